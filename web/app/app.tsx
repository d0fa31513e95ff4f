import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#web/api/query-client.ts';
import { SoundProvider } from '#web/bindings/sound/sound-provider.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { Routes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';

/** The whole app: what every page shares, around the page that the address names. */
export function App() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <SoundProvider>
        <Shell>
          <Routes />
        </Shell>
      </SoundProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
