import { readDeployment } from '../origin/deployment.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { arePagesCurrent } from '../pages/pageFiles.ts';
import { changeSettings } from './changeSettings.ts';

/** Builds the pages anew when a release was killed between the registry and them. */
export const repairPages = async (origin: string): Promise<void> => {
  const registry = readRegistry(origin);
  const deployment = readDeployment(origin);
  if (!registry || !deployment) return;
  if (!arePagesCurrent(origin, registry.updatedAt, deployment.publicUrl)) await changeSettings(origin, {});
};
