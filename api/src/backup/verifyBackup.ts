import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '../database/embedded.ts';
import { openBackup } from './openBackup.ts';
import { restoreDatabase } from './restoreBackup.ts';

/** Restores a backup into a temporary embedded database. Throws when that differs from what was backed up. */
export const verifyBackup = (file: string): Promise<void> =>
  openBackup(file, async (manifest, folder) => {
    const dataDirectory = mkdtempSync(path.join(tmpdir(), 'rankwright-verify-'));
    try {
      const { config, close } = await openEmbedded(dataDirectory, 'own');
      try {
        await restoreDatabase(config, manifest, folder);
      } finally {
        await close();
      }
    } finally {
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  });
