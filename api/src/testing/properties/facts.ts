import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** An item with its article, as the database has it. */
export interface ItemFacts {
  id: string;
  articleId: string;
  title: string;
  content: string;
  version: number;
  publishAt: Date | null;
  delivery: string;
}

export const readItems = async (db: Database, ownerId: string): Promise<ItemFacts[]> => {
  const { rows } = await db.execute<ItemFacts & Record<string, unknown>>(sql`
    select item.id, article.id as "articleId", article.title, article.content, article.version,
      item.publish_at as "publishAt", item.delivery_state as delivery
    from scheduled_items item join articles article on article.id = item.article_id
    where item.owner_id = ${ownerId} order by item.created_at, item.id`);
  return rows.map((row) => ({ ...row, publishAt: row.publishAt && new Date(row.publishAt) }));
};

export interface NotificationFacts {
  kind: string;
  text: string;
  dedupeKey: string;
  createdAt: Date;
}

export const readNotifications = async (db: Database, ownerId: string): Promise<NotificationFacts[]> => {
  const { rows } = await db.execute<NotificationFacts & Record<string, unknown>>(sql`
    select kind, text, dedupe_key as "dedupeKey", created_at as "createdAt" from notifications where owner_id = ${ownerId}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
};

/** The time passes for which a dead process keeps its claims. */
export const expireLeases = async (db: Database, ownerId: string): Promise<void> => {
  for (const table of [sql`scheduled_items`, sql`publications`, sql`generations`])
    await db.execute(
      sql`update ${table} set lease_until = now() - interval '1 second' where owner_id = ${ownerId} and lease_until is not null`,
    );
};

/** Saves a text as a writer does. */
export const saveWrittenText = async (
  db: Database,
  { articleId, version }: ItemFacts,
  writer: 'model' | 'offline',
  content: string,
  now: Date,
): Promise<void> => {
  const provenance = JSON.stringify({
    writer,
    model: null,
    promptVersion: null,
    durationMs: null,
    request: null,
  });
  await db.execute(sql`
    with saved as (
      update articles set content = ${content}, generated_content = ${content}, provenance = ${provenance}::jsonb, version = version + 1
      where id = ${articleId} and version = ${version} returning owner_id, id, version, title
    )
    insert into article_versions (owner_id, article_id, version, title, content, reason, created_at)
    select owner_id, id, version, title, ${content}, 'generated', ${now.toISOString()}::timestamptz from saved`);
};
