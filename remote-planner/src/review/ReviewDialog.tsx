import { paths } from '@rankwright/contracts/paths';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Link } from '@rankwright/sdk/router';
import { Button } from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import { isMissed } from '../scheduledItems/nextAction.model.ts';
import { ReviewError } from './ReviewError.tsx';
import { ReviewText } from './ReviewText.tsx';
import { useReview } from './useReview.ts';

const contentStyle = { '& :is(h1, h2, h3):first-child': { mt: 0 } } as const;

interface ReviewDialogProps {
  item: ScheduledItem;
  onClose: () => void;
}

/** Shows the text that would be published, to approve or reject it; a missed item is published from here. */
export const ReviewDialog = ({ item, onClose }: ReviewDialogProps) => {
  const { article, error, ...review } = useReview(item, onClose);
  const shown = article.data?.article;
  const version = shown && { id: shown.id, version: shown.version };
  const platforms = review.sites.map(({ platform }) => platform);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="review-title">
      <DialogTitle id="review-title">Review “{shown?.title ?? item.title}”</DialogTitle>
      <DialogContent dividers role="region" aria-label="Article text" tabIndex={0} sx={contentStyle}>
        {error && <ReviewError error={error} articlePath={paths.article(item.articleId)} />}
        {!article.isError && <ReviewText content={shown?.content} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={paths.article(item.articleId)} sx={{ ml: -2 }}>
          Edit article
        </Button>
        <Button onClick={onClose} sx={{ mr: 'auto' }}>
          Close
        </Button>
        {review.hasAutomaticSite && !isMissed(item) && (
          <Button
            color="error"
            disabled={!version}
            loading={review.reject.isPending}
            onClick={() => version && review.reject.mutate(version)}
          >
            Reject
          </Button>
        )}
        {isMissed(item) ? (
          <Button
            variant="contained"
            disabled={!version || platforms.length === 0}
            loading={review.publish.isPending}
            onClick={() => version && review.publish.mutate({ ...version, platforms })}
          >
            {review.siteNames ? `Publish now to ${review.siteNames}` : 'No site to publish to'}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={!version}
            loading={review.approve.isPending}
            onClick={() => version && review.approve.mutate(version)}
          >
            Approve
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
