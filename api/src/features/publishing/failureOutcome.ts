import { hourMs } from '../../clock.ts';
import { ParsingTimeoutError } from '../../parsing/parseUntrusted.ts';
import { PlatformError } from '@rankwright/platforms/port/platform';
import type { PublicationRow } from '../../database/schema/publications.ts';

const firstRetryDelayMs = 60_000;
const maxRetryDelayMs = 6 * hourMs;
/**
 * How long a publication is retried. A duration rather than a count, so that attempts lost with a worker do
 * not count.
 */
const retryWindowMs = 48 * hourMs;

/** Retry delay: one minute, then twice as long each time, at most six hours. */
const getRetryDelay = (triedMs: number): number => Math.min(firstRetryDelayMs + triedMs, maxRetryDelayMs);

/** Unexpected errors during a request are ambiguous: the request may have succeeded. */
export const toPlatformError = (error: unknown): PlatformError => {
  if (error instanceof PlatformError) return error;
  if (error instanceof ParsingTimeoutError) return new PlatformError('permanent', error.message, 'edit');
  return new PlatformError('ambiguous', 'Something went wrong while publishing.', 'check');
};

/** Appended to the error: what happens next. */
const nextStepTexts = {
  ambiguous: 'We will check whether the post arrived before trying again.',
  temporary: 'We will try again automatically.',
};
const gaveUpTexts = {
  ambiguous: 'We could not confirm within two days whether the post arrived.',
  temporary: 'We tried for two days.',
};

/** The publication after an error: `waiting` for a retry, `unknown` until checked, or `failed`. */
export const getFailureOutcome = (
  error: PlatformError,
  { tryingSince }: Pick<PublicationRow, 'tryingSince'>,
  now: Date,
): Partial<PublicationRow> => {
  const { kind, message } = error;
  const facts = { lastError: message, remedy: error.remedy, permanent: kind === 'permanent', updatedAt: now };
  if (kind === 'permanent') return { ...facts, state: 'failed', nextAttemptAt: null };
  const triedMs = now.getTime() - (tryingSince ?? now).getTime();
  const isOver = triedMs >= retryWindowMs;
  const wait = Math.max(error.retryAfterMs ?? 0, getRetryDelay(triedMs));
  return {
    ...facts,
    ...(kind === 'ambiguous'
      ? { state: 'unknown', remedy: 'check' }
      : { state: isOver ? 'failed' : 'waiting' }),
    lastError: `${message} ${(isOver ? gaveUpTexts : nextStepTexts)[kind]}`,
    nextAttemptAt: isOver ? null : new Date(now.getTime() + wait),
  };
};
