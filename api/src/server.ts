import { buildApp } from './app.ts';
import { closeDeps, openDeps } from './deps.ts';
import { readEnv } from './env.ts';
import { jobs } from './features/features.ts';

const closeAfterMs = 15_000;

const start = async (): Promise<() => Promise<void>> => {
  const env = readEnv(process.env);
  const deps = await openDeps(env);
  await deps.queue.start();
  if (env.ROLE !== 'api') for (const register of jobs) await register(deps);
  const app = await buildApp(deps);
  const address = await app.listen({ port: env.PORT, host: env.HOST });
  deps.log.info({ address, role: env.ROLE, database: deps.database.kind }, 'ready');
  process.send?.({ type: 'ready', address });
  return async () => {
    await app.close();
    await closeDeps(deps);
  };
};

const stopOnce = (close: () => Promise<void>) => {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), closeAfterMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
};

try {
  const stop = stopOnce(await start());
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Whoever started us is gone: nobody else would stop us.
  process.once('disconnect', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
