import { type Figure, percentile } from './measure.ts'
import { inShopWorld, openShop } from './shop.ts'

const goods = 1_000
const sales = 100_000

/** The figures of the day in a shop with 100,000 sales, all of them within the days that are shown. */
export const measureReport = (): Promise<Figure[]> =>
  inShopWorld(async (world) => {
    const shop = await openShop(world, goods)
    const { $client: client } = world.database
    await client.query(
      `insert into pos_sales (pos_id, id, day, sequence, total_amount, payment_method, received, cashier, created_at)
       select $1, 'sal_ukur' || n, (now() at time zone 'Asia/Jakarta')::date - n % 7, 1 + n / 7, 10000, 'tunai', 10000,
         'Ukur', now() - n % 7 * interval '1 day' from generate_series(1, $2::int) n`,
      [shop.id, sales],
    )
    await client.query(
      `insert into pos_sale_items
         (pos_id, sale_id, line, id, product_id, product_name, quantity, unit_price, total_price)
       select $1, 'sal_ukur' || n, line, 'itm_ukur' || n || '_' || line, 'prd_ukur' || 1 + (n * line) % $3, 'Kopi', 1,
         5000, 5000 from generate_series(1, $2::int) n, generate_series(1, 2) line`,
      [shop.id, sales, goods],
    )
    await client.query('analyze pos_sales, pos_sale_items')
    const cookie = await shop.signIn()
    const times: number[] = []
    for (let round = 0; round < 25; round++) {
      const started = performance.now()
      const answer = await fetch(`${world.url}/api/till/${shop.slug}/today`, { headers: { cookie } })
      const { data } = (await answer.json()) as { data: { report: { salesToday: number } } }
      if (round > 1) times.push(performance.now() - started)
      if (data.report.salesToday < sales / 8)
        throw new Error(`the report knows ${data.report.salesToday} sales of today`)
    }
    return [{ what: 'day report over 100,000 sales, p95', figure: percentile(times, 0.95), unit: 'ms', limit: 300 }]
  })
