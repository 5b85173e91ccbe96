import { describe, expect, test } from 'vitest'

import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeDocument } from '../letter/compose-document.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { letterTotals } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { readRequest } from '../reading/read-request.ts'
import { blockTexts } from './body-range.ts'
import { applyDocumentChanges } from './document-changes.ts'
import { documentReviser } from './reviser.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const letterOf = (sentence: string, type = 'surat_penawaran'): DocumentContent =>
  composeDocument(readRequest(readMessage(sentence, today), type))
const offer = letterOf(
  'Buatkan surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000, berlaku 14 hari',
)

const itemOf = (content: DocumentContent): OpenItem => ({
  id: 'item_1',
  kind: 'document',
  title: 'Surat',
  documentType: content.letter.documentType,
  content,
  selection: null,
})
const read = (text: string, content = offer) => documentReviser.readRevision(text, itemOf(content), context)
const changed = (text: string, content = offer): DocumentContent => {
  const revision = read(text, content)
  if (revision === null || 'ask' in revision) throw new Error(`no change by: ${text} → ${revision?.ask ?? 'nothing'}`)
  return applyDocumentChanges(content, revision.changes)
}

type Row = readonly [sentence: string, changed: (letter: LetterData) => unknown, expected: unknown]
const price = (at: number) => (letter: LetterData) => letter.lines[at]?.price
const quantity = (at: number) => (letter: LetterData) => letter.lines[at]?.quantity
const rows: readonly Row[] = [
  ['ubah harga kaos jadi 50.000', price(0), 50_000],
  ['ubah harga kaos polo menjadi Rp 50.000', price(0), 50_000],
  ['harga topi jadi 30rb', price(1), 30_000],
  ['ubha hrga kaos jd 50rb dong', price(0), 50_000],
  ['tolong gantiin harga topinya jadi 27.500 ya kak', price(1), 27_500],
  ['bisa tolong ganti harga kaos jadi 50rb?', price(0), 50_000],
  ['harga kaos naikin 5 ribu', price(0), 50_000],
  ['naikkan harga kaos 5.000', price(0), 50_000],
  ['naikin semua harga 10%', price(0), 49_500],
  ['turunin harga topi 2rb', price(1), 23_000],
  ['harga kaos dinaikkan jadi 60rb aja', price(0), 60_000],
  ['kaos jadi 48.000', price(0), 48_000],
  ['harga kaos jadi 50', price(0), 50_000],
  ['jumlah topi jadi 75', quantity(1), 75],
  ['topi jadi 30 pcs', quantity(1), 30],
  ['tambah topi 10', quantity(1), 60],
  ['topi tambah 10 lagi', quantity(1), 60],
  ['topinya ditambah 2 lusin lagi', quantity(1), 74],
  ['kaos polonya tambah 5rb', price(0), 50_000],
  [
    'tambah 5 jaket @ 150.000',
    (letter) => letter.lines[2],
    { description: 'jaket', quantity: 5, unit: '', price: 150_000 },
  ],
  ['tambahin 5 jaket 150rb', (letter) => letter.lines.length, 3],
  ['hapus topi', (letter) => letter.lines.map(({ description }) => description), ['kaos polo']],
  ['topinya dihapus aja', (letter) => letter.lines.length, 1],
  ['buang kaos polo', (letter) => letter.lines[0]?.description, 'topi'],
  ['ganti topi jadi topi rimba', (letter) => letter.lines[1]?.description, 'topi rimba'],
  ['kasih diskon 10%', (letter) => letter.discount, { percent: 10 }],
  ['kasih potongan 5%', (letter) => letter.discount, { percent: 5 }],
  ['diskonnya 50 ribu', (letter) => letter.discount, { amount: 50_000 }],
  ['pakai PPN', (letter) => letter.tax, { percent: 12, otherBase: true, included: false }],
  ['tambah PPN 11%', (letter) => letter.tax, { percent: 11, otherBase: false, included: false }],
  ['DP 50%', (letter) => letter.downPayment, { percent: 50 }],
  ['uang mukanya 1 juta', (letter) => letter.downPayment, { amount: 1_000_000 }],
  ['tambah ongkir 50rb', (letter) => letter.charges, [{ label: 'ongkos kirim', amount: 50_000 }]],
  ['tanggalnya besok', (letter) => letter.date, '2026-11-22'],
  ['ganti tanggal surat jadi 1 Desember 2026', (letter) => letter.date, '2026-12-01'],
  ['jatuh tempo 7 hari', (letter) => letter.dueDate, '2026-11-28'],
  ['berlaku 30 hari', (letter) => letter.validityDays, 30],
  ['masa berlakunya jadi 1 minggu', (letter) => letter.validityDays, 7],
  ['ganti nama penerima jadi Pak Joko', (letter) => letter.recipient.name, 'Bapak Joko'],
  [
    'penerimanya ganti Bu Sri, CV Abadi',
    (letter) => [letter.recipient.name, letter.recipient.company],
    ['Ibu Sri', 'CV Abadi'],
  ],
  ['gnti penerimanya bu sri', (letter) => letter.recipient.name, 'Ibu Sri'],
  ['judulnya ganti Penawaran Kaos Sekolah', (letter) => letter.title, 'Penawaran Kaos Sekolah'],
  ['perihalnya jadi penawaran seragam', (letter) => letter.subject, 'Penawaran Seragam'],
  ['nomor suratnya 014/SP/XI/2026', (letter) => letter.letterNumber, '014/SP/XI/2026'],
  ['nomor WA jadi 0812-3456-7890', (letter) => letter.sender.phone, '0812-3456-7890'],
  ['alamatnya ganti jadi Jl. Melati No. 5, Bandung', (letter) => letter.sender.address, 'Jl. Melati No. 5, Bandung'],
  ['ganti nama toko jadi Toko Berkah', (letter) => letter.sender.name, 'Toko Berkah'],
  [
    'rekening BCA 1234567890 a.n. Budi',
    (letter) => letter.bankAccounts,
    [{ bank: 'BCA', number: '1234567890', holder: 'Budi' }],
  ],
  [
    'ganti rekening jadi Mandiri 9876543210 a.n. Toko Sinar',
    (letter) => [letter.bankAccounts, letter.sender.name],
    [[{ bank: 'Mandiri', number: '9876543210', holder: 'Toko Sinar' }], 'Toko Sinar Jaya'],
  ],
  [
    'penanda tangan ganti Rina Wulandari, Direktur',
    (letter) => letter.signer,
    { name: 'Rina Wulandari', title: 'Direktur' },
  ],
  [
    'ubah harga kaos jadi 50.000 dan topi jadi 30.000, kasih diskon 10%',
    (letter) => [price(0)(letter), price(1)(letter), letter.discount],
    [50_000, 30_000, { percent: 10 }],
  ],
  ['hapus baris kedua', (letter) => letter.lines.map(({ description }) => description), ['kaos polo']],
  ['hapus baris terakhir', (letter) => letter.lines.map(({ description }) => description), ['kaos polo']],
  ['hapus barang nomor 1', (letter) => letter.lines.map(({ description }) => description), ['topi']],
  ['baris pertama jadi 200 pcs', quantity(0), 200],
  ['ganti harga baris ke-2 jadi 30rb', price(1), 30_000],
  ['semua harga naik 2 ribu', (letter) => [price(0)(letter), price(1)(letter)], [47_000, 27_000]],
  ['harganya dinaikin 10% semua', (letter) => [price(0)(letter), price(1)(letter)], [49_500, 27_500]],
  ['jadikan kaosnya 120 pcs', quantity(0), 120],
  [
    'ganti kop surat jadi Toko Berkah, Jl. Melati 5',
    (letter) => [letter.sender.name, letter.sender.address],
    ['Toko Berkah', 'Jl. Melati 5'],
  ],
  [
    'jangan ubah harga kaos, ganti harga topi jadi 30rb',
    (letter) => [price(0)(letter), price(1)(letter)],
    [45_000, 30_000],
  ],
]

test('CHAT-15 the sum of a receipt is money, never a count of goods', () => {
  const receipt = letterOf('bikin kuitansi dari Bu Ani 1.250.000 untuk pembayaran sewa kios bulan Desember', 'kuitansi')
  for (const words of ['ubah jumlahnya jadi 1.500.000', 'jumlah uangnya 1,5 juta', 'nominalnya jadi 1.500.000'])
    expect(letterTotals(changed(words, receipt).letter).total).toBe(1_500_000)
})

test('CHAT-15 the lines of a travel order are changed by their names; the traveller stays', () => {
  const order = letterOf(
    'surat perjalanan dinas untuk Rudi Hartono ke Surabaya 3 hari mulai 1 Desember 2026 naik kereta untuk survei pemasok',
    'surat-perjalanan-dinas',
  )
  const after = changed('ubah tujuan ke Malang dan keperluannya jadi menghadiri pameran', order)
  const text = blockTexts(after.body).join('\n')
  expect(text).toMatch(/Tempat tujuan : Malang\n/)
  expect(text).toMatch(/Maksud : Menghadiri pameran\n/)
  expect(after.letter.recipient).toEqual(order.letter.recipient)
})

const contract = letterOf(
  'kontrak kerja sama dari Toko Sinar Jaya dengan Bapak Budi Santoso, PT Maju Bersama: 100 kaos polo @ 45.000',
  'kontrak',
)
const articles = (content: DocumentContent): string[] =>
  blockTexts(content.body).flatMap((text, at, all) => (/^Pasal \d+$/.test(text) ? [`${text} ${all[at + 1]}`] : []))

/** What an article says below its name. */
const textsOf = (content: DocumentContent, article: number): string[] => {
  const all = blockTexts(content.body)
  const [from, to] = [all.indexOf(`Pasal ${article}`), all.indexOf(`Pasal ${article + 1}`)]
  return all.slice(from + 2, to).filter((text) => text !== '')
}

describe('articles of a contract', () => {
  test.each([
    ['tambahkan pasal tentang denda', 'DENDA KETERLAMBATAN', '[isi besar denda] untuk setiap hari'],
    ['tambah pasal denda keterlambatan 1% per hari', 'DENDA KETERLAMBATAN', 'sebesar 1% dari nilai'],
    ['nambah pasal denda telat bayar 2% per bulan', 'DENDA KETERLAMBATAN', 'sebesar 2% dari nilai'],
    ['sisipkan pasal garansi barang 6 bulan', 'GARANSI', 'selama 6 bulan sejak'],
    ['tambahkan pasal tentang parkir kendaraan', 'PARKIR KENDARAAN', '[isi ketentuan parkir kendaraan]'],
    ['tambah pasal asuransi: ditanggung PIHAK KEDUA', 'ASURANSI', 'Ditanggung PIHAK KEDUA.'],
  ])('CHAT-15 DOC-08 %s', (words, title, said) => {
    const after = changed(words, contract)
    const [before, now] = [articles(contract), articles(after)]
    expect(now).toHaveLength(before.length + 1)
    expect(now.map((name) => name.replace(/^Pasal \d+ /, ''))).toContain(title)
    expect(now.map((name, at) => name.startsWith(`Pasal ${at + 1} `))).not.toContain(false)
    expect(blockTexts(after.body).join('\n')).toContain(said)
    // What closes the contract still closes it.
    expect(now.at(-1)).toContain('PENUTUP')
  })

  test('CHAT-15 DOC-08 an article goes by its number or its name, and the others close up', () => {
    const [seventh = ''] = articles(contract).slice(6)
    const without = articles(changed('hapus pasal 7', contract))
    expect(without.join('\n')).not.toContain(seventh.replace(/^Pasal 7 /, ''))
    expect(without.at(-1)).toMatch(new RegExp(`^Pasal ${without.length} `))
    expect(articles(changed('hapus pasal tentang pajak', contract)).join('\n')).not.toContain('PAJAK')
    expect(articles(changed('ganti judul pasal 2 jadi LINGKUP KERJA', contract))[1]).toBe('Pasal 2 LINGKUP KERJA')
    expect(read('hapus pasal 99', contract)).toMatchObject({ ask: expect.stringContaining('Pasal yang mana') })
    expect(read('tambahkan pasal kerahasiaan', contract)).toMatchObject({
      ask: expect.stringContaining('sudah mengatur'),
    })
    expect(read('jangan tambah pasal denda', contract)).toBeNull()
  })

  const named = applyDocumentChanges(contract, [
    {
      op: 'clause-add',
      title: 'NILAI DAN CARA PEMBAYARAN',
      text: 'Lihat ayat (2), Pasal 10 ayat (2), Pasal 3 ayat (1).',
    },
  ])
  test('CHAT-15 DOC-08 a clause goes alone, not its article; the others close up and what named them follows', () => {
    expect(textsOf(named, 7).at(-1)).toBe('(4) Lihat ayat (2), Pasal 10 ayat (2), Pasal 3 ayat (1).')
    for (const words of ['hapus ayat 1 pasal 10', 'tolong hapus pasal 10 ayat (1) dong']) {
      const after = changed(words, named)
      expect(articles(after)).toEqual(articles(named))
      expect(textsOf(after, 10)).toEqual([textsOf(named, 10)[1]?.replace('(2)', '(1)')])
      expect(textsOf(after, 7).at(-1)).toBe('(4) Lihat ayat (2), Pasal 10 ayat (1), Pasal 3 ayat (1).')
    }
    // The same where the clause was marked and its words taken out.
    const [marked = ''] = textsOf(named, 10)
    const closed = applyDocumentChanges(named, [{ op: 'range', place: null, text: marked, with: '' }])
    expect(textsOf(closed, 10)).toEqual([textsOf(named, 10)[1]?.replace('(2)', '(1)')])
    expect(textsOf(closed, 7).at(-1)).toBe('(4) Lihat ayat (2), Pasal 10 ayat (1), Pasal 3 ayat (1).')
    const reworded = applyDocumentChanges(named, [{ op: 'range', place: null, text: marked, with: '(1) Lain.' }])
    expect(textsOf(reworded, 10)).toEqual(['(1) Lain.', textsOf(named, 10)[1]])
    const own = changed('buang ayat 2 dari pasal 7', named)
    expect(textsOf(own, 7).at(-1)).toBe('(3) Lihat ayat ([isi pengganti ayat 2]), Pasal 10 ayat (2), Pasal 3 ayat (1).')
    expect(read('hapus ayat 9 pasal 10', named)).toMatchObject({ ask: expect.stringContaining('hanya punya 2 ayat') })
    expect(read('hapus ayat 1 pasal 99', named)).toMatchObject({ ask: expect.stringContaining('Pasal yang mana') })
  })

  test('CHAT-15 DOC-08 a clause is added or put in other words; a single one gets its number with company', () => {
    const more = changed('tambahkan ayat di pasal 10: denda dibayar tunai', named)
    expect(textsOf(more, 10)).toEqual([...textsOf(named, 10), '(3) Denda dibayar tunai.'])
    const single = textsOf(named, 9)
    expect(single).toHaveLength(1)
    expect(textsOf(changed('di pasal 9 tambahkan ayat: berlaku 2 tahun', named), 9)).toEqual([
      `(1) ${single[0]}`,
      '(2) Berlaku 2 tahun.',
    ])
    expect(textsOf(changed('ganti isi pasal 9 menjadi: rahasia dijaga 2 tahun', named), 9)).toEqual([
      'Rahasia dijaga 2 tahun.',
    ])
    expect(textsOf(changed('ubah pasal 10 ayat 1 jadi pihak yang lalai ditegur', named), 10)[0]).toBe(
      '(1) Pihak yang lalai ditegur.',
    )
    expect(read('ganti isi pasal 10 menjadi: x', named)).toMatchObject({ ask: expect.stringContaining('punya 2 ayat') })
    expect(read('tambah ayat di pasal 4', named)).toMatchObject({ ask: expect.stringContaining('Bunyi ayatnya') })
    expect(read('jangan hapus ayat 1 pasal 10', named)).toBeNull()
  })

  test('CHAT-15 the difference shows the article alone, not every number that moved', () => {
    const revision = read('tambahkan pasal tentang denda', contract)
    expect(revision).toMatchObject({ summary: expect.stringContaining('Pasal DENDA KETERLAMBATAN ditambahkan') })
    const rows = revision && 'differences' in revision ? revision.differences : []
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ before: '', after: expect.stringContaining('DENDA KETERLAMBATAN') })
  })

  test('CHAT-15 the other party is the recipient: both always say the same', () => {
    const { letter } = changed('ganti pihak kedua jadi Bu Sri, CV Abadi', contract)
    expect([letter.recipient.name, letter.recipient.company]).toEqual(['Ibu Sri', 'CV Abadi'])
    expect(letter.counterparty).toMatchObject({ name: 'Ibu Sri', company: 'CV Abadi' })
  })
})

describe('what chat changes in a letter', () => {
  test.each(rows)('CHAT-15 %s', (sentence, part, expected) => {
    expect(part(changed(sentence).letter)).toEqual(expected)
  })

  test('CHAT-15 what is switched off goes: discount, PPN, down payment', () => {
    const full = changed('kasih diskon 10%, pakai PPN, DP 50%')
    expect(full.letter).toMatchObject({ discount: { percent: 10 }, downPayment: { percent: 50 } })
    for (const words of ['tanpa PPN', 'ga usah pakai PPN', 'hapus ppn', 'PPN-nya batal'])
      expect(changed(words, full).letter.tax).toBeNull()
    expect(changed('diskonnya ga jadi', full).letter.discount).toBeNull()
    expect(changed('hapus uang muka', full).letter.downPayment).toBeNull()
  })

  test('CHAT-15 notes are written as they are told', () => {
    for (const words of [
      'kasih catatan: barang dikirim setelah DP masuk',
      'tambahkan keterangan barang dikirim setelah DP masuk',
    ])
      expect(blockTexts(changed(words).body)).toContain('barang dikirim setelah DP masuk')
  })

  test.each([
    ['bikin lebih sopan', 'dengan hormat mengajukan', 'lebih sopan'],
    ['persingkat', 'Kami dari Toko Sinar Jaya', 'dipersingkat'],
    ['tolong singkatkan suratnya', 'Kami dari Toko Sinar Jaya', 'dipersingkat'],
  ])('CHAT-15 the whole letter: %s; figures, names and thanks stay', (words, expected, summary) => {
    const after = changed(words)
    const said = blockTexts(after.body).join('\n')
    expect(said).toContain(expected)
    expect(said).toMatch(/terima kasih/i)
    expect(after.letter).toEqual(offer.letter)
    expect(read(words)).toMatchObject({ summary: expect.stringContaining(summary) })
    for (const name of ['Toko Sinar Jaya', 'kaos polo dan topi', 'PT Maju Bersama']) expect(said).toContain(name)
  })

  test('CHAT-15 a letter that is short already is told to be so', () => {
    expect(read('persingkat', changed('persingkat'))).toMatchObject({ ask: expect.stringContaining('sudah ringkas') })
  })

  test('CHAT-15 the lines of an invitation: hour and place', () => {
    const invitation = letterOf(
      'surat undangan rapat dari Toko Sinar Jaya untuk Bu Sari tanggal 1 Desember 2026 pukul 09.00 di Balai Desa',
      'surat_resmi',
    )
    expect(blockTexts(changed('ganti jamnya jadi 10.00', invitation).body).join('\n')).toContain('pukul 10.00')
    expect(blockTexts(changed('jamnya jadi 3 sore', invitation).body).join('\n')).toContain('pukul 15.00')
    const moved = changed('pindah tempatnya ke Hotel Melati', invitation)
    expect(blockTexts(moved.body).join('\n')).toMatch(/Tempat ?: Hotel Melati/)
    expect(moved.letter.place).toBe(invitation.letter.place)
  })

  test('CHAT-15 one row needs no name', () => {
    const invoice = letterOf('buatkan invoice untuk Ibu Sari: jasa desain logo 1.500.000', 'invoice')
    expect(changed('ubah harganya jadi 2 juta', invoice).letter.lines[0]?.price).toBe(2_000_000)
  })

  test('CHAT-15 sentences that repeat a changed name follow it, all others stay', () => {
    const before = blockTexts(offer.body)
    const after = blockTexts(changed('ganti penerima jadi Bu Sri, CV Abadi').body)
    expect(before.join('\n')).toContain('PT Maju Bersama')
    expect(after).toEqual(before.map((text) => text.replaceAll('PT Maju Bersama', 'CV Abadi')))
    expect(blockTexts(changed('hapus topi').body).join('\n')).toContain('penawaran harga kaos polo kepada')
    expect(changed('hapus topi').letter.subject).toBe('Penawaran Harga Kaos Polo')
  })

  test('CHAT-15 words of the prose are replaced where they stand, also words that look like a pattern', () => {
    const changedBody = blockTexts(changed('ganti kalimat "Dengan hormat," jadi "Halo $& kawan,"').body)
    expect(changedBody).toEqual(
      blockTexts(offer.body).map((text) => (text === 'Dengan hormat,' ? 'Halo $& kawan,' : text)),
    )
  })

  test('CHAT-15 the difference names the figures before and after, the total with them', () => {
    const revision = read('ubah harga kaos jadi 50.000')
    expect(revision).toMatchObject({
      summary: expect.stringContaining('50.000'),
      differences: [
        { label: 'Kaos polo', before: expect.stringContaining('45.000'), after: expect.stringContaining('50.000') },
        { label: 'Total', before: 'Rp\u00a05.750.000', after: 'Rp\u00a06.250.000' },
      ],
    })
    expect(letterTotals(changed('ubah harga kaos jadi 50.000').letter).total).toBe(6_250_000)
  })

  test.each([
    'harganya berapa?',
    'totalnya berapa ya',
    'jangan diubah dulu',
    'ga usah diganti',
    'kalau harga kaos jadi 50rb totalnya berapa',
    'gimana cara ganti nama penerima',
    'makasih ya',
    'oke sip',
    'halo',
    'suratnya bagus',
    'bisa diubah ga harganya?',
    'kenapa diskonnya cuma segitu',
    'siapa penerimanya?',
  ])('CHAT-15 proposes nothing to: %s', (sentence) => {
    expect(read(sentence)).toBeNull()
  })

  test.each([
    'ubah dong',
    'ganti',
    'ubah harganya',
    'ubah harganya jadi 2 juta',
    'ganti penerima',
    'tambah',
    'kasih diskon',
  ])('CHAT-15 asks back, with an example: %s', (sentence) => {
    expect(read(sentence)).toMatchObject({ ask: expect.stringMatching(/Contoh: ["g]/) })
  })
})
