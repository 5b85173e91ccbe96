CREATE TABLE "drive_connections" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"refresh_token" text NOT NULL,
	"access_token" text NOT NULL,
	"access_until" timestamp (3) with time zone NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "drive_contents" (
	"file_id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drive_copies" (
	"item_id" text NOT NULL,
	"drive" text NOT NULL,
	"format" text NOT NULL,
	"owner_id" text NOT NULL,
	"file_id" text,
	"url" text,
	"given_name" text,
	"version" integer,
	"saved_at" timestamp (3) with time zone,
	"state" text NOT NULL,
	"failure" text,
	"progress" integer NOT NULL,
	"save_id" text,
	"busy_until" timestamp (3) with time zone,
	"wanted_version" integer NOT NULL,
	"is_cancel_asked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "drive_copies_item_id_drive_format_pk" PRIMARY KEY("item_id","drive","format"),
	CONSTRAINT "drive_copies_drive_known" CHECK ("drive_copies"."drive" in ('embedded', 'google')),
	CONSTRAINT "drive_copies_format_known" CHECK ("drive_copies"."format" in ('docx', 'pptx', 'pdf', 'xlsx')),
	CONSTRAINT "drive_copies_state_known" CHECK ("drive_copies"."state" in ('saving', 'saved', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "drive_files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"parent_id" text,
	"is_folder" boolean NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"item_id" text,
	"item_version" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "drive_files_size" CHECK ("drive_files"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "drive_contents" ADD CONSTRAINT "drive_contents_file_id_drive_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."drive_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drive_files" ADD CONSTRAINT "drive_files_parent_id_drive_files_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."drive_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drive_copies_of_owner" ON "drive_copies" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "drive_copies_file" ON "drive_copies" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drive_files_name" ON "drive_files" USING btree ("owner_id",coalesce("parent_id", ''),lower("name")) WHERE "drive_files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "drive_files_of_owner" ON "drive_files" USING btree ("owner_id","modified_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "drive_files_in_folder" ON "drive_files" USING btree ("parent_id");