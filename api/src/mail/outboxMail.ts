import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import { mailsPerHour, type Mail, type MailKind, type SentMessage } from './mail.ts';

const mailKinds = Object.keys(mailsPerHour) as [MailKind, ...MailKind[]];

const messageSchema = z.object({
  id: z.string(),
  sentAt: z.coerce.date(),
  to: z.string(),
  kind: z.enum(mailKinds).default('alert'),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
});
const maxMessages = 50;

const readMessages = async (folder: string): Promise<SentMessage[]> => {
  const names = (await readdir(folder)).sort().reverse().slice(0, maxMessages);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => messageSchema.parse(JSON.parse(text)));
};

/** Stores mail on this machine instead of sending it: one JSON file per message in `folder`. */
export const createOutboxMail = (folder: string, clock: Clock, ids: Ids): Mail => ({
  check: async () => {
    await mkdir(folder, { recursive: true });
  },
  send: async (message) => {
    await mkdir(folder, { recursive: true });
    const sentAt = clock.now();
    const id = `${sentAt.toISOString().replaceAll(':', '-')}-${ids.uuid()}`;
    await writeFile(join(folder, `${id}.json`), JSON.stringify({ id, sentAt, ...message }), { mode: 0o600 });
  },
  outbox: async () => {
    await mkdir(folder, { recursive: true });
    return readMessages(folder);
  },
});
