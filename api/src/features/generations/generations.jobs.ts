import type { Deps } from '../../deps.ts';
import type { RegisterJobs } from '../register.ts';
import { generateJob, generationSweepJob } from './generations.definition.ts';
import { requeueAbandonedGenerations } from './generations.repository.ts';
import { runGeneration } from './runGeneration.ts';

const everyMinute = '* * * * *';
const batch = 100;
/** A queued job waits this many leases for a worker before it is queued again. */
const queueLeases = 10;

/** Queues generations again whose worker is gone. */
export const queueAbandonedGenerations = async ({ db, queue, env }: Deps): Promise<void> => {
  await db.transaction(async (tx) => {
    for (const id of await requeueAbandonedGenerations(tx, queueLeases * env.WORKER_LEASE_MS, batch))
      await queue.send(generateJob, { id }, { tx });
  });
  queue.wake(generateJob);
};

export const registerGenerationJobs: RegisterJobs = async (deps) => {
  const { queue, env } = deps;
  await queue.work(generateJob, ({ id }) => runGeneration(deps, id), { concurrency: env.WORKER_CONCURRENCY });
  await queue.work(generationSweepJob, () => queueAbandonedGenerations(deps));
  await queue.schedule(generationSweepJob, everyMinute, {});
  await queue.send(generationSweepJob, {});
};
