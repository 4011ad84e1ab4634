import type { Dashboard, RankedArticle } from '@rankwright/contracts/account';
import { sampleId } from '@rankwright/sdk/stories';

export const sampleArticle = (number: number, change: Partial<RankedArticle> = {}): RankedArticle => ({
  id: sampleId(number),
  title: `Rose care, part ${number}`,
  description: 'What a rose wants from January to December.',
  keywords: ['roses', 'pruning', 'shears'],
  readTime: '4 min read',
  status: 'published',
  industry: 'Gardening',
  targetAudience: 'Beginners',
  createdAt: '2026-11-01T09:00:00.000Z',
  ...change,
});

export const emptyDashboard: Dashboard = {
  summary: { totalArticles: 0, publishedArticles: 0, scheduledArticles: 0 },
  topRankedArticles: [],
  overTime: [],
  outcomes: [],
};

export const sampleDashboard = (change: Partial<Dashboard> = {}): Dashboard => ({
  summary: { totalArticles: 12, publishedArticles: 7, scheduledArticles: 3 },
  topRankedArticles: [
    sampleArticle(1),
    sampleArticle(2, {
      title: 'Vertragsverlängerungsbestätigung und andere lange Wörter im Gartenbau',
      status: 'draft',
    }),
  ],
  overTime: Array.from({ length: 30 }, (_, day) => ({
    date: `2026-11-${String(day + 1).padStart(2, '0')}`,
    draft: day % 3,
    published: day % 4 === 0 ? 1 : 0,
  })),
  outcomes: [
    { platform: 'wordpress', live: 5, waiting: 1, failed: 0, unknown: 1 },
    { platform: 'shopify', live: 2, waiting: 0, failed: 1, unknown: 0 },
  ],
  ...change,
});
