import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '#web/api/use-user.ts';
import { Backdrop } from '#web/bindings/figures/backdrop.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { BottomBar } from './icon-nav.tsx';
import { PlayerBar } from './player-bar.tsx';

/** What stays while pages change: the backdrop, the header, the footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { user } = useUser();
  const main = useRef<HTMLElement>(null);
  useTopOfEachPage(main);
  useTheme(user?.profileTheme);
  return (
    <div>
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-text px-5 py-3 font-medium text-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <Backdrop />
      <Header />
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className="min-h-[calc(100svh-var(--header-height))] outline-none"
      >
        {children}
      </main>
      <Footer />
      <PlayerBar isAboveNav={user !== null} />
      {user && <BottomBar />}
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

/** Every page begins at its top, for the eye and for whoever listens to the screen. */
function useTopOfEachPage(main: { readonly current: HTMLElement | null }) {
  const [path] = useLocation();
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
  useEffect(() => {
    // The browser's own memory of scroll positions would move the page again after a Back.
    window.history.scrollRestoration = 'manual';
  }, []);
}
