export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Path = `/api/${string}`;
export type Address = `${Method} ${Path}`;

/**
 * Method and path of every call, and nothing else: all that a browser needs to make one. The schemas that belong to
 * them stay out of its first page. Variable parts stand in braces.
 */
export const addresses = {
  getUser: 'GET /api/user',
  login: 'POST /api/login',
  register: 'POST /api/register',
  checkRegistration: 'POST /api/register/check',
  logout: 'POST /api/logout',
  getSession: 'GET /api/auth/session',
  getProfileCard: 'GET /api/users/{id}',
  editProfile: 'PUT /api/user/profile',
  listActivity: 'GET /api/user/activity',
  listBlocked: 'GET /api/user/blocks',
  blockMember: 'POST /api/users/{id}/block',
  unblockMember: 'POST /api/users/{id}/unblock',

  forgotPassword: 'POST /api/password/forgot',
  resetPassword: 'POST /api/password/reset',
  changePassword: 'PUT /api/user/password',
  changeEmail: 'PUT /api/user/email',
  confirmEmail: 'POST /api/user/email/confirm',
  listSessions: 'GET /api/user/sessions',
  endSession: 'DELETE /api/user/sessions/{id}',
  logoutElsewhere: 'POST /api/logout-all',
  exportData: 'GET /api/user/export',
  deleteAccount: 'DELETE /api/user',

  listPasskeys: 'GET /api/user/passkeys',
  preparePasskey: 'POST /api/user/passkeys/options',
  addPasskey: 'POST /api/user/passkeys',
  renamePasskey: 'PUT /api/user/passkeys/{id}',
  removePasskey: 'DELETE /api/user/passkeys/{id}',
  preparePasskeyLogin: 'POST /api/login/passkey/options',
  loginByPasskey: 'POST /api/login/passkey',

  listPresets: 'GET /api/presets',
  getCatalogueStats: 'GET /api/presets/stats',
  lookForPremiumTone: 'GET /api/presets/premium-tone',
  listCertificates: 'GET /api/presets/certificates',
  listSongs: 'GET /api/songs',

  listPrograms: 'GET /api/programs',
  saveProgram: 'POST /api/programs',
  changeProgram: 'PUT /api/programs/{id}',
  deleteProgram: 'DELETE /api/programs/{id}',
  useProgram: 'POST /api/programs/{id}/use',

  listPosts: 'GET /api/community/posts',
  countNewerPosts: 'GET /api/community/posts/newer',
  listPostsOf: 'GET /api/community/user/{userId}/posts',
  listOwnPosts: 'GET /api/community/user',
  listLikedPosts: 'GET /api/community/liked-posts',
  createPost: 'POST /api/community/posts',
  createGuestPost: 'POST /api/community/posts/guest',
  likePost: 'POST /api/community/posts/{id}/like',
  unlikePost: 'POST /api/community/posts/{id}/unlike',
  deletePost: 'DELETE /api/community/posts/{id}',
  forceDeletePost: 'DELETE /api/force-delete-post/{id}',
  listCommunityPrograms: 'GET /api/community/programs',
  getCommunityProgram: 'GET /api/community/programs/{id}',
  listComments: 'GET /api/community/programs/{id}/comments',
  listRatings: 'GET /api/community/programs/{id}/ratings',
  useCommunityProgram: 'POST /api/community/programs/{id}/use',
  rateProgram: 'POST /api/community/programs/{id}/rate',
  createComment: 'POST /api/community/programs/{id}/comments',
  deleteComment: 'DELETE /api/community/comments/{id}',

  listOwnSnapshots: 'GET /api/snapshots/user',
  listPublicSnapshots: 'GET /api/snapshots/public-snapshots',
  shareSnapshotDirectly: 'POST /api/snapshots/direct',
  shareSnapshotAsGuest: 'POST /api/snapshots/guest',
  shareSnapshot: 'POST /api/snapshots',
  likeSnapshot: 'POST /api/snapshots/{id}/like',
  unlikeSnapshot: 'POST /api/snapshots/{id}/unlike',
  setSnapshotVisibility: 'PUT /api/snapshots/{id}',
  forceDeleteSnapshot: 'DELETE /api/force-delete-snapshot/{id}',

  report: 'POST /api/reports',
  listReports: 'GET /api/admin/reports',
  listHidden: 'GET /api/admin/hidden',
  lookAtContent: 'GET /api/admin/{kind}/{id}',
  hideContent: 'POST /api/admin/{kind}/{id}/hide',
  restoreContent: 'POST /api/admin/{kind}/{id}/restore',
  deleteContent: 'POST /api/admin/{kind}/{id}/delete',
  listMembers: 'GET /api/admin/users',
  suspendMember: 'POST /api/admin/users/{id}/suspend',
  unsuspendMember: 'POST /api/admin/users/{id}/unsuspend',
  setRoles: 'PUT /api/admin/users/{id}/roles',
  setPremium: 'PUT /api/admin/users/{id}/premium',
  logoutMember: 'POST /api/admin/users/{id}/logout-all',
  listAudit: 'GET /api/admin/audit',

  getPicture: 'GET /api/images/{hash}',

  listPlans: 'GET /api/plans',
  createCheckout: 'POST /api/create-subscription-checkout',
  getCheckout: 'GET /api/checkouts/{id}',
  getOrCreateSubscription: 'POST /api/get-or-create-subscription',
  getSubscription: 'GET /api/subscription',
  cancelSubscription: 'POST /api/subscription/cancel',
  resumeSubscription: 'POST /api/subscription/resume',
  openPortal: 'POST /api/subscription/portal',
  receivePaymentEvent: 'POST /api/webhooks/payments',

  showTestPayment: 'POST /api/test-payments/show',
  payTestPayment: 'POST /api/test-payments/pay',
  confirmTestPayment: 'POST /api/test-payments/confirm',
  listTestSubscriptions: 'GET /api/admin/test-subscriptions',
  changeTestSubscription: 'POST /api/admin/test-subscriptions/{id}',

  matchMood: 'POST /api/mood-matcher/match-mood',
  generateRecommendations: 'POST /api/recommendations/generate',
  trackListening: 'POST /api/recommendations/track-listening',
  listRecommendations: 'GET /api/recommendations',
  listForYou: 'GET /api/recommendations/for-you',
  getPreferences: 'GET /api/preferences',
  setPreferences: 'PUT /api/preferences',

  recordListening: 'POST /api/listening',
  listListening: 'GET /api/listening',
  getListeningSummary: 'GET /api/listening/summary',
  forgetListening: 'DELETE /api/listening/{id}',
  forgetAllListening: 'DELETE /api/listening',

  live: 'GET /api/live',
  health: 'GET /api/health',
} as const satisfies Record<string, Address>;

export function splitAddress(address: Address): { method: Method; path: Path } {
  const [method, path] = address.split(' ') as [Method, Path];
  return { method, path };
}
