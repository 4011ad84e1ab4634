import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { withAdvisoryLock } from '../database/withAdvisoryLock.ts';
import type { Database } from '../database/database.ts';
import { createBossDatabase } from './bossDatabase.ts';
import { pollDueQueues } from './dueQueues.ts';
import type { Job } from './job.ts';
import type { Queue } from './queue.ts';

/** Lets pg-boss write in a drizzle transaction. */
const createTransactionDb = (tx: Database): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const parts = text.split(/\$(\d+)/);
    const chunks = parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    );
    const { rows } = await tx.execute(sql.join(chunks));
    return { rows };
  },
});

/** Key of the advisory lock under which one instance at a time creates tables and queues (a queue is a table). */
const setupLockKey = 727_002;
const deadlock = '40P01';
const maxAttempts = 5;

/** Creating a queue can deadlock with an instance that is using other queues. */
const retryOnDeadlock = async (work: () => Promise<void>, attemptsLeft = maxAttempts): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const canRetry = attemptsLeft > 1 && error instanceof Error && 'code' in error && error.code === deadlock;
    if (!canRetry) throw error;
    await retryOnDeadlock(work, attemptsLeft - 1);
  }
};

/** Returns a function that creates a queue unless it exists. */
const createQueueSetup = (boss: PgBoss, config: PoolConfig) => {
  const known = new Map<string, Promise<void>>();
  return ({ name, retryLimit, expireInSeconds }: Job<unknown>): Promise<void> => {
    const options = { name, retryLimit, expireInSeconds, retryBackoff: true };
    const created =
      known.get(name) ??
      retryOnDeadlock(() => withAdvisoryLock(config, setupLockKey, () => boss.createQueue(name, options)));
    known.set(name, created);
    created.catch(() => known.delete(name));
    return created;
  };
};

/** How often each worker looks for itself, in seconds; `pollDueQueues` wakes it sooner. */
const workerPollSeconds = 900;
/** How often pg-boss sends the jobs whose schedule has come, which it looks up every 30 seconds. */
const scheduleSeconds = 10;

/**
 * Job queue in PostgreSQL. `start` waits for its tables; jobs run only in instances that called `work`. Such an
 * instance looks every `pollSeconds` for delayed jobs and jobs sent by other instances.
 */
export const createPgBossQueue = (config: PoolConfig, log: Logger, pollSeconds = 2): Queue => {
  const onError = (error: unknown): void => log.error({ err: error }, 'queue');
  const database = createBossDatabase(config, onError);
  const boss = new PgBoss({
    db: database,
    maintenanceIntervalSeconds: 30,
    cronWorkerIntervalSeconds: scheduleSeconds,
  });
  boss.on('error', onError);
  const workers = new Map<string, string[]>();
  let isReady = false;
  let stopPolling: (() => Promise<void>) | undefined;

  const wakeWorkers = (name: string): void => workers.get(name)?.forEach((id) => boss.notifyWorker(id));

  const ensureQueue = createQueueSetup(boss, config);

  return {
    start: async () => {
      await withAdvisoryLock(config, setupLockKey, () => boss.start());
      isReady = true;
    },
    send: async (job, data, { tx, singletonKey, singletonSeconds, startAfter } = {}) => {
      await ensureQueue(job);
      await boss.send(job.name, data as object, {
        ...(tx && { db: createTransactionDb(tx) }),
        ...(singletonKey && { singletonKey }),
        ...(singletonSeconds && { singletonSeconds }),
        ...(startAfter && { startAfter }),
      });
      if (!tx) wakeWorkers(job.name);
    },
    wake: (job) => wakeWorkers(job.name),
    work: async (job, handler, { concurrency = 1 } = {}) => {
      await ensureQueue(job);
      const ids: string[] = [];
      workers.set(job.name, ids);
      const run = async (jobs: PgBoss.Job<unknown>[]) => {
        // There may be more jobs: wake the other workers now, and this one when it is done.
        wakeWorkers(job.name);
        for (const { data } of jobs) await handler(job.schema.parse(data));
      };
      const pollingIntervalSeconds = Math.max(pollSeconds, workerPollSeconds);
      for (let worker = 0; worker < concurrency; worker += 1) {
        ids.push(await boss.work(job.name, { batchSize: 1, pollingIntervalSeconds }, run));
      }
      stopPolling ??= pollDueQueues(database, pollSeconds * 1_000, wakeWorkers, onError);
    },
    schedule: async (job, cron, data) => {
      await ensureQueue(job);
      await boss.schedule(job.name, cron, data as object, { tz: 'UTC' });
    },
    isReady: () => isReady,
    stop: async () => {
      isReady = false;
      await stopPolling?.();
      await boss.stop({ graceful: true, wait: true, timeout: 10_000 });
      await database.close();
    },
  };
};
