import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { createBackup } from './createBackup.ts';
import { writeKeyFile } from './keyFile.ts';
import { openSource } from './openSource.ts';
import { runCommand, UsageError } from './runCommand.ts';
import { verifyBackup } from './verifyBackup.ts';

const usage = 'npm run backup -- <file> [--keys <file>] [--no-verify]';

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
