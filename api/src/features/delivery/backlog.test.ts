import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { articles } from '../../database/schema/articles.ts';
import { scheduledItems } from '../../database/schema/planner.ts';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { personProvenance } from '../articles/article.service.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { queueDueWork } from './delivery.jobs.ts';

const due = 700;

describe('more items due than the workers have room for', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
    const { userId } = await signUpWithPlan(api);
    const { db, clock } = api.deps;
    const publishAt = clock.now();
    const planned = await db
      .insert(articles)
      .values(
        Array.from({ length: due }, (_, number) => ({
          ownerId: userId,
          title: `Article ${number}`,
          content: 'Text.',
          provenance: personProvenance,
        })),
      )
      .returning({ articleId: articles.id });
    const scheduledDate = publishAt.toISOString().slice(0, 10);
    await db.insert(scheduledItems).values(
      planned.map(({ articleId }) => ({
        ownerId: userId,
        articleId,
        scheduledDate,
        publishAt,
        deliveryState: 'waiting' as const,
      })),
    );
    api.queue.waiting.length = 0;
  });
  after(() => api.close());

  const countJobs = (name: string) => api.queue.waiting.filter((job) => job.name === name).length;

  it('are queued in portions, and the next sweep follows within seconds', async () => {
    await queueDueWork(api.deps);
    assert.deepEqual([countJobs('deliver'), countJobs('sweep')], [500, 1]);
    const sweep = api.queue.waiting.find(({ name }) => name === 'sweep');
    const startAfter = sweep?.options.startAfter?.getTime() ?? 0;
    assert.equal(startAfter - api.clock.now().getTime(), 2_000);
  });

  it('are not queued again while the first portion waits', async () => {
    await queueDueWork(api.deps);
    assert.deepEqual([countJobs('deliver'), countJobs('sweep')], [500, 1]);
  });

  it('are all queued once, and then no sweep follows', async () => {
    await api.queue.drain();
    await queueDueWork(api.deps);
    assert.deepEqual([countJobs('deliver'), countJobs('sweep')], [0, 0]);
    const { rows } = await api.deps.db.execute<{ state: string; count: number }>(
      sql`select delivery_state as state, count(*)::int as count from scheduled_items group by 1`,
    );
    assert.deepEqual(rows, [{ state: 'missed', count: due }]);
  });
});
