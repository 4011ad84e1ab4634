import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { withFolder } from '../testing/builds.ts';
import { claimDataDirectory } from './claimDataDirectory.ts';

describe('the data folder', () => {
  it('belongs to one running product at a time', () =>
    withFolder(async (directory) => {
      const first = await claimDataDirectory(directory);
      assert.ok(first.ok);
      const second = await claimDataDirectory(directory);
      assert.ok(!second.ok);
      assert.match(second.reason, /already running/);
      await first.release();
      const third = await claimDataDirectory(directory);
      assert.ok(third.ok);
      await third.release();
    }));

  it('is free again after a crash', () =>
    withFolder(async (directory) => {
      writeFileSync(path.join(directory, 'owner.sock'), '');
      const claim = await claimDataDirectory(directory);
      assert.ok(claim.ok);
      await claim.release();
    }));
});
