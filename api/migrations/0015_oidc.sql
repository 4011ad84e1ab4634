ALTER TABLE "users" ADD COLUMN "oidc_issuer" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "oidc_sub" text;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD COLUMN "data" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "users_oidc" ON "users" USING btree ("oidc_issuer","oidc_sub");