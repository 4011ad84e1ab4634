import { articleStateLabels, type ArticleState } from '@rankwright/contracts/articles';
import { describePublication, type Publication } from '@rankwright/contracts/publishing';
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
  notPublic: 'neutral',
  failed: 'error',
  unknown: 'warning',
};

interface ArticleStateBadgeProps {
  state: ArticleState;
  /** Say of an article that is not public what its posts are. */
  publications?: readonly Pick<Publication, 'state' | 'platform' | 'visibility' | 'publicAt'>[];
}

/** The state of an article, the same on every screen. */
export const ArticleStateBadge = ({ state, publications = [] }: ArticleStateBadgeProps) => {
  const [post] =
    state === 'notPublic' ? publications.filter((publication) => publication.state === 'live') : [];
  return (
    <StatusBadge tone={tones[state]} label={post ? describePublication(post) : articleStateLabels[state]} />
  );
};
