/** What lines of the audit log can be asked for by. */
export const auditTopics = ['hide', 'restore', 'delete', 'suspension', 'role', 'premium'] as const;
export type AuditTopic = (typeof auditTopics)[number];
