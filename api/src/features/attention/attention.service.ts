import type { AttentionItem } from '@rankwright/contracts/attention';
import { trialDaysLeft } from '@rankwright/contracts/billing';
import { platformLabels } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../analytics/analytics.model.ts';
import { findUser } from '../auth/user.repository.ts';
import { countPlanned, expiredConnections, troubledPublications } from './attention.repository.ts';

const dayMs = 86_400_000;

type Trouble = Awaited<ReturnType<typeof troubledPublications>>[number];

/** What mends a publication: in place where the server can do it, else on the screen that can. */
const actionOn = ({ state, remedy, articleId }: Trouble): AttentionItem['action'] => {
  const href = paths.article(articleId);
  if (state === 'unknown') return { label: 'Check now', href, call: 'check' };
  if (remedy === 'reconnect') return { label: 'Reconnect', href: paths.integrations };
  if (remedy === 'retry') return { label: 'Retry', href, call: 'retry' };
  return { label: remedy === 'edit' ? 'Edit article' : 'See why', href };
};

const textOn = ({ state, platform, title, error }: Trouble): string =>
  state === 'unknown'
    ? `It is not known whether “${title}” reached ${platformLabels[platform]}.`
    : `“${title}” was not published to ${platformLabels[platform]}.${error ? ` ${error}` : ''}`;

const publicationItems = async ({ db }: Deps, ownerId: string): Promise<AttentionItem[]> =>
  (await troubledPublications(db, ownerId)).map((trouble) => ({
    id: trouble.id,
    kind: trouble.state === 'unknown' ? 'publication-unknown' : 'publication-failed',
    text: textOn(trouble),
    action: actionOn(trouble),
  }));

const connectionItems = async ({ db, clock }: Deps, ownerId: string): Promise<AttentionItem[]> =>
  (await expiredConnections(db, ownerId, clock.now())).map(({ id, platform }) => ({
    id,
    kind: 'connection-expired',
    text: `The connection to ${platformLabels[platform]} has expired.`,
    action: { label: 'Connect again', href: paths.integrations },
  }));

const trialItems = async ({ payments, clock }: Deps, ownerId: string): Promise<AttentionItem[]> => {
  const subscription = await payments.read(ownerId);
  const days = trialDaysLeft(subscription, clock.now().getTime());
  if (subscription?.status !== 'trialing' || days !== 1) return [];
  const text = subscription.cancelAtPeriodEnd
    ? 'Your trial ends within a day.'
    : 'Your trial ends within a day; the plan then begins.';
  return [{ id: 'trial', kind: 'trial-ending', text, action: { label: 'See billing', href: paths.billing } }];
};

const weekItems = async ({ db, clock }: Deps, ownerId: string): Promise<AttentionItem[]> => {
  const zone = (await findUser(db, ownerId))?.timeZone ?? 'UTC';
  const now = clock.now();
  const today = dayIn(zone, now);
  if ((await countPlanned(db, ownerId, today, dayIn(zone, new Date(now.getTime() + 7 * dayMs)))) > 0)
    return [];
  const action = { label: 'Plan an article', href: paths.contentPlanner };
  return [{ id: 'week', kind: 'week-empty', text: 'Nothing is planned for the next seven days.', action }];
};

/** What needs the person now, the most pressing first. */
export const readAttention = async (deps: Deps, ownerId: string): Promise<AttentionItem[]> => [
  ...(await publicationItems(deps, ownerId)),
  ...(await connectionItems(deps, ownerId)),
  ...(await trialItems(deps, ownerId)),
  ...(await weekItems(deps, ownerId)),
];
