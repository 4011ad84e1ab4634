CREATE TABLE "archive_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"site" text NOT NULL,
	"state" text NOT NULL,
	"cursor" jsonb,
	"changed_since" timestamp with time zone,
	"complete_to" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"total" integer,
	"seen" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"conflicts" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"lease_until" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "archive_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"site" text NOT NULL,
	"remote_id" text NOT NULL,
	"article_id" uuid,
	"kind" text NOT NULL,
	"url" text,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"revision" text NOT NULL,
	"sent_revision" text,
	"modified_at" timestamp with time zone NOT NULL,
	"synced_version" integer DEFAULT 1 NOT NULL,
	"parts" jsonb NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"site_change" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archive_imports" ADD CONSTRAINT "archive_imports_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_posts" ADD CONSTRAINT "archive_posts_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_posts" ADD CONSTRAINT "archive_posts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "archive_imports_owner_platform" ON "archive_imports" USING btree ("owner_id","platform");--> statement-breakpoint
CREATE INDEX "archive_imports_active" ON "archive_imports" USING btree ("state","lease_until");--> statement-breakpoint
CREATE UNIQUE INDEX "archive_posts_remote" ON "archive_posts" USING btree ("owner_id","platform","site","remote_id");--> statement-breakpoint
CREATE INDEX "archive_posts_article" ON "archive_posts" USING btree ("article_id");