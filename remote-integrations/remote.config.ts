import type { RemoteConfig } from '@rankwright/contracts/remote';
import { pageDescriptions } from './src/pageDescriptions.ts';

export const remote: RemoteConfig = {
  name: 'integrations',
  owner: 'Publishing',
  hostApi: '^1.0.0',
  budget: { firstRoute: 60000, total: 160000 },
  routes: [
    {
      path: '/integrations',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Integrations',
      description: pageDescriptions.integrations,
      skeleton: 'cards',
      navigation: { label: 'Integrations', group: 'main', order: 8, icon: 'plug' },
    },
    {
      path: '/auth/wordpress/callback',
      access: 'public',
      layout: 'bare',
      title: 'Connecting WordPress',
      skeleton: 'plain',
    },
    {
      path: '/auth/search-console/callback',
      access: 'protected',
      layout: 'bare',
      title: 'Connecting Search Console',
      skeleton: 'plain',
    },
  ],
};
