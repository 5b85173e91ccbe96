import { zipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'

import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeEach(async () => {
  server = createPosServer(testDatabase.database)
  owner = await addUser(testDatabase.database)
})

type File = string | Uint8Array

const open = async (goods: readonly object[] = []) => {
  const { id } = await server.makeShop(owner, goods)
  const send = async (file: File, query = '', user = owner) => {
    const response = await server.http.request(`/api/pos/${id}/products/import${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-user': user },
      body: typeof file === 'string' ? file : new Uint8Array(file),
    })
    const body = await response.json()
    return { status: response.status, code: body.code, report: body.data }
  }
  const products = async () => (await server.call(owner, 'GET', `/api/pos/${id}/store`)).body.data.products
  const exported = async (format: string) => {
    const answer = await server.http.request(`/api/items/${id}/export?format=${format}`, {
      headers: { 'x-user': owner },
    })
    return { name: answer.headers.get('content-disposition'), bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  return { id, send, products, exported }
}

const sheet = async (rows: readonly (readonly (string | number | null)[])[]): Promise<Uint8Array> => {
  const data = rows.map((row) =>
    row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
  )
  // oxlint-disable-next-line typescript/no-explicit-any -- the cell types of the library are a union for each type
  return writeExcelFile(data as any, { sheet: 'Barang' }).toBuffer()
}

const ownersFile = [
  'Kategori;Nama Barang;harga jual;HPP;Stok;barcode',
  'Minuman;Kopi Susu;Rp 15.000,-;9.000;20;0899001',
  ';;3.000;;;',
  'Makanan;Keripik;8,5rb;5000;1.200;',
  'Makanan;Roti;gratis;;dua;',
  '',
].join('\n')

describe('POS-08 goods from a file', () => {
  test('POS-08 a look tells what would be and which lines are wrong, and writes nothing', async () => {
    const shop = await open([{ name: 'keripik', price: 8000, stock: 3 }])
    const { report } = await shop.send(ownersFile)
    expect(report).toMatchObject({
      taken: false,
      sheet: null,
      columns: { category: 0, name: 1, price: 2, cost: 3, stock: 4, barcode: 5, description: null },
      counts: { added: 1, changed: 1, same: 0, wrong: 2 },
    })
    expect(report.headings[3]).toEqual({ name: 'HPP', sample: '9.000' })
    expect(report.problems.map((one: { line: number; column: string }) => [one.line, one.column])).toEqual([
      [3, 'Nama barang'],
      [5, 'Harga jual'],
      [5, 'Stok'],
    ])
    expect(report.wrongLines[1]).toEqual({ line: 5, cells: ['Makanan', 'Roti', 'gratis', '', 'dua'] })
    expect(report.examples[0]).toMatchObject({ line: 4, kind: 'changed', name: 'Keripik' })
    expect(report.examples[0].facts).toContainEqual({ field: 'price', before: 8000, after: 8500 })
    expect(await shop.products()).toMatchObject([{ name: 'keripik', price: 8000, stock: 3 }])
  })

  test('POS-08 the good lines are taken without the bad ones, and the same file again changes nothing', async () => {
    const shop = await open([{ name: 'keripik', price: 8000, stock: 3 }])
    const [before] = await shop.products()
    expect((await shop.send(ownersFile, '?take=yes')).report).toMatchObject({
      taken: true,
      counts: { added: 1, changed: 1 },
    })
    const goods = await shop.products()
    expect(goods).toMatchObject([
      { id: before.id, name: 'Keripik', price: 8500, cost: 5000, stock: 1200, category: 'Makanan', barcode: null },
      { name: 'Kopi Susu', price: 15_000, cost: 9000, stock: 20, category: 'Minuman', barcode: '0899001' },
    ])
    expect((await shop.send(ownersFile, '?take=yes')).report.counts).toMatchObject({ added: 0, changed: 0, same: 2 })
    expect(await shop.products()).toEqual(goods)
    const { rows } = await testDatabase.database.$client.query(
      'select product_id, sum(delta)::int as stock from pos_stock_moves where pos_id = $1 group by 1 order by 2',
      [shop.id],
    )
    expect(rows.map(({ stock }) => stock)).toEqual([20, 1200])
  })

  test('POS-08 the same file sent by two at once doubles nothing', async () => {
    const shop = await open()
    const counts = await Promise.all(
      [1, 2, 3].map(async () => (await shop.send(ownersFile, '?take=yes')).report.counts),
    )
    expect(counts.map(({ added }) => added).toSorted()).toEqual([0, 0, 2])
    expect(await shop.products()).toHaveLength(2)
  })

  test('POS-08 an Excel file: barcodes keep their zeros, English points and figures are told apart', async () => {
    const shop = await open()
    const file = await sheet([
      ['Toko Contoh', null, null, null],
      ['Nama', 'Harga', 'Stok', 'Barcode'],
      ['Kopi', 3500, 12, '0899001'],
      ['Teh', 3.5, 1, 8_990_000_000_123],
      ['Susu', '4.000', 1, 8_990_000_000_123],
    ])
    const { report } = await shop.send(file, '?take=yes')
    expect(report).toMatchObject({ sheet: { name: 'Barang', others: 0 }, counts: { added: 2, wrong: 1 } })
    expect(report.problems).toMatchObject([
      { line: 4, column: 'Harga jual', value: '3.5', todo: expect.stringContaining('3500') },
    ])
    expect(await shop.products()).toMatchObject([
      { name: 'Kopi', price: 3500, barcode: '0899001' },
      { name: 'Susu', price: 4000, barcode: '8990000000123' },
    ])
  })

  test.each<[string, File]>([
    ['commas', 'nama,harga\n"Kopi ""Tubruk""","Rp 3.500,-"\n'],
    ['tabs', 'nama\tharga\r\nKopi "Tubruk"\tRp 3.500,-\r\n'],
    ['a line that names the separator', 'sep=|\nnama|harga\nKopi "Tubruk"|3500\n'],
    ['UTF-16', Buffer.from('\ufeffnama;harga\nKopi "Tubruk";3500\n', 'utf16le')],
    ['Windows', Buffer.from('nama;harga;keterangan\nKopi "Tubruk";3500;caf\xe9\n', 'latin1')],
  ])('POS-08 %s', async (_, file) => {
    const shop = await open()
    expect((await shop.send(file, '?take=yes')).report.counts).toMatchObject({ added: 1, wrong: 0 })
    expect(await shop.products()).toMatchObject([{ name: 'Kopi "Tubruk"', price: 3500 }])
  })

  test('POS-08 columns may be set right by hand', async () => {
    const shop = await open()
    const file = 'Nama;Harga pasar;Harga toko\nKopi;9000;5000\n'
    expect((await shop.send(file)).report.columns.price).toBe(1)
    await shop.send(file, '?take=yes&columns=name:0,price:2')
    expect(await shop.products()).toMatchObject([{ name: 'Kopi', price: 5000 }])
    for (const columns of ['name:9', 'nama:0', 'name:', 'name:0,'])
      expect((await shop.send(file, `?columns=${columns}`)).code).toBe('invalid_request')
  })

  test('POS-08 another owner’s shop and a guest are refused', async () => {
    const shop = await open()
    const stranger = await addUser(testDatabase.database)
    expect(await shop.send(ownersFile, '?take=yes', stranger)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await shop.products()).toEqual([])
  })
})

const plain = ({ name, price, cost, stock, category, barcode, description }: Record<string, unknown>) => ({
  name,
  price,
  cost,
  stock,
  category,
  barcode,
  description,
})

const lines = (count: number) =>
  `nama;harga\n${Array.from({ length: count }, (_, at) => `Barang ${at};${at + 1}\n`).join('')}`

describe('POS-08 goods to a file and back', () => {
  test.each(['csv', 'xlsx'])('POS-08 %s: what is exported and taken again changes nothing', async (format) => {
    const shop = await open([
      { name: "=cmd|' /C calc'!A0", price: 1, stock: 1 },
      {
        name: '\'+Kopi; "enak"',
        price: 15_000,
        stock: 1200,
        category: 'Minuman',
        barcode: '00123',
        description: 'a\nb',
      },
      { name: 'Teh', price: 0, stock: 0 },
      { name: 'Teh', price: 2, stock: 2 },
    ])
    const goods = await shop.products()
    const { name, bytes } = await shop.exported(format)
    expect(name).toContain(`barang-Warung Bu Sri.${format}`)
    expect((await shop.send(bytes, '?take=yes')).report).toMatchObject({
      counts: { added: 0, changed: 0, same: 4, wrong: 0 },
    })
    expect(await shop.products()).toEqual(goods)
    const other = await open()
    await other.send(bytes, '?take=yes')
    expect((await other.products()).map(plain)).toEqual(goods.slice(0, 3).map(plain))
  })

  test.each(['csv', 'xlsx'])(
    'POS-02, POS-08 as %s a stock that is not counted goes out and comes back as such',
    async (format) => {
      const shop = await open([
        { name: 'Cuci kiloan', price: 7_000, stock: null },
        { name: 'Deterjen', price: 20_000, stock: 4 },
      ])
      const other = await open([{ name: 'Cuci kiloan', price: 7_000, stock: 9 }])
      const { bytes } = await shop.exported(format)
      expect((await shop.send(bytes, '?take=yes')).report.counts).toMatchObject({ same: 2, wrong: 0 })
      const { report } = await other.send(bytes, '?take=yes')
      expect(report.examples[0].facts).toEqual([{ field: 'stock', before: 9, after: 'tidak dihitung' }])
      expect((await other.products()).map(({ stock }: { stock: number | null }) => stock)).toEqual([null, 4])
      const { rows } = await testDatabase.database.$client.query(
        'select coalesce(sum(delta), 0)::int as sum from pos_stock_moves m join pos_products p on p.id = m.product_id where m.pos_id = $1 and p.stock is null',
        [other.id],
      )
      expect(rows).toEqual([{ sum: 0 }])
    },
  )

  test('POS-02, POS-08 a list without stocks begins as the shelf is counted; a blank stock leaves what is there', async () => {
    const list = 'Nama barang;Harga jual;Stok\nPijat;50000;\nMinyak urut;20000;7'
    const salon = await open([{ name: 'Pijat', price: 40_000, stock: null }])
    expect((await salon.send(`${list}\nRefleksi;60000;`)).report.examples.at(-2).facts).toContainEqual({
      field: 'stock',
      before: null,
      after: 7,
    })
    await salon.send(`${list}\nRefleksi;60000;`, '?take=yes')
    const stocks = async (shop: typeof salon) =>
      (await shop.products()).map(({ name, stock }: { name: string; stock: number | null }) => [name, stock])
    expect(await stocks(salon)).toEqual([
      ['Pijat', null],
      ['Minyak urut', 7],
      ['Refleksi', null],
    ])
    const toko = await open([{ name: 'Beras', price: 70_000, stock: 3 }])
    await toko.send('Nama barang;Harga jual\nBeras;75000\nGula;14500', '?take=yes')
    expect(await stocks(toko)).toEqual([
      ['Beras', 3],
      ['Gula', 0],
    ])
  })

  test('POS-08 no spreadsheet program runs what is exported', async () => {
    const shop = await open([{ name: "=cmd|' /C calc'!A0", price: 1, stock: 1 }])
    expect(new TextDecoder().decode((await shop.exported('csv')).bytes)).toContain("\n'=cmd|")
  })

  test.each(['csv', 'xlsx'])('POS-08 the template as %s is read without a mistake', async (format) => {
    const answer = await server.http.request(`/api/pos/products-template?format=${format}`)
    const shop = await open()
    const { report } = await shop.send(new Uint8Array(await answer.arrayBuffer()))
    expect(report).toMatchObject({
      counts: { added: 2, wrong: 0, rounded: 0 },
      columns: { name: 0, price: 1, cost: 2, stock: 3, category: 4, barcode: 5, description: 6 },
    })
  })
})

describe('POS-08, OPS-05 files that are refused', () => {
  const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const bomb = zipSync(
    { 'xl/workbook.xml': new Uint8Array(4), 'xl/worksheets/sheet1.xml': new Uint8Array(81_000_000) },
    { level: 1 },
  )
  /** The same, but its list of contents says that every part is 100 bytes long. */
  const liar = (): Uint8Array => {
    const bytes = Buffer.from(bomb)
    for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1'))
      bytes.writeUInt32LE(100, at + 24)
    return bytes
  }

  test.each<[string, () => File, string, number]>([
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'sheet_file_unreadable', 400],
    ['an old Excel file', () => oldOffice, 'sheet_file_unreadable', 400],
    [
      'a web page that is called a sheet',
      () => '<html><table><tr><td>Kopi</td></tr></table>',
      'sheet_file_unreadable',
      400,
    ],
    [
      'a locked file',
      () => Buffer.concat([oldOffice, Buffer.from('EncryptedPackage', 'utf16le')]),
      'sheet_file_locked',
      400,
    ],
    ['a zip of something else', () => zipSync({ 'a.txt': new Uint8Array(4) }), 'sheet_file_unreadable', 400],
    ['half a zip', () => bomb.slice(0, 200), 'sheet_file_unreadable', 400],
    ['nothing', () => '', 'sheet_file_empty', 400],
    ['blank lines', () => ' \n;;\n', 'sheet_file_empty', 400],
    ['a zip that unpacks to 81 MB', () => bomb, 'sheet_file_too_large', 413],
    ['a zip that says less than it unpacks to', liar, 'sheet_file_unreadable', 400],
    ['50 MB', () => new Uint8Array(50_000_000), 'sheet_file_too_large', 413],
    ['10,001 goods', () => lines(10_001), 'sheet_file_too_many_lines', 413],
    ['100,000 goods', () => lines(100_000), 'sheet_file_too_many_lines', 413],
  ])('POS-08 %s', async (_, file, code, status) => {
    const shop = await open()
    expect(await shop.send(file(), '?take=yes')).toMatchObject({ code, status })
    expect(await shop.products()).toEqual([])
  })

  test('POS-08 10,000 goods are taken in one go, and changed in one go', async () => {
    const shop = await open()
    const started = performance.now()
    expect((await shop.send(lines(10_000), '?take=yes')).report.counts).toMatchObject({ added: 10_000 })
    const dearer = lines(10_000).replaceAll(/;(\d+)/g, ';$10')
    expect((await shop.send(dearer, '?take=yes')).report.counts).toMatchObject({ changed: 10_000 })
    expect(performance.now() - started).toBeLessThan(20_000)
    const goods = await shop.products()
    expect(goods).toHaveLength(10_000)
    expect(goods[9_999]).toMatchObject({ name: 'Barang 9999', price: 100_000 })
  })
})
