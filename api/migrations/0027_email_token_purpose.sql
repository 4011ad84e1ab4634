ALTER TABLE "email_tokens" ADD COLUMN "purpose" text DEFAULT 'verify' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD COLUMN "session_id" uuid;