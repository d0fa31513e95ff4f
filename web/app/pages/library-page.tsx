import { useState } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { Library } from '#web/features/library/library.tsx';
import { PremiumDialog } from '#web/features/plans/premium-dialog.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  const [locked, setLocked] = useState<Preset | null>(null);
  return (
    <PageFrame title="Frequency Library">
      <Library onLocked={setLocked} />
      <PremiumDialog about={locked?.name ?? null} onClose={() => setLocked(null)} />
    </PageFrame>
  );
}
