import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { pino } from 'pino';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import type { DatabaseHandle } from '../database/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { defineJob } from './job.ts';
import { pgBossQueue } from './pgBossQueue.ts';
import type { Queue } from './queue.ts';

const wave = defineJob({ name: 'wave', schema: z.object({ name: z.string() }) });
const greet = defineJob({ name: 'greet', schema: z.object({ name: z.string() }) });

describe('the queue in the database', () => {
  let database: DatabaseHandle;
  let queue: Queue;
  before(async () => {
    database = await openTestDatabase();
    queue = pgBossQueue(database.config, pino({ level: 'silent' }));
    await queue.start();
  });
  after(async () => {
    await queue.stop();
    await database.close();
  });

  it('runs what was sent, and what a transaction sent only if it committed', async () => {
    const met: string[] = [];
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((done) => (finish = done));
    await queue.send(greet, { name: 'first' });
    await assert.rejects(
      database.db.transaction(async (tx) => {
        await queue.send(greet, { name: 'rolled back' }, { tx });
        throw new Error('no');
      }),
    );
    await database.db.transaction((tx) => queue.send(greet, { name: 'last' }, { tx }));
    await queue.work(greet, async ({ name }) => {
      met.push(name);
      if (name === 'last') finish();
    });
    await finished;
    assert.deepEqual(met, ['first', 'last']);
  });

  it('wakes its workers for what is sent, and for what a transaction sent once it is through', async () => {
    const asleep = pgBossQueue(database.config, pino({ level: 'silent' }), 3_600);
    const arrived = new EventEmitter();
    const arrival = async (name: string) => (await once(arrived, name)) as unknown[];
    await asleep.start();
    try {
      const early = ['one', 'two'].map(arrival);
      await asleep.send(wave, { name: 'one' });
      await asleep.send(wave, { name: 'two' });
      await asleep.work(wave, async ({ name }) => void arrived.emit(name));
      await Promise.all(early);
      const late = ['three', 'four', 'five'].map(arrival);
      await asleep.send(wave, { name: 'three' });
      await database.db.transaction(async (tx) => {
        await asleep.send(wave, { name: 'four' }, { tx });
        await asleep.send(wave, { name: 'five' }, { tx });
      });
      asleep.wake(wave);
      await Promise.all(late);
    } finally {
      await asleep.stop();
    }
  });

  it('begins in several instances at the same time', async () => {
    const jobs = Array.from({ length: 6 }, (_, index) =>
      defineJob({ name: `together-${index}`, schema: z.object({}) }),
    );
    const fresh = await openTestDatabase();
    const others = [1, 2, 3].map(() => pgBossQueue(fresh.config, pino({ level: 'silent' })));
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

describe('a transaction', () => {
  it('refuses the outer connection instead of waiting for it forever', async () => {
    const database = await openTestDatabase();
    try {
      await assert.rejects(
        database.db.transaction(async () => database.db.execute('select 1')),
        (error: Error) => String(error.cause).includes('use the transaction it hands you'),
      );
    } finally {
      await database.close();
    }
  });
});
