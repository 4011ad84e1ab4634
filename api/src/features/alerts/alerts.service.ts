import type { AlertItem } from '@rankwright/contracts/alerts';
import { addMs, dayMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { formatZonedDay } from '../analytics/analytics.model.ts';
import { readTimeZone } from '../auth/account.service.ts';
import {
  createTrialAlerts,
  emptyWeekAlert,
  toConnectionAlert,
  toPageAlert,
  toPreflightAlerts,
  toPublicationAlert,
  toReviewAlert,
} from './alert.model.ts';
import {
  countScheduledBetween,
  findArticlesToReview,
  findExpiredConnections,
  findItemsWithProblems,
  findPagesWithProblems,
  findUnresolvedPublications,
} from './alerts.repository.ts';

const listEmptyWeek = async ({ db, clock }: Deps, ownerId: string): Promise<AlertItem[]> => {
  const zone = await readTimeZone(db, ownerId);
  const now = clock.now();
  const [today, end] = [now, addMs(now, 7 * dayMs)].map((at) => formatZonedDay(zone, at)) as [string, string];
  return (await countScheduledBetween(db, ownerId, today, end)) > 0 ? [] : [emptyWeekAlert];
};

/** The account's alerts, most urgent first. */
export const listAlerts = async (deps: Deps, ownerId: string): Promise<AlertItem[]> => {
  const { db, payments } = deps;
  const now = deps.clock.now();
  return [
    ...(await findUnresolvedPublications(db, ownerId)).map(toPublicationAlert),
    ...(await findArticlesToReview(db, ownerId, addMs(now, dayMs))).map(toReviewAlert),
    ...(await findItemsWithProblems(db, ownerId, now)).flatMap(toPreflightAlerts),
    ...(await findPagesWithProblems(db, ownerId)).map(toPageAlert),
    ...(await findExpiredConnections(db, ownerId, now)).map(toConnectionAlert),
    ...createTrialAlerts(await payments.getSubscription(ownerId), now),
    ...(await listEmptyWeek(deps, ownerId)),
  ];
};
