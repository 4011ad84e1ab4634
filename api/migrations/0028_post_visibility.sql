ALTER TABLE "publications" ADD COLUMN "visibility" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "public_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION pg_temp.read_visibility(status text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select case lower(status) when 'publish' then 'public' when 'published' then 'public' when 'private' then 'private'
    when 'future' then 'scheduled' when 'scheduled' then 'scheduled' when 'pending' then 'pending'
    when 'draft' then 'draft' when 'trash' then 'trashed' else 'unknown' end
$$;--> statement-breakpoint
UPDATE "publications" SET "visibility" = pg_temp.read_visibility(coalesce(
  (select post.status from archive_posts post where post.article_id = publications.article_id and post.platform = publications.platform limit 1),
  "intended_status")) WHERE "remote_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "publications" ("owner_id", "article_id", "platform", "state", "action", "intended_status", "marker", "remote_id", "url", "visibility")
SELECT post.owner_id, post.article_id, post.platform, 'live', 'update', post.status, 'imported-' || post.article_id, post.remote_id, post.url, pg_temp.read_visibility(post.status)
FROM "archive_posts" post WHERE post.article_id IS NOT NULL ON CONFLICT DO NOTHING;
