import type { Config } from '../app/config.ts';
import { Breaker } from './breaker.ts';
import { guardLanguageModel, type LanguageModel, noLanguageModel } from './language-model/language-model.ts';
import { languageModelOverHttp } from './language-model/over-http.ts';
import { mailIntoFolder } from './mail/mail-folder.ts';
import { guardMailer, type Mailer } from './mail/mailer.ts';
import { mailBySmtp } from './mail/smtp.ts';

/**
 * What the product talks to outside, each behind a breaker and each with a form that needs no network. Whoever takes
 * the money is opened apart (payments/open-payments.ts), since the embedded one has tables in our database.
 */
export interface Gateways {
  mailer: Mailer;
  languageModel: LanguageModel;
}

/** A mail server may take its time; the outbox waits for it, and nobody else. */
const MAIL_WITHIN_MS = 30_000;
/** Somebody waits for the words; ours are there already. */
const WORDS_WITHIN_MS = 3_000;

export function openGateways(config: Config, wroteMail: (file: string) => void): Gateways {
  const from = config.SUPPORT_EMAIL;
  const mailer = config.SMTP_URL
    ? mailBySmtp({ url: config.SMTP_URL, from })
    : mailIntoFolder({ dataDir: config.DATA_DIR, from, written: wroteMail });
  const { LLM_URL: url, LLM_MODEL: model, LLM_API_KEY: apiKey } = config;
  const languageModel = url && model ? languageModelOverHttp({ url, model, apiKey }) : noLanguageModel;
  return {
    mailer: guardMailer(mailer, new Breaker('The mail server', { withinMs: MAIL_WITHIN_MS })),
    languageModel: guardLanguageModel(
      languageModel,
      new Breaker('The language model', { withinMs: WORDS_WITHIN_MS }),
    ),
  };
}
