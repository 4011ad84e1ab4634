import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFairQueue, OverloadError } from './createFairQueue.ts';
import { estimateCpuMs } from './watchThread.ts';

describe('the queue for the parser', () => {
  const open = (options = {}) => {
    const queue = createFairQueue({ slots: 2, maxWaiting: 8, maxWaitingEach: 4, ...options });
    const granted: string[] = [];
    const take = async (account: string, name = account) => {
      await queue.take(account);
      granted.push(name);
    };
    return { queue, granted, take };
  };
  const settle = () => new Promise(setImmediate);

  it('gives an account one slot and lets the others alternate', async () => {
    const { queue, granted, take } = open();
    for (const name of ['a1', 'a2', 'a3']) void take('a', name);
    for (const name of ['b1', 'b2']) void take('b', name);
    void take('c', 'c1');
    await settle();
    assert.deepEqual(granted, ['a1', 'b1']);
    queue.release('a');
    await settle();
    queue.release('b');
    await settle();
    queue.release('c');
    await settle();
    assert.deepEqual(granted, ['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  it('refuses what an account has too much of, and still takes that of others', async () => {
    const { queue, granted, take } = open();
    for (let count = 0; count < 5; count += 1) void take('a');
    await assert.rejects(queue.take('a'), OverloadError);
    await take('b');
    assert.deepEqual(granted, ['a', 'b']);
  });

  it('leaves an account less the more of them wait', async () => {
    const { queue, take } = open({ slots: 0 });
    for (const account of ['a', 'b', 'c', 'd']) void take(account);
    void take('a');
    await assert.rejects(queue.take('a'), OverloadError);
  });
});

describe('the computing time of a thread', () => {
  const estimate = (wallMs: number, cpuMs: number, threads: number) =>
    estimateCpuMs({ wallMs: 1_000, cpuMs: 500 }, { wallMs: 1_000 + wallMs, cpuMs: 500 + cpuMs }, threads);

  it('is no longer than the clock, and less on a machine that has no time for it', () => {
    assert.equal(estimate(250, 400, 1), 250);
    assert.equal(estimate(250, 20, 1), 20);
    assert.equal(estimate(250, 20, 2), 10);
  });
});
