DROP INDEX "articles_owner_created";--> statement-breakpoint
DROP INDEX "scheduled_items_owner_created";--> statement-breakpoint
CREATE INDEX "articles_history" ON "articles" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "scheduled_items_history" ON "scheduled_items" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "scheduled_items"."article_id" is null;