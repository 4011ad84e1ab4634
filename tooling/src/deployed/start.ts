import path from 'node:path';
import { checkout } from '../release/origin.ts';
import { releaseBuilt } from '../release/releaseBuilt.ts';
import { freePort } from '../start/freePort.ts';
import { readSettings } from '../start/settings.ts';
import { stopOnSignals } from '../start/stopOnSignals.ts';
import { waitUntilReady } from '../start/waitUntilReady.ts';
import { startNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { ending, run } from './processes.ts';

/** The topology of docker/compose.yaml as plain processes: PostgreSQL, an API, a worker, nginx before the static origin. */
const settings = readSettings(process.env);
const { onStop, stop } = stopOnSignals();
try {
  const [databasePort, apiPort, workerPort] = [await freePort(), await freePort(), await freePort()];
  const database = await startPostgres(path.join(settings.dataDirectory, 'postgres'), databasePort, onStop);
  const server = (role: string, port: number): void => {
    const child = run(process.execPath, [path.join(checkout, 'api/dist/server.js')], {
      ROLE: role,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDirectory,
      PUBLIC_URL: settings.publicUrl,
      DATABASE_URL: database,
    });
    onStop(ending(child));
  };
  server('api', apiPort);
  await waitUntilReady(`http://127.0.0.1:${apiPort}/api/ready`);
  server('worker', workerPort);
  await releaseBuilt(settings);
  startNginx(
    {
      directory: path.join(settings.dataDirectory, 'nginx'),
      listen: `127.0.0.1:${settings.port}`,
      originDirectory: settings.originDirectory,
      apiAddress: `127.0.0.1:${apiPort}`,
    },
    onStop,
  );
  await waitUntilReady(`http://127.0.0.1:${settings.port}/api/ready`);
  console.log(`\nRankwright is ready at ${settings.publicUrl} (nginx, PostgreSQL, API and worker)\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
