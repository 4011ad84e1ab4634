import type { RemoteConfig } from '@rankwright/contracts/remote';
import { pageDescriptions } from './src/pageDescriptions.ts';

export const remote: RemoteConfig = {
  name: 'generator',
  owner: 'Writing',
  hostApi: '^1.0.0',
  budget: { firstRoute: 60000, total: 220000 },
  slots: [
    { id: 'articleFacts', slot: 'plannerItemPanel', title: 'The article' },
    { id: 'writingActions', slot: 'paletteActions', title: 'Writing actions' },
  ],
  routes: [
    {
      path: '/generate-content',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Blog Management',
      description: pageDescriptions.management,
      skeleton: 'form',
      navigation: { label: 'Generate Blog Content', group: 'main', order: 1, icon: 'pen' },
    },
    {
      path: '/content-history',
      access: 'protected',
      layout: 'app',
      title: 'Content History',
      description: pageDescriptions.history,
      skeleton: 'table',
      navigation: { label: 'Content History', group: 'main', order: 6, icon: 'history' },
    },
    {
      path: '/article',
      access: 'protected',
      layout: 'app',
      title: 'Article',
      skeleton: 'article',
    },
    {
      path: '/distribution',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Distribution',
      description: pageDescriptions.distribution,
      skeleton: 'form',
      navigation: { label: 'Distribution', group: 'main', order: 7, icon: 'send' },
    },
    {
      path: '/refreshes',
      access: 'protected',
      gated: true,
      layout: 'app',
      title: 'Refreshes',
      description: pageDescriptions.refreshes,
      skeleton: 'table',
      navigation: { label: 'Refreshes', group: 'main', order: 5, icon: 'refresh' },
    },
  ],
};
