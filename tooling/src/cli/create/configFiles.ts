/** `remote.config.ts` of a new remote: one screen at its name. */
export const renderRemoteConfig = (
  name: string,
  title: string,
  owner: string,
): string => `import type { RemoteConfig } from '@rankwright/contracts/remote';

export const remote: RemoteConfig = {
  name: '${name}',
  owner: '${owner}',
  hostApi: '^1.0.0',
  budget: { firstRoute: 40_000, total: 120_000 },
  routes: [
    {
      path: '/${name}',
      access: 'protected',
      layout: 'app',
      title: '${title}',
      navigation: { label: '${title}', group: 'main', order: 100 },
    },
  ],
};
`;

export const webpackFile = `import { remoteConfiguration } from '@rankwright/tooling/webpack';
import { remote } from './remote.config.ts';

export const configuration = remoteConfiguration(import.meta.dirname, remote);
`;
