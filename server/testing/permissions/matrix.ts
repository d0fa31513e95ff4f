import type { EndpointName } from '#contract/endpoints/all.ts';
import { type Asked, on, plain } from './asked.ts';
import {
  listened,
  madeUpPasskey,
  newPassword,
  payment,
  presentPassword,
  program,
  registration,
  snapshot,
  usedMadeUpPasskey,
  words,
  wrongPassword,
} from './bodies.ts';
import {
  administering,
  blocking,
  deletingPost,
  deletingSnapshot,
  feed,
  judging,
  likingPost,
  likingSnapshot,
  lookingAt,
  ratingProgram,
  readingProgram,
  reporting,
  staffDeleting,
  suspending,
  unblocking,
  usingProgram,
} from './shared-rows.ts';

/**
 * Who may do what, as it is promised: for every call a row of seven answers, in the order
 *
 *     guest  free  premium  author  moderator  administrator  suspended
 *
 * and where the call is about a thing, a row for each state that such a thing can be in (cast.ts). A cell is
 *
 *     204, 401, 404 …   the status of the answer; 403 is "forbidden", 403s "suspended", 403p "premium_required"
 *     has marked lacks  a list with the thing in it, with the thing marked as hidden, without it
 *     -                 cannot be: a guest's own thing, another's thing of which one is the author
 *
 * A new call: `name: [plain('401 200 …')]` if it is about no thing, `[on('post', { own: …, other: … })]` if it is.
 */
export const matrix: Record<EndpointName, Asked[]> = {
  // One's own account
  getUser: [plain('401 200 200 200 200 200 200')],
  login: [plain('401 401 401 401 401 401 401', () => ({ body: { username: 'nobody', ...newPassword } }))],
  register: [plain('201 201 201 201 201 201 201', () => ({ body: registration() }))],
  checkRegistration: [plain('200 200 200 200 200 200 200', () => ({ body: { username: 'somebody' } }))],
  logout: [plain('204 204 204 204 204 204 204')],
  getSession: [plain('200 200 200 200 200 200 200')],
  editProfile: [plain('401 200 200 200 200 200 403s', () => ({ body: { bio: 'Hello' } }))],
  listActivity: [plain('401 200 200 200 200 200 200')],
  listBlocked: [plain('401 200 200 200 200 200 200')],
  forgotPassword: [plain('204 204 204 204 204 204 204', () => ({ body: { email: 'nobody@example.org' } }))],
  resetPassword: [
    plain('400 400 400 400 400 400 400', () => ({ body: { token: 'made-up', ...newPassword } })),
  ],
  confirmEmail: [plain('400 400 400 400 400 400 400', () => ({ body: { token: 'made-up' } }))],
  changePassword: [
    plain('401 204 204 204 204 204 204', () => ({ body: { ...presentPassword, ...newPassword } })),
    plain('401 403 403 403 403 403 403', () => ({ body: { ...wrongPassword, ...newPassword } })),
  ],
  changeEmail: [
    plain('401 204 204 204 204 204 204', () => ({
      body: { ...presentPassword, email: registration().email },
    })),
  ],
  listSessions: [plain('401 200 200 200 200 200 200')],
  endSession: [
    on('session', {
      own: '-      204 204 204 204 204 204',
      other: '401  404 404 -   404 404 404',
      missing: '401 404 404 404 404 404 404',
    }),
  ],
  logoutElsewhere: [plain('401 204 204 204 204 204 204')],
  exportData: [plain('401 200 200 200 200 200 200')],
  deleteAccount: [
    plain('401 204 204 204 204 204 204', () => ({ body: presentPassword })),
    plain('401 403 403 403 403 403 403', () => ({ body: wrongPassword })),
  ],

  // Passkeys; another member's is told in passkeys.api.test.ts.
  listPasskeys: [plain('401 200 200 200 200 200 200')],
  preparePasskey: [
    plain('401 200 200 200 200 200 200', () => ({ body: presentPassword })),
    plain('401 403 403 403 403 403 403', () => ({ body: wrongPassword })),
  ],
  addPasskey: [plain('401 400 400 400 400 400 400', () => ({ body: madeUpPasskey }))],
  renamePasskey: [
    plain('401 404 404 404 404 404 404', () => ({
      path: '/api/user/passkeys/999999',
      body: { name: 'The other phone' },
    })),
  ],
  removePasskey: [plain('401 404 404 404 404 404 404', () => ({ path: '/api/user/passkeys/999999' }))],
  preparePasskeyLogin: [plain('200 200 200 200 200 200 200')],
  loginByPasskey: [plain('401 401 401 401 401 401 401', () => ({ body: usedMadeUpPasskey }))],

  // Other members
  getProfileCard: [
    on('profile', {
      own: '-         200 200 200 200 200 200',
      other: '401     200 200 -   200 200 200',
      hidden: '401    200 200 200 200 200 200',
      "moderator's": '401 200 200 200 200 200 200',
      "administrator's": '401 200 200 200 200 200 200',
      missing: '401   404 404 404 404 404 404',
    }),
  ],
  blockMember: [on('profile', blocking)],
  unblockMember: [on('profile', unblocking)],

  // The catalogue is open to all; which numbers are told is a matter of the plan, and tested with the presets.
  listPresets: [plain('200 200 200 200 200 200 200')],
  getCatalogueStats: [plain('200 200 200 200 200 200 200')],
  lookForPremiumTone: [
    plain('200 200 200 200 200 200 200', () => ({ path: '/api/presets/premium-tone?hz=432' })),
  ],
  listCertificates: [plain('200 200 200 200 200 200 200')],
  listSongs: [plain('200 200 200 200 200 200 200')],

  // Programs
  listPrograms: [
    on('program', {
      own: '-       has   has   has    has   has   has',
      other: '401   lacks lacks -      lacks lacks lacks',
      hidden: '401  lacks lacks marked lacks lacks lacks',
      private: '401 lacks lacks has    lacks lacks lacks',
      missing: '401 lacks lacks lacks  lacks lacks lacks',
    }),
  ],
  saveProgram: [
    plain('401 201 201 201 201 201 201', () => ({ body: program })),
    plain('401 201 201 201 201 201 403s', () => ({ body: { ...program, isPublic: true } })),
    plain('401 403p 201 403p 403p 403p 403p', () => ({ body: { name: 'From a preset', presetId: 1 } })),
    plain('401 403p 201 403p 403p 403p 403p', () => ({ body: { ...program, category: 'Sequenced' } })),
  ],
  changeProgram: [
    on(
      'program',
      {
        // Whoever is suspended may not put anything before everyone, and this one stays public.
        own: '-       200 200 200 200 200 403s',
        other: '401   403 403 -   403 403 403',
        hidden: '401  404 404 200 403 403 404',
        private: '401 404 404 200 404 404 404',
        missing: '401 404 404 404 404 404 404',
      },
      () => ({ body: { name: 'Another name' } }),
    ),
  ],
  deleteProgram: [
    on('program', {
      own: '-       204 204 204 204 204 204',
      other: '401   403 403 -   204 204 403',
      hidden: '401  404 404 204 204 204 404',
      private: '401 404 404 204 404 404 404',
      missing: '401 404 404 404 404 404 404',
    }),
  ],
  useProgram: [on('program', usingProgram)],
  useCommunityProgram: [on('program', usingProgram)],

  // The feed
  listPosts: [
    on('post', feed),
    on('snapshot', { ...feed, private: '401 lacks lacks lacks lacks lacks lacks' }),
  ],
  countNewerPosts: [
    plain('401 200 200 200 200 200 200', () => ({ path: '/api/community/posts/newer?after=1' })),
  ],
  listPostsOf: [plain('401 200 200 200 200 200 200', () => ({ path: '/api/community/user/1/posts' }))],
  listOwnPosts: [
    on('post', {
      own: '-         has   has   has    has   has   has',
      other: '401     lacks lacks -      lacks lacks lacks',
      "guest's": '401 lacks lacks lacks  lacks lacks lacks',
      hidden: '401    lacks lacks marked lacks lacks lacks',
      missing: '401   lacks lacks lacks  lacks lacks lacks',
    }),
  ],
  listLikedPosts: [plain('401 200 200 200 200 200 200')],
  createPost: [plain('401 201 201 201 201 201 403s', () => ({ body: { content: words() } }))],
  createGuestPost: [plain('201 201 201 201 201 201 403s', () => ({ body: { content: words() } }))],
  likePost: [on('post', likingPost), on('snapshot', likingSnapshot)],
  unlikePost: [on('post', likingPost), on('snapshot', likingSnapshot)],
  deletePost: [on('post', deletingPost), on('snapshot', deletingSnapshot)],
  forceDeletePost: [on('post', deletingPost), on('snapshot', deletingSnapshot)],

  // Public programs
  listCommunityPrograms: [
    on('program', {
      own: '-       has   has   has    has    has    has',
      other: '401   has   has   -      has    has    has',
      hidden: '401  lacks lacks marked marked marked lacks',
      private: '401 lacks lacks lacks  lacks  lacks  lacks',
      missing: '401 lacks lacks lacks  lacks  lacks  lacks',
    }),
  ],
  getCommunityProgram: [on('program', readingProgram)],
  listComments: [on('program', readingProgram)],
  listRatings: [on('program', readingProgram)],
  rateProgram: [on('program', ratingProgram, () => ({ body: { rating: 4 } }))],
  createComment: [
    on(
      'program',
      {
        own: '-       201 201 201 201 201 403s',
        other: '401   201 201 -   201 201 403s',
        hidden: '401  404 404 201 201 201 403s',
        private: '401 404 404 201 404 404 403s',
        missing: '401 404 404 404 404 404 403s',
      },
      () => ({ body: { comment: words() } }),
    ),
  ],
  deleteComment: [
    on('comment', {
      own: '-       204 204 204 204 204 204',
      other: '401   403 403 -   204 204 403',
      hidden: '401  404 404 204 204 204 404',
      private: '401 404 404 204 404 404 404',
      missing: '401 404 404 404 404 404 404',
    }),
  ],

  // Snapshots
  listOwnSnapshots: [
    on('snapshot', {
      own: '-         has   has   has   has   has   has',
      other: '401     lacks lacks -     lacks lacks lacks',
      "guest's": '401 lacks lacks lacks lacks lacks lacks',
      hidden: '401    lacks lacks marked lacks lacks lacks',
      private: '401   lacks lacks has   lacks lacks lacks',
      missing: '401   lacks lacks lacks lacks lacks lacks',
    }),
  ],
  listPublicSnapshots: [
    on('snapshot', {
      own: '-         has   has   has   has   has   has',
      other: '401     has   has   -     has   has   has',
      "guest's": '401 has   has   has   has   has   has',
      hidden: '401    lacks lacks marked marked marked lacks',
      private: '401   lacks lacks lacks lacks lacks lacks',
      missing: '401   lacks lacks lacks lacks lacks lacks',
    }),
  ],
  shareSnapshot: [
    plain('401 201 201 201 201 201 201', () => ({ body: snapshot(false) })),
    plain('401 201 201 201 201 201 403s', () => ({ body: snapshot(true) })),
  ],
  shareSnapshotDirectly: [
    plain('401 201 201 201 201 201 201', () => ({ body: snapshot(false) })),
    plain('401 201 201 201 201 201 403s', () => ({ body: snapshot(true) })),
  ],
  shareSnapshotAsGuest: [plain('201 201 201 201 201 201 403s', () => ({ body: snapshot(true) }))],
  likeSnapshot: [on('snapshot', likingSnapshot)],
  unlikeSnapshot: [on('snapshot', likingSnapshot)],
  setSnapshotVisibility: [
    on(
      'snapshot',
      {
        own: '-         200 200 200 200 200 200',
        other: '401     403 403 -   403 403 403',
        "guest's": '401 403 403 403 403 403 403',
        hidden: '401    404 404 200 403 403 404',
        private: '401   404 404 200 404 404 404',
        missing: '401   404 404 404 404 404 404',
      },
      () => ({ body: { isPublic: false } }),
    ),
  ],
  forceDeleteSnapshot: [on('snapshot', deletingSnapshot)],
  getPicture: [
    on('picture', {
      own: '-         200 200 200 200 200 200',
      other: '200     200 200 -   200 200 200',
      "guest's": '200 200 200 200 200 200 200',
      hidden: '404    404 404 200 200 200 404',
      private: '404   404 404 200 404 404 404',
      missing: '404   404 404 404 404 404 404',
    }),
  ],

  // Staff
  report: reporting,
  listReports: [plain('401 403 403 403 200 200 403s')],
  hideContent: judging(() => ({ body: { reason: 'Unkind' } })),
  restoreContent: judging(() => ({ body: {} })),
  listHidden: [plain('401 403 403 403 200 200 403s')],
  lookAtContent: lookingAt,
  deleteContent: staffDeleting,
  listMembers: [plain('401 403 403 403 200 200 403s')],
  suspendMember: [on('profile', suspending, () => ({ body: { reason: 'Unkind', until: null } }))],
  unsuspendMember: [on('profile', suspending, () => ({ body: {} }))],
  setRoles: [on('profile', administering, () => ({ body: { isModerator: true, ...presentPassword } }))],
  setPremium: [on('profile', administering, () => ({ body: { isPremium: true, ...presentPassword } }))],
  logoutMember: [
    on(
      'profile',
      {
        own: '-         403 403 403 403 204 403s',
        other: '401     403 403 -   403 204 403s',
        hidden: '401    403 403 403 403 204 403s',
        "moderator's": '401 403 403 403 403 204 403s',
        "administrator's": '401 403 403 403 403 204 403s',
        missing: '401   403 403 403 403 404 403s',
      },
      () => ({ body: presentPassword }),
    ),
  ],
  listAudit: [plain('401 403 403 403 403 200 403s')],

  // Payment
  listPlans: [plain('200 200 200 200 200 200 200')],
  createCheckout: [
    plain('200 200 409 200 200 200 200', () => ({ body: { planType: 'monthly', ...registration() } })),
  ],
  getCheckout: [
    plain('404 404 404 404 404 404 404', () => ({ path: '/api/checkouts/made-up-and-long-enough' })),
  ],
  getOrCreateSubscription: [plain('401 200 409 200 200 200 200', () => ({ body: { planType: 'monthly' } }))],
  getSubscription: [plain('401 200 200 200 200 200 200')],
  cancelSubscription: [plain('401 404 404 404 404 404 404')],
  resumeSubscription: [plain('401 404 404 404 404 404 404')],
  openPortal: [plain('401 404 404 404 404 404 404')],
  receivePaymentEvent: [plain('400 400 400 400 400 400 400', () => ({ body: {} }))],
  showTestPayment: [plain('404 404 404 404 404 404 404', () => ({ body: payment }))],
  payTestPayment: [
    plain('404 404 404 404 404 404 404', () => ({ body: { ...payment, cardNumber: '4242424242424242' } })),
  ],
  confirmTestPayment: [
    plain('404 404 404 404 404 404 404', () => ({ body: { ...payment, isAgreed: true } })),
  ],
  listTestSubscriptions: [plain('401 403 403 403 403 200 403s')],
  changeTestSubscription: [
    plain('401 403 403 403 403 404 403s', () => ({
      path: '/api/admin/test-subscriptions/made-up',
      body: { happening: 'renew' },
    })),
  ],

  // Recommendations
  matchMood: [plain('401 403p 200 403p 403p 403p 403p', () => ({ body: { userDescription: 'Calm' } }))],
  generateRecommendations: [plain('401 200 200 200 200 200 200', () => ({ body: { mood: 'calm' } }))],
  trackListening: [
    plain('401 404 404 404 404 404 404', () => ({ body: { recommendationId: 1, duration: 5 } })),
  ],
  listRecommendations: [plain('401 200 200 200 200 200 200')],
  listForYou: [plain('401 200 200 200 200 200 200')],
  getPreferences: [plain('401 200 200 200 200 200 200')],
  setPreferences: [
    plain('401 200 200 200 200 200 200', () => ({
      body: { preferredCategories: [], favoriteFrequencies: [] },
    })),
  ],

  // Listening
  recordListening: [plain('401 200 200 200 200 200 200', () => ({ body: listened() }))],
  listListening: [
    on('listening', {
      own: '-       has   has   has   has   has   has',
      other: '401   lacks lacks -     lacks lacks lacks',
      missing: '401 lacks lacks lacks lacks lacks lacks',
    }),
  ],
  getListeningSummary: [plain('401 200 200 200 200 200 200')],
  forgetListening: [
    on('listening', {
      own: '-       204 204 204 204 204 204',
      other: '401   404 404 -   404 404 404',
      missing: '401 404 404 404 404 404 404',
    }),
  ],
  forgetAllListening: [plain('401 204 204 204 204 204 204')],

  // The process
  live: [plain('200 200 200 200 200 200 200')],
  health: [plain('200 200 200 200 200 200 200')],
};
