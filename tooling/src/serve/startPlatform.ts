import { releaseBuilds } from '../release/releaseBuilds.ts';
import { serveOrigin, type OnStop } from './serveOrigin.ts';
import type { StartSettings } from '../origin/settings.ts';

/** Releases the built packages, starts the API, and serves both on one port. */
export const startPlatform = async (settings: StartSettings, onStop: OnStop): Promise<{ url: string }> => {
  const url = await serveOrigin(settings, onStop, (publicUrl) => releaseBuilds({ ...settings, publicUrl }));
  return { url };
};
