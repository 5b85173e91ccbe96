CREATE TABLE "website_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "website_addresses" ADD CONSTRAINT "website_addresses_site_id_website_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."website_sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_addresses_site" ON "website_addresses" USING btree ("site_id");--> statement-breakpoint
INSERT INTO "website_addresses" ("slug", "site_id", "created_at") SELECT "slug", "id", "created_at" FROM "website_sites";
