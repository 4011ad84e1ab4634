import { openDatabase } from './database/open.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';

const closeAfterMs = 15_000;

/** The database opens in its own thread while everything else is loaded. */
const start = async (): Promise<() => Promise<void>> => {
  const env = readEnv(process.env);
  const log = createLog(env);
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
// Whoever started us is gone: nobody else would stop us.
process.once('disconnect', stop);
starting.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
