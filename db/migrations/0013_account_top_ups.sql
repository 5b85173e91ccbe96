CREATE TABLE "account_top_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"points" integer NOT NULL,
	"price" integer NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"pay_url" text NOT NULL,
	"balance_after" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "account_top_ups_key" UNIQUE("user_id","key"),
	CONSTRAINT "account_top_ups_sums" CHECK ("account_top_ups"."points" > 0 and "account_top_ups"."price" > 0),
	CONSTRAINT "account_top_ups_state_known" CHECK ("account_top_ups"."state" in ('pending', 'settled', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE INDEX "account_top_ups_of_owner" ON "account_top_ups" USING btree ("user_id","created_at" DESC NULLS LAST);