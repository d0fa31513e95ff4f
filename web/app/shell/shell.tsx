import { type ReactNode, useEffect, useRef } from 'react';
import { useUser } from '#web/api/use-user.ts';
import { Backdrop } from '#web/bindings/figures/backdrop.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { BottomBar } from './icon-nav.tsx';
import { PlayerBar } from './player-bar.tsx';
import { useScrollMemory } from './scroll-memory.ts';

/** What stays while pages change: the backdrop, the header, the footer. A page that must stand alone marks the document. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { user } = useUser();
  const main = useRef<HTMLElement>(null);
  useScrollMemory(main);
  useTheme(user?.profileTheme);
  return (
    <div>
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-text px-5 py-3 font-medium text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="in-data-alone:hidden">
        <Backdrop />
      </div>
      <Header />
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className="min-h-[calc(100svh-var(--header-height))] outline-none"
      >
        {children}
      </main>
      <div className="in-data-alone:hidden">
        <Footer />
        <PlayerBar isAboveNav={user !== null} />
        {user && <BottomBar />}
      </div>
    </div>
  );
}

/** The member's accent, on the whole document: toasts and dialogs stand outside the app's own box. */
function useTheme(theme: string | undefined) {
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
}
