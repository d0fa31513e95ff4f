import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import {
  credentials,
  registration,
  registrationCheck,
  registrationProblems,
} from '#contract/entities/account.ts';
import { activity, activityFilters } from '#contract/entities/activity.ts';
import { pathId } from '#contract/entities/id.ts';
import { page } from '#contract/entities/page.ts';
import { profileEdit } from '#contract/entities/profile-edit.ts';
import { profileCard, user } from '#contract/entities/user.ts';
import { z } from '#contract/zod.ts';

export const accounts = {
  getUser: endpoint(addresses.getUser, {
    summary: 'The signed-in member',
    access: 'member',
    answer: user,
  }),
  login: endpoint(addresses.login, {
    summary: 'Log in by name or e-mail',
    access: 'anyone',
    body: credentials,
    answer: user,
  }),
  register: endpoint(addresses.register, {
    summary: 'Open a free account and log in',
    access: 'anyone',
    limits: ['register'],
    body: registration,
    status: 201,
    answer: user,
  }),
  checkRegistration: endpoint(addresses.checkRegistration, {
    summary: 'Whether a name or an e-mail can still be registered',
    access: 'anyone',
    limits: ['checkRegistration'],
    body: registrationCheck,
    answer: registrationProblems,
  }),
  logout: endpoint(addresses.logout, {
    summary: 'End this session',
    access: 'anyone',
    answer: null,
  }),
  getSession: endpoint(addresses.getSession, {
    summary: 'Who is signed in, if anyone',
    access: 'anyone',
    answer: z.object({ user: user.nullable() }),
  }),
  getProfileCard: endpoint(addresses.getProfileCard, {
    summary: "A member's public profile",
    access: 'member',
    params: z.object({ id: pathId }),
    answer: profileCard,
  }),
  editProfile: endpoint(addresses.editProfile, {
    summary: "Change one's own profile",
    access: 'memberInGoodStanding',
    body: profileEdit,
    bodySize: 'pictures',
    answer: user,
  }),
  listActivity: endpoint(addresses.listActivity, {
    summary: 'What the caller made, newest first, page by page',
    access: 'member',
    query: page.extend({ filter: z.enum(activityFilters).optional() }),
    answer: z.array(activity),
  }),
  listBlocked: endpoint(addresses.listBlocked, {
    summary: 'Whom the caller has blocked',
    access: 'member',
    answer: z.array(profileCard.pick({ id: true, username: true, avatarUrl: true })),
  }),
  blockMember: endpoint(addresses.blockMember, {
    summary: 'See nothing of a member any more',
    access: 'member',
    limits: ['react'],
    params: z.object({ id: pathId }),
    answer: null,
  }),
  unblockMember: endpoint(addresses.unblockMember, {
    summary: 'Take a block back',
    access: 'member',
    limits: ['react'],
    params: z.object({ id: pathId }),
    answer: null,
  }),
};
