import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extract } from 'tar';
import { BackupError, manifestSchema, type Manifest } from './manifest.ts';

const readManifest = (folder: string, file: string): Manifest => {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));
  } catch (cause) {
    throw new BackupError(`${file} is not a backup of Rankwright, or it is damaged.`, { cause });
  }
};

/** Unpacks a backup into a temporary folder, passes it to `work` and removes it afterwards. */
export const openBackup = async <Result>(
  file: string,
  work: (manifest: Manifest, folder: string) => Promise<Result>,
): Promise<Result> => {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-backup-'));
  try {
    try {
      await extract({ file, cwd: folder, strict: true });
    } catch (cause) {
      throw new BackupError(`${file} is not a backup of Rankwright, or it is damaged.`, { cause });
    }
    return await work(readManifest(folder, file), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
