import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { type PageName, pages, shortcuts } from '#contract/rules/pages.ts';
import { Guard, Waiting } from './guard.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { AuthPage } from './pages/auth-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

const page = (load: () => Promise<{ Page: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Page }));

/** One for every page of the contract. All but the two that strangers open first are fetched when they are opened. */
const components: Record<PageName, ComponentType> = {
  landing: LandingPage,
  about: LandingPage,
  generators: page(() => import('./pages/generators-page.tsx')),
  plans: page(() => import('./pages/plans-page.tsx')),
  planChooser: page(() => import('./pages/plan-chooser-page.tsx')),
  subscriptionSuccess: page(() => import('./pages/subscription-success-page.tsx')),
  terms: page(() => import('./pages/terms-page.tsx')),
  privacy: page(() => import('./pages/privacy-page.tsx')),
  auth: AuthPage,
  subscribe: page(() => import('./pages/subscribe-page.tsx')),
  community: page(() => import('./pages/community-page.tsx')),
  communityProgram: page(() => import('./pages/community-program-page.tsx')),
  visualization: page(() => import('./pages/visualization-page.tsx')),
  snapshots: page(() => import('./pages/snapshots-page.tsx')),
  dashboard: page(() => import('./pages/dashboard-page.tsx')),
  library: page(() => import('./pages/library-page.tsx')),
  preset: page(() => import('./pages/preset-page.tsx')),
  moodMatcher: page(() => import('./pages/mood-matcher-page.tsx')),
  recommendations: page(() => import('./pages/recommendations-page.tsx')),
  profile: page(() => import('./pages/profile-page.tsx')),
  premium: page(() => import('./pages/premium-page.tsx')),
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
          <Redirect to={to} replace />
        </Route>
      ))}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
