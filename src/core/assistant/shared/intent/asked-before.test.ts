import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

const after = (message: string, ...earlier: string[]) =>
  understandMessage(message, kindSkills, {
    turns: earlier.flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'ai' as const, content: 'Baik, Juragan.' },
    ]),
  })

describe('an order for what was asked about', () => {
  test('CHAT-16 POINT-06 what was told of slides that are there orders no second deck', () => {
    const deck = 'bikin presentasi 6 slide buat jualan keripik pisang ke calon reseller, harga 15rb per bungkus'
    expect(after('jadiin bahasa inggris dong', deck, 'slide terakhir hapus', 'harganya jadi 10.500').outcome).toBe(
      'answer',
    )
  })

  test.each([
    [
      'ok kalau gitu bikinin satu, Kedai Kopi Lembah di Temanggung, arabika 30rb',
      'website bisa tanpa domain ga min?',
      'website',
    ],
    [
      'coba deh bikinin soal manfaat pupuk organik buat petani',
      'kalau presentasi 10 slide lama gak bikinnya?',
      'presentation',
    ],
    [
      'boleh deh sekalian bikinin, dari saya Hendra ke istri saya Wati buat ambil paket',
      'cara bikin surat kuasa gimana?',
      'document',
    ],
    [
      'nah ini ada, Bu Yuni 500rb dari total 1jt buat gaun. buatkan ya',
      'misal ada yg bayar separo dulu itu dikasih kuitansi kan ya',
      'document',
    ],
  ] as const)('CHAT-16 ASSIST-05 %s', (message, earlier, kind) => {
    expect(after(message, earlier)).toMatchObject({
      outcome: 'request',
      kind,
      source: expect.stringContaining(message),
    })
  })

  test('CHAT-16 ASSIST-05 what was told before the question is its matter', () => {
    const told = 'aku jualan tanaman hias di Batu, namanya Griya Daun, monstera 150rb'
    expect(after('oke deh bikinin', told, 'menurutmu perlu website ga?')).toMatchObject({
      kind: 'website',
      source: expect.stringContaining('monstera 150rb'),
    })
  })

  test.each([
    ['oh gitu, makasih ya', 'website bisa tanpa domain ga min?'],
    ['nanti deh bikinin, Kedai Kopi Lembah', 'website bisa tanpa domain ga min?'],
    ['bikinin dong', 'website bisa tanpa domain ga min?'],
    // Which of the two, nobody can tell.
    ['ya udah bikinin, dari Pak Edi 1,5jt DP mebel', 'kalo nerima DP itu pakenya kuitansi apa invoice?'],
  ])('CHAT-18 ASSIST-05 %s makes nothing', (message, earlier) => {
    expect(after(message, earlier).outcome).toBe('answer')
  })
})

describe('of what was weighed one is chosen', () => {
  const which = 'invoice atau kuitansi ya buat uang muka 2 juta dari Bu Nani'

  test('CHAT-16 ASSIST-05 with what the question told', () => {
    expect(after('ok kuitansi', which)).toMatchObject({
      documentType: 'kuitansi',
      source: expect.stringContaining('uang muka 2 juta dari Bu Nani'),
    })
  })

  test.each(['ok', 'kuitansi itu apa?', 'ok kontrak', 'gak jadi kuitansi'])(
    'CHAT-18 ASSIST-05 %s makes nothing',
    (said) => {
      expect(after(said, which).outcome).toBe('answer')
    },
  )
})

describe('words to send are no order for what was spoken of', () => {
  test.each([
    'Tolong tulis pesan WA untuk menagih Bu Tini 198.000 dengan halus',
    'bikinin caption donat 5rb dong',
    'minta kata-kata buat promo kopi 10 ribu',
    'buatkan balasan chat ke Bu Sri yang nawar 50rb',
  ])('CHAT-18 ASSIST-05 %s makes nothing', (said) => {
    expect(after(said, 'Tabel perbandingan QRIS dan transfer').outcome).toBe('answer')
  })
})

describe('a question and an order in one message', () => {
  test.each([
    ['Su bisa bikin SPPD kah? Tolong buat satu untuk Yohanes Rumlatu ke Tual, berangkat 2 Desember', 'document'],
    ['bisa bikin website ga? bikinin satu dong buat Kedai Sore di Malang, kopi 15rb', 'website'],
  ])('CHAT-16 ASSIST-05 %s', (message, kind) => {
    expect(after(message)).toMatchObject({ outcome: 'request', kind })
  })

  test.each([
    'invoice itu apa? jangan bikin dulu ya',
    'harga bikin website berapa ya? tolong bikinkan rinciannya',
    'kuitansi sama nota beda ga? tolong jelasin',
  ])('CHAT-18 %s makes nothing', (message) => {
    expect(after(message).outcome).toBe('answer')
  })
})

describe('what was put off is ordered', () => {
  const putOff = 'mau bikin invoice utk Bu Yani 5 loyang brownies @ 75rb tapi nanti ya, belum pasti'

  test.each(['yang tadi jadi ya', 'yang tadi gas aja min', 'invoicenya jadi ya'])('CHAT-16 ASSIST-05 %s', (message) => {
    const understood = after(message, putOff)
    expect(understood).toMatchObject({
      documentType: 'invoice',
      source: expect.stringContaining('Bu Yani 5 loyang brownies @ 75rb'),
    })
    expect(understood.outcome === 'request' ? understood.source : '').not.toContain('nanti')
  })

  test('CHAT-16 ASSIST-05 what was still to be told comes with the word to go on', () => {
    const held = 'mau bikin website kedai Kopi Aba, es kopi 15rb, alamatnya nyusul ya, jangan dibikin dulu'
    expect(after('oke jadiin, alamatnya Jl. Kenari 7 Malang', held)).toMatchObject({
      outcome: 'request',
      kind: 'website',
      source: expect.stringMatching(/es kopi 15rb[^]*Jl\. Kenari 7/),
    })
    expect(after('oke jadiin, tapi invoice buat Bu Ida 5 dus @20rb', held)).not.toMatchObject({ kind: 'website' })
  })

  test.each(['yang tadi gak jadi ya', 'yang tadi jadi berapa ya?', 'nanti aja yang tadi'])(
    'CHAT-18 ASSIST-05 %s makes nothing',
    (message) => {
      expect(after(message, putOff).outcome).toBe('answer')
    },
  )

  test('CHAT-16 ASSIST-05 a bill for what was told is asked for', () => {
    expect(after('tagihannya dong', 'besok kirim 40 dus mie @ 98rb ke Toko Murah')).toMatchObject({
      documentType: 'invoice',
      source: expect.stringContaining('40 dus mie @ 98rb'),
    })
  })
})
