CREATE TABLE "pos_location_stocks" (
	"pos_id" text NOT NULL,
	"location_id" text NOT NULL,
	"product_id" text NOT NULL,
	"stock" bigint NOT NULL,
	CONSTRAINT "pos_location_stocks_pos_id_location_id_product_id_pk" PRIMARY KEY("pos_id","location_id","product_id"),
	CONSTRAINT "pos_location_stocks_not_negative" CHECK ("pos_location_stocks"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pos_locations" (
	"pos_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "pos_locations_pos_id_id_pk" PRIMARY KEY("pos_id","id")
);
--> statement-breakpoint
CREATE TABLE "pos_refund_items" (
	"pos_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"sale_id" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	"restocked" boolean NOT NULL,
	CONSTRAINT "pos_refund_items_pos_id_refund_id_line_pk" PRIMARY KEY("pos_id","refund_id","line"),
	CONSTRAINT "pos_refund_items_quantity_positive" CHECK ("pos_refund_items"."quantity" > 0),
	CONSTRAINT "pos_refund_items_amount_not_negative" CHECK ("pos_refund_items"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pos_refunds" (
	"pos_id" text NOT NULL,
	"id" text NOT NULL,
	"sale_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"reason" text NOT NULL,
	"cashier" text NOT NULL,
	"shift_id" text,
	"location_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone,
	CONSTRAINT "pos_refunds_pos_id_id_pk" PRIMARY KEY("pos_id","id"),
	CONSTRAINT "pos_refunds_amount_not_negative" CHECK ("pos_refunds"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pos_sale_payments" (
	"pos_id" text NOT NULL,
	"sale_id" text NOT NULL,
	"line" integer NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "pos_sale_payments_pos_id_sale_id_line_pk" PRIMARY KEY("pos_id","sale_id","line"),
	CONSTRAINT "pos_sale_payments_amount_positive" CHECK ("pos_sale_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "pos_cash_moves" (
	"pos_id" text NOT NULL,
	"id" text NOT NULL,
	"shift_id" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"cashier" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pos_cash_moves_pos_id_id_pk" PRIMARY KEY("pos_id","id"),
	CONSTRAINT "pos_cash_moves_amount_positive" CHECK ("pos_cash_moves"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "pos_shifts" (
	"pos_id" text NOT NULL,
	"id" text NOT NULL,
	"device_id" text,
	"location_id" text,
	"cashier" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opening_cash" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"counted_cash" bigint,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "pos_shifts_pos_id_id_pk" PRIMARY KEY("pos_id","id"),
	CONSTRAINT "pos_shifts_cash_not_negative" CHECK ("pos_shifts"."opening_cash" >= 0 and "pos_shifts"."counted_cash" >= 0),
	CONSTRAINT "pos_shifts_closed_whole" CHECK (("pos_shifts"."closed_at" is null) = ("pos_shifts"."counted_cash" is null))
);
--> statement-breakpoint
ALTER TABLE "pos_sale_items" DROP CONSTRAINT "pos_sale_items_total";--> statement-breakpoint
ALTER TABLE "pos_products" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD COLUMN "unit_cost" bigint;--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD COLUMN "bill_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_sales" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_sales" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_sales" ADD COLUMN "shift_id" text;--> statement-breakpoint
ALTER TABLE "pos_sales" ADD COLUMN "location_id" text;--> statement-breakpoint
ALTER TABLE "pos_shops" ADD COLUMN "qris" text;--> statement-breakpoint
ALTER TABLE "pos_shops" ADD COLUMN "receipt_columns" integer DEFAULT 32 NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_shops" ADD COLUMN "receipt_footer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pos_stock_moves" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "pos_stock_moves" ADD COLUMN "location_id" text;--> statement-breakpoint
ALTER TABLE "pos_till_devices" ADD COLUMN "location_id" text;--> statement-breakpoint
ALTER TABLE "pos_location_stocks" ADD CONSTRAINT "pos_location_stocks_location" FOREIGN KEY ("pos_id","location_id") REFERENCES "public"."pos_locations"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_location_stocks" ADD CONSTRAINT "pos_location_stocks_product" FOREIGN KEY ("pos_id","product_id") REFERENCES "public"."pos_products"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_locations" ADD CONSTRAINT "pos_locations_pos_id_pos_shops_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."pos_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_refund_items" ADD CONSTRAINT "pos_refund_items_refund" FOREIGN KEY ("pos_id","refund_id") REFERENCES "public"."pos_refunds"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_refund_items" ADD CONSTRAINT "pos_refund_items_line" FOREIGN KEY ("pos_id","sale_id","line") REFERENCES "public"."pos_sale_items"("pos_id","sale_id","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_refunds" ADD CONSTRAINT "pos_refunds_sale" FOREIGN KEY ("pos_id","sale_id") REFERENCES "public"."pos_sales"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_sale_payments" ADD CONSTRAINT "pos_sale_payments_sale" FOREIGN KEY ("pos_id","sale_id") REFERENCES "public"."pos_sales"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_cash_moves" ADD CONSTRAINT "pos_cash_moves_shift" FOREIGN KEY ("pos_id","shift_id") REFERENCES "public"."pos_shifts"("pos_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_shifts" ADD CONSTRAINT "pos_shifts_pos_id_pos_shops_id_fk" FOREIGN KEY ("pos_id") REFERENCES "public"."pos_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pos_locations_name" ON "pos_locations" USING btree ("pos_id",lower("name")) WHERE "pos_locations"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "pos_refunds_of_sale" ON "pos_refunds" USING btree ("pos_id","sale_id");--> statement-breakpoint
CREATE INDEX "pos_refunds_of_day" ON "pos_refunds" USING btree ("pos_id","day");--> statement-breakpoint
CREATE INDEX "pos_cash_moves_of_shift" ON "pos_cash_moves" USING btree ("pos_id","shift_id");--> statement-breakpoint
CREATE INDEX "pos_shifts_newest" ON "pos_shifts" USING btree ("pos_id","opened_at");--> statement-breakpoint
CREATE INDEX "pos_sales_of_shift" ON "pos_sales" USING btree ("pos_id","shift_id") WHERE "pos_sales"."shift_id" is not null;--> statement-breakpoint
ALTER TABLE "pos_products" ADD CONSTRAINT "pos_products_cost_not_negative" CHECK ("pos_products"."cost" >= 0);--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD CONSTRAINT "pos_sale_items_discounts" CHECK ("pos_sale_items"."discount" >= 0 and "pos_sale_items"."bill_discount" >= 0 and "pos_sale_items"."total_price" >= 0);--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD CONSTRAINT "pos_sale_items_refunded" CHECK ("pos_sale_items"."refunded_quantity" between 0 and "pos_sale_items"."quantity" and "pos_sale_items"."refunded_amount" between 0 and "pos_sale_items"."total_price");--> statement-breakpoint
ALTER TABLE "pos_sale_items" ADD CONSTRAINT "pos_sale_items_total" CHECK ("pos_sale_items"."total_price" = "pos_sale_items"."quantity"::bigint * "pos_sale_items"."unit_price" - "pos_sale_items"."discount" - "pos_sale_items"."bill_discount");--> statement-breakpoint
ALTER TABLE "pos_sales" ADD CONSTRAINT "pos_sales_discount_not_negative" CHECK ("pos_sales"."discount" >= 0);--> statement-breakpoint
ALTER TABLE "pos_sales" ADD CONSTRAINT "pos_sales_refunded" CHECK ("pos_sales"."refunded" between 0 and "pos_sales"."total_amount");--> statement-breakpoint
ALTER TABLE "pos_shops" ADD CONSTRAINT "pos_shops_receipt_columns" CHECK ("pos_shops"."receipt_columns" in (32, 48));--> statement-breakpoint
DROP FUNCTION pos_record_sale(text, text[], jsonb, jsonb, jsonb);--> statement-breakpoint
-- Records a sale that has been reckoned: goods are locked in the order of their ids, then the shop, whose lock gives
-- out the numbers. One call, so that other tills of the shop wait for the database alone, never for a network.
-- A sale whose goods have been handed over (`handedOver`) is taken at its own prices and beyond the stock: the stock
-- goes down to none, and the lines keep how many pieces it did not have.
-- A shop that sells in several places takes the goods from the place of the sale (the first one where none is told, or
-- one it does not have); the product's own stock goes down with it.
-- Goods without a stock (null) are not counted: they are sold as often as they are asked for, and no move is written.
-- Every statement names the goods by `ids` too: what a list of unknown length joins is looked for among all goods.
-- "changed": goods are not (or not as many, not at the price) as they were reckoned; nothing is written.
-- "known": the shop has a sale of that id; nothing is written. "recorded": it is written.
CREATE FUNCTION pos_record_sale(of_shop text, ids text[], head jsonb, lines jsonb, sold jsonb)
RETURNS TABLE (outcome text, number_of_day int, buyer text, shorts jsonb, phone text, place text)
LANGUAGE plpgsql AS $$
DECLARE
  sold_at timestamptz := head ->> 'at';
  handed_over boolean := (head ->> 'handedOver')::boolean;
  moment timestamptz := coalesce(head ->> 'recordedAt', head ->> 'at');
  day_of_sale date := head ->> 'day';
  customer text := NULL;
  is_changed boolean;
BEGIN
  SELECT l.id INTO place FROM pos_locations l
  WHERE l.pos_id = of_shop AND l.removed_at IS NULL
  ORDER BY l.id = (head ->> 'locationId') DESC NULLS LAST, l.position, l.id LIMIT 1;
  is_changed := EXISTS (
    WITH locked AS MATERIALIZED (
      SELECT p.id, p.price, p.stock FROM pos_products p
      WHERE p.pos_id = of_shop AND p.id = ANY (ids) AND (handed_over OR p.removed_at IS NULL)
      ORDER BY p.id FOR NO KEY UPDATE
    )
    SELECT FROM jsonb_to_recordset(sold) AS s(product_id text, price bigint, quantity bigint)
    LEFT JOIN locked ON locked.id = s.product_id
    WHERE locked.id IS NULL
      OR NOT (handed_over OR (locked.price = s.price AND (locked.stock IS NULL OR locked.stock >= s.quantity)))
  );
  IF place IS NOT NULL AND NOT handed_over AND NOT is_changed THEN
    -- What lies at the place is read only now that the goods are locked: before that others may still take of it.
    is_changed := EXISTS (
      SELECT FROM jsonb_to_recordset(sold) AS s(product_id text, quantity bigint)
      JOIN pos_products p ON p.pos_id = of_shop AND p.id = s.product_id AND p.id = ANY (ids)
      LEFT JOIN pos_location_stocks here
        ON here.pos_id = of_shop AND here.location_id = place AND here.product_id = s.product_id
      WHERE p.stock IS NOT NULL AND coalesce(here.stock, 0) < s.quantity
    );
  END IF;
  IF is_changed THEN
    RETURN QUERY SELECT 'changed', NULL::int, NULL::text, NULL::jsonb, NULL::text, NULL::text;
    RETURN;
  END IF;
  PERFORM FROM pos_shops WHERE id = of_shop FOR NO KEY UPDATE;

  buyer := NULLIF(head ->> 'buyer', '');
  phone := NULLIF(head ->> 'buyerPhone', '');
  IF buyer IS NOT NULL OR phone IS NOT NULL THEN
    -- A telephone number tells people apart, a name does not always.
    SELECT c.id, c.name, coalesce(c.phone, head ->> 'buyerPhone') INTO customer, buyer, phone FROM pos_customers c
    WHERE c.pos_id = of_shop AND (c.phone = head ->> 'buyerPhone'
      OR (lower(c.name) = lower(head ->> 'buyer') AND (head ->> 'buyerPhone' = '' OR c.phone IS NULL)))
    ORDER BY c.phone = head ->> 'buyerPhone' DESC NULLS LAST, c.created_at, c.id LIMIT 1;
    IF FOUND THEN
      UPDATE pos_customers c SET phone = NULLIF(head ->> 'buyerPhone', ''), updated_at = moment
      WHERE c.pos_id = of_shop AND c.id = customer AND c.phone IS NULL AND head ->> 'buyerPhone' <> '';
    ELSE
      customer := head ->> 'newCustomerId';
      phone := NULLIF(head ->> 'buyerPhone', '');
      buyer := coalesce(NULLIF(head ->> 'buyer', ''), phone);
      INSERT INTO pos_customers (pos_id, id, name, phone, created_at, updated_at)
      VALUES (of_shop, customer, buyer, phone, moment, moment);
    END IF;
    phone := NULLIF(phone, '');
  END IF;

  INSERT INTO pos_sales (pos_id, id, day, sequence, customer_id, discount, total_amount, payment_method, received, notes,
    cashier, shift_id, location_id, created_at, receipt_number, recorded_at)
  VALUES (of_shop, head ->> 'id', day_of_sale,
    (SELECT coalesce(max(s.sequence), 0) + 1 FROM pos_sales s WHERE s.pos_id = of_shop AND s.day = day_of_sale),
    customer, (head ->> 'discount')::bigint, (head ->> 'total')::bigint, head ->> 'paymentMethod', (head ->> 'received')::bigint,
    head ->> 'notes', head ->> 'cashier', head ->> 'shiftId', place, sold_at, head ->> 'receiptNumber', (head ->> 'recordedAt')::timestamptz)
  ON CONFLICT (pos_id, id) DO NOTHING
  RETURNING sequence INTO number_of_day;
  IF number_of_day IS NULL THEN
    RETURN QUERY SELECT 'known', NULL::int, NULL::text, NULL::jsonb, NULL::text, NULL::text;
    RETURN;
  END IF;

  INSERT INTO pos_sale_items (pos_id, sale_id, line, id, product_id, product_name, quantity, unit_price, unit_cost,
    discount, bill_discount, total_price, short)
  SELECT of_shop, head ->> 'id', l.line, l.id, l.product_id, l.name, l.quantity, l.price, p.cost, l.discount,
    l.bill_discount, l.total,
    CASE WHEN p.stock IS NULL THEN 0 ELSE
      least(l.quantity, greatest(0, sum(l.quantity) OVER (PARTITION BY l.product_id ORDER BY l.line)
        - CASE WHEN place IS NULL THEN p.stock ELSE coalesce(here.stock, 0) END)) END
  FROM jsonb_to_recordset(lines) AS l(line int, id text, product_id text, name text, quantity int, price bigint,
    discount bigint, bill_discount bigint, total bigint)
  JOIN pos_products p ON p.pos_id = of_shop AND p.id = l.product_id AND p.id = ANY (ids)
  LEFT JOIN pos_location_stocks here
    ON here.pos_id = of_shop AND here.location_id = place AND here.product_id = l.product_id;
  IF handed_over THEN
    SELECT jsonb_object_agg(i.line, i.short) INTO shorts FROM pos_sale_items i
    WHERE i.pos_id = of_shop AND i.sale_id = head ->> 'id' AND i.short > 0;
  END IF;

  IF head ->> 'payments' IS NOT NULL THEN
    INSERT INTO pos_sale_payments (pos_id, sale_id, line, method, amount)
    SELECT of_shop, head ->> 'id', part.ordinality, part.value ->> 'method', (part.value ->> 'amount')::bigint
    FROM jsonb_array_elements(head -> 'payments') WITH ORDINALITY AS part;
  END IF;

  INSERT INTO pos_stock_moves (pos_id, product_id, delta, reason, sale_id, location_id, created_at)
  SELECT of_shop, s.product_id, -least(s.quantity, held.stock), 'sale', head ->> 'id', place, moment
  FROM jsonb_to_recordset(sold) AS s(product_id text, quantity bigint)
  JOIN pos_products p ON p.pos_id = of_shop AND p.id = s.product_id AND p.id = ANY (ids)
  LEFT JOIN pos_location_stocks here
    ON here.pos_id = of_shop AND here.location_id = place AND here.product_id = s.product_id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN place IS NULL THEN p.stock ELSE coalesce(here.stock, 0) END AS stock
  ) AS held
  WHERE p.stock IS NOT NULL AND held.stock > 0;

  UPDATE pos_products p
  SET stock = p.stock - CASE WHEN place IS NULL THEN least(s.quantity, p.stock)
      ELSE least(s.quantity, coalesce((SELECT here.stock FROM pos_location_stocks here
        WHERE here.pos_id = of_shop AND here.location_id = place AND here.product_id = p.id), 0)) END,
    sold_quantity = p.sold_quantity + s.quantity, sold_revenue = p.sold_revenue + s.revenue,
    updated_at = greatest(p.updated_at, moment)
  FROM jsonb_to_recordset(sold) AS s(product_id text, revenue bigint, quantity bigint)
  WHERE p.pos_id = of_shop AND p.id = s.product_id AND p.id = ANY (ids);

  IF place IS NOT NULL THEN
    UPDATE pos_location_stocks here SET stock = greatest(0, here.stock - s.quantity)
    FROM jsonb_to_recordset(sold) AS s(product_id text, quantity bigint)
    WHERE here.pos_id = of_shop AND here.location_id = place AND here.product_id = s.product_id
      AND here.product_id = ANY (ids);
  END IF;

  UPDATE pos_shops SET last_updated = greatest(last_updated, moment) WHERE id = of_shop;
  outcome := 'recorded';
  RETURN NEXT;
END
$$;
