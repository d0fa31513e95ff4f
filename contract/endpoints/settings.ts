import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { currentPassword, email, password } from '#contract/entities/account.ts';
import { session, sessionId } from '#contract/entities/session.ts';
import { user } from '#contract/entities/user.ts';
import { z } from '#contract/zod.ts';

/** What came by mail and opens something once. */
const linkToken = z.string().max(100);

/** What members do with their own account. */
export const settings = {
  forgotPassword: endpoint(addresses.forgotPassword, {
    summary: 'Ask for a link to a new password; the answer is the same whether anyone has the address',
    access: 'anyone',
    limits: ['forgotPassword'],
    body: z.object({ email }),
    answer: null,
  }),
  resetPassword: endpoint(addresses.resetPassword, {
    summary: 'Set a new password by the link, end all sessions and log in',
    access: 'anyone',
    limits: ['openLink'],
    body: z.object({ token: linkToken, password }),
    answer: user,
  }),
  changePassword: endpoint(addresses.changePassword, {
    summary: 'Change the password and end all other sessions',
    access: 'member',
    limits: ['changeAccount'],
    body: z.object({ currentPassword, password }),
    answer: null,
  }),
  changeEmail: endpoint(addresses.changeEmail, {
    summary: 'Ask for another e-mail address, which counts when the link sent to it is opened',
    access: 'member',
    limits: ['changeAccount'],
    body: z.object({ currentPassword, email }),
    answer: null,
  }),
  confirmEmail: endpoint(addresses.confirmEmail, {
    summary: 'Confirm a new e-mail address by the link',
    access: 'anyone',
    limits: ['openLink'],
    body: z.object({ token: linkToken }),
    answer: z.object({ email: z.string() }),
  }),
  listSessions: endpoint(addresses.listSessions, {
    summary: 'Where the caller is signed in',
    access: 'member',
    answer: z.array(session),
  }),
  endSession: endpoint(addresses.endSession, {
    summary: "End one of the caller's sessions",
    access: 'member',
    params: z.object({ id: sessionId }),
    answer: null,
  }),
  logoutElsewhere: endpoint(addresses.logoutElsewhere, {
    summary: 'End all sessions of the caller but this one',
    access: 'member',
    answer: null,
  }),
  exportData: endpoint(addresses.exportData, {
    summary: 'All that is kept of the caller, as one file',
    access: 'member',
    limits: ['exportData'],
    answer: z.unknown(),
  }),
  deleteAccount: endpoint(addresses.deleteAccount, {
    summary: 'Delete the account and all that belongs to it',
    access: 'member',
    limits: ['changeAccount'],
    body: z.object({ currentPassword }),
    answer: null,
  }),
};
