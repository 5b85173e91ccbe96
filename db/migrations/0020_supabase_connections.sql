CREATE TABLE "supabase_connections" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"handle_hash" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text NOT NULL,
	"access_until" timestamp (3) with time zone NOT NULL,
	"project_ref" text,
	"project_name" text,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"busy_until" timestamp (3) with time zone,
	CONSTRAINT "supabase_connections_handle" UNIQUE("handle_hash"),
	CONSTRAINT "supabase_connections_project_whole" CHECK (("supabase_connections"."project_ref" is null) = ("supabase_connections"."project_name" is null))
);
