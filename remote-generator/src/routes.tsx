import type { RouteObject } from '@rankwright/sdk/router';
import { ArticleEditor } from './article/lazyArticleEditor.ts';

/** The entry point of this remote: one page for each route in remote.config.ts. */
export const routes: RouteObject[] = [
  {
    path: '/generate-content',
    lazy: () => {
      // The editor comes with the page of an article, not after it. A failure shows when it is rendered.
      if (new URLSearchParams(location.search).has('article')) void ArticleEditor.preload();
      return import(
        /* webpackChunkName: "page-generate-content" */ './blogManagement/BlogManagementPage.tsx'
      );
    },
  },
  {
    path: '/content-history',
    lazy: () => import(/* webpackChunkName: "page-content-history" */ './history/HistoryPage.tsx'),
  },
  {
    path: '/article',
    lazy: () => import(/* webpackChunkName: "page-article" */ './article/ReadingPage.tsx'),
  },
  {
    path: '/distribution',
    lazy: () => import(/* webpackChunkName: "page-distribution" */ './distribution/DistributionPage.tsx'),
  },
  {
    path: '/refreshes',
    lazy: () => import(/* webpackChunkName: "page-refreshes" */ './refresh/RefreshesPage.tsx'),
  },
];
