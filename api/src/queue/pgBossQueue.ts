import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { alone } from '../database/alone.ts';
import type { Database } from '../database/database.ts';
import { bossDatabase } from './bossDatabase.ts';
import type { Job } from './job.ts';
import type { Queue } from './queue.ts';

/** Lets pg-boss write through a drizzle transaction. */
const inTransaction = (tx: Database): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const parts = text.split(/\$(\d+)/);
    const chunks = parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    );
    const { rows } = await tx.execute(sql.join(chunks));
    return { rows };
  },
});

/** One instance at a time makes its tables when it begins, and a queue, which is a table of its own. */
const makeKey = 727_002;
const deadlock = '40P01';
const tries = 5;

/** A new queue may stand in the way of an instance that works on the others. */
const againAfterDeadlock = async (work: () => Promise<void>, left = tries): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const again = left > 1 && error instanceof Error && 'code' in error && error.code === deadlock;
    if (!again) throw error;
    await againAfterDeadlock(work, left - 1);
  }
};

/**
 * The queue in the database. `start` waits for its tables; jobs run only where `work` was called. A worker that nobody
 * wakes looks every `pollSeconds` for jobs: those of other instances, and those whose time has come.
 */
export const pgBossQueue = (config: PoolConfig, log: Logger, pollSeconds = 2): Queue => {
  const onError = (error: Error): void => log.error({ err: error }, 'queue');
  const database = bossDatabase(config, onError);
  const boss = new PgBoss({ db: database, maintenanceIntervalSeconds: 30 });
  boss.on('error', onError);
  const known = new Map<string, Promise<void>>();
  const workers = new Map<string, string[]>();
  let ready = false;

  const wake = (name: string): void => workers.get(name)?.forEach((id) => boss.notifyWorker(id));

  const ensure = ({ name, retryLimit, expireInSeconds }: Job<unknown>): Promise<void> => {
    const options = { name, retryLimit, expireInSeconds, retryBackoff: true };
    const created =
      known.get(name) ??
      againAfterDeadlock(() => alone(config, makeKey, () => boss.createQueue(name, options)));
    known.set(name, created);
    created.catch(() => known.delete(name));
    return created;
  };

  return {
    start: async () => {
      await alone(config, makeKey, () => boss.start());
      ready = true;
    },
    send: async (job, data, { tx, singletonKey, startAfter } = {}) => {
      await ensure(job);
      await boss.send(job.name, data as object, {
        ...(tx && { db: inTransaction(tx) }),
        ...(singletonKey && { singletonKey }),
        ...(startAfter && { startAfter }),
      });
      if (!tx) wake(job.name);
    },
    wake: (job) => wake(job.name),
    work: async (job, handler, { concurrency = 1 } = {}) => {
      await ensure(job);
      const ids: string[] = [];
      workers.set(job.name, ids);
      const run = async (jobs: PgBoss.Job<unknown>[]) => {
        // Where one job was there may be more: for the others now, for this worker when it is done.
        wake(job.name);
        for (const { data } of jobs) await handler(job.schema.parse(data));
      };
      for (let worker = 0; worker < concurrency; worker += 1) {
        ids.push(await boss.work(job.name, { batchSize: 1, pollingIntervalSeconds: pollSeconds }, run));
      }
    },
    schedule: async (job, cron, data) => {
      await ensure(job);
      await boss.schedule(job.name, cron, data as object, { tz: 'UTC' });
    },
    isReady: () => ready,
    stop: async () => {
      ready = false;
      await boss.stop({ graceful: true, wait: true, timeout: 10_000 });
      await database.close();
    },
  };
};
