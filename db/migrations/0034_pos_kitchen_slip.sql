ALTER TABLE "pos_shops" ADD COLUMN "kitchen_slip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Shops that cook or brew what they sell begin with it, as new ones do; what they are stands in their items.
WITH "cooking" AS (
  SELECT i."id" FROM "items" i JOIN "item_versions" v ON v."item_id" = i."id" AND v."version" = i."version"
  WHERE i."kind" = 'pos' AND v."content" ->> 'posIntent' = 'restaurant_pos'
)
UPDATE "pos_shops" s SET "kitchen_slip" = true FROM "cooking" c WHERE c."id" = s."id";
