CREATE TABLE "item_proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"summary" text NOT NULL,
	"differences" jsonb NOT NULL,
	"action" text,
	"state" text NOT NULL,
	"version" integer,
	"points_deducted" integer,
	"balance_after" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "item_proposals_state_known" CHECK ("item_proposals"."state" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "item_proposals_accepted_has_version" CHECK (("item_proposals"."state" = 'accepted') = ("item_proposals"."version" is not null))
);
--> statement-breakpoint
ALTER TABLE "item_proposals" ADD CONSTRAINT "item_proposals_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_proposals_of_item" ON "item_proposals" USING btree ("item_id");