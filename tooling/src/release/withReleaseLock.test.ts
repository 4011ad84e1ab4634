import assert from 'node:assert/strict';
import { existsSync, utimesSync } from 'node:fs';
import { it } from 'node:test';
import { withTemporaryFolder } from '../testing/testBuilds.ts';
import { withReleaseLock } from './withReleaseLock.ts';

it('lets a release that was paused write no more once another one has taken over', () =>
  withTemporaryFolder(async (directory) => {
    const lock = `${directory}/.release.lock`;
    await withReleaseLock(directory, async (paused) => {
      paused.assertHeld();
      utimesSync(lock, 0, 0);
      await withReleaseLock(directory, ({ assertHeld }) => {
        assertHeld();
        assert.throws(() => paused.assertHeld(), /Another release took over while this one was paused/);
      });
      await withReleaseLock(directory, () => assert.throws(() => paused.assertHeld()));
    });
    assert.equal(existsSync(lock), false);
  }));

it('keeps the lock of whoever took over when the paused release ends', () =>
  withTemporaryFolder(async (directory) => {
    const lock = `${directory}/.release.lock`;
    const second: { done?: () => void; running?: Promise<void> } = {};
    await withReleaseLock(directory, async () => {
      utimesSync(lock, 0, 0);
      await new Promise<void>((started) => {
        second.running = withReleaseLock(directory, () => {
          started();
          return new Promise<void>((resolve) => (second.done = resolve));
        });
      });
    });
    assert.equal(existsSync(lock), true);
    second.done?.();
    await second.running;
    assert.equal(existsSync(lock), false);
  }));
