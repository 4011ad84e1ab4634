import type { RemoteConfig } from '@rankwright/contracts/remote';
import { pageDescriptions } from './src/pageDescriptions.ts';

export const remote: RemoteConfig = {
  name: 'planner',
  owner: 'Planning',
  hostApi: '^1.0.0',
  budget: { firstRoute: 60000, total: 160000 },
  routes: [
    {
      path: '/content-planner',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Content Planner',
      description: pageDescriptions.planner,
      skeleton: 'calendar',
      navigation: { label: 'Content Planner', group: 'main', order: 2, icon: 'calendar' },
    },
  ],
};
