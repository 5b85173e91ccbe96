import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer } from '#tests/support/pos-server.ts'
import { openTill } from '#tests/support/selling-till.ts'

import { debtMoves, netOf, netOfSales } from './debt-moves.ts'

const testDatabase = useTestDatabase()

test('POS-06 what one customer owes is summed without the debts of all the others', async () => {
  const { database } = testDatabase
  const owner = await addUser(database)
  const { id } = await openTill(createPosServer(database), owner, [{ name: 'Teh', price: 10_000, stock: null }])
  // Four thousand debts of two hundred customers: every second one a whole sale, the others a part of a mixed one.
  await database.execute(sql`
    insert into pos_customers (pos_id, id, name, created_at, updated_at)
    select ${id}, 'cus_' || n, 'Pelanggan ' || n, now(), now() from generate_series(0, 199) n`)
  await database.execute(sql`
    insert into pos_sales (pos_id, id, day, sequence, customer_id, discount, total_amount, payment_method, received, notes,
      cashier, created_at)
    select ${id}, 'sal_' || n, date '2026-01-01', n + 1, 'cus_' || (n / 2) % 200, 0, 10000,
      case when n % 2 = 0 then 'kasbon' else 'campur' end, 10000, '', 'Sari', now() from generate_series(0, 3999) n`)
  await database.execute(sql`
    insert into pos_sale_payments (pos_id, sale_id, line, method, amount)
    select ${id}, 'sal_' || n, line, case when line = 1 then 'kasbon' else 'tunai' end, 5000
    from generate_series(1, 3999, 2) n cross join generate_series(1, 2) line`)
  await database.execute(sql`analyze pos_sales, pos_sale_payments, pos_debt_payments, pos_refunds`)

  expect(await netOf(database, id, 'cus_7')).toBe(150_000)
  expect(await netOfSales(database, id, ['sal_14', 'sal_15', 'sal_999'])).toEqual(
    new Map([
      ['sal_14', 150_000],
      ['sal_15', 150_000],
      ['sal_999', 150_000],
    ]),
  )
  const { rows } = await database.execute(sql`
    explain select sum(amount) from ${debtMoves(id)} as moves where customer_id = 'cus_7'`)
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).not.toMatch(/Seq Scan on pos_(?:sales|sale_payments)/)
})
