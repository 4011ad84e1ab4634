import type { RemoteConfig } from '@rankwright/contracts/remote';
import { pageDescriptions } from './src/pageDescriptions.ts';

export const remote: RemoteConfig = {
  name: 'fleet',
  owner: 'Platform',
  hostApi: '^1.0.0',
  budget: { firstRoute: 20_000, total: 30_000 },
  routes: [
    // No menu entry: only staff know the address, and the API answers nobody else.
    {
      path: '/fleet',
      access: 'protected',
      layout: 'app',
      title: 'Fleet',
      description: pageDescriptions.fleet,
      skeleton: 'table',
    },
  ],
};
