import { type Asked, on } from './asked.ts';

/** Rows that several calls have in common, written as in matrix.ts. */

export const readingProgram = {
  own: '-       200 200 200 200 200 200',
  other: '401   200 200 -   200 200 200',
  hidden: '401  404 404 200 200 200 404',
  private: '401 404 404 200 404 404 404',
  missing: '401 404 404 404 404 404 404',
};

/** Nobody rates what is their own. */
export const ratingProgram = {
  own: '-       403 403 403 403 403 403s',
  other: '401   200 200 -   200 200 403s',
  hidden: '401  404 404 403 200 200 403s',
  private: '401 404 404 403 404 404 403s',
  missing: '401 404 404 404 404 404 403s',
};

/** What staff took out of view they may look at, not add to its count. */
export const usingProgram = {
  ...readingProgram,
  hidden: '401 404 404 200 404 404 404',
};

export const feed = {
  own: '-         has   has   has    has    has    has',
  other: '401     has   has   -      has    has    has',
  "guest's": '401 has   has   has    has    has    has',
  hidden: '401    lacks lacks marked marked marked lacks',
  missing: '401   lacks lacks lacks  lacks  lacks  lacks',
};

export const likingPost = {
  own: '-         200 200 200 200 200 403s',
  other: '401     200 200 -   200 200 403s',
  "guest's": '401 200 200 200 200 200 403s',
  hidden: '401    404 404 200 200 200 403s',
  missing: '401   404 404 404 404 404 403s',
};
export const likingSnapshot = { ...likingPost, private: '401 404 404 200 404 404 403s' };

export const deletingPost = {
  own: '-         204 204 204 204 204 204',
  other: '401     403 403 -   204 204 403',
  "guest's": '401 403 403 403 204 204 403',
  hidden: '401    404 404 204 204 204 404',
  missing: '401   404 404 404 404 404 404',
};
export const deletingSnapshot = { ...deletingPost, private: '401 404 404 204 404 404 404' };

export const blocking = {
  own: '-         409 409 409 409 409 409',
  other: '401     204 204 -   204 204 204',
  hidden: '401    204 204 409 204 204 204',
  "moderator's": '401 204 204 204 204 204 204',
  "administrator's": '401 204 204 204 204 204 204',
  missing: '401   404 404 404 404 404 404',
};

export const unblocking = {
  ...blocking,
  own: '-      204 204 204 204 204 204',
  hidden: '401 204 204 204 204 204 204',
  missing: '401 204 204 204 204 204 204',
};

const reportingMade = {
  own: '-         204 204 204 204 204 403s',
  other: '401     204 204 -   204 204 403s',
  hidden: '401    404 404 204 204 204 403s',
  private: '401   404 404 204 404 404 403s',
  missing: '401   404 404 404 404 404 403s',
};
const reportingPost = {
  own: reportingMade.own,
  other: reportingMade.other,
  "guest's": '401 204 204 204 204 204 403s',
  hidden: reportingMade.hidden,
  missing: reportingMade.missing,
};
const about = (kind: string) => (thing: { id: string }) => ({
  body: { kind, id: Number(thing.id), reason: 'Unkind' },
});

export const reporting: Asked[] = [
  on('post', reportingPost, about('post')),
  on('snapshot', { ...reportingPost, private: reportingMade.private }, about('post')),
  on('program', reportingMade, about('program')),
  on('comment', reportingMade, about('comment')),
  on(
    'profile',
    {
      own: '-         204 204 204 204 204 403s',
      other: '401     204 204 -   204 204 403s',
      hidden: '401    404 404 204 204 204 403s',
      "moderator's": '401 204 204 204 204 204 403s',
      "administrator's": '401 204 204 204 204 204 403s',
      missing: '401   404 404 404 404 404 403s',
    },
    about('profile'),
  ),
];

/** A moderator judges nobody's private things, not the own ones, and nothing of an administrator. */
const judgingMade = {
  own: '-         403 403 403 409 204 403s',
  other: '401     403 403 -   204 204 403s',
  hidden: '401    403 403 403 204 204 403s',
  private: '401   403 403 403 404 404 403s',
  missing: '401   403 403 403 404 404 403s',
};
const judgingPost = {
  own: judgingMade.own,
  other: judgingMade.other,
  "guest's": '401 403 403 403 204 204 403s',
  hidden: judgingMade.hidden,
  missing: judgingMade.missing,
};
export const judging = (send?: Asked['send']): Asked[] => [
  on('post', judgingPost, send),
  on('snapshot', { ...judgingPost, private: judgingMade.private }, send),
  on('program', judgingMade, send),
  on('comment', judgingMade, send),
  on(
    'profile',
    {
      own: '-         403 403 403 409 204 403s',
      other: '401     403 403 -   204 204 403s',
      hidden: '401    403 403 403 204 204 403s',
      "moderator's": '401 403 403 403 204 204 403s',
      "administrator's": '401 403 403 403 403 204 403s',
      missing: '401   403 403 403 404 404 403s',
    },
    send,
  ),
];

/** What a moderator may judge or not, every member of staff may look at where everyone may. */
const lookingAtMade = {
  own: '-         403 403 403 200 200 403s',
  other: '401     403 403 -   200 200 403s',
  hidden: '401    403 403 403 200 200 403s',
  private: '401   403 403 403 404 404 403s',
  missing: '401   403 403 403 404 404 403s',
};
const lookingAtPost = {
  own: lookingAtMade.own,
  other: lookingAtMade.other,
  "guest's": '401 403 403 403 200 200 403s',
  hidden: lookingAtMade.hidden,
  missing: lookingAtMade.missing,
};
export const lookingAt: Asked[] = [
  on('post', lookingAtPost),
  on('snapshot', { ...lookingAtPost, private: lookingAtMade.private }),
  on('program', lookingAtMade),
  on('comment', lookingAtMade),
  on('profile', {
    own: lookingAtMade.own,
    other: lookingAtMade.other,
    hidden: lookingAtMade.hidden,
    "moderator's": '401 403 403 403 200 200 403s',
    "administrator's": '401 403 403 403 200 200 403s',
    missing: lookingAtMade.missing,
  }),
];

const staffDeletingMade = { ...judgingMade, own: '- 403 403 403 204 204 403s' };
const staffDeletingPost = { ...judgingPost, own: staffDeletingMade.own };
const why = () => ({ body: { reason: 'Unkind' } });
export const staffDeleting: Asked[] = [
  on('post', staffDeletingPost, why),
  on('snapshot', { ...staffDeletingPost, private: judgingMade.private }, why),
  on('program', staffDeletingMade, why),
  on('comment', staffDeletingMade, why),
];

export const suspending = {
  own: '-         403 403 403 409 409 403s',
  other: '401     403 403 -   200 200 403s',
  hidden: '401    403 403 403 200 200 403s',
  "moderator's": '401 403 403 403 403 200 403s',
  "administrator's": '401 403 403 403 403 200 403s',
  missing: '401   403 403 403 404 404 403s',
};

export const administering = {
  own: '-         403 403 403 403 200 403s',
  other: '401     403 403 -   403 200 403s',
  hidden: '401    403 403 403 403 200 403s',
  "moderator's": '401 403 403 403 403 200 403s',
  "administrator's": '401 403 403 403 403 200 403s',
  missing: '401   403 403 403 403 404 403s',
};
