import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

interface FolderSettings {
  dataDir: string;
  from: string;
  /** Is told which file was written. */
  written(file: string): void;
}

/** The embedded form: mails lie in a folder, where whoever runs the server can open them, and nobody else. */
export function mailIntoFolder({ dataDir, from, written }: FolderSettings): Mailer {
  const folder = join(dataDir, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail: Mail) => {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Under its own name a mail is there whole or not at all; sent twice it lies there once.
      const file = join(folder, `${mail.key}.eml`);
      const unfinished = `${file}.part`;
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, file);
      written(file);
    },
  };
}
