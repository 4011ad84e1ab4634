/** @jest-environment node */
import { createMemoryClock } from './memoryClock.ts';
import { silenceLimitMs, withDeadline } from './deadline.ts';

const never = () => new Promise<never>(() => undefined);

describe('the limit of a step', () => {
  it('ends the step and aborts its request when nothing came for 30 seconds', async () => {
    const clock = createMemoryClock();
    const signals: AbortSignal[] = [];
    const step = withDeadline(clock, silenceLimitMs, (signal) => {
      signals.push(signal);
      return never();
    });
    await clock.advance(29_999);
    expect(signals[0]?.aborted).toBe(false);
    await clock.advance(1);
    expect(await step).toEqual({ ok: false, error: { kind: 'late', reason: 'no response within 30000 ms' } });
    expect(signals[0]?.aborted).toBe(true);
    expect(clock.countTimers()).toBe(0);
  });

  it('counts the time in which the processor was busy as little', async () => {
    const due: (() => void)[] = [];
    const clock = { now: () => 0, after: (_: number, run: () => void) => (due.push(run), () => undefined) };
    const response = { arrive: (): void => undefined };
    const step = withDeadline(
      clock,
      silenceLimitMs,
      () => new Promise<void>((resolve) => (response.arrive = resolve)),
    );
    // A minute later both are due: the timer runs first.
    due.shift()?.();
    response.arrive();
    expect(await step).toEqual({ ok: true, value: undefined });
  });
});
