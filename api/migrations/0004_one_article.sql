ALTER TABLE "connections" ADD COLUMN "mode" text DEFAULT 'review' NOT NULL;--> statement-breakpoint
UPDATE "connections" SET "mode" = 'automatic' WHERE "auto_publish";--> statement-breakpoint
ALTER TABLE "connections" DROP COLUMN "auto_publish";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "auto_publish" boolean GENERATED ALWAYS AS ("connections"."mode" = 'automatic') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "approved_version" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "rejected_version" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "excerpt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "generated_content" text;--> statement-breakpoint
ALTER TABLE "scheduled_items" ADD COLUMN "announced_at" timestamp with time zone;
