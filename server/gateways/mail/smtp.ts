import { createTransport } from 'nodemailer';
import { GatewayRefusal } from '../breaker.ts';
import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

const CONNECT_WITHIN_MS = 3_000;
const SILENT_FOR_MS = 8_000;

/** Through a mail server. One connection a mail: they are few, and nothing is left hanging at a stop. */
export function mailBySmtp({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: SILENT_FOR_MS,
    socketTimeout: SILENT_FOR_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from)).catch((error: unknown) => {
        throw isUnknownAddress(error) ? new GatewayRefusal('The address does not take mail.') : error;
      });
    },
  };
}

/** A refusal of the one address, for good; whatever else goes wrong may be put right. */
function isUnknownAddress(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}
