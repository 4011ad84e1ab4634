import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { withTemporaryFolder } from '../testing/testBuilds.ts';
import { claimDataDirectory } from './claimDataDirectory.ts';

describe('claimDataDirectory', () => {
  it('rejects a second process until the first one releases the folder', () =>
    withTemporaryFolder(async (directory) => {
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

  it('takes over the folder after a crash', () =>
    withTemporaryFolder(async (directory) => {
      writeFileSync(path.join(directory, 'owner.sock'), '');
      const claim = await claimDataDirectory(directory);
      assert.ok(claim.ok);
      await claim.release();
    }));
});
