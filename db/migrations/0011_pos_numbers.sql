CREATE TABLE "website_blobs" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"brotli" "bytea"
);
--> statement-breakpoint
CREATE TABLE "website_builds" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"state" text NOT NULL,
	"done" jsonb NOT NULL,
	"running" text,
	"failure" text,
	"charge_key" text,
	"reply_id" text,
	"business_info" jsonb,
	"composed" jsonb,
	"order_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "website_builds_state_known" CHECK ("website_builds"."state" in ('generating', 'done', 'error'))
);
--> statement-breakpoint
CREATE TABLE "website_files" (
	"release_id" text NOT NULL,
	"path" text NOT NULL,
	"media_type" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "website_files_release_id_path_pk" PRIMARY KEY("release_id","path")
);
--> statement-breakpoint
CREATE TABLE "website_releases" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"build_id" text NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"bytes" integer NOT NULL,
	"url" text NOT NULL,
	"deployment_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "website_releases_build" UNIQUE("build_id"),
	CONSTRAINT "website_releases_number" UNIQUE("site_id","number")
);
--> statement-breakpoint
CREATE TABLE "website_sites" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"slug" text NOT NULL,
	"platform" text NOT NULL,
	"provider_id" text,
	"live_release_id" text,
	"order_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "website_sites_item" UNIQUE("item_id"),
	CONSTRAINT "website_sites_slug" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "website_builds" ADD CONSTRAINT "website_builds_site_id_website_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."website_sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_files" ADD CONSTRAINT "website_files_hash_website_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."website_blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_files" ADD CONSTRAINT "website_files_release_id_website_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."website_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_releases" ADD CONSTRAINT "website_releases_site_id_website_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."website_sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_releases" ADD CONSTRAINT "website_releases_build_id_website_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."website_builds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "website_builds_order" ON "website_builds" USING btree ("site_id","order_key");--> statement-breakpoint
CREATE UNIQUE INDEX "website_builds_one_running" ON "website_builds" USING btree ("site_id") WHERE "website_builds"."state" = 'generating';--> statement-breakpoint
CREATE INDEX "website_builds_newest" ON "website_builds" USING btree ("site_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "website_sites_order" ON "website_sites" USING btree ("owner_id","order_key");--> statement-breakpoint
ALTER TABLE "pos_shops" DROP COLUMN "number_day";--> statement-breakpoint
ALTER TABLE "pos_shops" DROP COLUMN "last_number";