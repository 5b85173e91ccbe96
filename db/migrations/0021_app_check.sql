CREATE TABLE "auth_used_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "auth_used_proofs_expiry" ON "auth_used_proofs" USING btree ("expires_at");