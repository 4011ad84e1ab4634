import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyMigrations } from '../database/migrate.ts';
import { openEmbedded } from '../database/embedded.ts';
import { readEnv, type Env } from '../env.ts';
import { protectDataFolder } from '../protectDataFolder.ts';
import { createLog } from '../log.ts';
import { assertKeys, installKeys, readKeyFile } from './keyFile.ts';
import { openBackup } from './openBackup.ts';
import { restoreDatabase } from './restoreBackup.ts';
import { runCommand, UsageError } from './runCommand.ts';

const usage = 'npm run restore -- <file> [--keys <file> | --without-keys]';

/** Nobody may use the embedded database while it is restored. */
const openTarget = async (env: Env) =>
  env.DATABASE_URL
    ? { config: { connectionString: env.DATABASE_URL }, close: () => Promise.resolve() }
    : openEmbedded(env.DATA_DIR, 'own');

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, 'without-keys': { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError();
  const given = readEnv(process.env);
  protectDataFolder(given.DATA_DIR, createLog({ ...given, LOG_LEVEL: 'warn' }));
  await openBackup(file, async (manifest, folder) => {
    const keys = values.keys ? readKeyFile(values.keys) : {};
    const env = { ...given, ...keys };
    if (!values['without-keys']) assertKeys(manifest, env);
    const { config, close } = await openTarget(env);
    try {
      await restoreDatabase(config, manifest, folder);
      await applyMigrations(config);
    } finally {
      await close();
    }
    installKeys(keys, env.DATA_DIR);
    const uploads = path.join(env.DATA_DIR, 'files');
    rmSync(uploads, { recursive: true, force: true });
    cpSync(path.join(folder, 'files'), uploads, { recursive: true });
    if (env.S3_BUCKET && manifest.files) console.log(`Copy the files in ${uploads} to the bucket.`);
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
    console.log(`restore: ${rows} rows of ${manifest.createdAt}, every table compared`);
  });
});
