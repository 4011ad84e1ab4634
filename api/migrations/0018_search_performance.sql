CREATE TABLE "search_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"refresh_token" text NOT NULL,
	"property" text,
	"state" text DEFAULT 'idle' NOT NULL,
	"cursor" date,
	"read_from" date,
	"read_to" date,
	"read_final" date,
	"final_day" date,
	"findings" jsonb,
	"synced_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"lease_until" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_page_days" (
	"owner_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position" real NOT NULL,
	"queries" jsonb NOT NULL,
	"is_final" boolean NOT NULL,
	CONSTRAINT "search_page_days_page_id_day_pk" PRIMARY KEY("page_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_connections" ADD CONSTRAINT "search_connections_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_page_days" ADD CONSTRAINT "search_page_days_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_page_days" ADD CONSTRAINT "search_page_days_page_id_search_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."search_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pages" ADD CONSTRAINT "search_pages_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_connections_owner" ON "search_connections" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "search_connections_active" ON "search_connections" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "search_page_days_owner" ON "search_page_days" USING btree ("owner_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "search_pages_url" ON "search_pages" USING btree ("owner_id","url");--> statement-breakpoint
CREATE INDEX "search_pages_key" ON "search_pages" USING btree ("owner_id","key");