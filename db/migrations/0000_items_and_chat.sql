CREATE TABLE "item_versions" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"author" text NOT NULL,
	"save_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_versions_item_id_version_pk" PRIMARY KEY("item_id","version"),
	CONSTRAINT "item_versions_save_key" UNIQUE("item_id","save_key"),
	CONSTRAINT "item_versions_author_known" CHECK ("item_versions"."author" in ('Anda', 'AI'))
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"url" text,
	"source" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"version" integer NOT NULL,
	"points_deducted" integer,
	"balance_after" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_modified" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "items_kind_known" CHECK ("items"."kind" in ('document', 'presentation', 'analysis', 'website', 'pos')),
	CONSTRAINT "items_version_positive" CHECK ("items"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"position" integer NOT NULL,
	"sender" text NOT NULL,
	"content" text NOT NULL,
	"state" text NOT NULL,
	"flags" jsonb NOT NULL,
	"reply_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_position" UNIQUE("user_id","session_id","position")
);
--> statement-breakpoint
CREATE TABLE "chat_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"client_message_id" text,
	"user_message_id" text NOT NULL,
	"resumes" text,
	"answer_message_id" text NOT NULL,
	"signed_in" boolean NOT NULL,
	"state" text NOT NULL,
	"server_id" text NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"hold_key" text,
	"result" jsonb,
	"error_code" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "chat_replies_client_message" UNIQUE("user_id","client_message_id"),
	CONSTRAINT "chat_replies_state_known" CHECK ("chat_replies"."state" in ('running', 'done', 'failed', 'interrupted', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "chat_reply_events" (
	"reply_id" text NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "chat_reply_events_reply_id_seq_pk" PRIMARY KEY("reply_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"title" text NOT NULL,
	"last_message" text NOT NULL,
	"message_count" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "chat_sessions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_session_id_chat_sessions_user_id_session_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."chat_sessions"("user_id","session_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "chat_replies" ADD CONSTRAINT "chat_replies_user_id_session_id_chat_sessions_user_id_session_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."chat_sessions"("user_id","session_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "chat_reply_events" ADD CONSTRAINT "chat_reply_events_reply_id_chat_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."chat_replies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_of_owner" ON "items" USING btree ("owner_id","last_modified" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_replies_one_running" ON "chat_replies" USING btree ("user_id","session_id") WHERE "chat_replies"."state" = 'running';--> statement-breakpoint
CREATE INDEX "chat_replies_running" ON "chat_replies" USING btree ("lease_until") WHERE "chat_replies"."state" = 'running';--> statement-breakpoint
CREATE INDEX "chat_replies_resumed" ON "chat_replies" USING btree ("resumes");--> statement-breakpoint
CREATE INDEX "chat_sessions_newest" ON "chat_sessions" USING btree ("user_id","updated_at" DESC NULLS LAST);