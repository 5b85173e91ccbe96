import { amount, valueOf, withoutDates } from '../told-figures.ts'
import { withClockHours } from './clock-hours.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

/** Measures of one kind, in their smallest one. */
const measures: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  gram: ['mass', 1],
  ons: ['mass', 100],
  kg: ['mass', 1000],
  kwintal: ['mass', 100_000],
  ton: ['mass', 1_000_000],
  ml: ['volume', 1],
  liter: ['volume', 1000],
  cm: ['length', 1],
  meter: ['length', 100],
  km: ['length', 100_000],
  menit: ['hours', 1],
  jam: ['hours', 60],
}
const noUnits =
  /^(?:rb|ribu|k|jt|juta|m|persen|orang|org|kali|x|dan|sama|atau|kalau|kalo|kl|klo|ya|kak|bang|bu|pak|min|harga\p{L}*|yang|yg|dengan|dgn|untuk|buat|jadi|bisa|dapat|dapet|cukup|cuma|itu|ini|lagi|aja|saja|terus|trus|berapa|brp|beli|jual|laku|tiap|per|se|di|ke|dari|butuh|perlu|pakai|pake|isi|lebih|kurang|habis|abis)$/u
const timesOf = new Set(['hari', 'minggu', 'bulan', 'tahun'])
const spelled: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilogram: 'kg',
  kuintal: 'kwintal',
  gr: 'gram',
  ltr: 'liter',
  cc: 'ml',
  mtr: 'meter',
  mnt: 'menit',
  bln: 'bulan',
  mgg: 'minggu',
  thn: 'tahun',
  hr: 'hari',
  dino: 'hari',
}

/** What is told of other matters is reckoned elsewhere. */
const ofOthers =
  /(?<!\p{L})(?:untung\p{L}*|laba\p{L}*|rugi|(?:di)?jual(?:nya)?|margin|cuan|hpp|diskon|disc|potongan|dipotong|motong|kasbon|lembur|bunga|cicil\p{L}*|angsur\p{L}*|pajak|ppn|pph|omzet|omset|dp|bonus|komisi|naik|turun|sisa\p{L}*|kembalian|susut|rusak|patungan|bagi hasil|dibagi(?=\s(?:rata|dua|tiga|\d))|mending|murah|selisih|beda|bersih|thr|(?:per|se)\s?orang|seorang)(?!\p{L})|\d\s?(?:orang|org)(?!\p{L})|%|persen/u
const asks = /berapa|brp|piro|pinten|sabaraha/

interface Quantity {
  readonly value: number
  /** The unit as it is said; `Rp` for money. */
  readonly unit: string
  readonly kind: string
  readonly size: number
}
/** So much of one is so much of the other. */
interface Relation {
  readonly one: Quantity
  readonly other: Quantity
}

const ofUnit = (value: number, said: string): Quantity => {
  const unit = spelled[said] ?? said.replace(/(?<=\p{L}{4})nya$/u, '')
  const [kind, size] = measures[unit] ?? [unit, 1]
  return { value, unit, kind, size }
}
const rupiah = (value: number): Quantity => ({ value, unit: 'Rp', kind: 'Rp', size: 1 })

const quantity = String.raw`(?<![\p{L}\d.,])(\d{1,3}(?:\.\d{3})+|\d{1,6}(?:,\d{1,2})?)\s?(\p{L}{2,10})(?!\p{L})`
/** What is said together with `se` and `per`: `seliter`, `perjam`, `selembar`. */
const counted = [
  ...Object.keys(measures),
  ...Object.keys(spelled),
  ...timesOf,
  ...'biji butir bungkus bks porsi gelas cup mangkok mangkuk piring potong lembar buah ekor ikat dus karung sak tabung galon botol kotak loyang adonan resep toples pasang rit trip box pak rak ember panci nampan tusuk kaleng rol gulung meja'.split(
    ' ',
  ),
].join('|')
const per = String.raw`(?:(?:per|se)(?=(?:${counted})(?!\p{L}))|(?<!\p{L})(?:per|tiap|setiap|satu)\s|\/\s?)`
const token = new RegExp(String.raw`${per}(?<each>\p{L}{2,10})(?!\p{L})|${quantity}|(?<![\p{L}\d.,])${amount}`, 'giu')
/** Below that a bare number is no sum. */
const leastSum = 100

interface Token {
  readonly isEach: boolean
  readonly told: Quantity
}

const tokensIn = (text: string): readonly Token[] | null => {
  const found: Token[] = []
  for (let at = 0; at < text.length;) {
    token.lastIndex = at
    const one = token.exec(text)
    if (one === null) break
    const each = one.groups?.['each']
    const [, , digits = '', word = ''] = one
    at = one.index + one[0].length
    if (each !== undefined) {
      if (noUnits.test(each)) continue
      found.push({ isEach: true, told: ofUnit(1, each) })
      continue
    }
    const value = Number(digits.replaceAll('.', '').replace(',', '.'))
    // `10.000 seliter`: a sum for one of it.
    const isUnit = word !== '' && !noUnits.test(word) && !(value >= leastSum && /^(?:se|per)/u.test(word))
    if (isUnit) {
      found.push({ isEach: false, told: ofUnit(value, word) })
      continue
    }
    // A sum: its digits with whatever scale is behind them.
    const money = new RegExp(`^${amount}`, 'iu').exec(text.slice(one.index))
    const paid = valueOf(money?.[1], money?.[2])
    if (money === null || paid === null || paid < leastSum) return null
    at = one.index + money[0].length
    found.push({ isEach: false, told: rupiah(paid) })
  }
  return found
}

/** A stretch ends at a mark or where another fact is opened. */
const parts = /[,;\n.?](?=\s|$)|\s(?:dan|sama|terus|trus|kalau|kalo|klo|tapi|jadi kalau)\s/u

/** `ke botol 400 ml`: what one of them holds, where they are not counted. */
const holds = new RegExp(
  String.raw`(?<![\p{L}\d])(?<!\d\s?)(?<=(?:^|\s)(?:ke|dalam|pakai|pake|per|satu|jadi|untuk|isi|kemasan|wadah|ukuran)\s)(botol|cup|gelas|bungkus|plastik|toples|pouch|kemasan|jerigen|sachet|pak|kantong|porsi|cetakan)(?:\s(?:ukuran|isi|kecil|besar)){0,2}\s(?=\d{1,5}(?:,\d)?\s?(?:ml|cc|liter|gram|gr|ons|kg|kilo)(?!\p{L}))`,
  'gu',
)

/** The relations and the bare quantities of a message; null where anything else is told. */
const readRelations = (
  text: string,
): {
  readonly relations: readonly Relation[]
  readonly bare: readonly Quantity[]
  readonly each: Quantity | null
} | null => {
  const relations: Relation[] = []
  const bare: Quantity[] = []
  let each: Quantity | null = null
  for (const part of text.split(parts)) {
    const tokens = tokensIn(part)
    if (tokens === null) return null
    const told = tokens.filter(
      ({ isEach, told: { kind } }) => !isEach || tokens.length > 1 || timesOf.has(kind) || asks.test(part),
    )
    const [first, second, third] = told
    // `1 kg 20rb buat 50 cucian`: the same in three ways.
    const isOfThree =
      told.length === 3 && !told.some(({ isEach }) => isEach) && new Set(told.map((one) => one.told.kind)).size === 3
    if (isOfThree && first !== undefined && second !== undefined && third !== undefined) {
      relations.push({ one: first.told, other: second.told }, { one: first.told, other: third.told })
      continue
    }
    for (let at = 0; at < told.length; at += 2) {
      const [one, other] = [told[at], told[at + 1]]
      if (one === undefined) break
      // `sebulan berapa`, `per bulan habis berapa`: what is asked, no fact.
      if (other === undefined) {
        if (!one.isEach) bare.push(one.told)
        else if (!timesOf.has(one.told.kind)) each = one.told
        break
      }
      if (one.isEach && other.isEach) continue
      if (one.told.kind === other.told.kind) return null
      relations.push({ one: one.told, other: other.told })
    }
  }
  return { relations, bare, each }
}

const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const shown = ({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string =>
  unit === 'Rp' ? inRupiah(value) : `${exact.format(value)} ${unit}`

/**
 * From one quantity over all relations, each once, to what is asked; null where they are no such chain. `isBegun` where it
 * starts at one of a time, which needs no line.
 */
const walk = (
  start: Quantity,
  relations: readonly Relation[],
  goal: string,
  isBegun: boolean,
): readonly string[] | null => {
  const lines: string[] = []
  let rest = relations
  let now = start
  let isReached = false
  while (rest.length > 0) {
    const next = rest.filter(({ one, other }) => one.kind === now.kind || other.kind === now.kind)
    const relation = next[0]
    // Sums of this and that are no rate of one another.
    if (relation === undefined || next.length > 1 || now.kind === 'Rp') return null
    const isForward = relation.one.kind === now.kind
    const [from, to] = isForward ? [relation.one, relation.other] : [relation.other, relation.one]
    const inFrom = (now.value * now.size) / from.size
    if (now.unit !== from.unit && now.size !== from.size)
      lines.push(`${shown(now)} = ${shown({ value: inFrom, unit: from.unit })}`)
    const value = (inFrom / from.value) * to.value
    const by =
      from.value === 1
        ? `${shown({ value: inFrom, unit: from.unit })} × ${shown(to)}`
        : to.value === 1
          ? `${shown({ value: inFrom, unit: from.unit })} ÷ ${exact.format(from.value)}`
          : `${shown({ value: inFrom, unit: from.unit })} ÷ ${exact.format(from.value)} × ${shown(to)}`
    const isSpan = isBegun && lines.length === 0 && now.value === 1 && from.value === 1
    now = { ...to, value }
    isReached ||= now.kind === goal
    if (!isSpan) lines.push(`${by} = ${rest.length === 1 || now.kind === goal ? `**${shown(now)}**` : shown(now)}`)
    rest = rest.filter((one) => one !== relation)
  }
  return isReached && lines.length > 0 ? lines : null
}

const askedUnit = /(?:berapa|brp|piro)\s(\p{L}{2,10})/u
const longTimes = ['tahun', 'bulan', 'minggu', 'hari']

/**
 * What follows from told rates by their units alone: `1 liter 35 km, sehari 70 km, 10.000 seliter, sebulan 26 hari` is so
 * many Rupiah a month. Every figure is a link of one chain, or nothing is reckoned.
 */
export const byUnits = (message: string): Reckoned | null => {
  const text = withClockHours(withoutDates(message.toLowerCase()))
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(holds, '1 $1 ')
  if (!asks.test(text) || ofOthers.test(text)) return null
  const told = readRelations(text)
  if (told === null || told.relations.length === 0 || told.relations.length > 5) return null
  const { relations, bare, each } = told
  const kinds = new Set(relations.flatMap(({ one, other }) => [one.kind, other.kind]))
  const named = ofUnit(1, askedUnit.exec(text)?.[1] ?? '').kind
  const isOfEach = each !== null && bare.length === 0 && named === each.kind
  const goal = kinds.has(named) && !isOfEach ? named : kinds.has('Rp') ? 'Rp' : null
  if (goal === null || bare.length > 1) return null
  const span = longTimes.find((time) => kinds.has(time))
  const start = bare[0] ?? each ?? (span === undefined || relations.length < 2 ? undefined : ofUnit(1, span))
  if (start === undefined || start.kind === goal) return null
  const lines = walk(start, relations, goal, bare.length === 0)
  if (lines === null) return null
  // `per botol berapa? jadi berapa botol`: how many of them come of it is asked besides.
  const link = isOfEach
    ? relations.find(({ one, other }) => one.kind === start.kind || other.kind === start.kind)
    : undefined
  const inEach = link?.one.kind === start.kind ? link.other : link?.one
  const whole = relations
    .filter((one) => one !== link)
    .flatMap(({ one, other }) => [one, other])
    .find(({ kind }) => kind === inEach?.kind)
  const many =
    inEach === undefined || whole === undefined || link?.one.value !== 1
      ? []
      : [
          `${shown(whole)} ÷ ${shown(inEach)} = **${shown({ value: (whole.value * whole.size) / (inEach.value * inEach.size), unit: start.unit })}**`,
        ]
  const isForTime = bare.length === 0 && each === null
  return {
    name: 'by_units',
    text: paragraphs(listed([...lines, ...many]), isForTime ? `Itu untuk se${start.unit}.` : ''),
  }
}
