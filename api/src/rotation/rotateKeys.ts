import { openSource } from '../backup/openSource.ts';
import { runCommand, UsageError } from '../backup/runCommand.ts';
import { openPool } from '../database/database.ts';
import { readEnv } from '../env.ts';
import { readKeys } from '../secrets/keys.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { reencryptSecrets } from './reencryptSecrets.ts';

await runCommand('npm run rotate-keys', async () => {
  if (process.argv.length > 2) throw new UsageError();
  const env = readEnv(process.env);
  const { secrets: keys } = readKeys(env);
  const keyId = keys[0]?.id ?? '';
  const { config, close } = await openSource(env);
  const { db, end } = openPool({ ...config, max: 1 }, () => undefined);
  try {
    const { encrypted, failed } = await reencryptSecrets(db, createSecrets(keys), keyId);
    for (const line of failed) console.error(line);
    if (failed.length > 0) process.exitCode = 1;
    console.log(`rotate-keys: ${encrypted} encrypted with ${keyId}, ${failed.length} failed`);
  } finally {
    await end();
    await close();
  }
});
