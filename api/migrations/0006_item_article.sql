-- Joins every scheduled item with one article: title, text and keywords move to it.
CREATE TEMPORARY TABLE "item_article" ON COMMIT DROP AS
  SELECT numbered."item_id", numbered."source_id", numbered."place",
    CASE WHEN numbered."source_id" IS NULL OR numbered."place" > 1 THEN gen_random_uuid() END AS "new_id"
  FROM (
    SELECT item."id" AS "item_id", article."id" AS "source_id",
      row_number() OVER (
        PARTITION BY article."id"
        ORDER BY EXISTS (SELECT 1 FROM "publications" WHERE "scheduled_item_id" = item."id") DESC, item."created_at", item."id"
      ) AS "place"
    FROM "scheduled_items" item
    LEFT JOIN "articles" article ON article."id" = item."article_id" AND article."deleted_at" IS NULL
  ) numbered;--> statement-breakpoint
-- The text that the built-in writer produced tells its unedited drafts from edited ones.
UPDATE "articles" SET "generated_content" = first."content"
  FROM "article_versions" first
  WHERE first."article_id" = "articles"."id" AND first."version" = 1 AND "articles"."provenance"->>'writer' = 'offline';--> statement-breakpoint
INSERT INTO "articles" ("id", "owner_id", "title", "content", "status", "kind", "primary_keyword", "secondary_keywords", "word_count",
    "provenance", "approved_version", "approved_at", "created_at", "updated_at")
  SELECT link."new_id", item."owner_id", item."title", CASE WHEN btrim(item."content") = '' THEN '' ELSE item."content" END,
    CASE WHEN item."status" = 'published' THEN 'published' ELSE 'draft' END, 'written',
    coalesce(item."keywords"->>0, ''), CASE WHEN jsonb_array_length(item."keywords") > 0 THEN item."keywords" - 0 ELSE '[]'::jsonb END,
    CASE WHEN btrim(item."content") = '' THEN 0 ELSE array_length(regexp_split_to_array(btrim(item."content"), '\s+'), 1) END,
    '{"writer":"person","model":null,"promptVersion":null,"durationMs":null,"request":null}'::jsonb,
    CASE WHEN btrim(item."content") <> '' THEN 1 END, CASE WHEN btrim(item."content") <> '' THEN item."updated_at" END,
    item."created_at", item."updated_at"
  FROM "item_article" link JOIN "scheduled_items" item ON item."id" = link."item_id"
  WHERE link."source_id" IS NULL;--> statement-breakpoint
INSERT INTO "articles" ("id", "owner_id", "title", "content", "status", "kind", "primary_keyword", "secondary_keywords", "industry",
    "target_audience", "word_count", "difficulty", "volume", "meta_title", "meta_description", "slug", "image_url", "image_alt",
    "provenance", "generated_content", "approved_version", "approved_at", "published_at", "created_at", "updated_at")
  SELECT link."new_id", item."owner_id", item."title", coalesce(nullif(btrim(item."content"), ''), source."content"),
    CASE WHEN item."status" = 'published' THEN 'published' ELSE 'draft' END, source."kind",
    coalesce(item."keywords"->>0, source."primary_keyword"),
    CASE WHEN jsonb_array_length(item."keywords") > 0 THEN item."keywords" - 0 ELSE source."secondary_keywords" END,
    source."industry", source."target_audience", source."word_count", source."difficulty", source."volume", source."meta_title",
    source."meta_description", source."slug", source."image_url", source."image_alt", source."provenance", source."generated_content",
    CASE WHEN btrim(item."content") <> '' THEN 1 END, CASE WHEN btrim(item."content") <> '' THEN item."updated_at" END,
    NULL, item."created_at", item."updated_at"
  FROM "item_article" link
  JOIN "scheduled_items" item ON item."id" = link."item_id"
  JOIN "articles" source ON source."id" = link."source_id"
  WHERE link."place" > 1;--> statement-breakpoint
INSERT INTO "article_versions" ("owner_id", "article_id", "version", "title", "content", "word_count", "reason", "created_at")
  SELECT article."owner_id", article."id", 1, article."title", article."content", article."word_count", 'edited', article."updated_at"
  FROM "item_article" link JOIN "articles" article ON article."id" = link."new_id";--> statement-breakpoint
-- A title or text that differs from the article's is kept as a version before the present one.
CREATE TEMPORARY TABLE "item_text" ON COMMIT DROP AS
  SELECT item."owner_id", article."id" AS "article_id", article."version", item."title",
    coalesce(nullif(btrim(item."content"), ''), article."content") AS "content", item."updated_at"
  FROM "item_article" link
  JOIN "scheduled_items" item ON item."id" = link."item_id"
  JOIN "articles" article ON article."id" = link."source_id"
  WHERE link."new_id" IS NULL
    AND (item."title" <> article."title" OR (btrim(item."content") <> '' AND item."content" <> article."content"));--> statement-breakpoint
INSERT INTO "article_versions" ("owner_id", "article_id", "version", "title", "content", "word_count", "reason", "created_at")
  SELECT "owner_id", "article_id", "version" + 1, "title", "content", array_length(regexp_split_to_array(btrim("content"), '\s+'), 1), 'edited', "updated_at"
  FROM "item_text";--> statement-breakpoint
INSERT INTO "article_versions" ("owner_id", "article_id", "version", "title", "content", "word_count", "reason", "created_at")
  SELECT article."owner_id", article."id", article."version" + 2, article."title", article."content", article."word_count", 'restored', article."updated_at"
  FROM "item_text" changed JOIN "articles" article ON article."id" = changed."article_id";--> statement-breakpoint
UPDATE "articles" SET "version" = "articles"."version" + 2 FROM "item_text" changed WHERE changed."article_id" = "articles"."id";--> statement-breakpoint
UPDATE "articles" SET
    "approved_version" = CASE WHEN item."content" = "articles"."content" THEN "articles"."version" ELSE "articles"."approved_version" END,
    "approved_at" = CASE WHEN item."content" = "articles"."content" THEN item."updated_at" ELSE "articles"."approved_at" END,
    "primary_keyword" = CASE WHEN "articles"."primary_keyword" = '' THEN coalesce(item."keywords"->>0, '') ELSE "articles"."primary_keyword" END,
    "secondary_keywords" = "articles"."secondary_keywords" || coalesce((
      SELECT jsonb_agg(word) FROM jsonb_array_elements_text(item."keywords") word
      WHERE word <> coalesce(nullif("articles"."primary_keyword", ''), item."keywords"->>0) AND NOT "articles"."secondary_keywords" ? word
    ), '[]'::jsonb)
  FROM "item_article" link JOIN "scheduled_items" item ON item."id" = link."item_id"
  WHERE link."new_id" IS NULL AND "articles"."id" = link."source_id";--> statement-breakpoint
UPDATE "scheduled_items" SET "article_id" = link."new_id"
  FROM "item_article" link WHERE link."item_id" = "scheduled_items"."id" AND link."new_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_items" DROP CONSTRAINT "scheduled_items_article_id_articles_id_fk";--> statement-breakpoint
DROP INDEX "scheduled_items_history";--> statement-breakpoint
DROP INDEX "scheduled_items_search";--> statement-breakpoint
DROP INDEX "articles_history";--> statement-breakpoint
ALTER TABLE "scheduled_items" ALTER COLUMN "article_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_items" ADD CONSTRAINT "scheduled_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_plans" ON "articles" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."deleted_at" is null and "articles"."content" = '';--> statement-breakpoint
CREATE INDEX "articles_history" ON "articles" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."deleted_at" is null and "articles"."content" <> '';--> statement-breakpoint
ALTER TABLE "scheduled_items" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "scheduled_items" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "scheduled_items" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "scheduled_items" DROP COLUMN "keywords";--> statement-breakpoint
ALTER TABLE "scheduled_items" ADD CONSTRAINT "scheduled_items_article_id_unique" UNIQUE("article_id");
