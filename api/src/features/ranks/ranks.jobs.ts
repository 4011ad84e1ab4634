import type { Deps } from '../../deps.ts';
import type { RegisterJobs } from '../register.ts';
import { checkRanks } from './rankCheck.service.ts';
import { rankCheckJob, rankSweepJob } from './ranks.definition.ts';
import { findDueOwners } from './ranks.repository.ts';

const everyTenMinutes = '*/10 * * * *';
const batch = 100;

/** Queues the accounts that have a keyword whose position is due. */
const queueDueChecks = async ({ db, queue, clock, searchData, keywordData }: Deps): Promise<void> => {
  if (!searchData && !keywordData.findPosition) return;
  for (const ownerId of await findDueOwners(db, clock.now(), batch))
    await queue.send(rankCheckJob, { ownerId }, { singletonKey: ownerId });
  queue.wake(rankCheckJob);
};

export const registerRankChecks: RegisterJobs = async (deps) => {
  const { queue } = deps;
  await queue.work(rankCheckJob, ({ ownerId }) => checkRanks(deps, ownerId), { concurrency: 2 });
  await queue.work(rankSweepJob, () => queueDueChecks(deps));
  await queue.schedule(rankSweepJob, everyTenMinutes, {});
};
