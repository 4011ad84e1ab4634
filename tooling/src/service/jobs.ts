import { randomUUID } from 'node:crypto';
import type { JobResult } from './protocol.ts';
import { ServiceError } from '../requests/ServiceError.ts';

interface Job {
  remote: string;
  result: JobResult | null;
  /** What it does now, for whoever waits. */
  step: string;
}

/** Jobs of one remote that may wait: each keeps a build on the disk. */
const maxWaiting = 10;

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

/** Says what a job does now. */
export type Report = (step: string) => void;

/** Checks and releases, one after the other: each opens a browser. */
export const createJobs = () => {
  const jobs = new Map<string, Job>();
  let last: Promise<void> = Promise.resolve();

  const forgetOldest = (): void => {
    const [oldest] = [...jobs].filter(([, { result }]) => result !== null);
    if (jobs.size > maxFinished && oldest) jobs.delete(oldest[0]);
  };

  return {
    /** Each waits for its turn. Throws when too many of this remote do. Returns the job's id. */
    add: (remote: string, work: (report: Report) => Promise<JobResult>): string => {
      const open = [...jobs.values()].filter(({ result }) => result === null);
      if (open.filter((job) => job.remote === remote).length >= maxWaiting)
        throw new ServiceError(409, `${maxWaiting} checks and releases of ${remote} wait already.`);
      const id = randomUUID();
      const job: Job = { remote, result: null, step: `Waiting for ${open.length} others` };
      jobs.set(id, job);
      last = last.then(async () => {
        const report = (step: string): void => void (job.step = step);
        job.result = await work(report).catch(describeFailure);
        forgetOldest();
      });
      return id;
    },
    find: (id: string): Job | undefined => jobs.get(id),
    /** Resolves when everything that was added has finished. */
    finish: (): Promise<void> => last,
  };
};
