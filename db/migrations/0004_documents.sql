CREATE TABLE "document_numbers" (
	"owner_id" text NOT NULL,
	"code" text NOT NULL,
	"year" integer NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "document_numbers_owner_id_code_year_pk" PRIMARY KEY("owner_id","code","year"),
	CONSTRAINT "document_numbers_next_positive" CHECK ("document_numbers"."next" > 0)
);
