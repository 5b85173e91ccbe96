CREATE TABLE "search_cursors" (
	"owner_id" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_cursors_owner_id_source_pk" PRIMARY KEY("owner_id","source")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"owner_id" text NOT NULL,
	"source" text NOT NULL,
	"ref_id" text NOT NULL,
	"group_id" text NOT NULL,
	"body" text NOT NULL,
	"words" integer[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_entries_source_ref_id_pk" PRIMARY KEY("source","ref_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"owner_id" text NOT NULL,
	"word" text NOT NULL,
	"spellings" integer[] NOT NULL,
	CONSTRAINT "search_words_owner_id_word_pk" PRIMARY KEY("owner_id","word")
);
--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_owner" ON "search_entries" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "search_words_start" ON "search_words" USING btree ("owner_id","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_spellings" ON "search_words" USING gin ("spellings");