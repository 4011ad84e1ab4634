import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createArticle, deleteArticle } from '@rankwright/contracts/articles';
import { articleRestoreDays } from '@rankwright/contracts/limits';
import { z } from 'zod';
import { dayMs } from '../../clock.ts';
import { articles, articleVersions } from '../../database/schema/articles.ts';
import { rateLimits } from '../../database/schema/operations.ts';
import { defineJob } from '../../queue/job.ts';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi } from '../../testing/startTestApi.ts';

describe('cleanup jobs', () => {
  it('runs every hour and deletes expired rate-limit windows', async () => {
    const api = await startTestApi();
    try {
      assert.equal(api.queue.scheduled.get('cleanup')?.cron, '17 * * * *');
      const { db } = api.deps;
      const ends = (ms: number) => new Date(api.clock.now().getTime() + ms);
      await db.insert(rateLimits).values([
        { key: 'over', count: 1, windowEndsAt: ends(-1) },
        { key: 'open', count: 1, windowEndsAt: ends(1_000) },
      ]);
      await api.queue.run(defineJob({ name: 'cleanup', schema: z.object({}) }), {});
      assert.deepEqual(
        (await db.select().from(rateLimits)).map(({ key }) => key),
        ['open'],
      );
    } finally {
      await api.close();
    }
  });

  it('deletes articles for good once they can no longer be restored, and no others', async () => {
    const api = await startTestApi();
    try {
      const { token } = await signUp(api, 'ada@example.com');
      const write = async (title: string) => {
        const { body } = await api.call(createArticle, { token, body: { title, content: 'Text.' } });
        return (body.article as { id: string }).id;
      };
      const remove = (id: string) => api.call(deleteArticle, { token, params: { id } });
      const [old, recent] = [await write('Old'), await write('Recent')];
      await write('Kept');
      await remove(old);
      api.clock.advance(dayMs);
      await remove(recent);
      api.clock.advance((articleRestoreDays - 1) * dayMs);
      await api.queue.run(defineJob({ name: 'cleanup', schema: z.object({}) }), {});
      const titles = async (table: typeof articles | typeof articleVersions) =>
        (await api.deps.db.select({ title: table.title }).from(table)).map(({ title }) => title).sort();
      assert.deepEqual(await titles(articles), ['Kept', 'Recent']);
      assert.deepEqual(await titles(articleVersions), ['Kept', 'Recent']);
    } finally {
      await api.close();
    }
  });
});
