import type { RouteObject } from '@rankwright/sdk/router';

/** The entry point of this remote: one page for each route in remote.config.ts. */
export const routes: RouteObject[] = [
  { path: '/', lazy: () => import(/* webpackChunkName: "page-landing" */ './landing/LandingPage.tsx') },
  {
    path: '/features',
    lazy: () => import(/* webpackChunkName: "page-features" */ './features/FeaturesPage.tsx'),
  },
  {
    path: '/pricing',
    lazy: () => import(/* webpackChunkName: "page-pricing" */ './pricing/PricingPage.tsx'),
  },
  { path: '/blog', lazy: () => import(/* webpackChunkName: "page-blog" */ './blog/BlogPage.tsx') },
  {
    path: '/blog/:slug',
    lazy: () => import(/* webpackChunkName: "page-blog-post" */ './blog/BlogPostPage.tsx'),
  },
  {
    path: '/contact',
    lazy: () => import(/* webpackChunkName: "page-contact" */ './contact/ContactPage.tsx'),
  },
  { path: '/terms', lazy: () => import(/* webpackChunkName: "page-terms" */ './legal/TermsPage.tsx') },
  { path: '/privacy', lazy: () => import(/* webpackChunkName: "page-privacy" */ './legal/PrivacyPage.tsx') },
];
