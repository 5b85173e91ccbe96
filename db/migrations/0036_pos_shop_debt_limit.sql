ALTER TABLE "pos_shops" ADD COLUMN "debt_limit" bigint;--> statement-breakpoint
ALTER TABLE "pos_shops" ADD CONSTRAINT "pos_shops_debt_limit_not_negative" CHECK ("pos_shops"."debt_limit" >= 0);--> statement-breakpoint
-- Records a sale that has been reckoned: goods are locked in the order of their ids, then the shop, whose lock gives
-- out the numbers. One call, so that other tills of the shop wait for the database alone, never for a network.
-- A sale whose goods have been handed over (`handedOver`) is taken at its own prices and beyond the stock: the stock
-- goes down to none, and the lines keep how many pieces it did not have.
-- A shop that sells in several places takes the goods from the place of the sale (the first one where none is told, or
-- one it does not have); the product's own stock goes down with it.
-- Service, tax and what cash is rounded by are reckoned before; their shares stand in the lines, so that the lines add
-- up to what was paid.
-- Goods without a stock (null) are not counted: they are sold as often as they are asked for, and no move is written.
-- What of it an owner wants to know (changed prices, large discounts, a debt beyond its limit) is written beside it.
-- Every statement names the goods by `ids` too: what a list of unknown length joins is looked for among all goods.
-- "changed": goods are not (or not as many, not at the price) as they were reckoned; nothing is written.
-- "known": the shop has a sale of that id; nothing is written. "recorded": it is written.
CREATE OR REPLACE FUNCTION pos_record_sale(of_shop text, ids text[], head jsonb, lines jsonb, sold jsonb)
RETURNS TABLE (outcome text, number_of_day int, buyer text, shorts jsonb, phone text, place text)
LANGUAGE plpgsql AS $$
DECLARE
  sold_at timestamptz := head ->> 'at';
  handed_over boolean := (head ->> 'handedOver')::boolean;
  moment timestamptz := coalesce(head ->> 'recordedAt', head ->> 'at');
  day_of_sale date := head ->> 'day';
  customer text := NULL;
  most_owed bigint := NULL;
  owed bigint := 0;
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

  INSERT INTO pos_sales (pos_id, id, day, sequence, customer_id, discount, service, service_rate, tax, tax_rate, tax_name,
    rounding, total_amount, payment_method, received, notes,
    cashier, shift_id, location_id, created_at, receipt_number, recorded_at)
  VALUES (of_shop, head ->> 'id', day_of_sale,
    (SELECT coalesce(max(s.sequence), 0) + 1 FROM pos_sales s WHERE s.pos_id = of_shop AND s.day = day_of_sale),
    customer, (head ->> 'discount')::bigint, coalesce((head ->> 'service')::bigint, 0), coalesce((head ->> 'serviceRate')::int, 0),
    coalesce((head ->> 'tax')::bigint, 0), coalesce((head ->> 'taxRate')::int, 0), coalesce(head ->> 'taxName', ''),
    coalesce((head ->> 'rounding')::bigint, 0), (head ->> 'total')::bigint, head ->> 'paymentMethod', (head ->> 'received')::bigint,
    head ->> 'notes', head ->> 'cashier', head ->> 'shiftId', place, sold_at, head ->> 'receiptNumber', (head ->> 'recordedAt')::timestamptz)
  ON CONFLICT (pos_id, id) DO NOTHING
  RETURNING sequence INTO number_of_day;
  IF number_of_day IS NULL THEN
    RETURN QUERY SELECT 'known', NULL::int, NULL::text, NULL::jsonb, NULL::text, NULL::text;
    RETURN;
  END IF;

  INSERT INTO pos_sale_items (pos_id, sale_id, line, id, product_id, product_name, note, quantity, unit_price, unit_cost,
    discount, bill_discount, charges, rounding, total_price, short)
  SELECT of_shop, head ->> 'id', l.line, l.id, l.product_id, l.name, coalesce(l.note, ''), l.quantity, l.price, p.cost, l.discount,
    l.bill_discount, coalesce(l.charges, 0), coalesce(l.rounding, 0), l.total,
    CASE WHEN p.stock IS NULL THEN 0 ELSE
      least(l.quantity, greatest(0, sum(l.quantity) OVER (PARTITION BY l.product_id ORDER BY l.line)
        - CASE WHEN place IS NULL THEN p.stock ELSE coalesce(here.stock, 0) END)) END
  FROM jsonb_to_recordset(lines) AS l(line int, id text, product_id text, name text, note text, quantity int, price bigint,
    discount bigint, bill_discount bigint, charges bigint, rounding bigint, total bigint)
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

  IF head ->> 'acts' IS NOT NULL THEN
    INSERT INTO pos_money_acts (pos_id, id, kind, sale_id, subject, amount, whole, cashier, device_code, with_pin,
      created_at, recorded_at)
    SELECT of_shop, a.id, a.kind, head ->> 'id', a.subject, a.amount, a.whole, head ->> 'cashier',
      head ->> 'deviceCode', coalesce((head ->> 'withPin')::boolean, false), sold_at, (head ->> 'recordedAt')::timestamptz
    FROM jsonb_to_recordset(head -> 'acts') AS a(id text, kind text, subject text, amount bigint, whole bigint);
  END IF;

  IF customer IS NOT NULL AND head ->> 'debt' IS NOT NULL THEN
    -- Who has no limit of their own has the shop's.
    SELECT coalesce(c.debt_limit, s.debt_limit) INTO most_owed FROM pos_customers c JOIN pos_shops s ON s.id = c.pos_id
    WHERE c.pos_id = of_shop AND c.id = customer;
    IF most_owed IS NOT NULL THEN
      SELECT sum(m.amount) INTO owed FROM pos_debt_moves(of_shop) AS m WHERE m.customer_id = customer;
      -- Somebody who has money to good owes less than this sale left.
      IF owed > most_owed THEN
        INSERT INTO pos_money_acts (pos_id, id, kind, sale_id, subject, amount, whole, cashier, device_code, with_pin,
          created_at, recorded_at)
        VALUES (of_shop, (head ->> 'id') || '-debt', 'debt', head ->> 'id', buyer, owed - most_owed, most_owed,
          head ->> 'cashier', head ->> 'deviceCode', coalesce((head ->> 'withPin')::boolean, false), sold_at,
          (head ->> 'recordedAt')::timestamptz);
      END IF;
    END IF;
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
