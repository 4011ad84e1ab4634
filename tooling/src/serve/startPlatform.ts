import { releaseBuilds } from '../release/releaseBuilds.ts';
import { serveOrigin, type OnStop } from './serveOrigin.ts';
import type { StartSettings } from '../origin/settings.ts';

/** Releases the built packages, starts the API, and serves both on one port. */
export const startPlatform = async (settings: StartSettings, onStop: OnStop): Promise<{ url: string }> => {
  const port = await serveOrigin(settings, onStop, () => releaseBuilds(settings));
  return { url: settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl };
};
