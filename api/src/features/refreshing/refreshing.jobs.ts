import type { Deps } from '../../deps.ts';
import { requeueAbandonedProposals } from '../refreshes/refreshes.service.ts';
import type { RegisterJobs } from '../register.ts';
import { searchSyncedJob } from '../searchPerformance/searchPerformance.definition.ts';
import { measureRefreshes } from './measureRefreshes.ts';
import { proposalSweepJob, writeProposalJob } from './refreshing.definition.ts';
import { writeProposal } from './writeProposal.ts';

const everyMinute = '* * * * *';
const batch = 100;
/** A queued proposal waits this many leases for a worker before it is queued again. */
const queueLeases = 10;

/** Queues proposals again whose writer is gone, and those whose pause is over. */
export const queueAbandonedProposals = async ({ db, queue, env, clock }: Deps): Promise<void> => {
  await db.transaction(async (tx) => {
    const lease = queueLeases * env.WORKER_LEASE_MS;
    for (const id of await requeueAbandonedProposals(tx, clock.now(), lease, batch))
      await queue.send(writeProposalJob, { id }, { tx });
  });
  queue.wake(writeProposalJob);
};

export const registerRefreshingJobs: RegisterJobs = async (deps) => {
  const { queue, env } = deps;
  await queue.work(writeProposalJob, ({ id }) => writeProposal(deps, id), {
    concurrency: env.WORKER_CONCURRENCY,
  });
  await queue.work(searchSyncedJob, ({ ownerId }) => measureRefreshes(deps, ownerId));
  await queue.work(proposalSweepJob, () => queueAbandonedProposals(deps));
  await queue.schedule(proposalSweepJob, everyMinute, {});
  await queue.send(proposalSweepJob, {});
};
