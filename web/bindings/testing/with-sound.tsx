import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { User } from '#contract/entities/user.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { changeUser } from '#web/api/use-user.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import type { AppSound } from '../sound/app-sound.ts';
import { SoundProvider, useAppSound } from '../sound/sound-provider.tsx';

const member: User = {
  id: 7,
  username: 'ada',
  email: 'ada@example.org',
  bio: null,
  avatarUrl: null,
  profileBackgroundUrl: null,
  profileModeration: null,
  suspension: null,
  newUntil: null,
  websiteUrl: null,
  instagramHandle: null,
  xHandle: null,
  profileTheme: 'violet',
  isPremium: false,
  isAdmin: false,
  isModerator: false,
};

export const someone = { visitor: null, member, premium: { ...member, isPremium: true } } as const;

interface WithSoundProps {
  readonly who: User | null;
  readonly onSound?: (appSound: AppSound) => void;
  readonly children: ReactNode;
}

/** What every page stands in, for tests: somebody's account, the sound, and the messages. */
export function WithSound({ who, onSound, children }: WithSoundProps) {
  const queries = createQueryClient();
  changeUser(queries, who);
  return (
    <QueryClientProvider client={queries}>
      <SoundProvider>
        <Suspense>
          {onSound && <Tell onSound={onSound} />}
          {children}
        </Suspense>
      </SoundProvider>
      <Toaster />
    </QueryClientProvider>
  );
}

function Tell({ onSound }: { readonly onSound: (appSound: AppSound) => void }) {
  onSound(useAppSound());
  return null;
}
