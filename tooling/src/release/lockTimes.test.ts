import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { withTemporaryFolder } from '../testing/testBuilds.ts';
import { withReleaseLock } from './withReleaseLock.ts';

/** Does the work once the lock was refused twice. */
const holdsBack = async (directory: string, work: () => void): Promise<void> => {
  const order: string[] = [];
  const pause = (ms: number): Promise<void> => {
    order.push(`paused for ${ms} ms`);
    if (order.length === 2) work();
    return Promise.resolve();
  };
  await withReleaseLock(directory, () => void order.push('locked'), { pause });
  assert.deepEqual(order.slice(0, 2), ['paused for 50 ms', 'paused for 50 ms']);
  assert.equal(order.at(-1), 'locked');
};

describe('the lock of an origin', () => {
  it('names its owner while it is held, makes the folder, and returns what was worked out', () =>
    withTemporaryFolder(async (parent) => {
      const directory = path.join(parent, 'a/b');
      const lock = path.join(directory, '.release.lock');
      const found = await withReleaseLock(directory, ({ assertHeld }) => {
        assertHeld();
        return readFileSync(path.join(lock, 'owner'), 'utf8');
      });
      assert.match(found, /^[0-9a-f-]{36}$/);
      assert.deepEqual(readdirSync(directory), []);
    }));

  it('is given back when the work fails', () =>
    withTemporaryFolder(async (directory) => {
      await assert.rejects(
        withReleaseLock(directory, () => Promise.reject(new Error('a fault'))),
        /a fault/,
      );
      assert.deepEqual(readdirSync(directory), []);
    }));

  it('holds others back until it goes', () =>
    withTemporaryFolder(async (directory) => {
      const lock = path.join(directory, '.release.lock');
      mkdirSync(lock);
      await holdsBack(directory, () => rmSync(lock, { recursive: true }));
    }));

  it('expires when nobody keeps it fresh, and leaves nothing behind', () =>
    withTemporaryFolder(async (directory) => {
      const lock = path.join(directory, '.release.lock');
      mkdirSync(lock);
      writeFileSync(path.join(lock, 'owner'), 'killed');
      await holdsBack(directory, () => {
        const stale = new Date(Date.now() - 31_000);
        utimesSync(lock, stale, stale);
      });
      assert.deepEqual(readdirSync(directory), []);
    }));

  it('stays fresh while it is held, for its owner alone', ({ mock }) =>
    withTemporaryFolder(async (directory) => {
      mock.timers.enable({ apis: ['setInterval'] });
      const lock = path.join(directory, '.release.lock');
      const isFreshAfter = (ms: number): boolean => {
        utimesSync(lock, 0, 0);
        mock.timers.tick(ms);
        return statSync(lock).mtimeMs > 1_000;
      };
      await withReleaseLock(directory, ({ assertHeld }) => {
        assert.equal(isFreshAfter(1_999), false);
        assert.equal(isFreshAfter(1), true);
        writeFileSync(path.join(lock, 'owner'), 'another');
        assert.equal(isFreshAfter(2_000), false);
        assert.throws(
          assertHeld,
          new Error(
            'Another release took over while this one was paused. Nothing more is written; run it again.',
          ),
        );
      });
      assert.equal(existsSync(lock), true);
    }));

  it('shows signs of life three times before it expires', ({ mock }) =>
    withTemporaryFolder(async (directory) => {
      mock.timers.enable({ apis: ['setInterval'] });
      const lock = path.join(directory, '.release.lock');
      const held = () => {
        utimesSync(lock, 0, 0);
        mock.timers.tick(20);
        assert.ok(statSync(lock).mtimeMs > 1_000);
      };
      await withReleaseLock(directory, held, { staleAfterMs: 60 });
    }));
});
