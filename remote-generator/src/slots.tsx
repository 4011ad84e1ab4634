import type { SlotContributionModules } from '@rankwright/sdk/host';

/** What this remote adds to the screens of others: one component for each contribution in remote.config.ts. */
export const slots: SlotContributionModules = {
  articleFacts: () => import(/* webpackChunkName: "slot-article-facts" */ './contributions/ArticleFacts.tsx'),
  writingActions: () =>
    import(/* webpackChunkName: "slot-writing-actions" */ './contributions/WritingActions.tsx'),
};
