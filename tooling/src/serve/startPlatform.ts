import type { StartSettings } from '../origin/settings.ts';
import { releaseBuilds, type ReleaseBuildsOptions } from '../release/releaseBuilds.ts';
import { serveOrigin, type OnStop } from './serveOrigin.ts';

type PlatformSettings = StartSettings & Pick<ReleaseBuildsOptions, 'openSmoke'>;

/** Releases the built packages, starts the API, and serves both on one port. */
export const startPlatform = async (settings: PlatformSettings, onStop: OnStop): Promise<{ url: string }> => {
  const url = await serveOrigin(settings, onStop, (publicUrl) => releaseBuilds({ ...settings, publicUrl }));
  return { url };
};
