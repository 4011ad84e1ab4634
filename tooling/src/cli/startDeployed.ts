import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';
import { releaseBuilds } from '../release/releaseBuilds.ts';
import { findFreePort } from '../process/findFreePort.ts';
import { readSettings } from '../origin/settings.ts';
import { openSmoke } from './check/smoke.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';
import { waitUntilReady } from '../process/waitUntilReady.ts';
import { startNginx } from '../serve/deployed/nginx.ts';
import { startPostgres } from '../serve/deployed/postgres.ts';
import { createStopper, spawnProcess } from '../serve/deployed/processes.ts';
import { startFleetService } from '../serve/startFleetService.ts';

/**
 * The services of docker/compose.yaml as plain processes: PostgreSQL, API, worker, and nginx with the static
 * origin.
 */
const settings = readSettings(process.env);
const { onStop, stop } = stopOnSignals();
try {
  const [databasePort, apiPort, workerPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const database = await startPostgres(path.join(settings.dataDirectory, 'postgres'), databasePort, onStop);
  const fleetService = await startFleetService({ ...settings, openSmoke });
  onStop(fleetService.close);
  const startServer = (role: string, port: number): void => {
    const child = spawnProcess(process.execPath, [path.join(repositoryRoot, 'api/dist/server.js')], {
      ...fleetService.environment,
      ROLE: role,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDirectory,
      PUBLIC_URL: settings.publicUrl,
      DATABASE_URL: database,
    });
    onStop(createStopper(child));
  };
  startServer('api', apiPort);
  await waitUntilReady(`http://127.0.0.1:${apiPort}/api/ready`);
  startServer('worker', workerPort);
  const prove = await releaseBuilds({ ...settings, openSmoke });
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
  await prove();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
