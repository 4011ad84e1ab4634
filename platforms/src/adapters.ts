import { platformDescriptors, type Platform } from './descriptors.ts';
import type { Adapters } from './port/platform.ts';

/** `adapter.ts` in the folder of a platform; the bundler includes those of all folders. */
const loadAdapters = async (platform: string): Promise<Partial<Adapters>> => {
  const { adapters } = (await import(`./${platform}/adapter.ts`)) as { adapters: Adapters };
  return adapters;
};

const entries = Object.keys(platformDescriptors).map(
  async (platform) => [platform, await loadAdapters(platform)] as const,
);

/** Platform adapters by method of connection. Everything else uses the `Platform` interface. */
export const adapters = Object.fromEntries(await Promise.all(entries)) as Record<Platform, Partial<Adapters>>;
