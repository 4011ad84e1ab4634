import { err, getErrorMessage, ok, type Result } from '../result/result.ts';
import type { Clock } from './clock.ts';

export type DeadlineError =
  { kind: 'failed'; reason: string; cause: unknown } | { kind: 'late'; reason: string };

/** Milliseconds for which nothing may come from the network before a step fails. */
export const silenceLimitMs = 30_000;

/** A limit is counted in parts. A busy processor delays a part, which still counts once: its time is not the network's. */
const parts = 10;

/** Runs `work` for at most `ms`, then aborts its signal and resolves to `late`. Never rejects. */
export const withDeadline = <T>(
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Result<T, DeadlineError>> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    let left = parts;
    const countDown = (): void => {
      left -= 1;
      if (left > 0) {
        cancel = clock.after(ms / parts, countDown);
        return;
      }
      resolve(err({ kind: 'late', reason: `no response within ${ms} ms` }));
      controller.abort();
    };
    let cancel = clock.after(ms / parts, countDown);
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
