ALTER TABLE "scheduled_items" ADD COLUMN "delivery_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_items" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_items" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "connections_expiring" ON "connections" USING btree ("expires_at") WHERE "connections"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "scheduled_items_held" ON "scheduled_items" USING btree ("lease_until") WHERE "scheduled_items"."delivery_state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "scheduled_items_publishing" ON "scheduled_items" USING btree ("updated_at") WHERE "scheduled_items"."delivery_state" = 'publishing';