/**
 * Every page of the app and who may see it: `open` to all, `signedIn` to members, `premium` to premium members, `staff` to
 * moderators and administrators, `signedOut` to those not yet logged in. The browser guards them; the server answers 404
 * for any other path, so that a wrong address is wrong for machines too.
 */
export const pages = {
  landing: { path: '/', guard: 'open' },
  about: { path: '/about', guard: 'open' },
  generators: { path: '/gen', guard: 'open' },
  plans: { path: '/plans', guard: 'open' },
  planChooser: { path: '/plans-page', guard: 'open' },
  /** The test provider's own page: the secret of the payment stands behind its `#`, as `#secret=…`. */
  testCheckout: { path: '/test-checkout', guard: 'open' },
  subscriptionSuccess: { path: '/subscription-success', guard: 'open' },
  terms: { path: '/terms', guard: 'open' },
  privacy: { path: '/privacy', guard: 'open' },
  auth: { path: '/auth', guard: 'signedOut' },
  subscribe: { path: '/subscribe', guard: 'signedIn' },
  community: { path: '/community', guard: 'signedIn' },
  communityPrograms: { path: '/community/programs', guard: 'signedIn' },
  communityProgram: { path: '/community/programs/:id', guard: 'signedIn' },
  visualization: { path: '/visualization', guard: 'signedIn' },
  snapshots: { path: '/snapshots', guard: 'signedIn' },
  dashboard: { path: '/dashboard', guard: 'signedIn' },
  library: { path: '/library', guard: 'signedIn' },
  preset: { path: '/library/:id', guard: 'open' },
  moodMatcher: { path: '/mood-matcher', guard: 'signedIn' },
  recommendations: { path: '/recommendations', guard: 'signedIn' },
  profile: { path: '/profile', guard: 'signedIn' },
  settings: { path: '/settings', guard: 'signedIn' },
  forgotPassword: { path: '/forgot-password', guard: 'open' },
  resetPassword: { path: '/reset-password', guard: 'open' },
  confirmEmail: { path: '/confirm-email', guard: 'open' },
  premium: { path: '/premium', guard: 'premium' },
  /** What administrators make happen at the test provider; moderators are shown nothing there. */
  testPayments: { path: '/admin/test-payments', guard: 'staff' },
  admin: { path: '/admin', guard: 'staff' },
} as const;

export type PageName = keyof typeof pages;
export type PageGuard = (typeof pages)[PageName]['guard'];

/** Addresses that lead to another page. */
export const shortcuts = {
  '/pricing': '/plans',
  '/diagnose': '/mood-matcher',
  '/gong': '/visualization',
  '/login': '/auth',
  '/register': '/auth',
} as const;

const patternOf = (path: string) => new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}/?$`, 'i');

const patterns = (Object.keys(pages) as PageName[]).map((name) => ({
  name,
  pattern: patternOf(pages[name].path),
}));
const shortcutPatterns = Object.keys(shortcuts).map(patternOf);

/** The page at a path, without its query. Like the router it minds no case. */
export function pageAt(path: string): PageName | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.name;
}

/** Whether a path is one that the app shows a page for. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== undefined || shortcutPatterns.some((pattern) => pattern.test(path));
}
