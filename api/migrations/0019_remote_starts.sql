CREATE TABLE "remote_starts" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"visit" uuid NOT NULL,
	"outcome" text NOT NULL,
	"step" text,
	"is_late" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "remote_starts_visit" ON "remote_starts" USING btree ("remote","version","visit","outcome");--> statement-breakpoint
CREATE INDEX "remote_starts_remote" ON "remote_starts" USING btree ("remote","sequence");--> statement-breakpoint
CREATE INDEX "remote_starts_age" ON "remote_starts" USING btree ("created_at");