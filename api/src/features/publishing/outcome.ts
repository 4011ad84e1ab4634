import { PlatformError } from '../../platforms/platform.ts';
import type { PublicationRow } from './publication.repository.ts';

const firstWaitMs = 60_000;
const longestWaitMs = 6 * 3_600_000;
/** With the growing waits, about two days. */
const maxAttempts = 16;

/** Growing waits: one minute, then twice as long each time, at most six hours. */
const waitAfter = (attempts: number): number =>
  Math.min(firstWaitMs * 2 ** Math.max(0, attempts - 1), longestWaitMs);

/** Whatever broke while a call was under way: it may have worked. */
export const platformErrorOf = (error: unknown): PlatformError =>
  error instanceof PlatformError
    ? error
    : new PlatformError(
        'ambiguous',
        'Something went wrong while publishing. We look whether the post arrived.',
        'check',
      );

/** What a failed call leaves behind: waiting for another try, unknown until looked for, or failed for good. */
export const settled = (error: PlatformError, attempts: number, now: Date): Partial<PublicationRow> => {
  const facts = { lastError: error.message, remedy: error.remedy, updatedAt: now };
  if (error.kind === 'permanent') return { ...facts, state: 'failed', permanent: true, nextAttemptAt: null };
  if (attempts >= maxAttempts) return { ...facts, state: 'failed', remedy: 'retry', nextAttemptAt: null };
  const wait = Math.max(error.retryAfterMs ?? 0, waitAfter(attempts));
  const next = { ...facts, permanent: false, nextAttemptAt: new Date(now.getTime() + wait) };
  return error.kind === 'ambiguous'
    ? { ...next, state: 'unknown', remedy: 'check' }
    : { ...next, state: 'waiting' };
};
