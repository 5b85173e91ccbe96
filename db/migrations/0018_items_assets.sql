CREATE TABLE "item_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_assets_size_positive" CHECK ("item_assets"."width" > 0 and "item_assets"."height" > 0)
);
--> statement-breakpoint
CREATE INDEX "item_assets_of_owner" ON "item_assets" USING btree ("owner_id","hash");