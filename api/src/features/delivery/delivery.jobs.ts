import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../queue/job.ts';
import type { RegisterJobs } from '../register.ts';
import { queueDueItems, settledElsewhere } from './delivery.repository.ts';
import { concludeItem, deliverItem } from './delivery.service.ts';
import { preflight } from './preflight.service.ts';
import { queueDuePublications } from './retry.repository.ts';
import { retryDue } from './retry.service.ts';

const nothing = z.object({});
/** The rows know what is to be done again, so the queue repeats nothing by itself. */
const once = { retryLimit: 0, expireInSeconds: 900 };

export const sweep = defineJob({ name: 'sweep', schema: nothing, ...once });
export const deliver = defineJob({ name: 'deliver', schema: z.object({ itemId: z.uuid() }), ...once });
export const retry = defineJob({
  name: 'retry-publication',
  schema: z.object({ ownerId: z.uuid(), publicationId: z.uuid() }),
  ...once,
});

export const checkAhead = defineJob({ name: 'preflight', schema: nothing, ...once });

const everyMinute = '* * * * *';
const hourly = '7 * * * *';
const batch = 500;
/** What is queued may wait so many leases for a worker, then it is queued again. */
const queueLeases = 10;

/** Finds what is due, with how late it is left to the deliverer: after a downtime that is everything missed. */
export const sweepDue = async (deps: Deps): Promise<void> => {
  const { db, queue, clock, env } = deps;
  const queueMs = queueLeases * env.WORKER_LEASE_MS;
  await db.transaction(async (tx) => {
    for (const itemId of await queueDueItems(tx, clock.now(), queueMs, batch))
      await queue.send(deliver, { itemId }, { tx });
  });
  queue.wake(deliver);
  await db.transaction(async (tx) => {
    for (const { id, ownerId } of await queueDuePublications(tx, clock.now(), queueMs, batch))
      await queue.send(retry, { ownerId, publicationId: id }, { tx });
  });
  queue.wake(retry);
  for (const { id } of await settledElsewhere(db, batch)) await concludeItem(deps, id);
};

export const registerDelivery: RegisterJobs = async (deps) => {
  const { queue, env } = deps;
  const concurrency = env.WORKER_CONCURRENCY;
  await queue.work(sweep, () => sweepDue(deps));
  await queue.work(deliver, ({ itemId }) => deliverItem(deps, itemId), { concurrency });
  await queue.work(retry, ({ ownerId, publicationId }) => retryDue(deps, ownerId, publicationId), {
    concurrency,
  });
  await queue.work(checkAhead, () => preflight(deps));
  await queue.schedule(sweep, everyMinute, {});
  await queue.schedule(checkAhead, hourly, {});
  await queue.send(sweep, {});
};
