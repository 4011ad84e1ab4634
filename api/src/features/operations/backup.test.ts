import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { startTestApi } from '../../testing/startTestApi.ts';
import { backupJob } from './operations.definition.ts';
import { verifyBackup } from '../../backup/verifyBackup.ts';

describe('the nightly backup', () => {
  it('keeps the newest backups, and runs only with a folder', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-nightly-'));
    const api = await startTestApi({ env: { BACKUP_DIR: folder, BACKUP_KEEP: '1' } });
    const without = await startTestApi();
    try {
      assert.equal(without.queue.scheduled.get('backup'), undefined);
      assert.equal(api.queue.scheduled.get('backup')?.cron, '17 3 * * *');
      await api.queue.run(backupJob, {});
      const [first] = readdirSync(folder);
      api.clock.advance(dayMs);
      await api.queue.run(backupJob, {});
      const [second, ...others] = readdirSync(folder);
      assert.deepEqual(others, []);
      assert.notEqual(second, first);
      await verifyBackup(path.join(folder, second ?? ''));
    } finally {
      await api.close();
      await without.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
