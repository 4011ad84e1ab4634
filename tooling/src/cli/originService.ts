import type { AddressInfo } from 'node:net';
import { readDeployment, requireDeployment } from '../origin/deployment.ts';
import { getOriginDirectory } from '../origin/paths.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';
import { runCanaryWatch } from '../release/canary/runCanaryWatch.ts';
import { repairPages } from '../release/repairPages.ts';
import { createOriginService } from '../service/createOriginService.ts';
import { checkBuild } from './check/checkBuild.ts';
import { checkInBrowser } from './check/checkInBrowser.ts';
import { openSmoke } from './check/smoke.ts';

/**
 * `npm run origin`: takes releases of remotes over HTTP. `PORT` (3002), `HOST` (127.0.0.1), `ORIGIN_DIR`. Watches
 * canaries with the reports of the API at `API_URL` (the public URL), with its `METRICS_TOKEN`. Takes changes of the
 * console from whoever has `ORIGIN_SERVICE_TOKEN`: the API.
 */
const origin = getOriginDirectory();
const { onStop, stop } = stopOnSignals();
try {
  requireDeployment(origin);
  const service = createOriginService({
    origin,
    checkBuild,
    checkInBrowser,
    openSmoke: () => openSmoke({ withAccessibility: true }),
    staffToken: process.env.ORIGIN_SERVICE_TOKEN,
  });
  onStop(() => service.close());
  onStop(runCanaryWatch(origin, () => process.env.API_URL ?? readDeployment(origin)?.publicUrl ?? null));
  await service.listen({ port: Number(process.env.PORT ?? 3002), host: process.env.HOST ?? '127.0.0.1' });
  const { port } = service.server.address() as AddressInfo;
  console.log(`The origin service is ready at http://localhost:${port}`);
  // Requests need not wait: whoever changes the origin takes its lock.
  await repairPages(origin);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
