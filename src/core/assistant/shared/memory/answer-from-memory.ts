import { formatDay } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import type { AssistantContext } from '../port.ts'
import { answerAboutLetters } from './answer-about-letters.ts'
import { type OpenInvoice, openInvoices, tillDebts } from './debts.ts'
import { holdsName, mayMean, namesIn } from './named.ts'
import type { RememberedLetter, RememberedProduct, RememberedShop, UsedFact } from './owner-memory.ts'
import { longSpan } from './period.ts'
import { recallSales } from './recall-sales.ts'

/** An answer in words from the owner's own things; it costs nothing. */
export interface MemoryAnswer {
  readonly means: 'answer'
  readonly text: string
  readonly used: readonly UsedFact[]
}

const asks =
  /\?|(?<![\p{L}])(?:berapa|brp|brapa|gimana|bagaimana|gmn|apa|apakah|mana|siapa|cek|lihat|liat|tunjukkan|sebutkan|daftar|bandingkan|bandingin|kasih tau|kasih tahu|info)(?![\p{L}])/iu

const answer = (lines: readonly string[], used: readonly UsedFact[]): MemoryAnswer => ({
  means: 'answer',
  text: lines.filter((line) => line !== '').join('\n\n'),
  used,
})

/** Names of goods and people are the owner's text: what would be read as markup stands as it is. */
const plain = (name: string): string =>
  name
    .replaceAll(/[*_`[\]<>|#\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const percent = (part: number, whole: number): string =>
  `${formatNumber(Math.trunc((part / whole) * 100))},${Math.trunc((part / whole) * 1000) % 10}%`

/** What is left after the costs, which a till does not know. */
const profit = /(?<![\p{L}])(?:untung|keuntungan|laba|profit|cuan)(?:nya)?(?![\p{L}])/iu

const salesAnswer = (text: string, context: AssistantContext): MemoryAnswer | null => {
  const recalled = recallSales(text, context)
  if (recalled === null || 'none' in recalled) return null
  if ('ask' in recalled) return answer([recalled.ask], recalled.used ?? [])
  const { sales, shopName } = recalled.found
  const { period, before } = sales
  const change = period.total - before.total
  const compared =
    before.total === 0
      ? ''
      : change === 0
        ? `Sama dengan ${longSpan(before.from, before.to)}.`
        : `${change > 0 ? 'Naik' : 'Turun'} ${formatRupiah(Math.abs(change))} (${percent(Math.abs(change), before.total)}) dibanding ${longSpan(before.from, before.to)} (${formatRupiah(before.total)}).`
  const best = period.goods
    .slice(0, 5)
    .map(
      ({ name, quantity, total }, at) =>
        `${at + 1}. ${plain(name)}: ${formatNumber(quantity)} terjual, ${formatRupiah(total)}`,
    )
  return answer(
    [
      `Penjualan ${plain(shopName)} ${sales.periodName} (${longSpan(period.from, period.to)}): **${formatRupiah(period.total)}** dari ${formatNumber(period.sales)} transaksi, ${formatNumber(period.items)} barang.`,
      compared,
      best.length > 0 ? `Terlaris:\n${best.join('\n')}` : '',
      profit.test(text)
        ? 'Itu penjualannya. Untungnya ada di “Laporan lengkap” kasir, sejauh harga modal barangnya sudah diisi; atau tulis modalnya di sini, nanti saya hitungkan.'
        : '',
      'Mau dibuatkan laporannya? Tulis "buatkan laporan penjualan" dengan masanya.',
    ],
    recalled.used,
  )
}

const debtWords =
  /(?<![\p{L}])(?:belum (?:di)?bayar|belum lunas|nunggak|tunggakan|piutang|utang|hutang|kasbon|bon|jatuh tempo)(?:nya)?(?![\p{L}])/iu
/** The owner's own debts are not known here. */
const ownDebt = /(?<![\p{L}])(?:utang|hutang) (?:saya|ku|kami)(?![\p{L}])/iu
/** `punya utang 3 tempat` without anybody's name is told of oneself. */
const havingDebt = /(?<![\p{L}])(?:punya|bayar|melunasi|lunasin) (?:utang|hutang)(?![\p{L}])/iu

const sums = /@\s?\d|\d\s?(?:rb|ribu|jt|juta|k)(?![\p{L}])|\d\.\d{3}(?!\d)/giu
/** `250 potong @4.500 dan 180 @6.000, kasbon 300rb`: a sum to be reckoned from what is told, not looked up. */
const tellsSums = (text: string): boolean => (text.match(sums) ?? []).length > 1

const mostRows = 20

const sumOf = (all: readonly OpenInvoice[]): number => all.reduce((sum, { left }) => sum + left, 0)

/** What is owed at the tills, and by invoices besides. */
const tillAnswer = (atTill: readonly OpenInvoice[], invoices: readonly OpenInvoice[]): MemoryAnswer => {
  const rows = atTill.slice(0, mostRows).map(({ letter, left }) => {
    const last = parseIsoDay(letter.createdAt)
    return `- ${plain(letter.recipient.name)}: ${formatRupiah(left)}${last === null ? '' : `, terakhir ${formatDay(last)}`}`
  })
  return answer(
    [
      `Kasbon menurut kasir Anda: **${formatRupiah(sumOf(atTill))}** dari ${formatNumber(atTill.length)} pelanggan.`,
      [...rows, ...(atTill.length > mostRows ? [`- dan ${formatNumber(atTill.length - mostRows)} lagi`] : [])].join(
        '\n',
      ),
      invoices.length === 0
        ? ''
        : `Di luar itu ${formatNumber(invoices.length)} invoice belum lunas: **${formatRupiah(sumOf(invoices))}**.`,
      'Mau ditagih? Tulis misalnya "tagih kasbon" lalu namanya.',
    ],
    [
      { source: 'sales', label: 'kasbon di kasir' },
      ...(invoices.length > 0 ? [{ source: 'items', label: `${invoices.length} invoice belum lunas` } as const] : []),
    ],
  )
}

const debtAnswer = (text: string, { memory }: AssistantContext): MemoryAnswer | null => {
  if (memory === undefined || tellsSums(text) || !debtWords.test(text) || !asks.test(text) || ownDebt.test(text))
    return null
  const names = namesIn(text)
  if (names.length === 0 && havingDebt.test(text)) return null
  const isAsked = ({ recipient }: RememberedLetter): boolean =>
    names.length === 0 || names.some((name) => mayMean(name, `${recipient.name} ${recipient.company}`))
  const atTill = tillDebts(memory).filter(({ letter }) => isAsked(letter))
  const isUnread = memory.off.includes('items') || memory.missing.includes('items')
  const open = isUnread ? [] : openInvoices(memory.letters).filter(({ letter }) => isAsked(letter))
  if (atTill.length > 0) return tillAnswer(atTill, open)
  if (isUnread) return null
  if (open.length === 0) {
    const bills = memory.letters.filter((letter) => letter.documentType === 'invoice' && isAsked(letter))
    if (bills.length === 0) return null
    const whose = names[0] === undefined ? '' : ` ${plain(names[0])}`
    return answer(
      [`Menurut invoice dan kuitansi Anda, tidak ada tagihan${whose} yang belum lunas.`],
      [{ source: 'items', label: `${bills.length} invoice` }],
    )
  }
  const total = sumOf(open)
  const rows = open.slice(0, 20).map(({ letter, left, paid }) => {
    const who = plain(letter.recipient.name || letter.recipient.company || letter.title)
    const part = paid > 0 ? `, sudah dibayar ${formatRupiah(paid)}` : ''
    return `- ${who}: ${formatRupiah(left)} (Invoice ${plain(letter.number || letter.title)}${part})`
  })
  return answer(
    [
      `Yang belum lunas menurut invoice dan kuitansi Anda: **${formatRupiah(total)}**.`,
      rows.join('\n'),
      'Mau ditagih? Tulis misalnya "tagih" lalu namanya.',
    ],
    [{ source: 'items', label: `${open.length} invoice belum lunas` }],
  )
}

/** Goods of which fewer are left are worth a word. */
const lowStock = 5

const list = (names: readonly string[]): string =>
  names.length > 15 ? `${names.slice(0, 15).join(', ')}, dan ${names.length - 15} lagi` : names.join(', ')

const stockRows = (products: readonly RememberedProduct[]): string[] => {
  const gone = products.filter(({ stock }) => stock === 0).map(({ name }) => plain(name))
  const low = products.filter(({ stock }) => stock !== null && stock > 0 && stock <= lowStock)
  return [
    ...(gone.length > 0 ? [`- Habis: ${list(gone)}`] : []),
    ...(low.length > 0
      ? [`- Tinggal sedikit: ${list(low.map(({ name, stock }) => `${plain(name)} (${formatNumber(stock ?? 0)})`))}`]
      : []),
  ]
}

const stockQuestion =
  /(?<![\p{L}])(?:stok|stock)(?:nya|ku)?(?![\p{L}])[^.\n]{0,40}?(?<![\p{L}])(?:habis|menipis|tinggal|sisa|kosong|berapa)(?![\p{L}])|(?<![\p{L}])(?:cek|lihat|liat|berapa|habis|menipis|sisa|daftar)(?![\p{L}])[^.\n]{0,20}?(?<![\p{L}])(?:stok|stock)(?:nya|ku)?(?![\p{L}])/iu

const goodsOf = (
  shops: readonly RememberedShop[],
): { shop: RememberedShop; products: readonly RememberedProduct[] }[] =>
  shops.flatMap((shop) => (shop.products && shop.products.length > 0 ? [{ shop, products: shop.products }] : []))

const usedGoods = (shops: readonly { readonly shop: RememberedShop }[]): UsedFact[] =>
  shops.map(({ shop }) => ({ source: 'catalogue', label: `barang di kasir ${shop.name}` }))

const goodsAnswer = (text: string, { memory }: AssistantContext): MemoryAnswer | null => {
  const aboutStock = /(?<![\p{L}])(?:stok|stock|sisa|tinggal|habis|menipis)(?:nya)?(?![\p{L}])/iu.test(text)
  const aboutPrice = /(?<![\p{L}])(?:harga|harganya|berapaan)(?![\p{L}])/iu.test(text)
  if (memory === undefined || (!aboutStock && !aboutPrice) || !asks.test(text)) return null
  const shops = goodsOf(memory.shops)
  const named = shops.flatMap(({ shop, products }) => {
    const found = products.filter(({ name }) => holdsName(text, name))
    return found.length > 0 ? [{ shop, products: found }] : []
  })
  if (named.length > 0) {
    const rows = named.flatMap(({ shop, products }) =>
      products
        .slice(0, 10)
        .map(
          ({ name, price, stock }) =>
            `- ${plain(name)}: ${formatRupiah(price)}, stok ${stock === null ? 'tidak dihitung' : formatNumber(stock)}${shops.length > 1 ? ` (${plain(shop.name)})` : ''}`,
        ),
    )
    return answer(['Menurut kasir Anda:', rows.join('\n')], usedGoods(named))
  }
  const asksForAll = stockQuestion.test(text)
  if (!asksForAll || shops.length === 0) return null
  const parts = shops.map(({ shop, products }) => {
    const counted = products.filter(({ stock }) => stock !== null)
    const rows = stockRows(counted)
    const enough = counted.length > 0 && rows.length === 0
    const uncounted = products.length - counted.length
    return [
      `Stok ${plain(shop.name)}:`,
      ...rows,
      enough ? `- Semua ${formatNumber(counted.length)} barang masih lebih dari ${lowStock}.` : '',
      uncounted > 0 ? `- ${formatNumber(uncounted)} barang stoknya tidak dihitung.` : '',
    ]
      .filter((line) => line !== '')
      .join('\n')
  })
  return answer(parts, usedGoods(shops))
}

const lettersAnswer = (text: string, context: AssistantContext): MemoryAnswer | null => {
  const found =
    asks.test(text) || /(?<![\p{L}])(?:nomor|nomer|kapan)(?![\p{L}])/iu.test(text)
      ? answerAboutLetters(text, context)
      : null
  return found === null ? null : answer(found.lines, found.used)
}

const siteWords =
  /(?<![\p{L}])(?:alamat|link|url|tautan|domain)(?:nya)?(?![\p{L}])[^.\n]{0,25}?(?<![\p{L}])(?:website|web|situs)(?:ku|nya)?(?![\p{L}])/iu

const siteAnswer = (text: string, { memory }: AssistantContext): MemoryAnswer | null => {
  const sites = memory && siteWords.test(text) && asks.test(text) ? memory.sites.slice(0, 10) : []
  if (sites.length === 0) return null
  const rows = sites.map(({ name, url }) => `- ${plain(name)}: ${url ?? 'belum tayang'}`)
  return answer(
    ['Website Anda:', rows.join('\n')],
    sites.map(({ name }) => ({ source: 'items', label: `website ${name}` })),
  )
}

const salesQuestion =
  /(?<![\p{L}])(?:penjualan|omzet|omset|jualan|pendapatan|pemasukan|terjual|terlaris|laris|laku|transaksi)(?:ku|nya)?(?![\p{L}])/iu
/** How sales are made better, or what a paper needs, is a question for advice, not for figures. */
const advice =
  /(?<![\p{L}])(?:cara(?:nya|ne)?|carana|tips|trik|persiapan|strategi|saran|ide|supaya|agar|biar|meningkatkan|menaikkan|naikkan|naikin|dongkrak|apa itu|apa sih|apakah itu|artinya|maksudnya|bedanya|contoh|format|template|syarat|syaratnya|sertifikat|meterai|materai|bagusnya|sebaiknya|duluan|inggris|inggrisnya|terjemahkan|terjemahin|perjanjian|dari (?:jauh|hp|rumah))(?![\p{L}])/iu
/** Whoever tells that sales fall asks what to do, unless a figure is asked for. */
const falling = /(?<![\p{L}])(?:turun|menurun|sepi|lesu|anjlok|drop)(?![\p{L}])/iu
const figureAsked = /(?<![\p{L}])(?:berapa|brp|brapa)(?![\p{L}])/iu

/** The answer that the owner's own things hold to a question; null where the message asks for something else. Pure. */
export const answerFromMemory = (text: string, context: AssistantContext): MemoryAnswer | null => {
  if (context.memory === undefined || advice.test(text)) return null
  if (falling.test(text) && !figureAsked.test(text)) return null
  const sales = salesQuestion.test(text) && asks.test(text) ? salesAnswer(text, context) : null
  return (
    sales ??
    debtAnswer(text, context) ??
    lettersAnswer(text, context) ??
    goodsAnswer(text, context) ??
    siteAnswer(text, context)
  )
}
