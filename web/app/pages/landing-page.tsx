import { lazy, Suspense, useState } from 'react';
import { Hero } from '#web/features/landing/hero.tsx';
import { firstPaint } from '#web/lib/first-paint.ts';
import { usePageTitle } from '../page-title.ts';

/** Everything below the first screen: it is asked for once that one has been painted. */
const LandingSections = lazy(async () => {
  await firstPaint();
  return { default: (await import('./landing-sections.tsx')).LandingSections };
});

export function LandingPage() {
  usePageTitle('A room for listening');
  const [watchings, setWatchings] = useState(0);
  return (
    <>
      <Hero onWatch={() => setWatchings((count) => count + 1)} />
      <Suspense fallback={<div className="min-h-[400svh]" />}>
        <LandingSections watchings={watchings} />
      </Suspense>
    </>
  );
}
