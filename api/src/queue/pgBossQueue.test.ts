import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { pino } from 'pino';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import type { DatabaseHandle } from '../database/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { defineJob } from './job.ts';
import { createPgBossQueue } from './pgBossQueue.ts';
import type { Queue } from './queue.ts';

const waveJob = defineJob({ name: 'wave', schema: z.object({ name: z.string() }) });
const greetJob = defineJob({ name: 'greet', schema: z.object({ name: z.string() }) });

describe('pgBossQueue', () => {
  let database: DatabaseHandle;
  let queue: Queue;
  before(async () => {
    database = await openTestDatabase();
    queue = createPgBossQueue(database.config, pino({ level: 'silent' }));
    await queue.start();
  });
  after(async () => {
    await queue.stop();
    await database.close();
  });

  it('runs sent jobs, and jobs sent in a transaction only if it commits', async () => {
    const handled: string[] = [];
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((done) => (finish = done));
    await queue.send(greetJob, { name: 'first' });
    await assert.rejects(
      database.db.transaction(async (tx) => {
        await queue.send(greetJob, { name: 'rolled back' }, { tx });
        throw new Error('no');
      }),
    );
    await database.db.transaction((tx) => queue.send(greetJob, { name: 'last' }, { tx }));
    await queue.work(greetJob, async ({ name }) => {
      handled.push(name);
      if (name === 'last') finish();
    });
    await finished;
    assert.deepEqual(handled, ['first', 'last']);
  });

  it('wakes workers when a job is sent and when `wake` is called after a transaction', async () => {
    const asleep = createPgBossQueue(database.config, pino({ level: 'silent' }), 3_600);
    const arrived = new EventEmitter();
    const waitForJob = async (name: string) => (await once(arrived, name)) as unknown[];
    await asleep.start();
    try {
      const sentBeforeWork = ['one', 'two'].map(waitForJob);
      await asleep.send(waveJob, { name: 'one' });
      await asleep.send(waveJob, { name: 'two' });
      await asleep.work(waveJob, async ({ name }) => void arrived.emit(name));
      await Promise.all(sentBeforeWork);
      const sentLater = ['three', 'four', 'five'].map(waitForJob);
      await asleep.send(waveJob, { name: 'three' });
      await database.db.transaction(async (tx) => {
        await asleep.send(waveJob, { name: 'four' }, { tx });
        await asleep.send(waveJob, { name: 'five' }, { tx });
      });
      asleep.wake(waveJob);
      await Promise.all(sentLater);
    } finally {
      await asleep.stop();
    }
  });

  it('runs a delayed job soon after it is due', { timeout: 20_000 }, async () => {
    const ringJob = defineJob({ name: 'ring', schema: z.object({}) });
    const rung = new EventEmitter();
    await queue.work(ringJob, async () => void rung.emit('ring', Date.now()));
    const due = Date.now() + 1_000;
    const ringing = once(rung, 'ring') as Promise<[number]>;
    await queue.send(ringJob, {}, { startAfter: new Date(due) });
    const [rangAt] = await ringing;
    assert.ok(rangAt >= due);
  });

  it('starts several instances at the same time', async () => {
    const jobs = Array.from({ length: 6 }, (_, index) =>
      defineJob({ name: `together-${index}`, schema: z.object({}) }),
    );
    const fresh = await openTestDatabase();
    const others = [1, 2, 3].map(() => createPgBossQueue(fresh.config, pino({ level: 'silent' })));
    try {
      await Promise.all(others.map((other) => other.start()));
      await Promise.all(others.flatMap((other) => jobs.map((job) => other.send(job, {}))));
      const { rows } = await fresh.db.execute(
        sql`select name from pgboss.job where name like 'together-%' group by name having count(*) = 3`,
      );
      assert.equal(rows.length, jobs.length);
    } finally {
      await Promise.all(others.map((other) => other.stop()));
      await fresh.close();
    }
  });
});

describe('a database transaction', () => {
  it('rejects queries on the outer connection instead of waiting forever', async () => {
    const database = await openTestDatabase();
    try {
      await assert.rejects(
        database.db.transaction(async () => database.db.execute('select 1')),
        (error: Error) => String(error.cause).includes('use its `tx` argument'),
      );
    } finally {
      await database.close();
    }
  });
});
