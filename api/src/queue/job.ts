import type { z } from 'zod';

/** A job definition without its handler. */
export interface Job<T> {
  name: string;
  schema: z.ZodType<T>;
  retryLimit: number;
  /** Must exceed the handler's own timeout, or a running job is started twice. */
  expireInSeconds: number;
}

export const defineJob = <T>(job: Pick<Job<T>, 'name' | 'schema'> & Partial<Job<T>>): Job<T> => ({
  retryLimit: 3,
  expireInSeconds: 300,
  ...job,
});
