import { randomUUID } from 'node:crypto';
import type { JobResult } from './protocol.ts';
import { ServiceError } from '../requests/ServiceError.ts';

interface Job {
  remote: string;
  result: JobResult | null;
}

/** Finished jobs that are remembered for whoever asks late. */
const maxFinished = 200;

const describeFailure = (error: unknown): JobResult => ({
  outcome: 'failed',
  version: '',
  isOpened: false,
  findings: [
    { check: 'service', owner: 'origin', message: error instanceof Error ? error.message : String(error) },
  ],
});

/** Checks and releases, one after the other: each opens a browser. */
export const createJobs = () => {
  const jobs = new Map<string, Job>();
  let last: Promise<void> = Promise.resolve();

  const forgetOldest = (): void => {
    const [oldest] = [...jobs].filter(([, { result }]) => result !== null);
    if (jobs.size > maxFinished && oldest) jobs.delete(oldest[0]);
  };

  return {
    /** Throws when one of this remote is waiting or under way. Returns the job's id. */
    add: (remote: string, work: () => Promise<JobResult>): string => {
      if ([...jobs.values()].some((job) => job.remote === remote && job.result === null))
        throw new ServiceError(409, `A check or release of ${remote} is under way. Wait for it to finish.`);
      const id = randomUUID();
      const job: Job = { remote, result: null };
      jobs.set(id, job);
      last = last.then(async () => {
        job.result = await work().catch(describeFailure);
        forgetOldest();
      });
      return id;
    },
    find: (id: string): Job | undefined => jobs.get(id),
    /** Resolves when everything that was added has finished. */
    finish: (): Promise<void> => last,
  };
};
