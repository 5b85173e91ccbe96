import { conversion } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind, onlyIf, p } from '../draft.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { holdsPaidFor, timeNamed } from '../ledger/ledger-words.ts'
import { isHead, isTimeUnit, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import type { Account } from './term.ts'

const comparing = words(
  'mana|murah\\p{L}*|hemat\\p{L}*|beda\\p{L}*|selisih\\p{L}*|atau|ato|vs|banding\\p{L}*|mending\\p{L}*|supplier|tamurah|masing-masing|masing2',
)
const ofOthers = words(
  'untung\\p{L}*|laba|cuan|margin|profit|dijual|laku|terjual|omzet|omset|gaji|komisi|cicil\\p{L}*|kredit|dp|diskon',
)
const packWords = wordList(
  'dus karton pak pack bal sak karung box ikat renteng slop koli kotak jerigen galon botol pouch bungkus',
)
const extras = wordList('ongkir ongkos kirim antar angkut bensin parkir tol transport kurir admin packing')

/** One way to buy: a sum for one unit, or for a pack that holds so many of them; and what is paid besides. */
interface Way {
  readonly entry: Entry
  /** What a pack holds, factor by factor; empty where the sum is for one. */
  readonly size: readonly Counted[]
  readonly unit: string
  readonly besides: Entry[]
}

const wayOf = (entry: Entry, asked: string | null): Way | null => {
  const { money, per, counts, rate, pack, way } = entry
  if (money === null || rate !== null || pack !== null || way === 'wish' || way === 'opening') return null
  const sizes = counts.filter(
    ({ value, times, noun }) => value !== 1 || times || (counts.length === 1 && per === null && noun !== ''),
  )
  if (sizes.some(({ noun, per: of }) => isTimeUnit(noun) || isHead(noun) || of !== null)) return null
  const isOfPack = per === null || packWords.has(per)
  if (sizes.length > 0 && isOfPack && !entry.each) {
    const unit = sizes.findLast(({ noun }) => noun !== '')?.noun ?? asked ?? ''
    return unit === '' ? null : { entry, size: sizes, unit, besides: [] }
  }
  return counts.length === 0 && per !== null && !isTimeUnit(per) ? { entry, size: [], unit: per, besides: [] } : null
}

const isBeside = ({ money, counts, per, pack, words: own }: Entry): boolean =>
  money !== null &&
  pack === null &&
  counts.length === 0 &&
  per === null &&
  (own.some((word) => extras.has(word)) || holdsPaidFor(own))

interface Buying {
  readonly ways: readonly Way[]
  readonly need: Counted | null
  readonly unit: string
}

/** The ways to buy that a message sets side by side; null where one of its numbers belongs to none of them. */
const buyingOf = (entries: readonly Entry[], asked: string | null): Buying | null => {
  const ways: Way[] = []
  const needs: Counted[] = []
  for (const entry of entries) {
    const way = wayOf(entry, asked)
    const last = ways.at(-1)
    const [count, more] = entry.counts
    // `ongkir 12rb tiap sak` is no way of its own.
    if (way && entry.words.some((word) => extras.has(word))) return null
    // `24rb per pak isi 50`: what the pack holds.
    const isSize = entry.money === null && count && !more && entry.words.at(-1) === 'isi'
    if (isSize && last && last.size.length === 0 && packWords.has(last.unit)) {
      const unit = count.noun || asked
      if (!unit) return null
      ways[ways.length - 1] = { ...last, size: [count], unit }
    } else if (way) ways.push(way)
    else if (last && isBeside(entry)) last.besides.push(entry)
    else if (entry.money !== null || entry.percent !== null || !count || more) return null
    else if (isTimeUnit(count.noun) || count.value < 2) return null
    // `3 supplier` counts those who are compared.
    else if (count.value > 6 || ways.length > 0) needs.push(count)
  }
  const [need, more] = needs
  const [first] = ways
  if (!first || ways.length < 2 || more) return null
  const unit = need && ways.some((one) => one.unit === need.noun) ? need.noun : first.unit
  const fits = (noun: string): boolean => noun === unit || conversion(noun, unit) !== null
  if (!ways.every((one) => fits(one.unit)) || (need && !fits(need.noun))) return null
  return { ways, need: need ?? null, unit }
}

/** What one unit comes to, and so many of them: packs are bought whole. */
const costsOf = (
  way: Way,
  name: string,
  { need, unit }: Buying,
  book: Book,
): { each: Amount; total: Amount | null } => {
  const held = conversion(way.unit, unit) ?? 1
  const price = book.sum(way.entry, `${name}: harga`, way.size.length === 0 ? way.unit : '')
  const parts = way.size.map((one) => book.count(one, `${name}: isi`))
  const factors = held === 1 ? '' : ` * ${held}`
  const inside = parts.map(({ id }) => id).join(' * ') + factors
  const size = parts.reduce((product, { value }) => product * value, 1) * held
  const isPlain = parts.length === 0 && held === 1
  const each = isPlain
    ? price
    : book.step(
        `${name} per ${unit}`,
        parts.length === 0 ? `${price.id} / ${held}` : `${price.id} / (${inside})`,
        price.value / size,
      )
  if (!need) return { each, total: null }
  const wanted = book.count(need, 'Kebutuhan')
  const factor = conversion(need.noun, unit) ?? 1
  const amount = factor === 1 ? wanted.id : `${wanted.id} * ${factor}`
  const often = parts.length === 0 ? `${amount}${held === 1 ? '' : ` / ${held}`}` : `ceil(${amount} / (${inside}))`
  const count = (wanted.value * factor) / (parts.length === 0 ? held : size)
  const goods = book.step(
    way.besides.length === 0 ? `${name}: semuanya` : `${name}: harga barang`,
    `${price.id} * ${often}`,
    price.value * (parts.length === 0 ? count : Math.ceil(count)),
    { per: timeNamed(need.per ?? '') ?? need.rate ?? '' },
  )
  const more = way.besides.map((one) => book.sum(one, `${name}: ${one.label.toLowerCase() || 'biaya lain'}`))
  return { each, total: more.length === 0 ? goods : book.plus(`${name}: semuanya`, [goods, ...more]) }
}

const small = wordList('ml cc gram gr mg cm')
const noise = wordList('beli atau ato kalau kalo isi harga')

const namesOf = (ways: readonly Way[]): string[] => {
  const own = ways.map(({ entry, size }) =>
    sentenceCase(
      entry.label
        .split(' ')
        .filter((word) => !noise.has(word.toLowerCase()))
        .join(' ') || (size.length > 0 ? `Per ${entry.per ?? 'kemasan'}` : `Per ${entry.per ?? 'satuan'}`),
    ),
  )
  return new Set(own).size === own.length ? own : own.map((_, at) => `Pilihan ${at + 1}`)
}

/** What a thing comes to by several ways to buy it: for one unit, and for as many as are needed. */
export const waysBought: Account = (_, { message, ledger }) => {
  if (!comparing.test(message) || ofOthers.test(message)) return null
  const buying = buyingOf(ledger.entries, ledger.asked.per)
  if (!buying) return null
  const { ways, need, unit } = buying
  // Small measures are set side by side by the litre, the kilo or the hundred: a reckoning of its own.
  if (ways.some((one) => small.has(one.unit))) return null
  const hasBesides = ways.some(({ besides }) => besides.length > 0)
  if (hasBesides && !need) return null
  const book = openBook()
  const names = namesOf(ways)
  const costs = ways.map((way, at) => ({ ...costsOf(way, names[at] ?? '', buying, book), name: names[at] ?? '' }))
  const time = need ? (timeNamed(need.per ?? '') ?? need.rate ?? '') : ''
  const spoken = need ? ` untuk ${bind(book.count(need, 'Kebutuhan').id)}` : ''
  const [one, other, third] = costs
  if (!one || !other) return null
  const compared = costs.map(({ total, each }) => total ?? each)
  const least = compared.reduce((found, amount) => (amount.value < found.value ? amount : found))
  const most = compared.reduce((found, amount) => (amount.value > found.value ? amount : found))
  const gap = third
    ? book.step('Selisih termurah dan termahal', `${most.id} - ${least.id}`, most.value - least.value, { per: time })
    : book.step(
        'Selisih',
        `abs(${compared[0]?.id ?? ''} - ${compared[1]?.id ?? ''})`,
        Math.abs((compared[0]?.value ?? 0) - (compared[1]?.value ?? 0)),
        { per: time },
      )
  const gapEach =
    need && !third
      ? book.step(
          `Selisih per ${unit}`,
          `abs(${one.each.id} - ${other.each.id})`,
          Math.abs(one.each.value - other.each.value),
        )
      : null
  const best = costs[compared.indexOf(least)]
  return {
    type: 'perbandingan',
    title: 'Perbandingan Harga Beli',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`**${best?.name ?? ''}** paling murah${spoken}; selisihnya **${bind(gap.id)}**.`, onlyIf(gap.id, 'positive')),
      p(`Semuanya jatuh sama${spoken}. Pilih menurut mutu, lama kirim, dan cara bayar.`, onlyIf(gap.id, 'zero')),
      ...costs.map(({ name, each, total }) =>
        p(`${name}: **${bind(each.id)}** per ${unit}${total ? `, semuanya **${bind(total.id)}**` : ''}.`),
      ),
    ],
    key: gap.id,
    shown: [gap.id, ...compared.map(({ id }) => id), ...(gapEach ? [gapEach.id] : [])]
      .filter((id) => book.steps.some((step) => step.id === id))
      .slice(0, 4),
    chart: { title: need ? 'Semuanya' : `Harga per ${unit}`, categories: names, values: compared.map(({ id }) => id) },
    next: ['Mutu, lama kirim, dan cara bayar masing-masing: [isi bedanya].'],
  }
}
