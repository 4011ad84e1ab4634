import type { z } from 'zod';

/** What a job is; its handler lives elsewhere. */
export interface Job<T> {
  name: string;
  schema: z.ZodType<T>;
  retryLimit: number;
  /** Longer than the handler's own hard time limit, or a living job runs twice. */
  expireInSeconds: number;
}

export const defineJob = <T>(job: Pick<Job<T>, 'name' | 'schema'> & Partial<Job<T>>): Job<T> => ({
  retryLimit: 3,
  expireInSeconds: 300,
  ...job,
});
