import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const packs: Readonly<Record<string, number>> = { lusin: 12, kodi: 20, gros: 144, gross: 144, rim: 500 }
const packNames = Object.keys(packs).join('|')
const boxNames = 'dus|kardus|karton|pak|pack|bal|renteng|slop|krat|box|peti|ikat|karung|bungkus|toples|kaleng|ball'
const count = '(?<![\\d.,])(\\d{1,6}(?:,\\d{1,3})?)'
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))

interface Sum {
  readonly value: number
  readonly before: string
  readonly after: string
}
/** Sums of money with the words around each, up to the next figure. */
export const sumsIn = (text: string): readonly Sum[] => {
  const found = [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))]
  return found.flatMap((one, at): Sum[] => {
    const [whole, digits, scale] = one
    const value = valueOf(digits, scale) ?? 0
    const last = found[at - 1]
    const isMoney = scale !== undefined || whole.startsWith('rp') || value >= 1_000
    return isMoney
      ? [
          {
            value,
            before: text.slice(last === undefined ? 0 : last.index + last[0].length, one.index),
            after: text.slice(one.index + whole.length, found[at + 1]?.index ?? text.length),
          },
        ]
      : []
  })
}

/** `40 perak`, `jual 250 per lembar`: small money without a scale, as money. */
const spelledMoney = (text: string): string =>
  text
    .replaceAll(/(\d{1,3})\s?perak\b/g, 'rp $1')
    .replaceAll(/(\b(?:jual|dijual|harga|untung|tinta)(?:nya)?\s)(\d{3})(?=\s(?:per|se|\/|satuan))/g, '$1rp $2')
    .replaceAll(/(?<![\d.,])(\d{3})(?=\s(?:per|\/)\s?lembar)/g, 'rp $1')

/** The pieces of a pack that is told: by its name, or by `isi 24`. */
const piecesOf = (text: string): { readonly pieces: number; readonly shown: string; readonly unit: string } | null => {
  const named = new RegExp(
    `(?:(?:(?<![\\d.,])(\\d{1,3})\\s?|se|satu\\s|per\\s?|\\b))(${packNames})(?:an)?(?!\\p{L})`,
    'iu',
  ).exec(text)
  const content = /\bisi(?:nya)?\s{1,2}(\d{1,4})(?!\d)(?:\s?(?!rp|harga|dijual|jual|@)(\p{L}{2,10}))?/u.exec(text)
  if (named !== null) {
    const each = content === null ? (packs[named[2] ?? ''] ?? 0) : Number(content[1])
    const many = Number(named[1] ?? 1)
    return {
      pieces: each * many,
      shown: `${formatNumber(many)} ${named[2] ?? ''} = ${formatNumber(each * many)}`,
      unit: named[2] === 'rim' ? 'lembar' : 'buah',
    }
  }
  const bag =
    /(?:(\d{1,3})\s|se|satu\s|\b)(karung|sak|zak|peti|dus|jerigen|drum|galon)\s(?:isi\s)?(\d{1,3})\s?(kg|kilo|liter)\b/.exec(
      text,
    )
  if (
    bag !== null &&
    /per ?(?:kg|kilo|liter)|sekilo|seliter|\/ ?(?:kg|kilo|liter)|kiloan/.test(text.replace(bag[0], ' '))
  ) {
    const many = Number(bag[1] ?? 1)
    const each = Number(bag[3])
    return {
      pieces: each * many,
      shown: `${formatNumber(many)} ${bag[2] ?? ''} × ${each} = ${formatNumber(each * many)}`,
      unit: bag[4] ?? 'kg',
    }
  }
  const box = new RegExp(`(?:(\\d{1,3})\\s?|se|satu\\s|\\b)(${boxNames})\\b`, 'iu').exec(text)
  if (content === null || box === null) return null
  const many = Number(box[1] ?? 1)
  const each = Number(content[1])
  return {
    pieces: each * many,
    shown: `${formatNumber(many)} ${box[2] ?? ''} isi ${formatNumber(each)} = ${formatNumber(each * many)}`,
    unit: /^(?:kg|kilo|liter|meter)$/.test(content[2] ?? '') ? (content[2] ?? 'kg') : 'buah',
  }
}

const ofPiece =
  /per ?(?:kg|kilo|liter|biji|pcs|buah|potong|lembar|helai|satuan|botol|bungkus|sachet|butir)|satuan|sebiji|sebuah|selembar|sekilo|ecer|@|masing/

/** `selusin 420rb dijual 50rb satuan`, `1 kodi 1,3jt, per lembar untung 15rb`: a pack bought, sold by the piece. */
const packByPiece = (message: string): Reckoned | null => {
  const text = spelledMoney(message.toLowerCase())
  const pack = piecesOf(text)
  if (pack === null || pack.pieces < 2 || /%|persen|rata-rata|reseller|titip|susut|rusak|busuk|hilang|pecah/.test(text))
    return null
  const sums = sumsIn(text)
  const bought = sums.find(
    ({ before }) =>
      !/(?:jual|dijual|untung|laba|tinta|cuan)\p{L}{0,4}(?:\s\p{L}{2,10}){0,3}\s{0,2}(?:@\s?)?$/u.test(before),
  )
  const others = sums.filter((one) => one !== bought)
  if (bought === undefined || others.length === 0 || others.length > 2) return null
  const sold = others.find(
    ({ before, after }) =>
      !/(?:untung|laba|cuan|tinta|ongkos|plastik)(?!.*jual)/.test(before) &&
      (before.includes('jual') || /^\s?(?:per|satuan|\/)/.test(after)),
  )
  const wanted = others.find(
    (one) => one !== sold && /untung|laba|cuan/.test(one.before) && !/tinta|ongkos|plastik/.test(one.before),
  )
  const extra = others.find((one) => one !== sold && one !== wanted)
  const isEach = ofPiece.test(text)
  if ((sold === undefined) === (wanted === undefined) || (!isEach && sold === undefined)) return null
  // `5 karung @325rb`: the price of one of them.
  const packsTold = Number(/^(\d+)/.exec(pack.shown)?.[1] ?? 1)
  const paid = bought.value * (/@\s?$/.test(bought.before) && packsTold > 1 ? packsTold : 1)
  const cost = paid / pack.pieces
  // `ongkos 60rb`: the way of the whole lot, unless it is told of one.
  const isOfLot =
    extra !== undefined &&
    /(?:ongkos|ongkir|transport|bensin|angkut)\p{L}{0,3}\s{0,2}$/u.test(extra.before) &&
    !/^\s?(?:per|\/|se|@)/.test(extra.after)
  const more = (extra?.value ?? 0) / (isOfLot ? pack.pieces : 1)
  const each = cost + more
  if (sold !== undefined && sold.value >= paid) return null
  const price = sold?.value ?? each + (wanted?.value ?? 0)
  const gain = price - each
  const lines = [
    `${pack.shown} ${pack.unit}`,
    `modal satu: ${inRupiah(paid)} ÷ ${formatNumber(pack.pieces)} = **${inRupiah(cost)}**`,
    ...(extra === undefined
      ? []
      : [
          `ditambah ${isOfLot ? `ongkos ${inRupiah(extra.value)} ÷ ${formatNumber(pack.pieces)} = ${inRupiah(more)}, jadi ${inRupiah(each)}` : `${inRupiah(extra.value)} = ${inRupiah(each)}`}`,
        ]),
    wanted === undefined
      ? `dijual ${inRupiah(price)}: ${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))}** satunya (${shownNumber((Math.abs(gain) / price) * 100)}% dari harga jual)`
      : `jual satunya: ${inRupiah(each)} + ${inRupiah(wanted.value)} = **${inRupiah(price)}**`,
    `kalau habis: ${formatNumber(pack.pieces)} × ${inRupiah(gain)} = **${inRupiah(gain * pack.pieces)}**`,
  ]
  return {
    name: 'pack_by_piece',
    text: paragraphs(listed(lines), 'Kemasan, ongkos ambil, dan yang cacat belum dihitung kalau tidak disebut.'),
  }
}

const inBase: Readonly<Record<string, readonly ['gram' | 'ml', number]>> = {
  kg: ['gram', 1_000],
  kilo: ['gram', 1_000],
  kilogram: ['gram', 1_000],
  ons: ['gram', 100],
  gram: ['gram', 1],
  gr: ['gram', 1],
  g: ['gram', 1],
  liter: ['ml', 1_000],
  ltr: ['ml', 1_000],
  l: ['ml', 1_000],
  ml: ['ml', 1],
  cc: ['ml', 1],
}
const measure = 'kg|kilogram|kilo|ons|gram|gr|liter|ltr|ml|cc|g|l'
interface Measured {
  readonly amount: number
  readonly base: 'gram' | 'ml'
  readonly shown: string
  readonly at: number
}
/** `1 kg`, `sekilo`, `250 gram`: amounts in grams or millilitres, in order. */
const measuresIn = (text: string): readonly Measured[] =>
  [
    ...text.matchAll(
      new RegExp(`(?:${count}\\s?|\\bse(?=kilo|liter|ons)|\\bper ?(?=kilo|kg|liter))(${measure})(?!\\p{L})`, 'giu'),
    ),
  ].flatMap((one) => {
    const [base, times] = inBase[one[2]?.toLowerCase() ?? ''] ?? ['gram', 0]
    const many = one[1] === undefined ? 1 : numberOf(one[1])
    return times > 0 && many > 0
      ? [{ amount: many * times, base, shown: `${shownNumber(many)} ${one[2] ?? ''}`, at: one.index }]
      : []
  })

const portionWords =
  /(?:per|se|satu|sekali|1|tiap|setiap)\s?(?:porsi|cup|gelas|mangkok|mangkuk|piring|seduh|saji|bungkus|biji|potong|loyang|kotak|box|donat|roti|kali|pcs|buah|tusuk|adonan|resep)/

/** `daging 1 kg 120rb, per porsi 80 gram`: what the part for one portion costs, and how many the whole makes. */
const costOfPortion = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const measures = measuresIn(text)
  const [whole, part, ...others] = measures
  const [sum, ...moreSums] = sumsIn(text)
  if (whole === undefined || part === undefined || sum === undefined || others.length > 0 || moreSums.length > 0)
    return null
  if (!portionWords.test(text) || whole.base !== part.base || /jual|untung|%|persen/.test(text)) return null
  const [large, small] = whole.amount >= part.amount ? [whole, part] : [part, whole]
  if (large.amount === small.amount) return null
  const each = sum.value / large.amount
  const cost = each * small.amount
  const wanted = new RegExp(`${count}\\s(?:porsi|cup|gelas|kotak|orang|bungkus|box|mangkok|piring)`).exec(
    text.slice(Math.max(large.at, small.at)),
  )
  const many = numberOf(wanted?.[1])
  return {
    name: 'cost_of_portion',
    text: paragraphs(
      listed([
        `satu ${large.base}: ${inRupiah(sum.value)} ÷ ${formatNumber(large.amount)} = Rp\u00a0${shownNumber(each)}`,
        `${small.shown}: ${shownNumber(small.amount)} × Rp\u00a0${shownNumber(each)} = **${inRupiah(cost)}**`,
        `${large.shown} cukup untuk ${formatNumber(large.amount)} ÷ ${shownNumber(small.amount)} = **${formatNumber(Math.floor(large.amount / small.amount))} porsi**`,
        ...(many > 1
          ? [
              `${formatNumber(many)} porsi: ${shownNumber((many * small.amount) / 1_000)} ${large.base === 'gram' ? 'kg' : 'liter'}, ${inRupiah(many * cost)}`,
            ]
          : []),
      ]),
      'Tambahkan susutnya (dikupas, dibuang, menyusut dimasak) 5 sampai 15%, lalu bumbu, gas, dan kemasan, baru jadi HPP.',
    ),
  }
}

/** `sekali porsi 80 gram, 150 porsi butuh berapa kg`: the whole amount of many portions. */
const amountForPortions = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const [part, ...others] = measuresIn(text)
  if (part === undefined || others.length > 0 || !/butuh|perlu|siap|belanja|beli|total|jadi/.test(text)) return null
  if (!/(?:berapa|brp)\s?(?:kg|kilo|liter|gram)/.test(text) || sumsIn(text).length > 0) return null
  const rest = text.slice(0, part.at) + text.slice(part.at + part.shown.length)
  const [told, ...more] = [...rest.matchAll(new RegExp(`${count}(?=\\s\\p{L})`, 'giu'))]
    .map(([, digits]) => numberOf(digits))
    .filter((one) => one > 1)
  if (told === undefined || more.length > 0) return null
  const whole = told * part.amount
  const unit = part.base === 'gram' ? 'kg' : 'liter'
  return {
    name: 'amount_for_portions',
    text: paragraphs(
      `${formatNumber(told)} × ${part.shown} = ${formatNumber(whole)} ${part.base} = **${shownNumber(whole / 1_000)} ${unit}**.`,
      `Tambah 5 sampai 10% untuk susut dan yang tercecer, jadi siapkan sekitar ${shownNumber((whole * 1.08) / 1_000)} ${unit}. Kalau bahannya mentah dan menyusut dimasak, susutnya lebih besar; timbang sekali untuk tahu.`,
    ),
  }
}

/** `beras 25kg 340rb, sekilo jadi 8 piring`: what one portion of a whole costs whose part makes so many. */
const yieldOfPart = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const made = new RegExp(
    `(?:se|1\\s?|satu\\s|per ?|tiap )(kg|kilo|liter|karung|dus|loyang|ekor|papan|tray|ikat|sisir)\\s(?:\\p{L}{2,8}\\s){0,2}?(?:jadi|dapat|dapet|cukup|bisa|untuk|buat|isi)\\s(?:jadi\\s|untuk\\s|buat\\s|sekitar\\s)?(\\d{1,4})\\s?(\\p{L}{2,12})`,
    'iu',
  ).exec(text)
  if (made === null) return null
  const whole = new RegExp(
    `${count}\\s?${made[1] === 'kilo' || made[1] === 'kg' ? '(?:kg|kilo)' : (made[1] ?? '')}\\b`,
    'iu',
  ).exec(text.replace(made[0], ' '))
  const [sum, ...others] = sumsIn(text.replace(made[0], ' '))
  const [many, each] = [numberOf(whole?.[1]), Number(made[2])]
  if (sum === undefined || others.length > 0 || !(many > 1) || !(each > 1) || /jual|untung|%/.test(text)) return null
  const pieces = many * each
  return {
    name: 'yield_of_part',
    text: paragraphs(
      listed([
        `se${made[1] ?? ''}: ${inRupiah(sum.value)} ÷ ${shownNumber(many)} = ${inRupiah(sum.value / many)}`,
        `seluruhnya jadi ${shownNumber(many)} × ${each} = ${shownNumber(pieces)} ${made[3] ?? ''}`,
        `modal satu ${made[3] ?? ''}: ${inRupiah(sum.value / many)} ÷ ${each} = **${inRupiah(sum.value / pieces)}**`,
      ]),
      'Itu baru bahan ini. Tambahkan bahan lain, gas atau listrik, kemasan, dan upah untuk HPP-nya.',
    ),
  }
}

const asksOfPiece = new RegExp(
  `(?:${ofPiece.source}).{0,24}(?:berapa|brp|piro)|(?:berapa|brp|piro)\\p{L}{0,3}\\s(?:harga\\s|modal\\s)?(?:${ofPiece.source})|(?:harga|modal)(?:nya)?\\s(?:satuan|per ?biji|per ?buah|sebiji|sebuah)(?:nya)?[\\s?.!]{0,3}$`,
  'u',
)

/** `12 karton isi 24, 54rb per karton, per biji berapa`: what one piece of several packs costs. */
const costOfPiece = (message: string): Reckoned | null => {
  const text = spelledMoney(message.toLowerCase())
  const pack = piecesOf(text)
  const [sum, ...others] = sumsIn(text)
  if (pack === null || pack.pieces < 2 || sum === undefined || others.length > 0) return null
  if (!asksOfPiece.test(text) || /%|persen|jual|untung|laba|cuan|susut|rusak|busuk|upah|ongkos/.test(text)) return null
  const many = Number(/^(\d+)/.exec(pack.shown)?.[1] ?? 1)
  // One box is a unit price like any other; a dozen is told by its name alone.
  if (many < 2 && !new RegExp(packNames).test(pack.shown)) return null
  // The price of one pack of several, or what all of them cost.
  const isOfPack =
    /@\s?$/.test(sum.before) ||
    new RegExp(`^\\s?(?:per\\s?|se|\\/\\s?|tiap\\s|satu\\s)(?:${boxNames}|${packNames})`).test(sum.after)
  const paid = sum.value * (isOfPack ? many : 1)
  return {
    name: 'cost_of_piece',
    text: paragraphs(
      listed([
        `${pack.shown} ${pack.unit}`,
        ...(isOfPack ? [`semuanya: ${formatNumber(many)} × ${inRupiah(sum.value)} = **${inRupiah(paid)}**`] : []),
        `satu ${pack.unit}: ${inRupiah(paid)} ÷ ${formatNumber(pack.pieces)} = **${inRupiah(paid / pack.pieces)}**`,
      ]),
      'Itu baru harga belinya. Sebutkan harga jual atau untung yang diinginkan, nanti saya hitungkan.',
    ),
  }
}

/** Packs taken apart, portions of a whole. */
export const packWays: readonly ((text: string) => Reckoned | null)[] = [
  yieldOfPart,
  costOfPortion,
  amountForPortions,
  packByPiece,
  costOfPiece,
]
