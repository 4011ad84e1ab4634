import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '../database/embedded.ts';
import { readEnv, type Env } from '../env.ts';
import { createBackup } from './createBackup.ts';
import { writeKeyFile } from './keyFile.ts';
import { BackupError } from './manifest.ts';
import { runCommand, UsageError } from './runCommand.ts';
import { verifyBackup } from './verifyBackup.ts';

const usage = 'npm run backup -- <file> [--keys <file>] [--no-verify]';

/** A running product serves its embedded database; a stopped one is opened for the backup. */
const openSource = async (env: Env) => {
  if (env.DATABASE_URL)
    return { config: { connectionString: env.DATABASE_URL }, close: () => Promise.resolve() };
  if (!existsSync(path.join(env.DATA_DIR, 'database')))
    throw new BackupError(`${env.DATA_DIR} holds no database. Set DATA_DIR or DATABASE_URL.`);
  return openEmbedded(env.DATA_DIR, 'join');
};

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { keys: { type: 'string' }, verify: { type: 'boolean', default: true } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError();
  const env = readEnv(process.env);
  const { config, close } = await openSource(env);
  try {
    const manifest = await createBackup(env, config, file);
    if (values.keys) writeKeyFile(env, values.keys);
    if (values.verify) await verifyBackup(file);
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
    console.log(`${rows} rows of ${manifest.tables.length} tables, ${manifest.files ?? 'no'} files`);
    if (manifest.files === null) console.log('Uploaded files lie in the bucket: back it up, too.');
    if (!values.keys) console.log('The keys are not in the backup. Keep them apart: --keys <file>.');
    console.log(`backup: ${file}${values.verify ? ', verified' : ', not verified'}`);
  } finally {
    await close();
  }
});
