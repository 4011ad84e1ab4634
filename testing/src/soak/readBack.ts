import { getProfile } from '@rankwright/contracts/account';
import { getArticle } from '@rankwright/contracts/articles';
import type { Endpoint } from '@rankwright/contracts/http';
import { listKeywords, listScheduledItems } from '@rankwright/contracts/planner';
import { setTimeout as pause } from 'node:timers/promises';
import type { SoakAccount } from './accounts.ts';
import { month } from './actions.ts';
import type { SoakClient, SoakRequest } from './client.ts';

interface FoundArticle {
  content: string;
  publications: { state: string }[];
}

const attempts = 60;
const readers = 8;

/** Reads until the API answers: processes may still be starting. */
const readSurely = async (client: SoakClient, endpoint: Endpoint, request: SoakRequest) => {
  for (let attempt = 1; ; attempt += 1) {
    const { outcome, status, body } = await client.call(endpoint, request);
    if (outcome === 'acknowledged') return body;
    if (status === 404) return {};
    if (attempt === attempts) throw new Error(`${endpoint.path} answers ${status ?? 'nothing'}.`);
    await pause(1_000);
  }
};

const readArticles = async (client: SoakClient, { token, ids }: SoakAccount, found: Map<string, string>) => {
  for (const [name, id] of ids) {
    if (!/^(article|post) /.test(name)) continue;
    const { article } = await readSurely(client, getArticle, { token, params: { id } });
    if (!article) continue;
    const { content, publications } = article as FoundArticle;
    if (name.startsWith('article ')) found.set(name, content);
    else if (publications.some(({ state }) => state === 'live')) found.set(name, 'live');
  }
};

/** Everything that an account’s write log can name. */
const readFound = async (client: SoakClient, account: SoakAccount): Promise<Map<string, string>> => {
  const { token } = account;
  const found = new Map<string, string>();
  const { keywords } = await readSurely(client, listKeywords, { token });
  for (const { keyword } of keywords as { keyword: string }[]) found.set(keyword, 'present');
  const { content } = await readSurely(client, listScheduledItems, { token, query: month });
  for (const { title, scheduledDate } of content as { title: string; scheduledDate: string }[])
    found.set(title.split(':')[0] ?? title, `${title} on ${scheduledDate}`);
  const { user } = await readSurely(client, getProfile, { token });
  const { company } = user as { company: string };
  if (company) found.set('company', company);
  await readArticles(client, account, found);
  return found;
};

const listLost = async (client: SoakClient, account: SoakAccount, deadline: number): Promise<string[]> => {
  for (;;) {
    const lost = account.writeLog.listLost(await readFound(client, account));
    if (Date.now() > deadline || !lost.some((line) => line.startsWith('post '))) return lost;
    await pause(2_000);
  }
};

/** Reads everything back through the gateway; returns what is lost. Publications get time to be sent. */
export const listLostWrites = async (
  client: SoakClient,
  accounts: readonly SoakAccount[],
  deadline: number,
): Promise<string[]> => {
  const lost: string[] = [];
  const left = [...accounts];
  const readShare = async (): Promise<void> => {
    for (let account = left.pop(); account; account = left.pop())
      lost.push(...(await listLost(client, account, deadline)));
  };
  await Promise.all(Array.from({ length: readers }, readShare));
  return lost;
};
