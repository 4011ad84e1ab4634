import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addStart, isWorse, noEvidence } from './evidence.model.ts';

/** Repeatable random numbers from 0 to 1 (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), 1 | state);
    const mixed = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Rates {
  percent: number;
  /** Share of starts of the current version that fail. */
  current: number;
  canary: number;
}

const sessions = 10_000;

/** Sessions that had the canary when it was halted; null when it ran through all of them. */
const simulate = ({ percent, current, canary }: Rates, seed: number): number | null => {
  const random = createRandom(seed);
  let evidence = noEvidence;
  for (let session = 0; session < sessions; session += 1) {
    const isCanary = random() * 100 < percent;
    const outcome = random() < (isCanary ? canary : current) ? 'failed' : 'started';
    evidence = addStart(evidence, { version: isCanary ? 'canary' : 'current', outcome }, percent);
    if (isWorse(evidence)) return evidence.canary.starts;
  }
  return null;
};

const simulateRuns = (rates: Rates, runs: number) =>
  Array.from({ length: runs }, (_, seed) => simulate(rates, seed + 1));

describe('a canary in 10,000 sessions, 100 times', () => {
  it('that fails in 2 % of its starts is halted before 4 % of the sessions had it, in at least 95', () => {
    const halts = simulateRuns({ percent: 10, current: 0.001, canary: 0.02 }, 100);
    const soon = halts.filter((exposed) => exposed !== null && exposed <= sessions * 0.04);
    assert.ok(soon.length >= 95, `halted in time in ${soon.length} of 100`);
  });

  for (const current of [0, 0.001, 0.01, 0.05])
    it(`that is as good as the current version is halted in at most 5 (${current * 100} % fail)`, () => {
      const halts = simulateRuns({ percent: 10, current, canary: current }, 100);
      const wrong = halts.filter((exposed) => exposed !== null).length;
      assert.ok(wrong <= 5, `halted in ${wrong} of 100`);
    });
});

describe('the evidence', () => {
  const failed = { version: 'canary', outcome: 'failed' } as const;

  it('is not enough after one failure, and is after a few that only the canary has', () => {
    const once = addStart(noEvidence, failed, 10);
    assert.equal(isWorse(once), false);
    assert.equal(isWorse([failed, failed].reduce((sum, start) => addStart(sum, start, 10), once)), true);
  });

  it('counts a late failure without another start', () => {
    const started = addStart(noEvidence, { version: 'canary', outcome: 'started' }, 10);
    const { canary } = addStart(started, { version: 'canary', outcome: 'failedLate' }, 10);
    assert.deepEqual(canary, { starts: 1, failures: 1 });
  });

  it('does not blame the canary for failures that both versions have', () => {
    const both = Array.from({ length: 400 }, (_, at) => ({
      version: at % 10 === 0 ? ('canary' as const) : ('current' as const),
      outcome: 'failed' as const,
    }));
    const evidence = both.reduce((sum, start) => addStart(sum, start, 10), noEvidence);
    assert.equal(isWorse(evidence), false);
  });
});
