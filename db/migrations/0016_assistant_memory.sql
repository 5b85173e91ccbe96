CREATE TABLE "account_memory" (
	"user_id" text PRIMARY KEY NOT NULL,
	"off" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "memory_off" text[] DEFAULT '{}' NOT NULL;
