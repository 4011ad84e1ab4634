import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createBackup } from '../../backup/createBackup.ts';
import { verifyBackup } from '../../backup/verifyBackup.ts';
import type { RegisterJobs } from '../register.ts';
import { backupJob } from './operations.definition.ts';

const nightly = '17 3 * * *';
const backupName = /^rankwright-.*\.tar\.gz$/;

/** Names sort by time. */
const deleteOldBackups = (folder: string, keep: number): void => {
  const backups = readdirSync(folder).filter((name) => backupName.test(name));
  for (const name of backups.sort().reverse().slice(keep)) rmSync(path.join(folder, name));
};

/** With `BACKUP_DIR` set, backs up every night, verifies the backup and keeps the newest `BACKUP_KEEP`. */
export const registerBackup: RegisterJobs = async ({ env, database, clock, queue, log }) => {
  const folder = env.BACKUP_DIR;
  if (!folder) return;
  await queue.work(backupJob, async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const time = clock.now().toISOString().replaceAll(':', '-').slice(0, 19);
    const file = path.join(folder, `rankwright-${time}.tar.gz`);
    await createBackup(env, database.config, file);
    await verifyBackup(file);
    deleteOldBackups(folder, env.BACKUP_KEEP);
    log.info({ file }, 'backup made and verified');
  });
  await queue.schedule(backupJob, nightly, {});
};
