import type { Deps } from '../../deps.ts';
import { articleChangedJob } from '../articles/articles.definition.ts';
import { connectionRestoredJob, connectionRestrictedJob } from '../connections/connections.definition.ts';
import { queueDuePublications, retryDuePublication } from '../publishing/duePublication.service.ts';
import { refreshDeliveryJob, sendPublicationJob } from '../publishing/publishing.definition.ts';
import { resumePublications } from '../publishing/resumePublications.service.ts';
import { withdrawPublications } from '../publishing/withdrawal.service.ts';
import type { RegisterJobs } from '../register.ts';
import { announceJob, deliverJob, preflightJob, sweepJob } from './delivery.definition.ts';
import {
  countQueuedScheduledItems,
  findScheduledItemsToConclude,
  queueDueScheduledItems,
} from './delivery.repository.ts';
import { refreshDeliveryOutcome, deliverScheduledItem } from './delivery.service.ts';
import { announceUpcoming } from './review.service.ts';
import { checkChangedArticle, recheckItems, runPreflight } from './preflight.service.ts';

const everyMinute = '* * * * *';
const everyFiveMinutes = '*/5 * * * *';
const hourly = '7 * * * *';
/** Items that wait for a worker at a time; the others wait in the database. */
const batch = 500;
const backlogSeconds = 2;
/** A queued job waits this many leases for a worker before it is queued again. */
const queueLeases = 10;

/** Queues due items, as many as the workers have room for. Returns whether more may be due. */
const queueDueItems = async ({ db, queue, clock }: Deps, queueMs: number): Promise<boolean> => {
  const room = batch - (await countQueuedScheduledItems(db));
  if (room <= 0) return true;
  const ids = await db.transaction(async (tx) => {
    const due = await queueDueScheduledItems(tx, clock.now(), queueMs, room);
    for (const itemId of due) await queue.send(deliverJob, { itemId }, { tx });
    return due;
  });
  queue.wake(deliverJob);
  return ids.length === room;
};

/** Sweeps again soon, once for all workers. */
const sweepAgain = ({ queue, clock }: Deps): Promise<void> =>
  queue.send(
    sweepJob,
    {},
    {
      startAfter: new Date(clock.now().getTime() + backlogSeconds * 1_000),
      singletonKey: 'backlog',
      singletonSeconds: backlogSeconds,
    },
  );

/** Queues all due deliveries and retries, including those missed while the service was down. */
export const queueDueWork = async (deps: Deps): Promise<void> => {
  const { db, env } = deps;
  const queueMs = queueLeases * env.WORKER_LEASE_MS;
  const hasMore = await queueDueItems(deps, queueMs);
  await queueDuePublications(deps, queueMs, batch);
  for (const { id } of await findScheduledItemsToConclude(db, batch)) await refreshDeliveryOutcome(deps, id);
  if (hasMore) await sweepAgain(deps);
};

const sendDuePublication = async (deps: Deps, ownerId: string, id: string): Promise<void> => {
  const scheduledItemId = await retryDuePublication(deps, ownerId, id);
  if (scheduledItemId) await refreshDeliveryOutcome(deps, scheduledItemId);
};

export const registerDelivery: RegisterJobs = async (deps) => {
  const { queue, env } = deps;
  const concurrency = env.WORKER_CONCURRENCY;
  await queue.work(sweepJob, () => queueDueWork(deps));
  await queue.work(deliverJob, ({ itemId }) => deliverScheduledItem(deps, itemId), { concurrency });
  await queue.work(
    sendPublicationJob,
    ({ ownerId, publicationId }) => sendDuePublication(deps, ownerId, publicationId),
    {
      concurrency,
    },
  );
  await queue.work(connectionRestoredJob, async ({ ownerId, platform }) => {
    await resumePublications(deps, ownerId, platform);
    await recheckItems(deps, ownerId);
  });
  await queue.work(articleChangedJob, ({ ownerId, articleId }) =>
    checkChangedArticle(deps, ownerId, articleId),
  );
  await queue.work(connectionRestrictedJob, ({ ownerId, platform }) =>
    withdrawPublications(deps, ownerId, platform),
  );
  await queue.work(refreshDeliveryJob, ({ scheduledItemId }) =>
    refreshDeliveryOutcome(deps, scheduledItemId),
  );
  await queue.work(announceJob, () => announceUpcoming(deps));
  await queue.work(preflightJob, () => runPreflight(deps));
  await queue.schedule(sweepJob, everyMinute, {});
  await queue.schedule(announceJob, everyFiveMinutes, {});
  await queue.schedule(preflightJob, hourly, {});
  await queue.send(sweepJob, {});
};
