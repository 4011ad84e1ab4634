import type { RemoteConfig } from '@rankwright/contracts/remote';
import { leads } from './src/leads.ts';

export const remote: RemoteConfig = {
  name: 'generator',
  owner: 'Writing',
  hostApi: '^1.0.0',
  budget: { firstRoute: 60000, total: 220000 },
  routes: [
    {
      path: '/generate-content',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Blog Management',
      description: leads.management,
      skeleton: 'form',
      navigation: { label: 'Generate Blog Content', group: 'main', order: 1, icon: 'pen' },
    },
    {
      path: '/content-history',
      access: 'protected',
      layout: 'app',
      title: 'Content History',
      description: leads.history,
      skeleton: 'table',
      navigation: { label: 'Content History', group: 'main', order: 4, icon: 'history' },
    },
    {
      path: '/distribution',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Distribution',
      description: leads.distribution,
      skeleton: 'form',
      navigation: { label: 'Distribution', group: 'main', order: 5, icon: 'send' },
    },
  ],
};
