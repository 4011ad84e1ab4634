import type { GenerationProgress } from '@rankwright/contracts/generations';
import { calculatePercent, describeProgress, describeWords, isRunning } from './progress.model.ts';

const createProgress = (change: Partial<GenerationProgress>): GenerationProgress =>
  ({
    state: 'running',
    stage: 'writing',
    section: 2,
    sections: 5,
    words: 120,
    ...change,
  }) as GenerationProgress;

describe('progress of a generation', () => {
  it.each([
    [{ state: 'queued' }, 'Waiting to start', 1],
    [{ stage: 'outline' }, 'Planning the outline', 3],
    [{}, 'Writing section 2 of 5', 23],
    [{ section: 0 }, 'Writing section 1 of 5', 5],
    [{ section: 5 }, 'Writing section 5 of 5', 77],
    [{ sections: 1, section: 1 }, 'Writing', 5],
    [{ sections: 0, section: 2 }, 'Writing', 95],
    [{ stage: 'checking' }, 'Checking', 95],
    [{ stage: 'saving' }, 'Saving', 98],
  ] as [Partial<GenerationProgress>, string, number][])('%j is "%s", %i percent', (change, text, percent) => {
    expect(describeProgress(createProgress(change))).toBe(text);
    expect(calculatePercent(createProgress(change))).toBe(percent);
  });

  it('follows the words where they are further than the sections', () => {
    expect(calculatePercent({ ...createProgress({ words: 400 }), wordGoal: 800 })).toBe(50);
    expect(calculatePercent({ ...createProgress({ words: 2_000 }), wordGoal: 800 })).toBe(95);
  });

  it('counts the words', () => {
    expect(describeWords(createProgress({}), 800)).toBe('120 of about 800 words');
  });

  it('runs until it is settled', () => {
    expect(isRunning({ state: 'queued' })).toBe(true);
    expect(isRunning({ state: 'running' })).toBe(true);
    expect(isRunning({ state: 'done' })).toBe(false);
  });
});
