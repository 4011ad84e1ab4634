ALTER TABLE "publications" ADD COLUMN "site_fields" jsonb;--> statement-breakpoint
UPDATE "publications" SET "site_fields" = jsonb_build_object(
  'categories', case when "platform" in ('shopify', 'webflow') then '[]'::jsonb else coalesce("payload"->'categories', '[]'::jsonb) end,
  'tags', coalesce("payload"->'tags', '[]'::jsonb),
  'imageUrl', nullif("payload"->>'imageUrl', ''))
WHERE "state" = 'live' AND "payload" IS NOT NULL;
