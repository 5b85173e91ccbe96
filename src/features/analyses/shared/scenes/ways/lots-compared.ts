import { conversion } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { bind, onlyIf, p } from '../../draft.ts'
import { fillers } from '../../figure-words.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { nameless, plainWord } from '../../ledger/ledger-words.ts'
import { isHead, isTimeUnit, wordList } from '../../ledger/levels/units.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const comparing = words(
  'banding\\p{L}*|perbandingan|supplier|suplier|pemasok|agen|grosir|distributor|mending\\p{L}*|mana|murah\\p{L}*|hemat\\p{L}*|vs|versus|selisih\\p{L}*|beda\\p{L}*|atau',
)
const earning = words(
  'untung\\p{L}*|laba|cuan|margin|profit|bep|impas|laku|terjual|dijual|omzet|omset|gaji|upah|cicil\\p{L}*|dp|tenor',
)
/** Paid on top of what the goods cost. */
const extra = wordList(
  'ongkir ongkos kirim pengiriman kurir antar angkut bongkar muat packing kemasan peti asuransi admin transport bensin tol parkir jasa handling ekspedisi cargo kargo',
)
const off = wordList('diskon potongan potong rabat cashback')
const onTop = wordList('ppn pajak')
const unnamed = wordList(
  'banding bandingin bandingkan perbandingan tawaran penawaran pilihan pesan order ambil kalau kalo kl klo jika bila harga harganya atau vs versus mana mending beli supplier suplier pemasok agen',
)

interface Extra {
  readonly entry: Entry
  readonly kind: 'sum' | 'off' | 'onTop'
}

/** So many at one seller, with what is paid besides. */
interface Lot {
  readonly entry: Entry
  readonly count: Counted
  /** Whether the sum is the price of one of them, not of all. */
  readonly isEach: boolean
  readonly extras: Extra[]
}

const lotOf = (entry: Entry): Lot | null => {
  const [count, more] = entry.counts
  const isOf = entry.per === null || entry.per === count?.noun
  if (entry.money === null || !count || more || count.value <= 1 || !isOf || entry.pack) return null
  if (isTimeUnit(count.noun) || isHead(count.noun) || count.per !== null || count.rate !== null) return null
  const isEach = entry.each || count.times || entry.per === count.noun
  return entry.way === 'wish' || entry.rate !== null ? null : { entry, count, isEach, extras: [] }
}

const extraOf = (entry: Entry): Extra | null => {
  const said = [...entry.words, ...entry.trail]
  const holds = (of: ReadonlySet<string>): boolean => said.some((word) => of.has(word))
  if (entry.counts.length > 0 || entry.per !== null) return null
  if (entry.percent !== null)
    return holds(off) ? { entry, kind: 'off' } : holds(onTop) ? { entry, kind: 'onTop' } : null
  if (entry.money === null) return null
  // `80 ekor @31rb + becak 60rb`: paid with it, whatever it is called.
  const isJoined = entry.joined && entry.way === 'out'
  return !holds(off) && (isJoined || holds(extra)) ? { entry, kind: 'sum' } : null
}

/** `3 supplier` counts those who are compared. */
const mostLots = 6

/** The lots of a message with what is paid on top of each; none where a number belongs to none of them. */
const lotsIn = (entries: readonly Entry[]): Lot[] => {
  const lots: Lot[] = []
  for (const entry of entries) {
    const lot = lotOf(entry)
    const last = lots.at(-1)
    const besides = extraOf(entry)
    if (besides && last) last.extras.push(besides)
    else if (lot) lots.push(lot)
    else if (
      entry.money !== null ||
      entry.percent !== null ||
      entry.counts.some(({ noun, value }) => !isTime(noun) && value > mostLots)
    )
      return []
  }
  return lots
}

const named = (list: readonly string[]): string[] =>
  list.filter((word) => {
    const isKnown = fillers.has(word) || nameless.has(word) || unnamed.has(word) || unnamed.has(plainWord(word))
    return /^[\p{L}\d-]+$/u.test(word) && (word.length === 1 || !isKnown)
  })

const nameOf = ({ entry }: Lot, message: string): string => {
  const own = named(entry.label.toLowerCase().split(' '))
  const found = (own.length > 0 ? own : named(entry.context)).slice(-4).join(' ')
  const at = found === '' ? -1 : message.toLowerCase().indexOf(found)
  return sentenceCase(at === -1 ? found : message.slice(at, at + found.length))
}

/** `gula Toko A`, `Toko B`: what is bought stands before the first of them only. */
const withoutThing = (names: readonly string[]): string[] =>
  names.map((name) => {
    const words = name.split(' ')
    const others = names.filter((one) => one !== name).map((one) => one.split(' ')[0]?.toLowerCase())
    const at = words.findIndex((word, place) => place > 0 && others.includes(word.toLowerCase()))
    return at === -1 ? name : sentenceCase(words.slice(at).join(' '))
  })

/** Two lots under one name are told by how much they are. */
const namesOf = (lots: readonly Lot[], message: string): string[] => {
  const own = withoutThing(lots.map((one) => nameOf(one, message)))
  const shared = own.filter((one) => one !== '')
  const isDistinct = shared.length === own.length && new Set(own).size === own.length
  const counts = lots.map(({ count }) => `${count.value.toLocaleString('id-ID')} ${count.noun}`.trim())
  if (isDistinct) return own
  return new Set(counts).size === counts.length
    ? counts.map((one) => sentenceCase(one))
    : own.map((_, at) => `Pilihan ${at + 1}`)
}

interface Reckoned {
  readonly name: string
  readonly noun: string
  readonly figures: readonly WorkedFigure[]
  readonly steps: readonly WorkedStep[]
  readonly total: string
  readonly each: string
}

const reckoned = (lot: Lot, at: number, name: string, unit: string): Reckoned => {
  const { entry, count, isEach, extras } = lot
  const n = at + 1
  const held = count.noun === unit ? 1 : (conversion(count.noun, unit) ?? 1)
  const goods = isEach ? `barang_${n}` : `harga_${n}`
  const figures: WorkedFigure[] = [
    { id: `banyak_${n}`, label: `${name}: banyaknya`, told: toldCount(count), noun: count.noun },
    {
      id: `harga_${n}`,
      label: `${name}: harga${isEach && count.noun !== '' ? ` per ${count.noun}` : ''}`,
      told: toldSum(entry),
      per: '',
    },
  ]
  const steps: WorkedStep[] = isEach
    ? [{ id: goods, label: `${name}: harga barang`, formula: `harga_${n} * banyak_${n}` }]
    : []
  const parts = [goods]
  for (const [place, { entry: one, kind }] of extras.entries()) {
    const id = `tambahan_${n}_${place + 1}`
    figures.push({ id, label: `${name}: ${one.label.toLowerCase() || 'biaya lain'}`, told: toldSum(one) })
    if (kind === 'sum') parts.push(`+ ${id}`)
    else {
      const part = `nilai_${n}_${place + 1}`
      steps.push({
        id: part,
        label: `${name}: ${kind === 'off' ? 'potongan' : 'pajak'}`,
        formula: `${goods} * ${id} / 100`,
      })
      parts.push(`${kind === 'off' ? '-' : '+'} ${part}`)
    }
  }
  const total = parts.length === 1 ? goods : `total_${n}`
  if (parts.length > 1) steps.push({ id: total, label: `${name}: semuanya`, formula: parts.join(' ') })
  const each = `jatuh_${n}`
  const isPlain = isEach && parts.length === 1 && held === 1
  steps.push({
    id: each,
    label: name,
    formula: isPlain ? `harga_${n}` : `${total} / ${held === 1 ? `banyak_${n}` : `(banyak_${n} * ${held})`}`,
    per: unit || 'satuan',
  })
  return { name, noun: unit, figures, steps, total, each }
}

/** What so many of a thing come to at each of several sellers with all that is paid besides, and what one of them comes to. */
export const lotsCompared: Scene = ({ ledger, message, figures, choices }) => {
  if (!comparing.test(message) || earning.test(message)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const lots = lotsIn(ledger.entries)
  const [first, second, third] = lots
  if (!first || !second) return null
  const hasExtras = lots.some(({ extras }) => extras.length > 0)
  // Without anything besides, the choices and prices of a unit are shown by their own reckonings.
  if (!hasExtras && choices) return null
  const unit = first.count.noun
  if (lots.some(({ count }) => count.noun !== unit && conversion(count.noun, unit) === null)) return null
  const isSame = lots.every(({ count }) => count.value === first.count.value && count.noun === unit)
  const names = namesOf(lots, message)
  const ways = lots.map((one, at) => reckoned(one, at, names[at] ?? '', unit))
  const [one, other] = ways
  if (!one || !other) return null
  const per = unit === '' ? 'satuan' : unit
  const isPair = third === undefined
  const gaps: WorkedStep[] = isPair
    ? [
        ...(isSame
          ? [{ id: 'selisih', label: 'Selisih semuanya', formula: `abs(${one.total} - ${other.total})` }]
          : []),
        { id: 'selisih_satuan', label: `Selisih per ${per}`, formula: `abs(${one.each} - ${other.each})` },
        { id: 'beda', label: 'Beda', formula: `${one.each} - ${other.each}`, quiet: true },
      ]
    : [
        { id: 'termurah', label: 'Yang termurah', formula: 'argmin(jatuh)', unit: 'name' },
        { id: 'murah', label: `Termurah per ${per}`, formula: 'min(jatuh)' },
        { id: 'selisih_satuan', label: `Selisih dengan yang termahal per ${per}`, formula: 'max(jatuh) - min(jatuh)' },
      ]
  const gapSaid = isSame
    ? `**${bind('selisih')}**, atau **${bind('selisih_satuan')}** per ${per}`
    : `**${bind('selisih_satuan')}** per ${per}`
  return {
    type: 'perbandingan',
    title: 'Perbandingan Harga Beli',
    groups: { jatuh: `harga per ${per}` },
    figures: ways.flatMap((way) => way.figures),
    steps: [...ways.flatMap((way) => way.steps), ...gaps],
    answer: [
      ...(isPair
        ? [
            p(
              `**{{beda|${other.name}|Keduanya|${one.name}}}** lebih murah; selisihnya ${gapSaid}.`,
              onlyIf('selisih_satuan', 'positive'),
            ),
            p(
              `Keduanya jatuh sama: **${bind(one.each)}** per ${per}. Pilih menurut mutu, lama kirim, dan cara bayar.`,
              onlyIf('selisih_satuan', 'zero'),
            ),
          ]
        : [
            p(
              `Yang termurah **${bind('termurah')}**; selisihnya dengan yang termahal **${bind('selisih_satuan')}** per ${per}.`,
            ),
          ]),
      ...ways.map(({ name, total, each }) =>
        p(`${name}: semuanya **${bind(total)}**, jatuhnya **${bind(each)}** per ${per}.`),
      ),
    ],
    key: isPair ? 'selisih_satuan' : 'murah',
    shown: isPair
      ? [...ways.map(({ each }) => each), ...gaps.filter(({ quiet }) => !quiet).map(({ id }) => id)]
      : ['murah', 'selisih_satuan'],
    chart: {
      title: `Jatuhnya per ${per}`,
      categories: ways.map(({ name }) => name),
      values: ways.map(({ each }) => each),
    },
    next: ['Mutu, lama kirim, dan cara bayar masing-masing: [isi bedanya].'],
  }
}
