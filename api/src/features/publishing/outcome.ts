import { PlatformError } from '../../platforms/platform.ts';
import type { PublicationRow } from './publication.repository.ts';

const firstWaitMs = 60_000;
const longestWaitMs = 6 * 3_600_000;
/** So long a site may be silent or busy. Counted in time: attempts that died with their worker are nobody's fault. */
const patienceMs = 48 * 3_600_000;

/** Growing waits: one minute, then twice as long each time, at most six hours. */
const waitAfter = (triedMs: number): number => Math.min(firstWaitMs + triedMs, longestWaitMs);

/** Whatever broke while a call was under way: it may have worked. */
export const platformErrorOf = (error: unknown): PlatformError =>
  error instanceof PlatformError
    ? error
    : new PlatformError('ambiguous', 'Something went wrong while publishing.', 'check');

/** What happens next without the person; said after what went wrong. */
const goingOn = {
  ambiguous: 'We look whether the post arrived before trying again.',
  temporary: 'It is tried again by itself.',
};
const over = {
  ambiguous: 'For two days nobody could tell whether the post arrived.',
  temporary: 'We tried for two days.',
};

/** What a failed call leaves behind: waiting for another try, unknown until looked for, or failed for good. */
export const settled = (
  error: PlatformError,
  { tryingSince }: Pick<PublicationRow, 'tryingSince'>,
  now: Date,
): Partial<PublicationRow> => {
  const { kind, message } = error;
  const facts = { lastError: message, remedy: error.remedy, permanent: kind === 'permanent', updatedAt: now };
  if (kind === 'permanent') return { ...facts, state: 'failed', nextAttemptAt: null };
  const triedMs = now.getTime() - (tryingSince ?? now).getTime();
  const isOver = triedMs >= patienceMs;
  const wait = Math.max(error.retryAfterMs ?? 0, waitAfter(triedMs));
  return {
    ...facts,
    ...(kind === 'ambiguous'
      ? { state: 'unknown', remedy: 'check' }
      : { state: isOver ? 'failed' : 'waiting' }),
    lastError: `${message} ${(isOver ? over : goingOn)[kind]}`,
    nextAttemptAt: isOver ? null : new Date(now.getTime() + wait),
  };
};
