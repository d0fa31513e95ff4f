import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { Recommendations } from '#web/features/recommendations/recommendations.tsx';
import { PageFrame } from './page-frame.tsx';

export function Page() {
  usePreparedSound();
  return (
    <PageFrame title="Recommendations">
      <Recommendations />
    </PageFrame>
  );
}
