import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { DatabaseHandle } from './database/database.ts';
import { closeDeps, openDeps } from './deps.ts';
import type { Env } from './env.ts';
import { jobs } from './features/features.ts';

/** Builds the API, starts listening and returns a function that shuts everything down. */
export const serve = async (
  env: Env,
  log: Logger,
  opening: Promise<DatabaseHandle>,
): Promise<() => Promise<void>> => {
  const database = await opening;
  const deps = await openDeps(env, { log, database });
  await deps.queue.start();
  if (env.ROLE !== 'api') for (const register of jobs) await register(deps);
  const app = await buildApp(deps);
  const address = await app.listen({ port: env.PORT, host: env.HOST });
  log.info({ address, role: env.ROLE, database: database.kind }, 'ready');
  process.send?.({ type: 'ready', address });
  return async () => {
    await app.close();
    await closeDeps(deps);
  };
};
