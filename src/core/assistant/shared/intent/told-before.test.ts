import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { telling } from './told-before.ts'
import { understandMessage } from './understand-message.ts'

const after = (message: string, ...earlier: string[]) =>
  understandMessage(message, kindSkills, {
    turns: earlier.flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'ai' as const, content: 'Baik, Juragan.' },
    ]),
  })

const told = 'saya jualan keripik Kriuk Jaya di Bogor, harga 12rb sama 20rb'
const facts = 'dari CV Sinar Timur untuk PT Nusa Raya, 30 kipas angin @ 310.000'

describe('orders of what was told before', () => {
  test('CHAT-16 facts told before belong to the order that speaks of the thing as known', () => {
    expect(after('nah sekarang tolong buatkan websitenya', told)).toMatchObject({
      outcome: 'request',
      kind: 'website',
      source: expect.stringContaining(told),
    })
  })

  test('CHAT-16 an opened order, its facts and the word to go on make one order', () => {
    const whole = after('ya itu aja, buatkan', 'mau bikin surat penawaran', facts)
    expect(whole).toMatchObject({ outcome: 'request', kind: 'document', documentType: 'surat_penawaran' })
    expect(whole).toMatchObject({ source: expect.stringContaining(facts) })
  })

  test('CHAT-16 whom an order was opened for stands at the head of what is told for it', () => {
    const data = 'nah ini datanya: 35 dus, harga 42.000 per dus, buatin ya invoicenya'
    expect(
      after(data, 'buat invoice air mineral untuk PT Tirta Aba dong', 'bentar, saya lupa jumlahnya'),
    ).toMatchObject({
      documentType: 'invoice',
      source: expect.stringMatching(/^buat invoice air mineral untuk PT Tirta Aba dong\n35 dus/),
    })
    const other = after(`${data} untuk Bu Ida`, 'buat invoice air mineral untuk PT Tirta Aba dong')
    expect(other.outcome === 'request' ? other.source : '').not.toContain('Tirta Aba')
  })

  test('CHAT-16 a count that the order tells anew stands in what was told; a price told before is of what it counts', () => {
    const boxes = 'besok ada pesanan Mbak Puspa, snack box 40 kotak 20rb sama kopi 10 termos 25rb, invoicenya nanti aja'
    expect(after('ganti jadi 50 kotak, kopinya tetap. bikinin skrg invoicenya', boxes)).toMatchObject({
      outcome: 'request',
      documentType: 'invoice',
      source: expect.stringContaining('snack box 50 kotak 20rb'),
    })
    const price = 'Bu Yani mau pesen snack box ke saya, harganya 13rb per box. jumlahnya masih nunggu kabar'
    expect(after('jadi 140 box ya, skalian air gelas 3 dus @24rb. tolong bikin invoicenya', price)).toMatchObject({
      outcome: 'request',
      source: expect.stringContaining('13rb per box'),
    })
  })

  test('ASSIST-01 what is supposed of a price stands behind what was told of it', () => {
    const sold = 'saya jual bubur 10rb per porsi, modalnya 6rb per porsi, sehari laku 90 porsi'
    const supposed =
      'nah itu, analisain kalo harganya dinaikin jadi 13rb tapi lakunya turun jadi 60 porsi dibanding sekarang'
    const order = after(supposed, sold)
    expect(order).toMatchObject({ outcome: 'request', kind: 'analysis' })
    expect(order.outcome === 'request' ? order.source.indexOf('10rb per porsi') : -1).toBeGreaterThanOrEqual(0)
    expect(order.outcome === 'request' ? order.source.indexOf('13rb') : -1).toBeGreaterThan(
      order.outcome === 'request' ? order.source.indexOf('90 porsi') : 0,
    )
  })

  test('CHAT-16 what was told before an earlier order belongs to that order', () => {
    const own = after('nah sekarang tolong buatkan websitenya', told, 'buatkan invoice Bu Sari 10 kue @ 5.000')
    expect(own).toMatchObject({ outcome: 'request', kind: 'website' })
    expect(own).not.toMatchObject({ source: expect.stringContaining('Kriuk') })
  })

  test('CHAT-16 an order that only settles rates takes up the goods told before', () => {
    const goods = 'si Wulan order dress batik 7 biji 165rb, hijab 12 biji 38rb'
    for (const order of ['oke sekarang jadiin invoice ya, diskonnya 5%', 'tolong invoice nya sekalian diskon 50rb ya'])
      expect(after(order, goods)).toMatchObject({ documentType: 'invoice', source: expect.stringContaining(goods) })
    expect(after('tolong jadikan kuitansi', 'Bu Lastri barusan bayar uang muka 2 juta')).toMatchObject({
      documentType: 'kuitansi',
      source: expect.stringContaining('Bu Lastri'),
    })
  })

  test('CHAT-16 a count that is said anew takes the place of the one before', () => {
    const order = after(
      'oke buatin invoicenya',
      'Bu Lilis pesan 150 lemper 3.500 dan 150 risol 4rb',
      'eh risolnya jadi 200',
    )
    expect(order).toMatchObject({ source: expect.stringContaining('150 lemper 3.500 dan 200 risol 4rb') })
    expect(order).not.toMatchObject({ source: expect.stringContaining('jadi 200') })
  })

  test.each([
    ['yo wis gawekno sisan kontrake mas', 'kontrak'],
    ['oh berita acara ya namanya. boleh, buatkan', 'surat_resmi'],
    ['oh gitu. yaudah kuitansi DP-nya dulu', 'kuitansi'],
    ['bagus tu urutannya. buatkan invoice-nya lah, jadi saya tinggal kirim', 'invoice'],
  ])('CHAT-16 %s takes up what was told', (message, documentType) =>
    expect(after(message, 'Bu Farah pesan 15 toples rengginang 32rb')).toMatchObject({
      documentType,
      source: expect.stringContaining('15 toples rengginang'),
    }),
  )

  test.each([
    ['enak ya kalau ada websitenya. bikinin deh', 'buatkan website\nBu Farah pesan'],
    ['ok invoice aja kalau gitu', 'buatkan invoice'],
    ['ya sudah tolong dibuatkan permohonannya', 'buatkan permohonannya'],
  ])('CHAT-16 %s orders what the talk came to', (message, source) =>
    expect(after(message, 'Bu Farah pesan 15 toples rengginang 32rb')).toMatchObject({
      outcome: 'request',
      source: expect.stringContaining(source),
    }),
  )

  test('CHAT-16 a choice that is only asked about orders nothing', () =>
    expect(after('mending invoice aja apa kuitansi?', 'Bu Farah pesan 15 toples rengginang 32rb').outcome).toBe(
      'answer',
    ))

  test('CHAT-16 what is said besides is not the matter', () =>
    expect(after('bagus tu urutannya. buatkan slide-nya lah, jadi ulun tinggal baca', told)).not.toMatchObject({
      source: expect.stringMatching(/urutan|tinggal/),
    }))

  test('CHAT-16 a sum that was asked for and then ordered', () => {
    const asked = after('oke pas segitu. jadiin invoice buat Kantor Meilani', '35 pcs tumbler @ 62rb berapa?')
    expect(asked).toMatchObject({ documentType: 'invoice', source: expect.stringContaining('35 pcs tumbler') })
  })

  test('CHAT-16 a question without its mark is no matter', () => {
    const stock = 'tepung 215rb/sak di Toko Mulia. kira2 perlu nambah ga, sehari habis setengah sak'
    const ordered = after('tolong bikinin invoicenya', stock)
    expect(ordered).toMatchObject({ source: expect.stringContaining('Toko Mulia') })
    expect(ordered).not.toMatchObject({ source: expect.stringContaining('habis') })
  })

  test('CHAT-16 what was told beside an order that was to wait is its matter once it is given', () => {
    const held = 'jangan dibuat dulu invoicenya. 35 pcs tumbler @ 62rb buat Toko Mulia'
    expect(after('sudah deal. bikin invoicenya', held)).toMatchObject({
      source: expect.stringContaining('35 pcs tumbler'),
    })
    expect(after('tumblernya bagus ya', held).outcome).toBe('answer')
  })

  test.each([
    [
      'saya punya warung Sate Klathak Wono, sate 25rb, tongseng 40rb, ide promosinya apa ya?',
      'sate 25rb, tongseng 40rb',
    ],
    ['sprei 86 kg @7.500, handuk 54 kg @7.500, kemurahan ga ya?', 'handuk 54 kg @7.500'],
  ])('CHAT-16 ASSIST-06 what is told before the question counts: %s', (said, kept) => {
    expect(after('jadiin presentasi dong', said)).toMatchObject({
      outcome: 'request',
      source: expect.stringContaining(kept),
    })
    expect(telling(said)).not.toMatch(/promosinya|kemurahan/)
  })

  test.each(['kalau jual 35 pcs, untungnya berapa?', 'berapa harga bikin website di sini?'])(
    'CHAT-16 what is only supposed or asked tells nothing: %s',
    (said) => expect(telling(said)).toBe(''),
  )

  test('CHAT-16 sums that the order tells anew are not taken up twice', () => {
    const ordered = after(
      'langsung jadiin invoicenya ke Losmen Anggrek, tarifnya yg 7.500 per kilo',
      'sprei 86 kg, handuk 54 kg dari Losmen Anggrek',
      'kiloan biasanya 8rb tapi buat losmen 7.500 aja per kg, kemurahan ga ya?',
    )
    expect(ordered).toMatchObject({ outcome: 'request', source: expect.stringContaining('handuk 54 kg') })
    expect(ordered.outcome === 'request' ? ordered.source : '').not.toContain('8rb')
  })

  test.each(['ya udah buatkan suratnya', 'jadi dibuatkan aja suratnya, pake yg tadi'])(
    'CHAT-16 DOC-04 a paper that was asked about is the one that is ordered: %s',
    (message) => {
      const ordered = after(
        message,
        'saya Wati mau pinjemin uang 15 juta ke ipar saya Joni, dicicil 10 bulan. enaknya pake surat perjanjian utang gak ya? kalo iya nanti cantumkan cicilannya',
      )
      expect(ordered).toMatchObject({
        documentType: 'kontrak',
        source: expect.stringContaining('surat perjanjian utang'),
      })
      expect(ordered.outcome === 'request' ? ordered.source : '').not.toContain('kalo iya')
    },
  )

  test('CHAT-16 which letter follows from what is wanted', () =>
    expect(
      after('siap, tolong suratnya dibuatkan', 'pagar Masjid Nurul 24 meter 525rb', 'mereka minta harga tertulis'),
    ).toMatchObject({ documentType: 'surat_penawaran' }))

  test('CHAT-16 an opened order that names whom it is for goes on', () =>
    expect(
      after('wis kuwi wae, gawekno', 'aku mau bikin surat buat pak lurah', 'izin nutup gang Sabtu 19 Desember 2026'),
    ).toMatchObject({ outcome: 'request', source: expect.stringContaining('19 Desember') }))

  test.each([
    ['websitenya nanti aja', [told]],
    ['kalau bikin websitenya berapa lama?', [told]],
    ['ya itu aja, buatkan', [told]],
    ['ya itu aja, buatkan', []],
    ['ya itu aja', ['mau bikin surat penawaran', 'eh ga jadi deh']],
  ] as const)('CHAT-16 makes nothing: %s after %j', (message, earlier) => {
    expect(after(message, ...earlier).outcome).toBe('answer')
  })
})
