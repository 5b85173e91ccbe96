import { describe, expect, test } from 'vitest'

import type { AssistantContext, ItemSelection, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { understandRevision } from '#core/assistant/shared/revision/understand-revision.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { makeDeck } from '#tests/support/decks.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import type { DeckContent } from '../scene/deck.ts'
import { readableText } from '../scene/readable-text.ts'
import { presentationSkill } from '../skill.ts'
import { applyDeckChanges } from './deck-changes.ts'
import { deckReviser } from './reviser.ts'

const context: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const text = (id: string, content: string, role: string) => ({
  id,
  type: 'text' as const,
  content,
  style: {},
  position: { x: 40, y: 40, width: 400, height: 60 },
  role,
})
const deck: DeckContent = {
  schemaVersion: 1,
  theme: 'kertas',
  slides: ['Kopi Senja', 'Menu Kami', 'Terima Kasih'].map((title, at) => ({
    id: `s${at + 1}`,
    title,
    layout: 'content',
    elements: [
      text(`t${at + 1}`, title, 'title'),
      text(`b${at + 1}`, `Poin satu\nHarga 18.000\nNomor ${at + 1}`, 'body'),
    ],
  })),
}
const itemOf = (selection: ItemSelection | null): OpenItem => ({
  id: 'item_1',
  kind: 'presentation',
  title: 'Kopi Senja',
  documentType: null,
  content: deck,
  selection,
})
const read = (message: string, selection: ItemSelection | null = null) =>
  deckReviser.readRevision(message, itemOf(selection), context)
const changed = (message: string, selection: ItemSelection | null = null): DeckContent => {
  const revision = read(message, selection)
  if (revision === null || 'ask' in revision)
    throw new Error(`no change by: ${message} → ${revision?.ask ?? 'nothing'}`)
  return applyDeckChanges(deck, revision.changes)
}
const titles = (made: DeckContent): string[] => made.slides.map(({ title }) => title)

describe('what chat changes in a deck', () => {
  test.each<readonly [string, (made: DeckContent) => unknown, unknown]>([
    ['judul slide 2 ganti jadi Daftar Menu', titles, ['Kopi Senja', 'Daftar Menu', 'Terima Kasih']],
    ['ubah judul slide terakhir jadi Sampai Jumpa', titles, ['Kopi Senja', 'Menu Kami', 'Sampai Jumpa']],
    ['hapus slide 2', titles, ['Kopi Senja', 'Terima Kasih']],
    ['hapus slide menu kami', titles, ['Kopi Senja', 'Terima Kasih']],
    [
      'tambah slide tentang Promo Akhir Tahun',
      titles,
      ['Kopi Senja', 'Menu Kami', 'Terima Kasih', 'Promo Akhir Tahun'],
    ],
    ['tambah slide testimoni di akhir', titles, ['Kopi Senja', 'Menu Kami', 'Terima Kasih', 'Testimoni']],
    ['tambah slide setelah slide 1', titles, ['Kopi Senja', '[isi judul]', 'Menu Kami', 'Terima Kasih']],
    ['pindahkan slide 3 ke 1', titles, ['Terima Kasih', 'Kopi Senja', 'Menu Kami']],
    [
      'harganya jadi 25rb',
      (made) => made.slides.map(({ elements }) => elements[1]?.content.split('\n')[1]),
      ['Harga 25.000', 'Harga 25.000', 'Harga 25.000'],
    ],
    ['temanya jadi gelap', (made) => made.theme, 'malam'],
    ['ganti tema ceria', (made) => made.theme, 'pasar'],
    [
      'ganti "Nomor 2" jadi "Nomor dua"',
      (made) => made.slides[1]?.elements[1]?.content,
      'Poin satu\nHarga 18.000\nNomor dua',
    ],
  ])('CHAT-15 %s', (sentence, part, expected) => {
    expect(part(changed(sentence))).toEqual(expected)
  })

  test('CHAT-15 a new slide comes before the words of thanks, with what is listed for it; its titles follow its figures', () => {
    const made = makeDeck(
      'presentasi rapat koperasi Tunas: simpanan 620 juta, kredit macet 2,1 persen, SHU 54 juta',
    ).deck
    const after = (message: string): DeckContent => {
      const revision = deckReviser.readRevision(message, { ...itemOf(null), content: made }, context)
      if (revision === null || 'ask' in revision) throw new Error(`no change by: ${message}`)
      return applyDeckChanges(made, revision.changes)
    }
    const team = after('tambah slide tentang pengurus: Andi ketua, Budi bendahara dan Cici sekretaris')
    expect(titles(team).slice(-2)).toEqual(['Pengurus', 'Mari bahas langkah berikutnya'])
    expect(readableText('', team)).toMatch(/Andi ketua\nBudi bendahara\nCici sekretaris/)
    expect(titles(after('tambah slide promo akhir tahun')).at(-2)).toBe('Promo akhir tahun')
    expect(titles(after('tambah slide testimoni di akhir')).at(-1)).toBe('Testimoni')
    expect(readableText('', after('SHU jadi 60 juta')).replaceAll('\u00a0', ' ')).toContain(
      'SHU Rp 60.000.000, simpanan Rp 620.000.000',
    )
  })

  test('CHAT-15 a marked text alone changes', () => {
    const selection = { text: 'Poin satu\nHarga 18.000\nNomor 1', place: { slide: 's1', element: 'b1' } }
    const made = changed('ganti jadi Selamat datang', selection)
    expect(made.slides[0]?.elements[1]?.content).toBe('Selamat datang')
    expect(made.slides.slice(1)).toEqual(deck.slides.slice(1))
  })

  test('CHAT-15 words that have changed meanwhile are not overwritten', () => {
    const revision = read('ganti "Nomor 2" jadi "Nomor dua"')
    const changes = revision !== null && 'changes' in revision ? revision.changes : []
    const typed = changed('ganti "Poin satu" jadi "Poin pertama"')
    expect(() => applyDeckChanges(typed, changes)).toThrow(expect.objectContaining({ code: 'proposal_outdated' }))
  })

  test.each(['slide 2 isinya apa?', 'jangan diubah', 'bagus presentasinya', 'terima kasih'])(
    'CHAT-15 proposes nothing to: %s',
    (sentence) => {
      expect(read(sentence)).toBeNull()
    },
  )

  test.each(['ubah dong', 'hapus slide 9', 'ganti tema'])('CHAT-15 asks back: %s', (sentence) => {
    expect(read(sentence)).toMatchObject({ ask: expect.stringContaining('Contoh') })
  })
})

const made = (message: string): DeckContent => {
  const maker = presentationSkill.maker ?? expect.unreachable()
  return maker.composeItem(maker.readRequest(readMessage(message, context.today), null, context), context)
    .content as DeckContent
}

/** A deck of a message after a change by chat, as it is read. */
const after = (message: string, sentence: string): { readonly text: string; readonly summary: string } => {
  const content = made(message)
  const revision = deckReviser.readRevision(sentence, { ...itemOf(null), content }, context)
  if (revision === null || 'ask' in revision) throw new Error(`no change by: ${sentence}`)
  const text = readableText('', applyDeckChanges(content, revision.changes)).replaceAll('\u00a0', ' ')
  return { text, summary: revision.summary }
}

describe('what follows from a changed sum', () => {
  test('CHAT-15 the figures beside a chart, in the notes and on other slides', () => {
    const { text, summary } = after(
      'buatkan presentasi penjualan Warung Melati 6 slide: juli 4jt, agustus 5jt, september 6jt',
      'ganti 4 juta jadi 8 juta',
    )
    expect(text).toContain('Rp 19.000.000 – Total 3 periode')
    expect(text).toContain('Rp 8.000.000 – Tertinggi: Juli')
    expect(text).toContain('turun 25% – Juli ke September')
    expect(text).toContain('Agustus Rp 5.000.000, September Rp 6.000.000')
    for (const gone of ['Rp 15.000.000', 'Rp 4.000.000', 'naik 50%']) expect(text).not.toContain(gone)
    expect(summary).toContain('Total 3 periode jadi Rp 19.000.000')
  })

  test('CHAT-15 totals, shares and products of lists', () => {
    const asked = after(
      'pitch deck warung, butuh 20 juta untuk kompor 12 juta, meja 8 juta, buatkan',
      'ganti 8 juta jadi 13 juta',
    )
    expect(asked.text).toContain('Rp 25.000.000')
    expect(asked.text).toContain('Kompor: Rp 12.000.000 (48%)')
    expect(asked.text).toContain('Meja: Rp 13.000.000 (52%)')
    const product = after(
      'slide santunan masjid: santunan 20 anak @150rb, konsumsi 30 orang @25rb',
      'ganti 150rb jadi 200rb',
    )
    expect(product.text).toContain('Rp 4.000.000 – Santunan: 20 anak × Rp 200.000')
    const summed = after(
      'ppt rencana renovasi kos, cat 4jt, pintu 2jt, totalnya dimunculin di slide terakhir ya',
      'ganti 2 juta jadi 3 juta',
    )
    expect(summed.text).toContain('Total: Rp 7.000.000')
  })

  test('CHAT-15 a total that the owner changes stays as told', () => {
    const { text } = after(
      'pitch deck warung, butuh 20 juta untuk kompor 12 juta, meja 8 juta, buatkan',
      'ganti 20 juta jadi 25 juta',
    )
    expect(text).toContain('Rp 25.000.000')
    expect(text).toContain('Kompor: Rp 12.000.000')
  })
})

test('CHAT-15 a sum and a name change wherever the slides show them', () => {
  expect(changed('ganti 18rb jadi 19.500').slides[1]?.elements[1]?.content).toContain('Harga 19.500')
  const named = deckReviser.readRevision(
    'namanya jadi Kopi Senjakala',
    { ...itemOf(null), content: { ...deck, footer: 'Kopi Senja' } },
    context,
  )
  if (named === null || 'ask' in named) throw new Error('no change')
  const after = applyDeckChanges({ ...deck, footer: 'Kopi Senja' }, named.changes)
  expect([after.footer, after.slides[0]?.title]).toEqual(['Kopi Senjakala', 'Kopi Senjakala'])
})

describe('figures by their names', () => {
  const sales = 'buatkan presentasi penjualan Toko Kain Anggrek: Jan 12jt, Feb 14jt, Mar 11jt, Apr 19jt'

  test('CHAT-15 a bar of a chart by its month, with all that follows from it', () => {
    const { text } = after(sales, 'angka april jadi 21,5jt')
    expect(text).toContain('Apr Rp 21.500.000')
    expect(text).toContain('Rp 58.500.000 – Total 4 periode')
    expect(text).not.toContain('56.000.000')
  })

  test('CHAT-15 a price by its name, and by its short value', () => {
    const reseller = 'presentasi untuk calon reseller sambal Pedis Gila, harga reseller 24rb, harga jual 35rb'
    for (const sentence of ['harga reseller jadi 26rb', 'ganti 24 jadi 26rb']) {
      expect(after(reseller, sentence).text).toContain('Rp 26.000')
      expect(after(reseller, sentence).text).not.toContain('Rp 24.000')
    }
  })

  test('CHAT-15 counts and years', () => {
    const profile = 'presentasi company profile CV Rimba Hijau, berdiri 2012, 45 karyawan'
    expect(after(profile, 'karyawannya jadi 60 orang').text).toContain('60 – Karyawan')
    expect(after(profile, 'tahunnya jadi 2011').text).toContain('2011 – Berdiri')
  })

  test('CHAT-15 a name that is one of several, and a slide with prices', () => {
    const team = 'ppt lomba wirausaha Keripik Pare Mbok Darmi, tim: Rani, Dimas, Fajar'
    expect(after(team, 'ganti Fajar jadi Galang').text).toMatch(/Dimas\nGalang/)
    const { text } = after(team, 'tambah satu slide soal harga: keripik pedas 12rb, keripik asin 10rb')
    expect(text).toMatch(/: Harga\nKeripik pedas: Rp 12\.000\nKeripik asin: Rp 10\.000/)
  })

  test('CHAT-15 a fact that a slide tells by its name; sizes are no counts', () => {
    const harvest = 'Slide hasil panen kopi Koperasi Maju: 2024 18 ton, 2025 21 ton, ketua Maria Goreti Wea'
    expect(after(harvest, 'ketuanya jadi Petrus Dhae').text).toContain('Ketua Petrus Dhae')
    const { text } = after(harvest, 'tambah satu slide soal harga: botol 250ml 65rb, botol 500ml 120rb')
    expect(text).toMatch(/Botol 250 ml: Rp 65\.000\nBotol 500 ml: Rp 120\.000/)
  })
})

describe('what a deck lists and how its owner is reached', () => {
  const promotion =
    'presentasi promo Laundry Kilat Wangi Malang: cuci kering 6.000/kg, setrika 4.000/kg, bed cover 25.000, promo gratis ongkir radius 3 km'

  test('CHAT-15 a priced thing goes, the others keep their remarks', () => {
    const { text } = after(promotion, 'hapus yg bed cover')
    expect(text).not.toContain('Bed cover:')
    expect(text).toMatch(/Cuci kering: Rp 6\.000 per kg\nSetrika: Rp 4\.000 per kg/)
  })

  test('CHAT-15 a point goes; a slide that tells nothing else goes with it', () => {
    const facts = 'presentasi promo Laundry Kilat: cuci kering 6.000/kg, antar jemput gratis, garansi pakaian hilang'
    expect(after(facts, 'hapus poin garansi').text).not.toContain('Garansi')
    expect(after(facts, 'hapus poin garansi').text).toContain('Antar jemput gratis')
    expect(after(promotion, 'hapus poin gratis ongkir').text).not.toContain('Yang perlu diketahui')
  })

  test('CHAT-15 a fact that the value names itself', () => {
    expect(after(promotion, 'promonya jadi radius 5 km').text).toContain('Promo gratis ongkir radius 5 km')
  })

  test.each(['slide terakhir kasih alamat Jl. Pemuda 12 Klaten', 'alamatnya Jl. Pemuda 12 Klaten'])(
    'CHAT-15 an address stands on the slide that ends the deck: %s',
    (message) => {
      const { text } = after(`${promotion}, wa 081327001122`, message)
      expect(text).toContain('Telepon/WhatsApp: 081327001122\nAlamat: Jl. Pemuda 12 Klaten')
    },
  )

  test('CHAT-15 POINT-06 a slide that is named orders no second deck', () => {
    const { maker } = presentationSkill
    const deckOf = maker?.composeItem(maker.readRequest(readMessage(promotion, context.today), null, context), context)
    const openItem = { ...itemOf(null), content: deckOf?.content }
    expect(
      understandRevision('slide terakhir kasih alamat Jl. Pemuda 12', kindSkills, { ...context, openItem })?.means,
    ).toBe('change')
  })
})

describe('a slide of other points', () => {
  const made =
    'presentasi profil Toko Ani: berdiri 1999, 4 karyawan. layanan: antar, servis. keunggulan: murah, lengkap'
  test('CHAT-15 another title with other points below it, whatever stood there', () => {
    const { text } = after(made, 'slide 3 ganti jadi Alasan memilih kami: bergaransi, buka tiap hari dan bisa antar')
    expect(text).toMatch(/Slide 3: Alasan memilih kami\nBergaransi\nBuka tiap hari\nBisa antar/)
    expect(text).not.toContain('Servis')
  })

  test('CHAT-15 other points below the same title, or another title alone', () => {
    expect(after(made, 'isi slide 3 jadi cuci, setrika').text).toMatch(/Slide 3: Layanan\nCuci\nSetrika/)
    expect(after(made, 'slide 3 ganti jadi Yang kami kerjakan').text).toMatch(/Slide 3: Yang kami kerjakan\nAntar/)
  })
})
