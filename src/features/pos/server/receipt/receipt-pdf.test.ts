import { beforeEach, expect, test } from 'vitest'

import { useTestDatabase } from '#tests/support/database.ts'
import { pdfPages, pdfSheets } from '#tests/support/pdf-text.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { openTill } from '#tests/support/selling-till.ts'

import { paperHeight } from '../../shared/receipt/paper.ts'
import { receiptLines } from '../../shared/receipt/receipt-text.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

const goods = [
  { name: 'Kopi #kuat *sekali* $x^2$', price: 5_000, stock: 20 },
  { name: 'Es Kopi Susu Gula Aren Ukuran Besar', price: 18_000, stock: 20 },
]

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

test.each([32, 48] as const)(
  'POS-06 the PDF of a receipt of %d columns carries each of its lines, on a sheet of its size',
  async (columns) => {
    const { sale, send, till, inWorkspace, slug, cookie } = await openTill(server, owner, goods)
    await inWorkspace('PATCH', '/till-settings', { receiptColumns: columns, receiptFooter: 'Sampai jumpa' })
    const sold = sale([
      [0, 2],
      [1, 1],
    ])
    const path = `/api/till/${slug}/sales/${sold.id}/receipt`
    const ask = (headers: Record<string, string>) => server.http.request(path, { headers })
    expect((await ask({ cookie })).status).toBe(404)
    const { sale: recorded } = (await send([sold])).body.data.results[0]
    expect((await ask({})).status).toBe(401)
    const answer = await ask({ cookie })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(`struk-${recorded.number}.pdf`)
    const pdf = new Uint8Array(await answer.arrayBuffer())
    const lines = receiptLines(recorded, (await till('GET', '/shop')).body.data)
    expect(await pdfSheets(pdf)).toEqual([[columns === 48 ? 80 : 58, paperHeight(lines.length, columns)]])
    expect(words((await pdfPages(pdf)).join(' '))).toBe(words(lines.join(' ')))
  },
)

test('POS-06, OPS-05 another shop’s till finds no receipt', async () => {
  const { sale, send } = await openTill(server, owner, goods)
  const sold = sale([[0, 1]])
  await send([sold])
  const other = await openTill(server, await addUser(testDatabase.database), goods)
  const path = `/api/till/${other.slug}/sales/${sold.id}/receipt`
  expect((await server.http.request(path, { headers: { cookie: other.cookie } })).status).toBe(404)
})
