import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createLog } from './log.ts';
import { protectDataFolder } from './protectDataFolder.ts';

describe('the data folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'rankwright-data-'));
  const umask = process.umask(0o022);
  const log = createLog({ LOG_LEVEL: 'silent' });
  const getMode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  after(() => {
    process.umask(umask);
    rmSync(parent, { recursive: true });
  });

  it('is private to its user, and so is what is written into it', () => {
    const folder = join(parent, 'data');
    mkdirSync(folder, { mode: 0o777 });
    protectDataFolder(folder, log);
    writeFileSync(join(folder, 'file'), 'x', { mode: 0o666 });
    mkdirSync(join(folder, 'database'));
    assert.deepEqual([folder, join(folder, 'file'), join(folder, 'database')].map(getMode), [
      '700',
      '600',
      '700',
    ]);
  });

  it('does not stop the start when it cannot be made private', () => {
    writeFileSync(join(parent, 'taken'), '');
    assert.doesNotThrow(() => protectDataFolder(join(parent, 'taken', 'data'), log));
  });
});
