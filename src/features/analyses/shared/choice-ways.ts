import { isTimeUnit, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { people } from './times-pieces.ts'
import type { Time, ToldFigure } from './told-figure.ts'

/** A figure of one choice; `name` is what it is called in formulas: `harga` becomes `harga_1`. */
export interface Slot {
  readonly name: string
  readonly label: string
  readonly figure: ToldFigure
}

/** One of the things that are set side by side. */
export interface Choice {
  readonly name: string
  /** Whether the larger value is the better one. */
  readonly goal: 'most' | 'least'
  /** How its value comes about: the same way is shown in the same columns. */
  readonly way: 'sized' | 'pieces' | 'margin' | 'share' | 'days' | 'instalments' | 'priced' | 'lasting' | 'sum'
  readonly slots: readonly Slot[]
  /** What is reckoned on the way, for the `n`th choice. */
  readonly steps: readonly { readonly name: string; readonly label: string; readonly formula: string }[]
  /** The value as a formula over the slots. */
  readonly formula: string
  /** `liter`: for one of what the value is, where it is that of one. */
  readonly unit?: string
  /** Of what time the value is; null where none is told. */
  readonly per: Time | null
}

interface Shared {
  readonly need: ToldFigure | null
  readonly cost: ToldFigure | null
}

const opening = new Set(
  `tolong mohon coba bikin bikinin buat buatin buatkan ya deh kak min bantu analisis analisa analisain analisakan analisisin kaji hitung hitungin hitungkan bandingkan bandingin banding perbandingan cek mending mendingan lebih murah
   mana untung hemat ringan antara apakah enak enakan kalau kalo pilih yang yg di ke jual jualan beli buka ambil pakai pake minta dong dengan sama atau vs cuan laba pembelian nyewa sewanya`.split(
    /\s+/,
  ),
)
const closing = new Set(
  `untung untungnya modal modalnya harga harganya jual jualnya sewa sewanya hpp diskon laba labanya seharga tarif tarifnya biaya biayanya dp cicilan angsuran gaji di ke dari tetap profit
   omzet omset laku rp bunga margin`.split(/\s+/),
)

/** `Jl Veteran`, `donat`, `beli cicilan`: what a choice is called by the words before its first number. */
const nameOf = (text: string, at: number): string => {
  const [before = ''] = text.split(
    /\(|(?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|k|jt|juta|%|persen)(?!\p{L})|\d{3,}|\d{1,3}(?:\.\d{3})+/iu,
  )
  const place = /(?:^|\s)di\s+(\p{Lu}.*|(?:mall|pasar|jl|jalan|ruko)\s.*)$/iu.exec(before.trim())?.[1]
  const words = (place !== undefined && /^\p{Lu}|^(?:mall|pasar|jl|jalan)/u.test(place) ? place : before)
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.&']+$/gu, ''))
    .filter((word) => word !== '')
  const kept = [...words]
  while (kept.length > 0 && opening.has(kept[0]?.toLowerCase() ?? '')) kept.shift()
  while (kept.length > 0 && closing.has(kept.at(-1)?.toLowerCase() ?? '')) kept.pop()
  const name = (
    kept.length > 0 ? kept : words.filter((word) => !/^(?:analis\p{L}*|tolong|mending|lebih|mana|atau)$/iu.test(word))
  )
    .slice(0, 6)
    .join(' ')
  return name === '' ? `Pilihan ${at + 1}` : name
}

const earns =
  /(?<!\p{L})(?:untung|laba|omzet|omset|pendapatan|penghasilan|profit|cuan|dapat|dapet|hasil(?! bagi))\p{L}{0,3}(?!\p{L})/iu
const costly = /modal|hpp|beli|kulak|bahan|biaya|ongkos/i
const sellingOff = /(?<!\p{L})(?:laku|terjual|kejual)(?:nya)?(?!\p{L})/iu
const lasting = /(?<!\p{L})(?:tahan|awet|habis|cukup|bertahan|kuat)(?!\p{L})/iu
const paidLater = /cicil|angsur|kredit/i

/** How much of one unit a pack holds: `18 liter`, `12 pouch 1 liter`; null where another thing is counted. */
const sizeOf = (
  counts: readonly ToldFigure[],
): { readonly sizes: readonly ToldFigure[]; readonly noun: string } | null => {
  const [first, second, more] = counts
  const last = second ?? first
  if (!first || !last || more || counts.some(({ per, value }) => per !== null || value <= 0)) return null
  return unitOf(last.noun) !== null && !isTimeUnit(last.noun) && !people.has(last.noun) && last.noun !== 'kali'
    ? { sizes: counts, noun: last.noun }
    : null
}

const isDeposit = ({ said, label }: ToldFigure): boolean =>
  /(?<!\p{L})(?:dp|uang muka)(?!\p{L})/iu.test(`${label} ${said}`)

const slot = (key: string, label: string, figure: ToldFigure): Slot => ({ name: key, label, figure })

/** How the figures of one choice determine its value; null where they do not, or where one would be left over. */
export const choiceOf = (
  text: string,
  figures: readonly ToldFigure[],
  at: number,
  { need, cost }: Shared,
): Choice | null => {
  const money = figures.filter(({ kind, range }) => kind === 'money' && range === undefined)
  const percents = figures.filter(({ kind }) => kind === 'percent')
  const counts = figures.filter(({ kind }) => kind === 'count')
  const name = nameOf(text, at)
  const [first, second] = money
  if (!first || money.length > 3 || percents.length > 1 || figures.some(({ range }) => range !== undefined)) return null
  const pieces = counts.find(({ noun }) => !['hari', 'bulan', 'tahun', 'minggu', 'jam'].includes(noun))
  const [percent] = percents
  // `kredit B dp 1jt cicil 400rb x 12`: the word right at the sum says which of the two it is.
  const later =
    money.find((one) => /cicil|angsur/i.test(one.said) && !isDeposit(one)) ??
    money.find((one) => paidLater.test(`${one.label} ${one.said}`) && !isDeposit(one))
  const times = counts.find(({ noun, said }) => ['bulan', 'kali', 'x'].includes(noun) || /^x\b/i.test(said))
  if (later && times && money.length <= 2) {
    const deposit = money.find((one) => one !== later)
    return {
      name,
      goal: 'least',
      way: 'instalments',
      slots: [
        ...(deposit ? [slot('dp', 'Uang muka', deposit)] : []),
        slot('cicilan', 'Cicilan', later),
        slot('kali', 'Berapa kali', times),
      ],
      steps: [],
      formula: deposit ? 'dp + cicilan * kali' : 'cicilan * kali',
      per: null,
    }
  }
  if (percent && money.length === 1 && (/\bdari\b/i.test(text) || ['revenue', 'profit'].includes(first.role)))
    return {
      name,
      goal: 'least',
      way: 'share',
      slots: [slot('dasar', 'Dihitung dari', first), slot('persen', 'Bagian', percent)],
      steps: [],
      formula: 'dasar * persen / 100',
      per: first.per,
    }
  if (money.length === 1 && !percent && first.role === 'profit' && pieces)
    return {
      name,
      goal: 'most',
      way: 'pieces',
      slots: [slot('untung', 'Untung satuan', first), slot('jumlah', 'Jumlah', pieces)],
      steps: [],
      formula: 'untung * jumlah',
      per: pieces.per,
    }
  if (money.length === 2 && second && !percent) {
    const spent = money.find(
      ({ role, said }) => ['unit_cost', 'hpp', 'capital', 'expense'].includes(role) && costly.test(said),
    )
    const sold = money.find((one) => one !== spent)
    if (spent && sold && !/ongkir|ongkos kirim/i.test(`${sold.said} ${spent.said}`) && !paidLater.test(text)) {
      const many = pieces ?? need
      return {
        name,
        goal: 'most',
        way: 'margin',
        slots: [
          slot('jual', 'Harga jual', sold),
          slot('modal', 'Modal', spent),
          ...(pieces ? [slot('laku', 'Terjual', pieces)] : []),
        ],
        steps: many ? [{ name: 'satuan', label: 'Untung satuan', formula: 'jual - modal' }] : [],
        formula: many ? `satuan * ${pieces ? 'laku' : 'butuh'}` : 'jual - modal',
        per: pieces?.per ?? null,
      }
    }
  }
  const days = counts.find(({ noun }) => noun === 'hari')
  if (money.length === 1 && !percent && days && first.per === null && lasting.test(text))
    return {
      name,
      goal: 'least',
      way: 'lasting',
      slots: [slot('harga', 'Harga', first), slot('tahan', 'Tahan', days)],
      steps: [],
      formula: 'harga / tahan',
      per: 'hari',
    }
  if (money.length === 1 && first.per === 'hari' && days)
    return {
      name,
      goal: 'least',
      way: 'days',
      slots: [slot('tarif', 'Per hari', { ...first, per: null }), slot('hari', 'Hari', days)],
      steps: [],
      formula: 'tarif * hari',
      per: 'bulan',
    }
  // Sold one by one or several together, what a piece costs told once for both.
  if (money.length === 1 && cost && !percent && first.per === null) {
    // `jadi 15rb laku 70 porsi`: so many are sold at that price, and lie in no pack.
    const isSold = pieces !== undefined && (pieces.role === 'volume' || sellingOff.test(pieces.said))
    const [key, label] = isSold ? ['laku', 'Terjual'] : ['isi', 'Isi']
    return {
      name,
      goal: 'most',
      way: 'margin',
      slots: [slot('jual', 'Harga jual', first), ...(pieces ? [slot(key, label, pieces)] : [])],
      steps: isSold ? [{ name: 'satuan', label: 'Untung satuan', formula: 'jual - modal_satuan' }] : [],
      formula: isSold ? 'satuan * laku' : pieces ? 'jual - modal_satuan * isi' : 'jual - modal_satuan',
      per: isSold ? pieces.per : null,
    }
  }
  const size =
    money.length === 1 && !percent && need === null && first.per === null && first.noun === '' ? sizeOf(counts) : null
  // `donat 100 biji @3rb`: so many at that price each, no pack.
  if (size && /@\s?(?:rp\.?\s?)?\d/i.test(text)) return null
  if (size && !earns.test(text))
    return {
      name,
      goal: 'least',
      way: 'sized',
      slots: [
        slot('harga', 'Harga', first),
        ...size.sizes.map((one, index) => slot(index === 0 ? 'isi' : 'ukuran', index === 0 ? 'Isi' : 'Ukuran', one)),
      ],
      steps: [],
      formula: `harga / ${size.sizes.length > 1 ? '(isi * ukuran)' : 'isi'}`,
      unit: size.noun,
      per: null,
    }
  const delivery = money.find((one) => one !== first && one.role === 'delivery')
  // `27rb/kg ongkir 60rb`: without a quantity the two are no sum.
  if (delivery && first.noun !== '' && need === null) return null
  const isPriced =
    money.length === (delivery ? 2 : 1) && first.per === null && (need !== null || delivery !== undefined || percent)
  if (isPriced && (!percent || percent.role === 'discount' || /diskon|potongan/i.test(text))) {
    const price = percent ? 'bersih' : 'harga'
    // `9rb/kg min 10kg`: less than that is paid as that much.
    const least = counts.find(
      ({ said, value }) => /(?<!\p{L})min(?:imal)?/iu.test(said) && value > (need?.value ?? value),
    )
    const bought = need ? `${price} * ${least ? 'minimal' : 'butuh'}` : price
    return {
      name,
      goal: 'least',
      way: 'priced',
      slots: [
        slot('harga', 'Harga', { ...first, noun: '' }),
        ...(percent ? [slot('diskon', 'Diskon', percent)] : []),
        ...(delivery ? [slot('ongkir', 'Ongkir', delivery)] : []),
        ...(least ? [slot('minimal', 'Paling sedikit', least)] : []),
      ],
      steps: percent
        ? [{ name: 'bersih', label: 'Harga setelah diskon', formula: 'harga * (100 - diskon) / 100' }]
        : [],
      formula: delivery ? `${bought} + ongkir` : bought,
      per: need?.per ?? null,
    }
  }
  // `bensin 35rb sehari tambah cicilan 25rb sehari`: paid together, each time.
  if (
    money.length > 1 &&
    !percent &&
    first.per !== null &&
    money.every((one) => one.per === first.per && one.noun === '' && ['fixed', 'expense', 'other'].includes(one.role))
  ) {
    const names = ['biaya', 'biaya_lain', 'biaya_lagi'].slice(0, money.length)
    return {
      name,
      goal: 'least',
      way: 'sum',
      slots: money.map((one, index) => slot(names[index] ?? 'biaya', one.label || `Biaya ${index + 1}`, one)),
      steps: [],
      formula: names.join(' + '),
      per: first.per,
    }
  }
  if (money.length !== 1 || percent) return null
  return {
    name,
    goal: earns.test(text) ? 'most' : 'least',
    way: 'sum',
    slots: [slot('biaya', 'Jumlah', first)],
    steps: [],
    formula: 'biaya',
    per: first.per,
  }
}
