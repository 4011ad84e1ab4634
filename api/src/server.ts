import { openDatabase } from './database/openDatabase.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { protectDataFolder } from './protectDataFolder.ts';
import { createRejectionHandler } from './unhandledRejection.ts';

const closeAfterMs = 15_000;

/** The embedded database opens in a worker thread while the remaining modules load. */
const start = async (): Promise<() => Promise<void>> => {
  const env = readEnv(process.env);
  const log = createLog(env);
  process.on('unhandledRejection', createRejectionHandler(log));
  protectDataFolder(env.DATA_DIR, log);
  const database = openDatabase(env, log);
  database.catch(() => undefined);
  const { serve } = await import('./serve.ts');
  return serve(env, log, database);
};

const stopOnce = (starting: Promise<() => Promise<void>>) => {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), closeAfterMs).unref();
    starting
      .then((close) => close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
};

const starting = start();
const stop = stopOnce(starting);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The parent process has exited, so no one else will stop this one.
process.once('disconnect', stop);
starting.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
