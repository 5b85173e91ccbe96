DROP INDEX "pos_sales_on_debt";--> statement-breakpoint
CREATE INDEX "pos_sales_on_debt" ON "pos_sales" USING btree ("pos_id","customer_id") WHERE "pos_sales"."payment_method" in ('kasbon', 'campur');--> statement-breakpoint
-- Every row of a shop that changes what somebody owes: taken with a sale, gone off with returned goods, paid back.
-- The amount is signed, so that a debt is the sum of its rows, in whatever order they came to be known.
-- Each part names the ways of payment that its index has, so that one customer's rows are found without the shop's others.
CREATE OR REPLACE FUNCTION pos_debt_moves(of_shop text)
RETURNS TABLE (customer_id text, kind text, sale_id text, amount bigint, method text, cashier text, day date,
  created_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT s.customer_id, 'taken'::text, s.id, s.total_amount, s.payment_method, s.cashier, s.day, s.created_at
  FROM pos_sales s WHERE s.pos_id = of_shop AND s.payment_method = 'kasbon'
  UNION ALL
  SELECT s.customer_id, 'taken'::text, s.id, p.amount, s.payment_method, s.cashier, s.day, s.created_at
  FROM pos_sale_payments p JOIN pos_sales s ON s.pos_id = p.pos_id AND s.id = p.sale_id
  WHERE p.pos_id = of_shop AND p.method = 'kasbon' AND s.payment_method = 'campur'
  UNION ALL
  SELECT s.customer_id, 'returned'::text, s.id, -r.debt, r.payment_method, r.cashier, r.day, r.created_at
  FROM pos_refunds r JOIN pos_sales s ON s.pos_id = r.pos_id AND s.id = r.sale_id
  WHERE r.pos_id = of_shop AND r.debt > 0 AND s.payment_method IN ('kasbon', 'campur')
  UNION ALL
  SELECT d.customer_id, 'paid'::text, NULL::text, -d.amount, d.payment_method, d.cashier, d.day, d.created_at
  FROM pos_debt_payments d WHERE d.pos_id = of_shop
$$;
