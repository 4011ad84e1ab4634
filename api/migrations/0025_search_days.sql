CREATE TABLE "search_days" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position" double precision NOT NULL,
	"is_final" boolean NOT NULL,
	CONSTRAINT "search_days_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
ALTER TABLE "search_page_days" DROP CONSTRAINT "search_page_days_owner_id_users_uid_fk";
--> statement-breakpoint
ALTER TABLE "search_page_days" DROP CONSTRAINT "search_page_days_page_id_search_pages_id_fk";
--> statement-breakpoint
DROP INDEX "search_page_days_owner";--> statement-breakpoint
ALTER TABLE "search_page_days" DROP CONSTRAINT "search_page_days_page_id_day_pk";--> statement-breakpoint
ALTER TABLE "search_page_days" ADD CONSTRAINT "search_page_days_owner_id_day_page_id_pk" PRIMARY KEY("owner_id","day","page_id");--> statement-breakpoint
ALTER TABLE "search_days" ADD CONSTRAINT "search_days_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_url" ON "publications" USING hash ("url");--> statement-breakpoint
INSERT INTO "search_days" ("owner_id", "day", "clicks", "impressions", "position", "is_final")
SELECT "owner_id", "day", sum("clicks")::int, sum("impressions")::int,
  coalesce(sum("position" * "impressions") / nullif(sum("impressions"), 0), 0)::float, bool_and("is_final")
FROM "search_page_days" GROUP BY "owner_id", "day";
