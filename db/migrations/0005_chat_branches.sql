ALTER TABLE "chat_messages" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "depth" integer;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "leaf_id" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "last_position" integer;--> statement-breakpoint
-- Chats so far are one path: each message follows the one at the position before it.
UPDATE "chat_messages" SET "depth" = "chain"."depth", "parent_id" = "chain"."parent_id"
FROM (
	SELECT "id",
		row_number() OVER "chat" AS "depth",
		lag("id") OVER "chat" AS "parent_id"
	FROM "chat_messages"
	WINDOW "chat" AS (PARTITION BY "user_id", "session_id" ORDER BY "position")
) AS "chain"
WHERE "chain"."id" = "chat_messages"."id";--> statement-breakpoint
UPDATE "chat_sessions" SET "last_position" = "message_count", "leaf_id" = (
	SELECT "id" FROM "chat_messages"
	WHERE "chat_messages"."user_id" = "chat_sessions"."user_id" AND "chat_messages"."session_id" = "chat_sessions"."session_id"
	ORDER BY "position" DESC LIMIT 1
);--> statement-breakpoint
ALTER TABLE "chat_messages" ALTER COLUMN "depth" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ALTER COLUMN "last_position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_parent_id_chat_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_children" ON "chat_messages" USING btree ("user_id","session_id","parent_id");
