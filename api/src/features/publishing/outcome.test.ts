import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PlatformError } from '../../platforms/platform.ts';
import { settled } from './outcome.ts';

const begun = { tryingSince: new Date('2027-05-10T08:00:00Z') };
const after = (hours: number) => new Date(begun.tryingSince.getTime() + hours * 3_600_000);
const lost = new PlatformError('ambiguous', 'Wix did not answer in time.', 'check');

describe('what a failed call leaves behind', () => {
  it('waits twice as long each time, six hours at most, longer where the site asks for it', () => {
    const busy = new PlatformError('temporary', 'Wix asks for a pause.', 'retry');
    const asking = new PlatformError('temporary', 'Wix asks for a pause.', 'retry', 30 * 3_600_000);
    const waits = [0, 1 / 60, 3 / 60, 30].map(
      (hours) => (settled(busy, begun, after(hours)).nextAttemptAt?.getTime() ?? 0) - after(hours).getTime(),
    );
    assert.deepEqual(waits, [60_000, 120_000, 240_000, 21_600_000]);
    assert.deepEqual(settled(asking, begun, after(0)).nextAttemptAt, after(30));
  });

  it('never calls a failure what may have arrived, however long nobody can tell', () => {
    const { state, remedy, nextAttemptAt, lastError } = settled(lost, begun, after(48));
    assert.deepEqual([state, remedy, nextAttemptAt], ['unknown', 'check', null]);
    assert.equal(
      lastError,
      'Wix did not answer in time. For two days nobody could tell whether the post arrived.',
    );
  });

  it('looks again by itself until then', () => {
    const { state, nextAttemptAt } = settled(lost, begun, after(47.9));
    assert.equal(state, 'unknown');
    assert.ok(nextAttemptAt);
  });
});
