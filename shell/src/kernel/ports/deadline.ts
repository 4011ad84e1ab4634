import { getErrorMessage } from '../steps/outcome.ts';
import type { Clock } from './clock.ts';

export type DeadlineResult<T> =
  | { kind: 'done'; value: T }
  | { kind: 'failed'; reason: string; error: unknown }
  | { kind: 'late'; reason: string };

export const formatTimeout = (ms: number): string => `no response within ${ms} ms`;

/** Runs `work` for at most `ms`, then aborts its signal and resolves to `late`. Never rejects. */
export const withDeadline = <T>(
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<DeadlineResult<T>> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const cancel = clock.after(ms, () => {
      resolve({ kind: 'late', reason: formatTimeout(ms) });
      controller.abort();
    });
    const attempt = async (): Promise<DeadlineResult<T>> => {
      try {
        return { kind: 'done', value: await work(controller.signal) };
      } catch (error) {
        return { kind: 'failed', reason: getErrorMessage(error), error };
      }
    };
    void attempt().then((result) => {
      cancel();
      resolve(result);
    });
  });
