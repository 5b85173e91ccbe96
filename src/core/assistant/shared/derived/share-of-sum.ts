import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import { readFigures, sumIn } from '../reading-grammar/sums/numbers.ts'

import { inPlainRules } from './plain-rules.ts'
import { partOf, percentRatio, ratio } from './ratio.ts'
import type { Thing } from './thing.ts'

/** A sum that follows from the told ones, with the reckoning in its name. */
export interface DerivedSum {
  readonly label: string
  readonly value: number
}

const word = String.raw`\p{L}{1,14}`
const sum = String.raw`((?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d{1,4}(?:[.,]\d{1,2})?\s?(?:rb|ribu|k|jt|juta)(?!\p{L})))`
const shared = new RegExp(
  String.raw`(?<!\p{L})(komisi|bonus|insentif|fee|bagian|jatah|potongan|memotong|motong|dipotong|potong|admin|mdr|setoran)(?:nya)?\s((?:${word}\s){0,3}?)(?:sebesar\s)?(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|persen)(?!\s?saham)`,
  'giu',
)
const asked =
  /(?:berapa|brp|contoh|hitung|itung|rinci)[^.;\n]{0,80}?(?:dapa?e?t|terima|potong|komisi|bagian|bonus|insentif|fee|sisa|bersih)|(?:dapa?e?t|terima|potong|komisi|bagian|bonus|insentif|fee|sisa|bersih)[^.;\n]{0,60}?(?:berapa|brp)/iu
const asksRest =
  /(?:terima|bersih|sisa)\p{L}{0,3}[^.;\n]{0,40}?(?:berapa|brp)|(?:kita|kami|saya|sy|penjual)\s(?:dapa?e?t|dpt)|(?:berapa|brp)[^.;\n]{0,40}?(?:diterima|sisanya|bersihnya)/iu
const example = String.raw`(?:contoh|misal|misalnya|misalkan|umpama|kalau|kalo|pas)(?!\p{L})`
const exampleSum = new RegExp(String.raw`(?<!\p{L})${example}[^.;,\n\d]{0,50}?${sum}`, 'giu')
const exampleCount = new RegExp(
  String.raw`(?<!\p{L})${example}[^.;\n\d]{0,50}?(?<![\d.,])(\d{1,4})\s((?:${word}\s?){1,4})`,
  'giu',
)
const ofSum = new RegExp(String.raw`^\s?(?:dari|dr)\s(?:${word}\s){0,3}?${sum}`, 'iu')
const atLeast = new RegExp(String.raw`(?:di\s?atas|lebih\sdari|minimal|mulai)\s(?:${word}\s){0,2}?${sum}`, 'iu')
const counted = new RegExp(
  String.raw`(?<!\p{L})contoh[^.;\n\d]{0,40}?(?<![\d.,])(\d{1,4})\s((?:${word}\s){1,3}?)(?:harga|harganya|seharga|@)\s?${sum}`,
  'iu',
)

const named: Readonly<Record<string, string>> = {
  motong: 'potongan',
  memotong: 'potongan',
  dipotong: 'potongan',
  potong: 'potongan',
}

interface Base {
  readonly value: number
  readonly lines: readonly DerivedSum[]
}

const counting = (count: number, price: number, what: string): Base | null => {
  const value = partOf(price, ratio(count))
  return value === null || count < 1
    ? null
    : { value, lines: [{ label: `${formatNumber(count)} ${what} × ${formatRupiah(price)}`, value }] }
}

/** What the share is taken of: the example's own sum, so many of a priced thing, or the one price that was told. */
const baseIn = (text: string, share: RegExpMatchArray, things: readonly Thing[]): Base | null => {
  const to = share.index === undefined ? 0 : share.index + share[0].length
  const [, told] = ofSum.exec(text.slice(to, to + 80)) ?? []
  const unit = told === undefined ? null : sumIn(told)
  const examples = Array.from(text.matchAll(exampleSum)).filter(([said]) => !atLeast.test(said))
  const [only, other] = examples
  if (only !== undefined && other === undefined) {
    const value = sumIn(only[1] ?? '')
    return value === null ? null : { value, lines: [] }
  }
  if (examples.length > 1) return null
  const counts = Array.from(text.matchAll(exampleCount))
  if (counts.length > 1) return null
  const [count] = counts
  if (count !== undefined) {
    const [, many = '', words = ''] = count
    const said = words.trim().split(/\s+/)
    const [first = ''] = said
    const own = things.filter(({ name }) => name.toLowerCase().split(/\s+/)[0] === first)
    const [one, more] = own
    const price = more === undefined ? (one?.price ?? unit) : null
    return price === null ? null : counting(Number(many), price, one === undefined ? first : one.name.toLowerCase())
  }
  if (unit !== null) return { value: unit, lines: [] }
  const [one, more] = things
  return one !== undefined && more === undefined ? { value: one.price, lines: [] } : null
}

/**
 * What a told share comes to in the example that is asked for, and what is left of it (ASSIST-05): `komisi 40% … contoh kalau sehari
 * 12 potong`. Nothing where several shares or sums could be meant, or the example is below the share's threshold.
 */
export const readShareOfSum = (message: string, things: readonly Thing[]): DerivedSum[] => {
  if (message.length > 8000 || !/%|persen|contoh/iu.test(message)) return []
  const text = inPlainRules(message)
  const total = /total\p{L}{0,3}/iu.test(text) ? counted.exec(text) : null
  const shares = Array.from(text.matchAll(shared))
  const [share, other] = shares
  if (share === undefined && total !== null) {
    const price = sumIn(total[3] ?? '')
    return price === null ? [] : [...(counting(Number(total[1]), price, (total[2] ?? '').trim())?.lines ?? [])]
  }
  const percent = readFigures(share?.[3] ?? '')?.value ?? 0
  if (share === undefined || other !== undefined || percent <= 0 || !asked.test(text)) return []
  const base = baseIn(text, share, things)
  const least = atLeast.exec(text.slice(Math.max(0, (share.index ?? 0) - 60), share.index))
  const part = base === null ? null : partOf(base.value, percentRatio(percent))
  if (base === null || part === null || (least !== null && base.value <= (sumIn(least[1] ?? '') ?? 0))) return []
  const [, cue = '', whose = ''] = share
  const name =
    `${named[cue.toLowerCase()] ?? cue.toLowerCase()}${/^(?:komisi|bagian|jatah|fee)$/iu.test(cue) ? ` ${whose.trim()}` : ''}`.trim()
  const label = `${sentenceCase(name)} ${String(percent).replace('.', ',')}% dari ${formatRupiah(base.value)}`
  return [
    ...base.lines,
    { label, value: part },
    ...(asksRest.test(text)
      ? [{ label: `Yang diterima: ${formatRupiah(base.value)} − ${formatRupiah(part)}`, value: base.value - part }]
      : []),
  ]
}
