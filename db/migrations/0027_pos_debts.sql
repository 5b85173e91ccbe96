CREATE TABLE "pos_debt_payments" (
	"pos_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"cashier" text NOT NULL,
	"shift_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone,
	CONSTRAINT "pos_debt_payments_pos_id_id_pk" PRIMARY KEY("pos_id","id"),
	CONSTRAINT "pos_debt_payments_amount_positive" CHECK ("pos_debt_payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "pos_refunds" ADD COLUMN "debt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_debt_payments" ADD CONSTRAINT "pos_debt_payments_customer" FOREIGN KEY ("pos_id","customer_id") REFERENCES "public"."pos_customers"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pos_debt_payments_of_customer" ON "pos_debt_payments" USING btree ("pos_id","customer_id");--> statement-breakpoint
CREATE INDEX "pos_debt_payments_of_day" ON "pos_debt_payments" USING btree ("pos_id","day");--> statement-breakpoint
CREATE INDEX "pos_debt_payments_of_shift" ON "pos_debt_payments" USING btree ("pos_id","shift_id") WHERE "pos_debt_payments"."shift_id" is not null;--> statement-breakpoint
CREATE INDEX "pos_refunds_of_debt" ON "pos_refunds" USING btree ("pos_id","sale_id") WHERE "pos_refunds"."debt" > 0;--> statement-breakpoint
CREATE INDEX "pos_sale_payments_on_debt" ON "pos_sale_payments" USING btree ("pos_id","sale_id") WHERE "pos_sale_payments"."method" = 'kasbon';--> statement-breakpoint
CREATE INDEX "pos_sales_on_debt" ON "pos_sales" USING btree ("pos_id","customer_id") WHERE "pos_sales"."payment_method" = 'kasbon';--> statement-breakpoint
ALTER TABLE "pos_refunds" ADD CONSTRAINT "pos_refunds_debt" CHECK ("pos_refunds"."debt" between 0 and "pos_refunds"."amount");