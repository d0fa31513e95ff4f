import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { User } from '#contract/entities/user.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { changeUser } from '#web/api/use-user.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { SoundProvider, useSoundRoom } from '../sound/sound-provider.tsx';
import type { SoundRoom } from '../sound/sound-room.ts';

const member: User = {
  id: 7,
  username: 'ada',
  email: 'ada@example.org',
  bio: null,
  avatarUrl: null,
  profileBackgroundUrl: null,
  websiteUrl: null,
  instagramHandle: null,
  xHandle: null,
  profileTheme: 'violet',
  isPremium: false,
  isAdmin: false,
  isModerator: false,
};

export const someone = { visitor: null, member, premium: { ...member, isPremium: true } } as const;

interface InRoomProps {
  readonly who: User | null;
  readonly onRoom?: (room: SoundRoom) => void;
  readonly children: ReactNode;
}

/** What every page stands in, for tests: somebody's account, the sound, and the messages. */
export function InRoom({ who, onRoom, children }: InRoomProps) {
  const queries = createQueryClient();
  changeUser(queries, who);
  return (
    <QueryClientProvider client={queries}>
      <SoundProvider>
        <Suspense>
          {onRoom && <Tell onRoom={onRoom} />}
          {children}
        </Suspense>
      </SoundProvider>
      <Toaster />
    </QueryClientProvider>
  );
}

function Tell({ onRoom }: { readonly onRoom: (room: SoundRoom) => void }) {
  onRoom(useSoundRoom());
  return null;
}
