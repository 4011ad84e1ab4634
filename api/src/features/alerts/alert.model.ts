import type { AlertItem } from '@rankwright/contracts/alerts';
import { getTrialDaysLeft, type Subscription } from '@rankwright/contracts/billing';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { formatPublishTime } from '../planner/publishTime.model.ts';
import type {
  findArticlesToReview,
  findItemsWithProblems,
  findPagesWithProblems,
  findUnresolvedPublications,
} from './alerts.repository.ts';

type UnresolvedPublication = Awaited<ReturnType<typeof findUnresolvedPublications>>[number];
type ArticleToReview = Awaited<ReturnType<typeof findArticlesToReview>>[number];
type PageProblems = Awaited<ReturnType<typeof findPagesWithProblems>>[number];
type ItemWithProblems = Awaited<ReturnType<typeof findItemsWithProblems>>[number];

/** The action that resolves the alert: a server call where possible, else a link to the screen. */
const createPublicationAction = ({
  state,
  remedy,
  articleId,
  platform,
}: UnresolvedPublication): AlertItem['action'] => {
  const href = paths.article(articleId);
  if (state === 'unknown') return { label: 'Check now', href, call: 'check' };
  if (remedy === 'reconnect') return { label: 'Reconnect', href: paths.integration(platform) };
  if (remedy === 'retry') return { label: 'Retry', href, call: 'retry' };
  return { label: remedy === 'edit' ? 'Edit article' : 'View details', href };
};

const formatPublicationText = ({ state, platform, title, error }: UnresolvedPublication): string =>
  state === 'unknown'
    ? `We could not confirm that “${title}” was published to ${platformLabels[platform]}.`
    : `“${title}” was not published to ${platformLabels[platform]}.${error ? ` ${error}` : ''}`;

export const toPublicationAlert = (publication: UnresolvedPublication): AlertItem => ({
  id: publication.id,
  kind: publication.state === 'unknown' ? 'publication-unknown' : 'publication-failed',
  text: formatPublicationText(publication),
  action: createPublicationAction(publication),
});

export const toReviewAlert = ({
  id,
  articleId,
  title,
  deliveryState,
  reason,
}: ArticleToReview): AlertItem => ({
  id,
  kind: deliveryState === 'missed' ? 'needs-review-missed' : 'needs-review',
  text:
    deliveryState === 'missed'
      ? `“${title}” was not published. ${reason ?? ''}`.trim()
      : `“${title}” needs your review before it is published.`,
  action: { label: 'Review', href: paths.article(articleId) },
});

/** One alert for each problem of an item. */
export const toPreflightAlerts = ({ problems, ...item }: ItemWithProblems): AlertItem[] =>
  problems.map(({ code, text, fix }, index) => ({
    id: `${item.id}:${index}:${code}`,
    kind: 'preflight' as const,
    text: `“${item.title}” is scheduled for ${formatPublishTime(item)}. ${text}`,
    action: fix,
  }));

export const toPageAlert = ({ id, articleId, title, problems }: PageProblems): AlertItem => ({
  id: `page:${id}`,
  kind: 'page-problem',
  text: `The live page of “${title}”: ${problems.map(({ text }) => text).join(' ')}`,
  action: { label: 'View details', href: paths.article(articleId) },
});

export const toConnectionAlert = ({ id, platform }: { id: string; platform: Platform }): AlertItem => ({
  id,
  kind: 'connection-expired',
  text: `The connection to ${platformLabels[platform]} has expired.`,
  action: { label: 'Reconnect', href: paths.integration(platform) },
});

/** None unless the trial ends within a day. */
export const createTrialAlerts = (subscription: Subscription | null, now: Date): AlertItem[] => {
  const days = getTrialDaysLeft(subscription, now.getTime());
  if (subscription?.status !== 'trialing' || days !== 1) return [];
  const text = subscription.cancelAtPeriodEnd
    ? 'Your trial ends within a day.'
    : 'Your trial ends within a day. Your paid plan starts then.';
  return [{ id: 'trial', kind: 'trial-ending', text, action: { label: 'See billing', href: paths.billing } }];
};

export const emptyWeekAlert: AlertItem = {
  id: 'week',
  kind: 'week-empty',
  text: 'Nothing is planned for the next seven days.',
  action: { label: 'Plan an article', href: paths.contentPlanner },
};
