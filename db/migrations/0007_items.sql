ALTER TABLE "item_versions" ADD COLUMN "word_count" integer;--> statement-breakpoint
ALTER TABLE "item_versions" ADD COLUMN "char_count" integer;