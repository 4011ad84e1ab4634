import type { AlertItem } from '@rankwright/contracts/alerts';
import { getTrialDaysLeft } from '@rankwright/contracts/billing';
import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { dayMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { formatZonedDay } from '../analytics/analytics.model.ts';
import { readTimeZone } from '../auth/account.service.ts';
import { formatPublishTime } from '../planner/publishTime.model.ts';
import {
  countScheduledBetween,
  findArticlesToReview,
  findExpiredConnections,
  findItemsWithProblems,
  findUnresolvedPublications,
} from './alerts.repository.ts';

type UnresolvedPublication = Awaited<ReturnType<typeof findUnresolvedPublications>>[number];

/** The action that resolves the alert: a server call where possible, else a link to the screen. */
const createPublicationAction = ({
  state,
  remedy,
  articleId,
}: UnresolvedPublication): AlertItem['action'] => {
  const href = paths.article(articleId);
  if (state === 'unknown') return { label: 'Check now', href, call: 'check' };
  if (remedy === 'reconnect') return { label: 'Reconnect', href: paths.integrations };
  if (remedy === 'retry') return { label: 'Retry', href, call: 'retry' };
  return { label: remedy === 'edit' ? 'Edit article' : 'View details', href };
};

const formatPublicationText = ({ state, platform, title, error }: UnresolvedPublication): string =>
  state === 'unknown'
    ? `We could not confirm that “${title}” was published to ${platformLabels[platform]}.`
    : `“${title}” was not published to ${platformLabels[platform]}.${error ? ` ${error}` : ''}`;

const createPublicationAlerts = async ({ db }: Deps, ownerId: string): Promise<AlertItem[]> =>
  (await findUnresolvedPublications(db, ownerId)).map((publication) => ({
    id: publication.id,
    kind: publication.state === 'unknown' ? 'publication-unknown' : 'publication-failed',
    text: formatPublicationText(publication),
    action: createPublicationAction(publication),
  }));

const createReviewAlerts = async ({ db, clock }: Deps, ownerId: string): Promise<AlertItem[]> => {
  const until = new Date(clock.now().getTime() + dayMs);
  return (await findArticlesToReview(db, ownerId, until)).map(
    ({ id, articleId, title, deliveryState, reason }) => ({
      id,
      kind: deliveryState === 'missed' ? 'needs-review-missed' : 'needs-review',
      text:
        deliveryState === 'missed'
          ? `“${title}” was not published. ${reason ?? ''}`.trim()
          : `“${title}” needs your review before it is published.`,
      action: { label: 'Review', href: paths.article(articleId) },
    }),
  );
};

const createPreflightAlerts = async ({ db, clock }: Deps, ownerId: string): Promise<AlertItem[]> =>
  (await findItemsWithProblems(db, ownerId, clock.now())).flatMap(({ problems, ...item }) =>
    problems.map(({ code, text, fix }, index) => ({
      id: `${item.id}:${index}:${code}`,
      kind: 'preflight' as const,
      text: `“${item.title}” is scheduled for ${formatPublishTime(item)}. ${text}`,
      action: fix,
    })),
  );

const createConnectionAlerts = async ({ db, clock }: Deps, ownerId: string): Promise<AlertItem[]> =>
  (await findExpiredConnections(db, ownerId, clock.now())).map(({ id, platform }) => ({
    id,
    kind: 'connection-expired',
    text: `The connection to ${platformLabels[platform]} has expired.`,
    action: { label: 'Reconnect', href: paths.integrations },
  }));

const createTrialAlerts = async ({ payments, clock }: Deps, ownerId: string): Promise<AlertItem[]> => {
  const subscription = await payments.getSubscription(ownerId);
  const days = getTrialDaysLeft(subscription, clock.now().getTime());
  if (subscription?.status !== 'trialing' || days !== 1) return [];
  const text = subscription.cancelAtPeriodEnd
    ? 'Your trial ends within a day.'
    : 'Your trial ends within a day. Your paid plan starts then.';
  return [{ id: 'trial', kind: 'trial-ending', text, action: { label: 'See billing', href: paths.billing } }];
};

const createEmptyWeekAlerts = async ({ db, clock }: Deps, ownerId: string): Promise<AlertItem[]> => {
  const zone = await readTimeZone(db, ownerId);
  const now = clock.now();
  const today = formatZonedDay(zone, now);
  if (
    (await countScheduledBetween(
      db,
      ownerId,
      today,
      formatZonedDay(zone, new Date(now.getTime() + 7 * dayMs)),
    )) > 0
  )
    return [];
  const action = { label: 'Plan an article', href: paths.contentPlanner };
  return [{ id: 'week', kind: 'week-empty', text: 'Nothing is planned for the next seven days.', action }];
};

/** The account's alerts, most urgent first. */
export const listAlerts = async (deps: Deps, ownerId: string): Promise<AlertItem[]> => [
  ...(await createPublicationAlerts(deps, ownerId)),
  ...(await createReviewAlerts(deps, ownerId)),
  ...(await createPreflightAlerts(deps, ownerId)),
  ...(await createConnectionAlerts(deps, ownerId)),
  ...(await createTrialAlerts(deps, ownerId)),
  ...(await createEmptyWeekAlerts(deps, ownerId)),
];
