import { Applications } from '#web/features/landing/applications.tsx';
import { History } from '#web/features/landing/history.tsx';
import { IntroFilm } from '#web/features/landing/intro-film.tsx';
import { Modern } from '#web/features/landing/modern.tsx';
import { WhatIsCymara } from '#web/features/landing/what-is-cymara.tsx';

/** What follows the first screen: first what this is, with tones to touch, then where it comes from. */
export function LandingSections({ watchings }: { readonly watchings: number }) {
  return (
    <div className="mx-auto max-w-[1440px]">
      <WhatIsCymara />
      <IntroFilm watchings={watchings} />
      <History />
      <Modern />
      <Applications />
    </div>
  );
}
