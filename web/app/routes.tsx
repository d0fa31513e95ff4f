import { type ComponentType, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { type PageName, pages, shortcuts } from '#contract/rules/pages.ts';
import { prefetchSound } from '#web/bindings/sound/prefetch-sound.ts';
import { registerFormFirst } from '#web/features/account/auth-form.ts';
import { Guard, Waiting } from './guard.tsx';
import { lazyPage } from './lazy-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { AuthPage } from './pages/auth-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

/** A page with a Play on it: the sound comes beside it. */
const playingPage = (load: () => Promise<{ Page: ComponentType }>) =>
  lazyPage(() => {
    prefetchSound();
    return load();
  });

/** One for every page of the contract. All but the two that strangers open first are fetched when they are opened. */
const components: Record<PageName, ComponentType> = {
  landing: LandingPage,
  about: LandingPage,
  generators: playingPage(() => import('./pages/generators-page.tsx')),
  plans: lazyPage(() => import('./pages/plans-page.tsx')),
  planChooser: lazyPage(() => import('./pages/plan-chooser-page.tsx')),
  testCheckout: lazyPage(() => import('./pages/test-checkout-page.tsx')),
  subscriptionSuccess: lazyPage(() => import('./pages/subscription-success-page.tsx')),
  terms: lazyPage(() => import('./pages/terms-page.tsx')),
  privacy: lazyPage(() => import('./pages/privacy-page.tsx')),
  auth: AuthPage,
  subscribe: lazyPage(() => import('./pages/subscribe-page.tsx')),
  community: lazyPage(() => import('./pages/community-page.tsx')),
  communityPrograms: lazyPage(() => import('./pages/community-programs-page.tsx')),
  communityProgram: lazyPage(() => import('./pages/community-program-page.tsx')),
  visualization: playingPage(() => import('./pages/visualization-page.tsx')),
  snapshots: lazyPage(() => import('./pages/snapshots-page.tsx')),
  dashboard: lazyPage(() => import('./pages/dashboard-page.tsx')),
  library: playingPage(() => import('./pages/library-page.tsx')),
  preset: playingPage(() => import('./pages/preset-page.tsx')),
  moodMatcher: playingPage(() => import('./pages/mood-matcher-page.tsx')),
  recommendations: lazyPage(() => import('./pages/recommendations-page.tsx')),
  profile: lazyPage(() => import('./pages/profile-page.tsx')),
  settings: lazyPage(() => import('./pages/settings-page.tsx')),
  forgotPassword: lazyPage(() => import('./pages/forgot-password-page.tsx')),
  resetPassword: lazyPage(() => import('./pages/reset-password-page.tsx')),
  confirmEmail: lazyPage(() => import('./pages/confirm-email-page.tsx')),
  premium: lazyPage(() => import('./pages/premium-page.tsx')),
  admin: lazyPage(() => import('./pages/admin-page.tsx')),
  testPayments: lazyPage(() => import('./pages/test-payments-page.tsx')),
};

const names = Object.keys(pages) as PageName[];

export function Routes() {
  return (
    <Switch>
      {names.map((name) => {
        const Page = components[name];
        return (
          <Route key={name} path={pages[name].path}>
            <Guard guard={pages[name].guard}>
              <PageBoundary key={name}>
                <Suspense fallback={<Waiting />}>
                  <Page />
                </Suspense>
              </PageBoundary>
            </Guard>
          </Route>
        );
      })}
      {Object.entries(shortcuts).map(([from, to]) => (
        <Route key={from} path={from}>
          <Redirect to={to} replace state={from === '/register' ? registerFormFirst : undefined} />
        </Route>
      ))}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
