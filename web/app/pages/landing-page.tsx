import { useRef } from 'react';
import { Applications } from '#web/features/landing/applications.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { History } from '#web/features/landing/history.tsx';
import { type FilmHandle, IntroFilm } from '#web/features/landing/intro-film.tsx';
import { Modern } from '#web/features/landing/modern.tsx';
import { WhatIsCymara } from '#web/features/landing/what-is-cymara.tsx';
import { usePageTitle } from '../page-title.ts';

export function LandingPage() {
  usePageTitle('A room for listening');
  const film = useRef<FilmHandle>(null);
  return (
    <>
      <Hero onWatch={() => film.current?.watch()} />
      <div className="mx-auto max-w-[1440px]">
        <IntroFilm ref={film} />
        <History />
        <Modern />
        <WhatIsCymara />
        <Applications />
      </div>
    </>
  );
}
