import { articleStateLabels, type ArticleState } from '@rankwright/contracts/articles';
import { StatusBadge, type Tone } from '@rankwright/shared-ui/core';

const tones: Record<ArticleState, Tone> = {
  idea: 'neutral',
  planned: 'neutral',
  writing: 'info',
  draft: 'neutral',
  imported: 'neutral',
  needsReview: 'warning',
  approved: 'success',
  scheduled: 'info',
  publishing: 'info',
  live: 'success',
  partlyLive: 'warning',
  failed: 'error',
  unknown: 'warning',
};

/** The state of an article, the same on every screen. */
export const ArticleStateBadge = ({ state }: { state: ArticleState }) => (
  <StatusBadge tone={tones[state]} label={articleStateLabels[state]} />
);
