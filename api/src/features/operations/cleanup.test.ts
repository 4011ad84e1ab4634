import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { rateLimits } from '../../database/schema/operations.ts';
import { defineJob } from '../../queue/job.ts';
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
});
