import { getProfile, updateUser } from '@rankwright/contracts/account';
import { createArticle, getContentHistory, updateArticle } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import {
  createKeyword,
  createScheduledItem,
  deleteKeyword,
  deleteScheduledItem,
  listKeywords,
  listScheduledItems,
  updateScheduledItem,
} from '@rankwright/contracts/planner';
import type { SoakAccount } from './accounts.ts';
import type { SoakClient, SoakReply } from './client.ts';

export type Action = (client: SoakClient, account: SoakAccount, random: () => number) => Promise<void>;

/** Items are planned in one month, which is read back in one request. */
export const month = { year: '2099', month: '3' };
const things = 8;

const choose = (kind: string, random: () => number): string => `${kind} ${Math.floor(random() * things)}`;
const createDate = (writes: number): string => `2099-03-${String((writes % 28) + 1).padStart(2, '0')}`;

const keepId = ({ ids }: SoakAccount, name: string, id: unknown): void => {
  if (typeof id === 'string') ids.set(name, id);
};

/** Adds a keyword, or deletes it when it exists. */
const toggleKeyword: Action = async (client, account, random) => {
  const { token, writeLog, ids } = account;
  const name = choose('keyword', random);
  if (!writeLog.canWrite(name)) return;
  const id = ids.get(name);
  const reply = id
    ? await client.call(deleteKeyword, { token, params: { id } })
    : await client.call(createKeyword, { token, body: { keyword: name, volume: 90, difficulty: 4 } });
  writeLog.record(name, id ? null : 'present', reply.outcome);
  if (reply.outcome !== 'acknowledged') return;
  if (id) ids.delete(name);
  else keepId(account, name, reply.body.id);
};

/** Creates, changes or deletes a scheduled item. Its title says its name and the number of the write. */
const writeItem: Action = async (client, account, random) => {
  const { token, writeLog, ids } = account;
  const name = choose('item', random);
  if (!writeLog.canWrite(name)) return;
  const id = ids.get(name);
  const params = { id: id ?? '' };
  if (id && random() < 0.15) {
    const { outcome } = await client.call(deleteScheduledItem, { token, params });
    writeLog.record(name, null, outcome);
    if (outcome === 'acknowledged') ids.delete(name);
    return;
  }
  account.writes += 1;
  const scheduledDate = createDate(account.writes);
  const body = { title: `${name}: ${account.writes}`, scheduledDate };
  const reply = id
    ? await client.call(updateScheduledItem, { token, params, body })
    : await client.call(createScheduledItem, { token, body });
  writeLog.record(name, `${body.title} on ${scheduledDate}`, reply.outcome);
  keepId(account, name, reply.body.id);
};

const keepArticle = (account: SoakAccount, name: string, { outcome, body }: SoakReply): void => {
  if (outcome === 'acknowledged') keepId(account, name, (body.article as { id?: string }).id);
};

const writeArticle: Action = async (client, account, random) => {
  const { token, writeLog, ids } = account;
  const name = choose('article', random);
  if (!writeLog.canWrite(name)) return;
  account.writes += 1;
  const body = {
    title: name,
    content: `## Part ${account.writes}\n\n${'Late winter is best. '.repeat(40)}`.trim(),
  };
  const id = ids.get(name);
  const reply = id
    ? await client.call(updateArticle, { token, params: { id }, body })
    : await client.call(createArticle, { token, body });
  keepArticle(account, name, reply);
  // Without its identifier it could not be read back.
  if (ids.has(name)) writeLog.record(name, body.content, reply.outcome);
};

/** Writes an article of its own and publishes it; a worker sends it. */
const publishNew: Action = async (client, account) => {
  const { token, writeLog } = account;
  account.writes += 1;
  const name = `post ${account.writes}`;
  const created = await client.call(createArticle, { token, body: { title: name, content: 'Prune late.' } });
  keepArticle(account, name, created);
  const id = account.ids.get(name);
  if (!id) return;
  const body = { platforms: ['webhook'], version: 1, asDraft: false };
  const { outcome } = await client.call(publishArticle, { token, params: { id }, body });
  writeLog.record(name, 'live', outcome);
};

const writeProfile: Action = async (client, account) => {
  const { token, writeLog, userId } = account;
  if (!writeLog.canWrite('company')) return;
  account.writes += 1;
  const body = { company: `Company ${account.writes}` };
  const { outcome } = await client.call(updateUser, { token, params: { uid: userId }, body });
  writeLog.record('company', body.company, outcome);
};

const read =
  (...[endpoint, query]: [Parameters<SoakClient['call']>[0], Record<string, string>?]): Action =>
  async (client, { token }) => {
    await client.call(endpoint, { token, ...(query && { query }) });
  };

/** What people do, and its share of all requests. */
export const actions: readonly [share: number, action: Action][] = [
  [0.2, read(listScheduledItems, month)],
  [0.1, read(listKeywords)],
  [0.1, read(getContentHistory)],
  [0.1, read(getProfile)],
  [0.2, writeItem],
  [0.1, toggleKeyword],
  [0.1, writeArticle],
  [0.05, writeProfile],
  [0.05, publishNew],
];
