import type { Platform } from '@rankwright/contracts/limits';
import { sql } from 'drizzle-orm';
import type { NewConnection } from '../../../api/src/database/schema/connections.ts';
import { users } from '../../../api/src/database/schema/accounts.ts';
import type { Deps } from '../../../api/src/deps.ts';
import { getSecretContext } from '../../../api/src/features/connections/connection.model.ts';
import { saveConnection } from '../../../api/src/features/connections/connection.repository.ts';
import { insertPlannedItem } from '../../../api/src/testing/scheduledItems.ts';
import { saveSubscription } from '../../../api/src/payments/subscription.repository.ts';

export interface SiteConnection {
  platform: Platform;
  method: NewConnection['method'];
  settings: Record<string, unknown>;
  secrets: Record<string, unknown>;
}

const dayMs = 86_400_000;

const addAccount = async ({ db, clock, ids }: Deps): Promise<string> => {
  const uid = ids.uuid();
  const now = clock.now();
  const ends = new Date(now.getTime() + 365 * dayMs);
  await db.insert(users).values({ uid, email: `${uid}@example.com` });
  await saveSubscription(db, {
    ownerId: uid,
    source: 'test',
    status: 'active',
    interval: 'yearly',
    periodStart: now,
    periodEnd: ends,
    customerId: `cus_test_${uid}`,
    amountCents: 0,
  });
  return uid;
};

const connectSite = async (
  { db, secrets, ids }: Deps,
  ownerId: string,
  site: SiteConnection,
): Promise<void> => {
  const id = ids.uuid();
  await saveConnection(db, {
    id,
    ownerId,
    platform: site.platform,
    method: site.method,
    settings: site.settings,
    secrets: secrets.seal(JSON.stringify(site.secrets), getSecretContext({ id, ownerId })),
    status: 'connected',
  });
};

/** Creates an account with a plan, a connected site and scheduled items that are due now. */
export const createFixture = async (deps: Deps, site: SiteConnection, items: number): Promise<void> => {
  const ownerId = await addAccount(deps);
  await connectSite(deps, ownerId, site);
  const publishAt = deps.clock.now();
  const noPlatforms = { wordpress: false, wix: false, shopify: false, webflow: false };
  for (let number = 1; number <= items; number += 1) {
    await insertPlannedItem(deps.db, {
      ownerId,
      title: `Crash run article ${number}`,
      content: `## Part ${number}\n\nText of the article.`,
      scheduledDate: publishAt.toISOString().slice(0, 10),
      publishAt,
      platforms: { ...noPlatforms, [site.platform]: true },
      deliveryState: 'waiting',
    });
  }
};

export interface DeliveryCounts {
  delivered: number;
  live: number;
  articles: number;
  attempts: number;
}

export const countDeliveries = async ({ db }: Deps): Promise<DeliveryCounts> => {
  const { rows } = await db.execute<DeliveryCounts & Record<string, unknown>>(sql`select
    (select count(*)::int from scheduled_items where delivery_state = 'delivered') as delivered,
    (select count(*)::int from publications where state = 'live' and remote_id is not null) as live,
    (select count(*)::int from articles) as articles,
    (select coalesce(sum(attempts), 0)::int from publications) as attempts`);
  return rows[0] ?? { delivered: 0, live: 0, articles: 0, attempts: 0 };
};

/** Describes up to ten undelivered items. */
export const listUndelivered = async ({ db }: Deps): Promise<string[]> => {
  const { rows } = await db.execute<{ line: string }>(sql`
    select concat_ws(', ', a.title, i.delivery_state, i.delivery_error, p.state, p.last_error, p.attempts || ' attempts') as line
    from scheduled_items i join articles a on a.id = i.article_id left join publications p on p.scheduled_item_id = i.id
    where i.delivery_state <> 'delivered' limit 10`);
  return rows.map(({ line }) => line);
};

/** Makes all retries due now instead of waiting for the backoff. */
export const skipRetryDelays = async ({ db }: Deps): Promise<void> => {
  await db.execute(
    sql`update publications set next_attempt_at = now() where state in ('waiting', 'unknown') and next_attempt_at > now()`,
  );
  await db.execute(
    sql`update scheduled_items set next_attempt_at = now() where delivery_state = 'waiting' and next_attempt_at > now()`,
  );
};
