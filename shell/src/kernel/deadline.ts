import { wordsOf } from './outcome.ts';
import type { Clock } from './ports/clock.ts';

export type Timed<T> =
  | { kind: 'done'; value: T }
  | { kind: 'failed'; reason: string; error: unknown }
  | { kind: 'late'; reason: string };

export const tooLate = (ms: number): string => `no answer within ${ms} ms`;

/** Runs `work` for at most `ms`; then aborts its signal and answers `late`. Never rejects. */
export const within = <T>(
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Timed<T>> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const cancel = clock.after(ms, () => {
      resolve({ kind: 'late', reason: tooLate(ms) });
      controller.abort();
    });
    const attempt = async (): Promise<Timed<T>> => {
      try {
        return { kind: 'done', value: await work(controller.signal) };
      } catch (error) {
        return { kind: 'failed', reason: wordsOf(error), error };
      }
    };
    void attempt().then((result) => {
      cancel();
      resolve(result);
    });
  });
