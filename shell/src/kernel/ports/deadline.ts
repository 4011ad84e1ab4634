import { err, getErrorMessage, ok, type Result } from '../result/result.ts';
import type { Clock } from './clock.ts';

export type DeadlineError =
  { kind: 'failed'; reason: string; cause: unknown } | { kind: 'late'; reason: string };

export const formatTimeout = (ms: number): string => `no response within ${ms} ms`;

/** Runs `work` for at most `ms`, then aborts its signal and resolves to `late`. Never rejects. */
export const withDeadline = <T>(
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Result<T, DeadlineError>> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const cancel = clock.after(ms, () => {
      resolve(err({ kind: 'late', reason: formatTimeout(ms) }));
      controller.abort();
    });
    const attempt = async (): Promise<Result<T, DeadlineError>> => {
      try {
        return ok(await work(controller.signal));
      } catch (error) {
        return err({ kind: 'failed', reason: getErrorMessage(error), cause: error });
      }
    };
    void attempt().then((result) => {
      cancel();
      resolve(result);
    });
  });
