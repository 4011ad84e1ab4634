import { listAlerts } from '@rankwright/contracts/alerts';
import { listScheduledItems } from '@rankwright/contracts/planner';
import type { RemoteConfig } from '@rankwright/contracts/remote';
import { getSetup } from '@rankwright/contracts/setup';
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
      prefetch: [
        { path: listScheduledItems.path, months: [0, -1, 1] },
        { path: listScheduledItems.path, query: { unscheduled: 'true' } },
        { path: getSetup.path },
        { path: listAlerts.path },
      ],
      navigation: { label: 'Content Planner', group: 'main', order: 2, icon: 'calendar' },
    },
  ],
};
