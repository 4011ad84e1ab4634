CREATE TABLE "remote_failures" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"page_view" text NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telemetry_records" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"service" text NOT NULL,
	"trace_id" text,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "traceparent" text;--> statement-breakpoint
CREATE UNIQUE INDEX "remote_failures_page_view" ON "remote_failures" USING btree ("remote","version","page_view");--> statement-breakpoint
CREATE INDEX "remote_failures_age" ON "remote_failures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "telemetry_records_trace" ON "telemetry_records" USING btree ("trace_id");--> statement-breakpoint
CREATE INDEX "telemetry_records_age" ON "telemetry_records" USING btree ("created_at");