CREATE TABLE "roi_estimates" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"inputs" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roi_estimates" ADD CONSTRAINT "roi_estimates_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;