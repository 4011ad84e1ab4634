import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runSequences } from './runSequences.ts';

const sequences = 50;

describe('publishing under random sequences', () => {
  it('publishes only what was approved, once, and tells the owner about everything else', async () => {
    const seed = Date.now() % 1_000_000;
    const { violation } = await runSequences(sequences, seed);
    assert.equal(violation, null, `seed ${seed}: ${JSON.stringify(violation)}`);
  });
});
