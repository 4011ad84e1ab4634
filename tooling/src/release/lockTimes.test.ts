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

const holdsBack = async (directory: string, work: () => void): Promise<void> => {
  const order: string[] = [];
  const waiting = withReleaseLock(directory, () => void order.push('locked'));
  await new Promise((resolve) => setTimeout(resolve, 120));
  assert.deepEqual(order, []);
  work();
  await waiting;
  assert.deepEqual(order, ['locked']);
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

  it('stays fresh while it is held, for its owner alone', () =>
    withTemporaryFolder(async (directory) => {
      const lock = path.join(directory, '.release.lock');
      const age = (): void => utimesSync(lock, 0, 0);
      const isFresh = (): boolean => existsSync(lock) && statSync(lock).mtimeMs > 1_000;
      const waitUntil = async (isDone: () => boolean): Promise<void> => {
        for (let tries = 0; tries < 200 && !isDone(); tries += 1)
          await new Promise((resolve) => setTimeout(resolve, 10));
      };
      await withReleaseLock(
        directory,
        async ({ assertHeld }) => {
          age();
          await waitUntil(isFresh);
          assert.equal(isFresh(), true);
          writeFileSync(path.join(lock, 'owner'), 'another');
          age();
          await waitUntil(isFresh);
          assert.equal(isFresh(), false);
          assert.throws(
            assertHeld,
            new Error(
              'Another release took over while this one was paused. Nothing more is written; run it again.',
            ),
          );
        },
        { staleAfterMs: 60 },
      );
      assert.equal(existsSync(lock), true);
    }));
});
