import type { Breaker } from '../breaker.ts';

export interface Mail {
  /** Names this very mail: sent a second time it is still the same one. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail on; when it resolves, the other side has taken it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export function guardMailer(mailer: Mailer, breaker: Breaker): Mailer {
  return { send: (mail) => breaker.call(() => mailer.send(mail)) };
}
