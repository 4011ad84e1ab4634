import type { Deps } from '../../deps.ts';
import type { RegisterJobs } from '../register.ts';
import { runSync } from './runSync.ts';
import { requeueDueSyncs } from './searchConnection.repository.ts';
import { searchSweepJob, syncSearchJob } from './searchPerformance.definition.ts';

const everyMinute = '* * * * *';
const batch = 100;
/** A queued sync waits this many leases for a worker before it is queued again. */
const queueLeases = 10;

/** Queues syncs whose worker is gone, whose pause is over or that are due again. */
export const queueDueSyncs = async ({ db, queue, env, clock }: Deps): Promise<void> => {
  await db.transaction(async (tx) => {
    const lease = queueLeases * env.WORKER_LEASE_MS;
    for (const id of await requeueDueSyncs(tx, clock.now(), lease, batch))
      await queue.send(syncSearchJob, { id }, { tx });
  });
  queue.wake(syncSearchJob);
};

export const registerSearchSyncs: RegisterJobs = async (deps) => {
  const { queue } = deps;
  await queue.work(syncSearchJob, ({ id }) => runSync(deps, id), { concurrency: 2 });
  await queue.work(searchSweepJob, () => queueDueSyncs(deps));
  await queue.schedule(searchSweepJob, everyMinute, {});
  await queue.send(searchSweepJob, {});
};
