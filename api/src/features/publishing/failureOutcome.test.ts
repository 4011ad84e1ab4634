import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hourMs } from '../../clock.ts';
import { PlatformError } from '@rankwright/platforms/port/platform';
import { AppError } from '../../http/AppError.ts';
import { OverloadError } from '../../parsing/createFairQueue.ts';
import { ParsingTimeoutError } from '../../parsing/parseUntrusted.ts';
import { getFailureOutcome, toPlatformError } from './failureOutcome.ts';

const publication = { tryingSince: new Date('2027-05-10T08:00:00Z') };
const after = (hours: number) => new Date(publication.tryingSince.getTime() + hours * hourMs);
const unconfirmed = new PlatformError('ambiguous', 'Wix did not answer in time.', 'check');

describe('failed publications', () => {
  it('doubles the retry delay up to six hours, or waits as long as the site asks', () => {
    const busy = new PlatformError('temporary', 'Wix asks for a pause.', 'retry');
    const busyForLong = new PlatformError('temporary', 'Wix asks for a pause.', 'retry', 30 * hourMs);
    const waits = [0, 1 / 60, 3 / 60, 30].map(
      (hours) =>
        (getFailureOutcome(busy, publication, after(hours)).nextAttemptAt?.getTime() ?? 0) -
        after(hours).getTime(),
    );
    assert.deepEqual(waits, [60_000, 120_000, 240_000, 21_600_000]);
    assert.deepEqual(getFailureOutcome(busyForLong, publication, after(0)).nextAttemptAt, after(30));
  });

  it('tries again when the server was busy: only a slow text is its author’s to change', () => {
    const settle = (error: Error) => getFailureOutcome(toPlatformError(error), publication, after(0));
    for (const busy of [new OverloadError(), new AppError('UNAVAILABLE')]) {
      const { state, permanent, nextAttemptAt } = settle(busy);
      assert.deepEqual([state, permanent, nextAttemptAt], ['unknown', false, after(1 / 60)]);
    }
    assert.deepEqual(settle(new ParsingTimeoutError()).state, 'failed');
  });

  it('keeps an unconfirmed outcome unknown instead of failed after two days', () => {
    const { state, remedy, nextAttemptAt, lastError } = getFailureOutcome(
      unconfirmed,
      publication,
      after(48),
    );
    assert.deepEqual([state, remedy, nextAttemptAt], ['unknown', 'check', null]);
    assert.equal(
      lastError,
      'Wix did not answer in time. We could not confirm within two days whether the post arrived.',
    );
  });

  it('keeps checking an unknown outcome for two days', () => {
    const { state, nextAttemptAt } = getFailureOutcome(unconfirmed, publication, after(47.9));
    assert.equal(state, 'unknown');
    assert.ok(nextAttemptAt);
  });
});
