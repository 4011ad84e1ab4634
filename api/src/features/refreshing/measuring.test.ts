import { listRefreshes, type RefreshSummary } from '@rankwright/contracts/refreshes';
import type { SearchFinding } from '@rankwright/contracts/searchPerformance';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startArchiveTest, type ArchiveAccount, type ArchiveTest } from '../../testing/archiveAccount.ts';
import { createRefreshCalls, insertFigures } from '../../testing/refreshAccount.ts';
import { searchSyncedJob } from '../searchPerformance/searchPerformance.definition.ts';

describe('figures before and after a refresh', () => {
  let archive: ArchiveTest;
  let account: ArchiveAccount;
  let calls: ReturnType<typeof createRefreshCalls>;
  before(async () => {
    archive = await startArchiveTest();
  });
  after(() => archive.close());
  beforeEach(async () => {
    archive.setTime('2026-10-10T12:00:00Z');
    account = await archive.createAccount();
    calls = createRefreshCalls(account);
    account.addPost('Peonies');
    await account.runImport();
  });
  const createUrl = () => `${account.site.url}/post-1/`;
  const update = async (body: object = {}) => {
    const opened = await calls.propose('Peonies', body);
    const reply = await calls.approve(await calls.save(opened, 'A better text.'));
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    await account.api.queue.drain();
    return calls.read(opened.id);
  };
  const announceSync = () => account.api.queue.run(searchSyncedJob, { ownerId: account.userId });

  it('keeps the 28 days before, and measures the 28 days after once they are final', async () => {
    const { id: articleId } = await account.readArticle('Peonies');
    const finding: SearchFinding = {
      ...{ kind: 'decay', url: createUrl(), articleId, title: 'Peonies', clicks: 56, expectedClicks: 112 },
      ...{ fall: 0.5, fallInterval: { low: 0.4, high: 0.6 }, unknown: ['The cause.'] },
    };
    const figures = { url: createUrl(), findings: [finding] };
    await insertFigures(account, { ...figures, finalDay: '2026-10-08' }, () => 2);
    const updated = await update({ finding: { kind: 'decay', query: null } });
    assert.deepEqual(updated.finding, finding);
    assert.deepEqual(updated.before, {
      ...{ from: '2026-09-11', to: '2026-10-08', clicks: 56, impressions: 2_800, position: 8 },
      siteClicks: 56,
    });
    assert.deepEqual([updated.after, updated.afterUnknown], [null, 'Not yet known until November 10, 2026.']);

    await insertFigures(account, { ...figures, finalDay: '2026-11-06' }, () => 5);
    await announceSync();
    assert.equal((await calls.read(updated.id)).after, null);

    await insertFigures(account, { ...figures, finalDay: '2026-11-07' }, () => 5);
    await announceSync();
    const { after, afterUnknown } = await calls.read(updated.id);
    assert.deepEqual([after?.from, after?.to, after?.clicks], ['2026-10-11', '2026-11-07', 140]);
    assert.equal(afterUnknown, null);
    await insertFigures(account, { ...figures, finalDay: '2026-12-20' }, () => 9);
    await announceSync();
    assert.equal((await calls.read(updated.id)).after?.clicks, 140);
    const { refreshes } = (await account.send(listRefreshes)).body as { refreshes: RefreshSummary[] };
    assert.deepEqual(
      refreshes.map(({ title, state, before, after: measured }) => [
        title,
        state,
        before?.clicks,
        measured?.clicks,
      ]),
      [['Peonies', 'updated', 56, 140]],
    );
  });

  it('says why nothing is known without Search Console', async () => {
    const { before, beforeUnknown, after, afterUnknown } = await update();
    assert.deepEqual([before, after], [null, null]);
    assert.deepEqual(
      [beforeUnknown, afterUnknown],
      ['Search Console is not set up on this server.', 'Search Console is not set up on this server.'],
    );
  });

  it('does not know the days before when the site is younger than 28 days there', async () => {
    await insertFigures(account, { url: createUrl(), finalDay: '2026-10-08' }, () => 2);
    const { db } = account.api.deps;
    for (const table of ['search_page_days', 'search_days'])
      await db.execute(`delete from ${table} where day < '2026-10-01'`);
    assert.match((await update()).beforeUnknown ?? '', /fewer than 28 days/);
  });
});
