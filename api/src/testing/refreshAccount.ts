import {
  approveRefresh,
  createRefreshProposal,
  getRefresh,
  readLiveText,
  updateRefreshProposal,
  type Refresh,
} from '@rankwright/contracts/refreshes';
import type { SearchFinding } from '@rankwright/contracts/searchPerformance';
import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import {
  searchConnections,
  searchDays,
  searchPageDays,
  searchPages,
} from '../database/schema/searchPerformance.ts';
import { addDays, createPageKey } from '../features/searchPerformance/searchDay.model.ts';
import type { ArchiveAccount } from './archiveAccount.ts';

/** What a person does with the refreshes of an account. */
export const createRefreshCalls = ({ send, readArticle }: ArchiveAccount) => {
  const read = async (id: string) => (await send(getRefresh, { params: { id } })).body.refresh as Refresh;
  return {
    read,
    propose: async (title: string, body: object = {}): Promise<Refresh> => {
      const { id } = await readArticle(title);
      const reply = await send(createRefreshProposal, { params: { id }, body });
      assert.equal(reply.status, 200, JSON.stringify(reply.body));
      return reply.body.refresh as Refresh;
    },
    save: async ({ id, edition, proposal }: Refresh, content: string): Promise<Refresh> => {
      const body = { title: proposal.title, content, edition };
      const reply = await send(updateRefreshProposal, { params: { id }, body });
      assert.equal(reply.status, 200, JSON.stringify(reply.body));
      return reply.body.refresh as Refresh;
    },
    readLive: async ({ id }: Refresh) =>
      (await send(readLiveText, { params: { id } })).body.refresh as Refresh,
    /** Approves what the refresh shows. */
    approve: ({ id, edition, articleVersion, live }: Refresh, change: object = {}) => {
      const body = { edition, articleVersion, revision: live.revision, ...change };
      return send(approveRefresh, { params: { id }, body });
    },
  };
};

/** A Search Console connection with figures of one page up to `finalDay`, and what was found in them. */
export const insertFigures = async (
  { api, userId: ownerId }: ArchiveAccount,
  { url, finalDay, findings = [] }: { url: string; finalDay: string; findings?: SearchFinding[] },
  getClicks: (day: string) => number,
): Promise<void> => {
  const { db } = api.deps;
  const connection = { finalDay, findings: { findings, unknown: null }, state: 'done' as const };
  await db
    .insert(searchConnections)
    .values({ ownerId, refreshToken: 'x', property: 'sc-domain:garden.example', ...connection })
    .onConflictDoUpdate({ target: searchConnections.ownerId, set: connection });
  const pages = { url: searchPages.url, ownerId: searchPages.ownerId };
  await db
    .insert(searchPages)
    .values({ ownerId, url, key: createPageKey(url) })
    .onConflictDoNothing();
  const [page] = (await db.select({ id: searchPages.id, ...pages }).from(searchPages)).filter(
    (found) => found.ownerId === ownerId && found.url === url,
  );
  assert.ok(page);
  await db
    .insert(searchPageDays)
    .values(
      Array.from({ length: 60 }, (_, ago) => addDays(finalDay, -ago)).map((day) => ({
        ...{ ownerId, pageId: page.id, day, clicks: getClicks(day), impressions: 100, position: 8 },
        ...{ queries: [], isFinal: true },
      })),
    )
    .onConflictDoNothing();
  await db.delete(searchDays).where(eq(searchDays.ownerId, ownerId));
  await db.execute(sql`insert into search_days (owner_id, day, clicks, impressions, position, is_final)
    select owner_id, day, sum(clicks), sum(impressions), avg(position), bool_and(is_final)
    from search_page_days where owner_id = ${ownerId} group by owner_id, day`);
};
