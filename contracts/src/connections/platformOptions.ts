import { platformDescriptors, platformLabels, platforms } from '../platforms/platforms.ts';
import type { Connection } from './connection.schemas.ts';

/** The platforms as options of a form, each with whether it is connected; optional ones only if they are. */
export const toPlatformOptions = (connections: readonly Connection[]) =>
  platforms
    .map((platform) => ({
      id: platform,
      label: platformLabels[platform],
      connected: connections.some((connection) => connection.platform === platform && connection.connected),
    }))
    .filter(({ id, connected }) => connected || !('isOptional' in platformDescriptors[id]));
