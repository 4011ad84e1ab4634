CREATE TABLE "refreshes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"state" text NOT NULL,
	"finding" jsonb,
	"author" text NOT NULL,
	"note" text,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"section_count" integer DEFAULT 0 NOT NULL,
	"start" jsonb NOT NULL,
	"live" jsonb NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"version" integer,
	"approved_at" timestamp with time zone,
	"live_at" timestamp with time zone,
	"before" jsonb,
	"before_unknown" text,
	"after" jsonb,
	"after_unknown" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refreshes" ADD CONSTRAINT "refreshes_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refreshes" ADD CONSTRAINT "refreshes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refreshes_open" ON "refreshes" USING btree ("article_id","platform") WHERE "refreshes"."state" in ('queued', 'running', 'open', 'updating');--> statement-breakpoint
CREATE INDEX "refreshes_owner" ON "refreshes" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "refreshes_article" ON "refreshes" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "refreshes_active" ON "refreshes" USING btree ("state","lease_until");