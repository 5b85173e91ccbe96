ALTER TABLE "pos_products" ALTER COLUMN "stock" DROP NOT NULL;--> statement-breakpoint
-- Records a sale that has been reckoned: goods are locked in the order of their ids, then the shop, whose lock gives
-- out the numbers. One call, so that other tills of the shop wait for the database alone, never for a network.
-- A sale whose goods have been handed over (`handedOver`) is taken at its own prices and beyond the stock: the stock
-- goes down to none, and the lines keep how many pieces it did not have.
-- Goods without a stock (null) are not counted: they are sold as often as they are asked for, and no move is written.
-- Every statement names the goods by `ids` too: what a list of unknown length joins is looked for among all goods.
-- "changed": goods are not (or not as many, not at the price) as they were reckoned; nothing is written.
-- "known": the shop has a sale of that id; nothing is written. "recorded": it is written.
CREATE OR REPLACE FUNCTION pos_record_sale(of_shop text, ids text[], head jsonb, lines jsonb, sold jsonb)
RETURNS TABLE (outcome text, number_of_day int, buyer text, shorts jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  sold_at timestamptz := head ->> 'at';
  handed_over boolean := (head ->> 'handedOver')::boolean;
  moment timestamptz := coalesce(head ->> 'recordedAt', head ->> 'at');
  day_of_sale date := head ->> 'day';
  customer text := NULL;
BEGIN
  IF EXISTS (
    WITH locked AS MATERIALIZED (
      SELECT p.id, p.price, p.stock FROM pos_products p
      WHERE p.pos_id = of_shop AND p.id = ANY (ids) AND (handed_over OR p.removed_at IS NULL)
      ORDER BY p.id FOR NO KEY UPDATE
    )
    SELECT FROM jsonb_to_recordset(sold) AS s(product_id text, price bigint, quantity bigint)
    LEFT JOIN locked ON locked.id = s.product_id
    WHERE locked.id IS NULL
      OR NOT (handed_over OR (locked.price = s.price AND (locked.stock IS NULL OR locked.stock >= s.quantity)))
  ) THEN
    RETURN QUERY SELECT 'changed', NULL::int, NULL::text, NULL::jsonb;
    RETURN;
  END IF;
  PERFORM FROM pos_shops WHERE id = of_shop FOR NO KEY UPDATE;

  buyer := NULLIF(head ->> 'buyer', '');
  IF buyer IS NOT NULL THEN
    SELECT c.id, c.name INTO customer, buyer FROM pos_customers c
    WHERE c.pos_id = of_shop AND lower(c.name) = lower(head ->> 'buyer') ORDER BY c.created_at, c.id LIMIT 1;
    IF NOT FOUND THEN
      customer := head ->> 'newCustomerId';
      buyer := head ->> 'buyer';
      INSERT INTO pos_customers (pos_id, id, name, created_at, updated_at)
      VALUES (of_shop, customer, buyer, moment, moment);
    END IF;
  END IF;

  INSERT INTO pos_sales (pos_id, id, day, sequence, customer_id, total_amount, payment_method, received, notes, cashier,
    created_at, receipt_number, recorded_at)
  VALUES (of_shop, head ->> 'id', day_of_sale,
    (SELECT coalesce(max(s.sequence), 0) + 1 FROM pos_sales s WHERE s.pos_id = of_shop AND s.day = day_of_sale),
    customer, (head ->> 'total')::bigint, head ->> 'paymentMethod', (head ->> 'received')::bigint,
    head ->> 'notes', head ->> 'cashier', sold_at, head ->> 'receiptNumber', (head ->> 'recordedAt')::timestamptz)
  ON CONFLICT (pos_id, id) DO NOTHING
  RETURNING sequence INTO number_of_day;
  IF number_of_day IS NULL THEN
    RETURN QUERY SELECT 'known', NULL::int, NULL::text, NULL::jsonb;
    RETURN;
  END IF;

  INSERT INTO pos_sale_items
    (pos_id, sale_id, line, id, product_id, product_name, quantity, unit_price, total_price, short)
  SELECT of_shop, head ->> 'id', l.line, l.id, l.product_id, l.name, l.quantity, l.price, l.total,
    CASE WHEN p.stock IS NULL THEN 0 ELSE
      least(l.quantity, greatest(0, sum(l.quantity) OVER (PARTITION BY l.product_id ORDER BY l.line) - p.stock)) END
  FROM jsonb_to_recordset(lines)
    AS l(line int, id text, product_id text, name text, quantity int, price bigint, total bigint)
  JOIN pos_products p ON p.pos_id = of_shop AND p.id = l.product_id AND p.id = ANY (ids);
  IF handed_over THEN
    SELECT jsonb_object_agg(i.line, i.short) INTO shorts FROM pos_sale_items i
    WHERE i.pos_id = of_shop AND i.sale_id = head ->> 'id' AND i.short > 0;
  END IF;

  INSERT INTO pos_stock_moves (pos_id, product_id, delta, reason, sale_id, created_at)
  SELECT of_shop, s.product_id, -least(s.quantity, p.stock), 'sale', head ->> 'id', moment
  FROM jsonb_to_recordset(sold) AS s(product_id text, quantity bigint)
  JOIN pos_products p ON p.pos_id = of_shop AND p.id = s.product_id AND p.id = ANY (ids)
  WHERE p.stock > 0;

  UPDATE pos_products p
  SET stock = CASE WHEN p.stock IS NULL THEN NULL ELSE greatest(0, p.stock - s.quantity) END,
    sold_quantity = p.sold_quantity + s.quantity, sold_revenue = p.sold_revenue + s.revenue,
    updated_at = greatest(p.updated_at, moment)
  FROM jsonb_to_recordset(sold) AS s(product_id text, revenue bigint, quantity bigint)
  WHERE p.pos_id = of_shop AND p.id = s.product_id AND p.id = ANY (ids);

  UPDATE pos_shops SET last_updated = greatest(last_updated, moment) WHERE id = of_shop;
  outcome := 'recorded';
  RETURN NEXT;
END
$$;
