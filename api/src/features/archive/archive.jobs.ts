import type { Deps } from '../../deps.ts';
import type { RegisterJobs } from '../register.ts';
import { archiveSweepJob, importArchiveJob } from './archive.definition.ts';
import { requeueAbandonedImports } from './archiveImport.repository.ts';
import { runImport } from './runImport.ts';

const everyMinute = '* * * * *';
const batch = 100;
/** A queued import waits this many leases for a worker before it is queued again. */
const queueLeases = 10;

/** Queues imports again whose worker is gone, and those whose pause is over. */
export const queueAbandonedImports = async ({ db, queue, env, clock }: Deps): Promise<void> => {
  await db.transaction(async (tx) => {
    const lease = queueLeases * env.WORKER_LEASE_MS;
    for (const id of await requeueAbandonedImports(tx, clock.now(), lease, batch))
      await queue.send(importArchiveJob, { id }, { tx });
  });
  queue.wake(importArchiveJob);
};

export const registerArchiveImports: RegisterJobs = async (deps) => {
  const { queue } = deps;
  await queue.work(importArchiveJob, ({ id }) => runImport(deps, id), { concurrency: 2 });
  await queue.work(archiveSweepJob, () => queueAbandonedImports(deps));
  await queue.schedule(archiveSweepJob, everyMinute, {});
  await queue.send(archiveSweepJob, {});
};
