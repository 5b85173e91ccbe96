import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { plainOrder } from './bare-order.ts'
import { ordersForAnother } from './go-on.ts'
import { lexiconOf } from './kind-mentions.ts'
import { orderedAgain, tellsOwnGoods } from './said-otherwise.ts'
import { understandMessage } from './understand-message.ts'

const after = (message: string, ...earlier: string[]) =>
  understandMessage(message, kindSkills, {
    turns: earlier.flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'ai' as const, content: 'Baik, Juragan.' },
    ]),
  })

const till = 'buat kasir utk kedai Ombak Biru di Tegal, kopi susu 18rb, roti bakar 15rb'
const report = 'buat laporan belanja: kain 4,2jt, benang 3jt'

const said = (content: string) => ({ sender: 'user' as const, content })
const replied = (content: string) => ({ sender: 'ai' as const, content })

describe('one thing made of another', () => {
  test('CHAT-16 POINT-06 of what is given up the other thing is made', () => {
    expect(after('ga jadi kasir deh, website aja', till)).toMatchObject({
      kind: 'website',
      source: expect.stringContaining('kopi susu 18rb, roti bakar 15rb'),
    })
    expect(after('batal deh', till).outcome).toBe('answer')
  })

  test('CHAT-16 what changed the thing that is there belongs to it', () => {
    const turns = [
      said(report),
      replied('Laporan sudah jadi.'),
      said('kancing 350rb belum masuk'),
      { ...replied('Kancing: Rp 350.000.'), did: 'proposed' as const },
    ]
    expect(understandMessage('bikinin jadi ppt', kindSkills, { turns })).toMatchObject({
      kind: 'presentation',
      source: expect.stringContaining('kain 4,2jt, benang 3jt, kancing 350rb'),
    })
  })

  test('CHAT-16 another one for somebody else, with what is told otherwise', () => {
    const slip = 'slip gaji Rudi bulan November, pokok 2jt, lembur 150rb, potong kasbon 100rb, Toko Sari'
    const of = (message: string) => ({ source: '', ...after(message, slip) }).source
    expect(of('buat Wawan juga, sama aja tapi ga ada kasbon')).toBe(
      'slip gaji Wawan bulan November, pokok 2jt, lembur 150rb, Toko Sari',
    )
    expect(of('bikin juga buat Wawan, gaji pokoknya 1,8jt yang lain sama')).toContain(
      'slip gaji Wawan bulan November, pokok 1,8jt',
    )
    const bill = 'bikin invoice bu Yati 3 lusin gelas @30rb, dari Toko Kaca Murni'
    expect(after('sama buat Pak Bagus, 4 lusin piring 55rb', bill)).toMatchObject({
      documentType: 'invoice',
      source: 'buatkan invoice buat Pak Bagus, 4 lusin piring 55rb, dari Toko Kaca Murni',
    })
  })

  test('CHAT-16 POINT-06 what becomes another of its own kind is changed and not made once more', () => {
    const warning = 'bikin surat peringatan pertama buat Joko Susilo, sering telat 4 kali bulan ini'
    const { source = '' } = { source: '', ...after('ganti jadi surat yang kedua', warning) }
    expect(source).not.toContain('Joko Susilo')
  })

  test.each([
    ['dari data itu bikin websitenya', till, 'website', 'Ombak Biru di Tegal, kopi susu 18rb, roti bakar 15rb'],
    ['sekalian websitenya ya, isinya samain', till, 'website', 'kopi susu 18rb'],
    ['jadikan slide buat rapat besok', report, 'presentation', 'laporan belanja: kain 4,2jt, benang 3jt'],
    ['ubah ke bentuk ppt dong', report, 'presentation', 'kain 4,2jt, benang 3jt'],
  ] as const)('CHAT-16 %s', (message, earlier, kind, holds) => {
    expect(after(message, earlier)).toMatchObject({ outcome: 'request', kind, source: expect.stringContaining(holds) })
  })

  test('CHAT-16 the thing may be named twice, with how much of it', () => {
    const contract = 'bikin kontrak sewa pickup dgn Toko Sinar Jaya, lama 3 bulan, 4,5jt per bulan'
    expect(after('sama tagihan bulan pertamanya dong, invoice ke Sinar Jaya', contract)).toMatchObject({
      documentType: 'invoice',
      source: expect.stringContaining('bulan pertamanya'),
    })
    expect(after('nah yg tadi jadiin ppt 6 slide buat partner saya Ko Hendra', report)).toMatchObject({
      kind: 'presentation',
      source: expect.stringContaining('6 slide buat partner saya Ko Hendra'),
    })
  })

  test('CHAT-16 slides of an analysis take up the results that the reply told', () => {
    const reply = 'Sudah jadi.\n\n- Titik impas: **500 porsi** per bulan (4.000.000 ÷ 8.000).\n\nTerbuka di canvas.'
    const made = understandMessage('hasil yang tadi jadiin ppt', kindSkills, {
      turns: [
        { sender: 'user', content: 'analisis BEP dong: sewa kios 4jt sebulan, jual roti 15rb, modalnya 7rb' },
        { sender: 'ai', content: reply },
      ],
    })
    expect(made).toMatchObject({
      kind: 'presentation',
      source: expect.stringContaining('\nTitik impas: 500 porsi per bulan'),
    })
  })

  test('CHAT-16 the new thing stands where the old one stood', () => {
    expect(after('dari situ bikinin websitenya', till)).toMatchObject({ source: till.replace('kasir', 'website') })
  })

  test('CHAT-16 what was told after it belongs to it, and an order of it once more follows the chain', () => {
    const made = after('dari situ bikinin websitenya', till, 'oh ya telponnya 0812-3344-5566')
    expect(made).toMatchObject({ kind: 'website', source: expect.stringContaining('0812-3344-5566') })
    const chained = after('jadikan ppt', till, 'dari situ bikinin websitenya')
    expect(chained).toMatchObject({ kind: 'presentation', source: expect.stringContaining('Ombak Biru') })
  })

  test.each([
    ['websitenya udah jadi belum', [till]],
    ['websitenya lagi dibikin', [till]],
    ['jangan dijadiin ppt dulu', [report]],
    ['kalau dari situ dijadiin website bayar lagi?', [till]],
    ['dari situ bikinin websitenya nanti aja', [till]],
    ['kasirnya juga bagus', [till]],
    ['terus websitenya bagus juga', [till]],
  ] as const)('CHAT-16 makes nothing: %s after %j', (message, earlier) => {
    expect(after(message, ...earlier).outcome).toBe('answer')
  })

  test('CHAT-16 a sale paper tells the buyer’s matter and becomes no page unasked', () => {
    const made = after('nah sekarang bikin websitenya', 'buatkan invoice Bu Sari 10 kue @ 5.000')
    expect(made).not.toMatchObject({ source: expect.stringContaining('Bu Sari') })
  })
})

describe('the same once more for somebody else', () => {
  test.each([
    ['kuitansi dari Andi 750rb buat DP foto', 'yang sama tapi dari Mega', 'kuitansi dari Mega 750rb buat DP foto'],
    [
      'surat teguran buat karyawan Doni Saputra krn telat 5 kali',
      'bikin juga buat Dimas Pamungkas, telatnya 3 kali',
      'surat teguran buat karyawan Dimas Pamungkas krn telat 3 kali',
    ],
    ['ppt paket 3 hari 1,9jt per orang', 'sama tapi paket 4 hari 2,4jt', 'ppt paket 4 hari 2,4jt per orang'],
    [
      'undangan rapat 5 Desember 2026 di balai desa',
      'satu lagi tapi tanggal 12 Desember 2026',
      'undangan rapat 12 Desember 2026 di balai desa',
    ],
  ])('CHAT-16 %s: %s', (earlier, message, source) => {
    expect(orderedAgain(earlier, message)).toBe(source)
  })

  test('CHAT-16 another of the same is no change of what is there', () => {
    expect(['sama tapi buat Toko Jaya, 20 kg', 'bikin lagi atas nama Siti'].every(ordersForAnother)).toBe(true)
    expect(['tambah satu lagi slidenya', 'ganti jadi 20 kg', 'kurang satu lagi'].some(ordersForAnother)).toBe(false)
  })

  test('CHAT-16 an order with goods and prices of its own is no repetition', () => {
    const earlier = 'invoice untuk Bu Rina 20 kotak nasi @ 25.000'
    expect(tellsOwnGoods('bikin lagi buat Pak Budi 10 kaos @ 50rb', earlier)).toBe(true)
    expect(tellsOwnGoods('bikin lagi buat Pak Budi 10 kotak nasi @ 27rb', earlier)).toBe(false)
    expect(after('buatkan lagi invoice buat Pak Budi 10 kaos @ 50rb', earlier)).not.toMatchObject({
      source: expect.stringContaining('nasi'),
    })
  })
})

describe('bare orders after what was told', () => {
  const told = 'Toko Maju order sarung 40 lembar @ 165rb'
  test.each([
    ['langsung aja invoicenya dibikin', 'invoice'],
    ['rekap jadi laporan, totalnya sekalian', 'laporan'],
    ['rangkum jadi laporan dong, jumlahkan sekalian', 'laporan'],
  ])('CHAT-16 %s', (message, documentType) => {
    expect(after(message, told)).toMatchObject({ documentType, source: expect.stringContaining(told) })
  })

  test('CHAT-16 what only orders is no matter of the thing; what it is for is', () => {
    const lexicon = lexiconOf(kindSkills)
    expect(plainOrder('gas bikin ppt nya buat calon mitra', 'presentation', lexicon)).toBe(
      'buatkan ppt buat calon mitra',
    )
    expect(plainOrder('kwitansi dpnya dibuatin ya', 'document', lexicon)).toBe('buatkan kuitansi dp')
    expect(plainOrder('tolong invoicenya, diskon 5%', 'document', lexicon)).toBe('tolong invoicenya, diskon 5%')
  })

  test.each(['invoicenya udah dibikin', 'invoicenya lagi dibikin', 'laporannya bisa dibikin ga?'])(
    'CHAT-16 makes nothing: %s',
    (message) => {
      expect(after(message, told).outcome).toBe('answer')
    },
  )
})
