CREATE TABLE "outbound_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"to_address" text NOT NULL,
	"sealed" text,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "outbound_mails_state_known" CHECK ("outbound_mails"."state" in ('waiting', 'handed', 'sent', 'failed')),
	CONSTRAINT "outbound_mails_settled_are_empty" CHECK ("outbound_mails"."settled_at" is null or "outbound_mails"."sealed" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "outbound_mails_key" ON "outbound_mails" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbound_mails_of_user" ON "outbound_mails" USING btree ("user_id");