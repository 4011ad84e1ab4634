import { paths } from '@rankwright/contracts/paths';
import type { RemoteConfig } from '@rankwright/contracts/remote';
import { posts } from './src/blog/posts.ts';

export const remote: RemoteConfig = {
  name: 'marketing',
  owner: 'Growth',
  hostApi: '^1.0.0',
  budget: { firstRoute: 60000, total: 160000 },
  routes: [
    {
      path: '/',
      access: 'public',
      layout: 'public',
      title: 'SEO articles, planned, written and published',
      description:
        'Plan, write and publish search-friendly articles to WordPress, Shopify, Wix and Webflow from one calm workspace.',
      prerender: true,
      skeleton: 'plain',
      navigation: { label: 'Home', group: 'public', order: 1 },
    },
    {
      path: '/features',
      access: 'public',
      layout: 'public',
      title: 'Features',
      description:
        'A content calendar, an article writer, rewriting, ideas, history and publishing to four platforms.',
      prerender: true,
      navigation: { label: 'Features', group: 'public', order: 2 },
    },
    {
      path: '/pricing',
      access: 'public',
      layout: 'public',
      title: 'Pricing',
      description: 'One plan, Pro: everything for $99 per month, with a 3-day free trial. Cancel anytime.',
      prerender: true,
      navigation: { label: 'Pricing', group: 'public', order: 4 },
    },
    {
      path: '/blog',
      access: 'public',
      layout: 'public',
      title: 'Blog',
      description: 'Notes on search, writing and publishing for people who run a site themselves.',
      prerender: true,
      skeleton: 'cards',
      navigation: { label: 'Blog', group: 'public', order: 5 },
    },
    {
      path: '/blog/:slug',
      access: 'public',
      layout: 'public',
      title: 'Blog',
      description: 'An article from the Rankwright blog.',
      prerender: posts.map(({ slug }) => paths.blogPost(slug)),
      pages: Object.fromEntries(
        posts.map(({ slug, title, excerpt }) => [paths.blogPost(slug), { title, description: excerpt }]),
      ),
      skeleton: 'article',
    },
    {
      path: '/contact',
      access: 'public',
      layout: 'public',
      title: 'Contact',
      description: 'Write to us. We reply within 24 hours.',
      prerender: true,
      skeleton: 'form',
      navigation: { label: 'Contact', group: 'public', order: 6 },
    },
    {
      path: '/terms',
      access: 'public',
      layout: 'public',
      title: 'Terms of Service',
      description: 'What you and we agree on.',
      prerender: true,
      skeleton: 'article',
    },
    {
      path: '/privacy',
      access: 'public',
      layout: 'public',
      title: 'Privacy Policy',
      description: 'What we keep, why, and for how long.',
      prerender: true,
      skeleton: 'article',
    },
  ],
};
