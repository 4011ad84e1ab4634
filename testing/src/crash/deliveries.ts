import { sql } from 'drizzle-orm';
import type { Deps } from '../../../api/src/deps.ts';

export interface DeliveryCounts {
  delivered: number;
  live: number;
  articles: number;
  attempts: number;
}

/** What the database says, to compare with the posts at the platforms. */
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
