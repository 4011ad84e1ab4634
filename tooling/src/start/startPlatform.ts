import { releaseBuilt } from '../release/releaseBuilt.ts';
import { serveOrigin, type OnStop } from './serveOrigin.ts';
import type { StartSettings } from './settings.ts';

/** Releases what is built, starts the API, and serves both on one address. */
export const startPlatform = async (settings: StartSettings, onStop: OnStop): Promise<{ url: string }> => {
  const port = await serveOrigin(settings, onStop, () => releaseBuilt(settings));
  return { url: settings.port === 0 ? `http://localhost:${port}` : settings.publicUrl };
};
