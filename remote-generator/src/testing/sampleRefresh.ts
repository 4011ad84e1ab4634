import type { Refresh } from '@rankwright/contracts/refreshes';
import { sampleId } from '@rankwright/sdk/stories';

const liveText = {
  title: 'How to prune roses',
  content: '## When\n\nPrune in winter.\n\n## How\n\nBegin with the dead wood.',
};

/** A proposal for a post that loses clicks, made from the text that is live. */
export const sampleRefresh = (change: Partial<Refresh> = {}): Refresh => ({
  ...{ id: sampleId(800), articleId: sampleId(500), title: liveText.title, platform: 'wordpress' },
  ...{ url: 'https://roses.example/prune', state: 'open', author: 'model', note: null },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', liveAt: null, publication: null },
  before: {
    ...{ from: '2026-10-22', to: '2026-11-18', clicks: 380, impressions: 9_120, position: 7.42 },
    siteClicks: 4_210,
  },
  ...{ beforeUnknown: null, after: null, afterUnknown: 'Known 28 days after the update.' },
  finding: {
    ...{ kind: 'decay', url: 'https://roses.example/prune', articleId: sampleId(500), title: liveText.title },
    ...{ clicks: 380, expectedClicks: 655, fall: 0.42, fallInterval: { low: 0.31, high: 0.51 } },
    unknown: ['The cause: competitors, a changed results page and the text itself look the same in clicks.'],
  },
  progress: { done: 2, total: 2 },
  start: liveText,
  live: { ...liveText, readAt: '2026-11-20T09:00:00.000Z', revision: 'a1' },
  isChangedOnSite: false,
  proposal: { ...liveText, content: liveText.content.replace('in winter', 'in late winter') },
  ...{ edition: 1, articleVersion: 3, hasUnpublishedText: false },
  ...change,
});

/** The same post after somebody edited it on the site. */
export const changedOnSite: Partial<Refresh> = {
  isChangedOnSite: true,
  live: {
    title: liveText.title,
    content: liveText.content.replace('dead wood', 'dead and diseased wood'),
    ...{ readAt: '2026-11-21T09:00:00.000Z', revision: 'b2' },
  },
};
