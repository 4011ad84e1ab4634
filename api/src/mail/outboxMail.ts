import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Mail, SentMessage } from './mail.ts';

const stored = z.object({
  id: z.string(),
  sentAt: z.coerce.date(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
const newest = 50;

const readAll = async (folder: string): Promise<SentMessage[]> => {
  const names = (await readdir(folder)).sort().reverse().slice(0, newest);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => stored.parse(JSON.parse(text)));
};

/** Mail that stays on this machine: one file per message under the data folder. */
export const outboxMail = (folder: string, clock: Clock, ids: Ids): Mail => ({
  send: async (message) => {
    await mkdir(folder, { recursive: true });
    const sentAt = clock.now();
    const id = `${sentAt.toISOString().replaceAll(':', '-')}-${ids.uuid()}`;
    await writeFile(join(folder, `${id}.json`), JSON.stringify({ id, sentAt, ...message }), { mode: 0o600 });
  },
  outbox: async () => {
    await mkdir(folder, { recursive: true });
    return readAll(folder);
  },
});
