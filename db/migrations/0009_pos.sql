CREATE TABLE "pos_categories" (
	"pos_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pos_categories_pos_id_name_pk" PRIMARY KEY("pos_id","name")
);
--> statement-breakpoint
CREATE TABLE "pos_customers" (
	"pos_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pos_customers_pos_id_id_pk" PRIMARY KEY("pos_id","id")
);
--> statement-breakpoint
CREATE TABLE "pos_products" (
	"pos_id" text NOT NULL,
	"id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pos_products_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"stock" bigint DEFAULT 0 NOT NULL,
	"category" text,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text,
	"barcode" text,
	"sold_quantity" bigint DEFAULT 0 NOT NULL,
	"sold_revenue" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "pos_products_pos_id_id_pk" PRIMARY KEY("pos_id","id"),
	CONSTRAINT "pos_products_price_not_negative" CHECK ("pos_products"."price" >= 0),
	CONSTRAINT "pos_products_stock_not_negative" CHECK ("pos_products"."stock" >= 0),
	CONSTRAINT "pos_products_sold_not_negative" CHECK ("pos_products"."sold_quantity" >= 0 and "pos_products"."sold_revenue" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pos_sale_items" (
	"pos_id" text NOT NULL,
	"sale_id" text NOT NULL,
	"line" integer NOT NULL,
	"id" text NOT NULL,
	"product_id" text,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"total_price" bigint NOT NULL,
	CONSTRAINT "pos_sale_items_pos_id_sale_id_line_pk" PRIMARY KEY("pos_id","sale_id","line"),
	CONSTRAINT "pos_sale_items_quantity_positive" CHECK ("pos_sale_items"."quantity" > 0),
	CONSTRAINT "pos_sale_items_total" CHECK ("pos_sale_items"."total_price" = "pos_sale_items"."quantity"::bigint * "pos_sale_items"."unit_price"),
	CONSTRAINT "pos_sale_items_price_not_negative" CHECK ("pos_sale_items"."unit_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pos_sales" (
	"pos_id" text NOT NULL,
	"id" text NOT NULL,
	"day" date NOT NULL,
	"sequence" integer NOT NULL,
	"customer_id" text,
	"total_amount" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"received" bigint NOT NULL,
	"status" text DEFAULT 'completed' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"cashier" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pos_sales_pos_id_id_pk" PRIMARY KEY("pos_id","id"),
	CONSTRAINT "pos_sales_number" UNIQUE("pos_id","day","sequence"),
	CONSTRAINT "pos_sales_total_not_negative" CHECK ("pos_sales"."total_amount" >= 0),
	CONSTRAINT "pos_sales_paid" CHECK ("pos_sales"."received" >= "pos_sales"."total_amount"),
	CONSTRAINT "pos_sales_sequence_positive" CHECK ("pos_sales"."sequence" > 0)
);
--> statement-breakpoint
CREATE TABLE "pos_shops" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"time_zone" text DEFAULT 'Asia/Jakarta' NOT NULL,
	"slug" text,
	"setup_method" text,
	"set_up_at" timestamp (3) with time zone,
	"till_owner" text,
	"till_email" text,
	"till_password_hash" text,
	"number_day" date,
	"last_number" integer DEFAULT 0 NOT NULL,
	"request_key" text,
	"request_hash" text,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pos_shops_slug" UNIQUE("slug"),
	CONSTRAINT "pos_shops_request" UNIQUE("owner_id","request_key"),
	CONSTRAINT "pos_shops_set_up_whole" CHECK (("pos_shops"."slug" is null) = ("pos_shops"."till_password_hash" is null) and ("pos_shops"."slug" is null) = ("pos_shops"."till_email" is null) and ("pos_shops"."slug" is null) = ("pos_shops"."set_up_at" is null))
);
--> statement-breakpoint
CREATE TABLE "pos_stock_moves" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pos_stock_moves_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pos_id" text NOT NULL,
	"product_id" text NOT NULL,
	"delta" bigint NOT NULL,
	"reason" text NOT NULL,
	"sale_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pos_stock_moves_not_zero" CHECK ("pos_stock_moves"."delta" <> 0)
);
--> statement-breakpoint
CREATE TABLE "pos_till_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"pos_id" text NOT NULL,
	"cashier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pos_till_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"pos_id" text NOT NULL,
	"cashier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pos_categories" ADD CONSTRAINT "pos_categories_pos_id_pos_shops_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."pos_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_customers" ADD CONSTRAINT "pos_customers_pos_id_pos_shops_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."pos_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_products" ADD CONSTRAINT "pos_products_pos_id_pos_shops_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."pos_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_products" ADD CONSTRAINT "pos_products_category" FOREIGN KEY ("pos_id","category") REFERENCES "public"."pos_categories"("pos_id","name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD CONSTRAINT "pos_sale_items_sale" FOREIGN KEY ("pos_id","sale_id") REFERENCES "public"."pos_sales"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD CONSTRAINT "pos_sale_items_product" FOREIGN KEY ("pos_id","product_id") REFERENCES "public"."pos_products"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_sales" ADD CONSTRAINT "pos_sales_pos_id_pos_shops_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."pos_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_sales" ADD CONSTRAINT "pos_sales_customer" FOREIGN KEY ("pos_id","customer_id") REFERENCES "public"."pos_customers"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_shops" ADD CONSTRAINT "pos_shops_id_items_id_fk" FOREIGN KEY ("id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_stock_moves" ADD CONSTRAINT "pos_stock_moves_product" FOREIGN KEY ("pos_id","product_id") REFERENCES "public"."pos_products"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_till_sessions" ADD CONSTRAINT "pos_till_sessions_pos_id_pos_shops_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."pos_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_till_tickets" ADD CONSTRAINT "pos_till_tickets_pos_id_pos_shops_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."pos_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pos_categories_name" ON "pos_categories" USING btree ("pos_id",lower("name"));--> statement-breakpoint
CREATE INDEX "pos_customers_name" ON "pos_customers" USING btree ("pos_id",lower("name"));--> statement-breakpoint
CREATE INDEX "pos_stock_moves_of_product" ON "pos_stock_moves" USING btree ("pos_id","product_id");--> statement-breakpoint
CREATE INDEX "pos_till_sessions_of_shop" ON "pos_till_sessions" USING btree ("pos_id");--> statement-breakpoint
CREATE INDEX "pos_till_sessions_expiry" ON "pos_till_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pos_till_tickets_expiry" ON "pos_till_tickets" USING btree ("expires_at");