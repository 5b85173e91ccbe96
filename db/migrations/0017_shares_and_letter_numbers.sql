CREATE TABLE "item_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"version" integer NOT NULL,
	"views" integer NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "item_shares_expire_later" CHECK ("item_shares"."expires_at" > "item_shares"."created_at")
);
--> statement-breakpoint
CREATE TABLE "document_letter_numbers" (
	"item_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"given_number" text NOT NULL,
	"code" text,
	"year" integer,
	"sequence" integer
);
--> statement-breakpoint
CREATE TABLE "document_number_formats" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"unit" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_shares" ADD CONSTRAINT "item_shares_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_letter_numbers" ADD CONSTRAINT "document_letter_numbers_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_shares_token" ON "item_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "item_shares_of_item" ON "item_shares" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "document_letter_numbers_number" ON "document_letter_numbers" USING btree ("number");--> statement-breakpoint
INSERT INTO "document_letter_numbers" ("item_id", "number", "given_number", "code", "year", "sequence")
SELECT "told"."id", "told"."number", "told"."number", "told"."part"[2], "told"."part"[3]::integer, "told"."part"[1]::integer
FROM (
	SELECT "i"."id", "n"."number", regexp_match("n"."number", '^(\d{1,6})/([A-Z]{2,4})/[IVX]+/(\d{4})$') AS "part"
	FROM "items" "i"
	JOIN "item_versions" "v" ON "v"."item_id" = "i"."id" AND "v"."version" = "i"."version"
	CROSS JOIN LATERAL (SELECT trim("v"."content" #>> '{letter,letterNumber}') AS "number") "n"
	WHERE "i"."kind" = 'document' AND "n"."number" <> ''
) "told";
