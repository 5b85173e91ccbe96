CREATE TABLE "point_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"greeted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_accounts_balance_not_negative" CHECK ("point_accounts"."balance" >= 0),
	CONSTRAINT "point_accounts_held_not_negative" CHECK ("point_accounts"."held" >= 0),
	CONSTRAINT "point_accounts_held_within_balance" CHECK ("point_accounts"."held" <= "point_accounts"."balance")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"points" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"action" text NOT NULL,
	"label" text NOT NULL,
	"item_id" text,
	"key" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "point_entries_points_not_zero" CHECK ("point_entries"."points" <> 0),
	CONSTRAINT "point_entries_balance_not_negative" CHECK ("point_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"entry_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_holds_amount_positive" CHECK ("point_holds"."amount" > 0),
	CONSTRAINT "point_holds_state_known" CHECK ("point_holds"."state" in ('held', 'captured', 'released', 'expired')),
	CONSTRAINT "point_holds_captured_has_entry" CHECK (("point_holds"."state" = 'captured') = ("point_holds"."entry_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_holds" ADD CONSTRAINT "point_holds_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_holds" ADD CONSTRAINT "point_holds_entry_id_point_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_key" ON "point_entries" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "point_entries_history" ON "point_entries" USING btree ("user_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "point_entries_item" ON "point_entries" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_holds_key" ON "point_holds" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "point_holds_open" ON "point_holds" USING btree ("expires_at") WHERE "point_holds"."state" = 'held';