import type { RemoteConfig } from '@rankwright/contracts/remote';
import { pageDescriptions } from './src/pageDescriptions.ts';

export const remote: RemoteConfig = {
  name: 'billing',
  owner: 'Revenue',
  hostApi: '^1.0.0',
  budget: { firstRoute: 60000, total: 160000 },
  routes: [
    {
      path: '/billing',
      access: 'protected',
      layout: 'app',
      title: 'Billing',
      skeleton: 'cards',
      navigation: { label: 'Billing', group: 'account', order: 3, icon: 'card' },
    },
    {
      path: '/analytics',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Analytics',
      description: pageDescriptions.analytics,
      skeleton: 'cards',
      navigation: { label: 'Analytics', group: 'main', order: 3, icon: 'chart' },
    },
    {
      path: '/reports',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Reports',
      description: pageDescriptions.reports,
      skeleton: 'plain',
      navigation: { label: 'Reports', group: 'main', order: 4, icon: 'file' },
    },
    {
      path: '/test-subscription',
      access: 'protected',
      layout: 'app',
      title: 'Subscription test',
      skeleton: 'plain',
    },
  ],
};
