import { Applications } from '#web/features/landing/applications.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { History } from '#web/features/landing/history.tsx';
import { Modern } from '#web/features/landing/modern.tsx';
import { WhatIsCymara } from '#web/features/landing/tones.tsx';
import { usePageTitle } from '../page-title.ts';

export function LandingPage() {
  usePageTitle('A room for listening');
  return (
    <>
      <Hero />
      <div className="mx-auto max-w-[1440px]">
        <History />
        <Modern />
        <WhatIsCymara />
        <Applications />
      </div>
    </>
  );
}
