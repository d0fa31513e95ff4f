import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#web/api/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { Routes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';

/** The whole app: what every page shares, around the page that the address names. */
export function App() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Shell>
        <Routes />
      </Shell>
      <Toaster />
    </QueryClientProvider>
  );
}
