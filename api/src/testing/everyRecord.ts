import type { ReportSnapshot } from '@rankwright/contracts/reports';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/accounts.ts';
import { articles, articleVersions } from '../database/schema/articles.ts';
import { connections } from '../database/schema/connections.ts';
import { generations } from '../database/schema/generations.ts';
import { notifications } from '../database/schema/operations.ts';
import { keywords, scheduledItems } from '../database/schema/planner.ts';
import { passkeys } from '../database/schema/secondFactors.ts';
import { refreshes } from '../database/schema/refreshes.ts';
import { reports } from '../database/schema/reports.ts';
import { publications } from '../database/schema/publications.ts';

/** Inserts a user and one record of every kind that it owns, all with the same id. */
export const insertEveryRecord = async (db: Database, id: string): Promise<void> => {
  const owned = { id, ownerId: id };
  await db.insert(users).values({ uid: id, email: 'other@example.com' });
  await db.insert(articles).values({
    ...owned,
    title: 'Private',
    content: 'Private',
    provenance: { writer: 'person', model: null, promptVersion: null, durationMs: null, request: null },
  });
  const version = { version: 1, title: 'Private', content: 'Private', reason: 'edited' as const };
  await db.insert(articleVersions).values({ ...owned, ...version, articleId: id });
  await db.insert(scheduledItems).values({ ...owned, articleId: id, scheduledDate: '2099-01-01' });
  await db.insert(keywords).values({ ...owned, keyword: 'private' });
  await db.insert(connections).values({ ...owned, platform: 'wordpress', method: 'application-password' });
  await db
    .insert(publications)
    .values({ ...owned, articleId: id, platform: 'wordpress', idempotencySlug: 'private', state: 'failed' });
  await db.insert(generations).values({
    ...owned,
    articleId: id,
    wordGoal: 800,
    request: {},
    state: 'done',
    startedAt: new Date(0),
    finishedAt: new Date(0),
  });
  await db
    .insert(passkeys)
    .values({ ...owned, credentialId: 'private', publicKey: 'private', name: 'Private' });
  const text = { title: 'Private', content: 'Private', revision: 'private', readAt: null };
  await db.insert(refreshes).values({
    ...{ ...owned, articleId: id, platform: 'wordpress', state: 'open', author: 'person' },
    ...{ start: text, live: text, title: 'Private', content: 'Private' },
  });
  await db.insert(reports).values({ ...owned, month: '2026-10', snapshot: {} as ReportSnapshot });
  await db.insert(notifications).values({ ...owned, kind: 'private', text: 'Private', href: '/' });
};
