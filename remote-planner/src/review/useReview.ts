import { listDeliveryTargets } from '@rankwright/contracts/connections';
import { platformLabels, platforms as allPlatforms } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { useConnections } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import {
  requestApproveArticle,
  requestPublishArticle,
  requestRejectArticle,
  reviewQuery,
} from './review.data.ts';
import { useReviewDecision } from './useReviewDecision.ts';

/** The article of an item, the sites it is meant for, and the decisions about it. */
export const useReview = (item: ScheduledItem, onDone: () => void) => {
  const article = useQuery(reviewQuery(item.articleId));
  const connections = useConnections();
  const selected = allPlatforms.filter((platform) => item.platforms[platform]);
  const sites = listDeliveryTargets(connections.data ?? [], selected);
  const siteNames = sites.map(({ platform }) => platformLabels[platform]).join(', ');
  const approve = useReviewDecision(
    requestApproveArticle,
    {
      title: 'Approved',
      description: item.scheduledDate
        ? `“${item.title}” will be published at its time. After an edit it needs your approval again.`
        : `“${item.title}” is ready. After an edit it needs your approval again.`,
    },
    onDone,
  );
  const reject = useReviewDecision(
    requestRejectArticle,
    { title: 'Rejected', description: `“${item.title}” will not be published automatically.` },
    onDone,
  );
  const publish = useReviewDecision(
    requestPublishArticle,
    { title: 'Publishing', description: `“${item.title}” is being sent to ${siteNames}.` },
    onDone,
  );
  return {
    article,
    sites,
    siteNames,
    approve,
    reject,
    publish,
    hasAutomaticSite: sites.some(({ mode }) => mode === 'automatic'),
    error: approve.error ?? reject.error ?? publish.error ?? article.error,
  };
};
