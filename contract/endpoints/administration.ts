import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import {
  auditLine,
  memberLine,
  passwordAgain,
  premiumChange,
  roleChange,
  suspension,
} from '#contract/entities/administration.ts';
import { pathId } from '#contract/entities/id.ts';
import { page } from '#contract/entities/page.ts';
import {
  contentContext,
  contentKind,
  deletableKind,
  hiddenContent,
  newReport,
  reason,
  reported,
} from '#contract/entities/report.ts';
import { typedText } from '#contract/entities/text.ts';
import { auditTopics } from '#contract/rules/audit-topics.ts';
import { text } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

const params = z.object({ id: pathId });
const content = z.object({ kind: contentKind, id: pathId });
/** What lets something be again needs no reason, but may have one. */
const perhapsWhy = z.object({ reason: reason.optional() });

/** Reports, and what staff do about them. */
export const administration = {
  report: endpoint(addresses.report, {
    summary: 'Tell staff of a post, snapshot, comment, public program or profile',
    access: 'memberInGoodStanding',
    limits: ['report'],
    body: newReport,
    answer: null,
  }),
  listReports: endpoint(addresses.listReports, {
    summary: 'What was reported or held and waits for a look, the longest first',
    access: 'moderator',
    answer: z.array(reported),
  }),
  listHidden: endpoint(addresses.listHidden, {
    summary: 'What staff took out of view, the latest first, page by page',
    access: 'moderator',
    query: page,
    answer: z.array(hiddenContent),
  }),
  lookAtContent: endpoint(addresses.lookAtContent, {
    summary: 'What stands around a thing, and who made it',
    access: 'moderator',
    params: content,
    answer: contentContext,
  }),
  hideContent: endpoint(addresses.hideContent, {
    summary: 'Take something out of view, with a reason that its author reads',
    access: 'moderator',
    params: content,
    body: z.object({ reason }),
    answer: null,
  }),
  restoreContent: endpoint(addresses.restoreContent, {
    summary: 'Show again what was hidden or held, or leave in view what was reported',
    access: 'moderator',
    params: content,
    body: perhapsWhy,
    answer: null,
  }),
  deleteContent: endpoint(addresses.deleteContent, {
    summary: 'Delete what somebody else made, with a reason; it cannot be brought back',
    access: 'moderator',
    params: z.object({ kind: deletableKind, id: pathId }),
    body: z.object({ reason }),
    answer: null,
  }),
  listMembers: endpoint(addresses.listMembers, {
    summary: 'Accounts, by the beginning of their names; e-mail addresses for administrators only',
    access: 'moderator',
    query: page.extend({ q: typedText({ max: text.searchMax }).optional() }),
    answer: z.array(memberLine),
  }),
  suspendMember: endpoint(addresses.suspendMember, {
    summary: 'Keep an account from posting, with a reason and perhaps an end',
    access: 'moderator',
    params,
    body: suspension,
    answer: memberLine,
  }),
  unsuspendMember: endpoint(addresses.unsuspendMember, {
    summary: 'Lift a suspension',
    access: 'moderator',
    params,
    body: perhapsWhy,
    answer: memberLine,
  }),
  setRoles: endpoint(addresses.setRoles, {
    summary: 'Give or take roles; the account signs in again',
    access: 'administrator',
    limits: ['changeAccount'],
    params,
    body: roleChange,
    answer: memberLine,
  }),
  setPremium: endpoint(addresses.setPremium, {
    summary: 'Give or take premium',
    access: 'administrator',
    limits: ['changeAccount'],
    params,
    body: premiumChange,
    answer: memberLine,
  }),
  logoutMember: endpoint(addresses.logoutMember, {
    summary: 'End all sessions of an account',
    access: 'administrator',
    limits: ['changeAccount'],
    params,
    body: passwordAgain,
    answer: null,
  }),
  listAudit: endpoint(addresses.listAudit, {
    summary: 'What staff did, newest first, page by page',
    access: 'administrator',
    query: page.extend({ topic: z.enum(auditTopics).optional(), actorId: pathId.optional() }),
    answer: z.array(auditLine),
  }),
};
