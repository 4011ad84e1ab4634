import { readDeployment } from '../origin/deployment.ts';
import { openFolder } from '../origin/publicFiles.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { arePagesCurrent } from '../pages/pageFiles.ts';
import { changeSettings } from './changeSettings.ts';

/**
 * Builds the pages again when a release was killed between the registry and them, and opens what an earlier version of the
 * product left closed to the web server.
 */
export const repairPages = async (origin: string): Promise<void> => {
  const registry = readRegistry(origin);
  const deployment = readDeployment(origin);
  if (!registry || !deployment) return;
  openFolder(origin);
  if (!arePagesCurrent(origin, registry.updatedAt, deployment.publicUrl)) await changeSettings(origin, {});
};
