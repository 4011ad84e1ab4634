import type { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import { announceJob } from '../../features/delivery/delivery.definition.ts';
import { queueDueWork } from '../../features/delivery/delivery.jobs.ts';
import { queueAbandonedGenerations } from '../../features/generations/generations.jobs.ts';
import type { TestApi } from '../startTestApi.ts';
import type { KillSwitch } from './killSwitch.ts';

export interface PropertyWorld {
  api: TestApi;
  site: Awaited<ReturnType<typeof startFakeWordpress>>;
  kill: KillSwitch;
}

/** The jobs of a worker. Each call may be killed; the jobs that it had taken are lost then. */
export const createMortalWorker = ({ api: { deps, queue }, kill }: PropertyWorld) => {
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (await kill.runUntilKilled(work)) queue.waiting.length = 0;
  };
  return {
    deliver: () =>
      run(async () => {
        await queueDueWork(deps);
        await queueAbandonedGenerations(deps);
        await queue.drain();
      }),
    writeMissingTexts: () =>
      run(async () => {
        await queue.run(announceJob, {});
        await queue.drain();
      }),
    announce: () => run(() => queue.run(announceJob, {})),
  };
};

export type MortalWorker = ReturnType<typeof createMortalWorker>;
