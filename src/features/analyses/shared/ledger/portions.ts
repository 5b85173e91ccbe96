import { isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { people } from '../times-pieces.ts'
import { fieldNumber } from '../number-text.ts'
import type { Counted, Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const lost = list(
  'susut nyusut penyusutan busuk rusak mati hilang pecah basi dibuang kebuang gagal afkir apkir gosong balik retur kembali',
)
const not = list('ga gak nggak ngga enggak tidak tak tra ndak dak indak ora mboten teu belum')
const sold = list('laku terjual kejual')
const kept = list('hidup idup jadi menjadi rendemen laku terjual kejual')
const nesting = list('bertelur nelur bertelor ngendog produksi')
/** Shares of money are none of what was made. */
const ofMoney = list(
  'harga omzet omset laba untung diskon margin komisi fee admin bunga pajak gaji upah modal penjualan bagi dibagi bagian bersih jatah',
)

const living = list('hidup idup mati')
const young = list('anakan bibit benih doc anak bakalan')
/** How many kilos one of a greater measure holds. */
const kilos: Readonly<Record<string, number>> = { ton: 1000, kuintal: 100, kwintal: 100 }

/** Where things lie or go to. */
const places = list('toko warung tempat cabang outlet kios lapak kolam kandang petak reseller agen')

const isThing = ({ noun, value }: Counted): boolean =>
  noun !== '' && (value > 1 || isMeasure(noun)) && timeNamed(noun) === null && !people.has(noun) && !places.has(noun)

type Fate = 'lost' | 'kept' | 'eggs'

const fateOf = ({ words }: Entry): Fate | null => {
  if (words.some((word) => ofMoney.has(word))) return null
  if (words.some((word) => nesting.has(word))) return 'eggs'
  const isUnsold = words.some((word, at) => sold.has(word) && not.has(words[at - 1] ?? ''))
  if (isUnsold || words.some((word) => lost.has(word))) return 'lost'
  return words.some((word) => kept.has(word)) ? 'kept' : null
}

interface Base {
  readonly entry: Entry
  readonly count: Counted
}

/** Of what a share is told: what its words name (`45% dari berat segar`), else what was counted last before it. */
const baseOf = (entry: Entry, before: readonly Entry[], fate: Fate): Base | null => {
  const all = before.flatMap((one): Base[] => one.counts.filter(isThing).map((count) => ({ entry: one, count })))
  const alive = all.filter(({ count }) => count.noun === 'ekor' || young.has(count.noun))
  const isAlive = fate === 'eggs' || (alive.length > 0 && entry.words.some((word) => living.has(word)))
  const able = isAlive ? alive : all
  const at = entry.words.indexOf('dari')
  const named = at === -1 ? [] : entry.words.slice(at + 1)
  const own = able.find((one) => one.entry.words.some((word) => word.length > 3 && named.includes(word)))
  // `ikan 200 kg, garam 60 kg, jadi 45%`: of what was put in first.
  const first = entry.words.includes('jadi') || entry.words.includes('rendemen') ? able[0] : undefined
  return own ?? first ?? able.at(-1) ?? null
}

/** What is left once a told share is lost, or what a told share comes to: `susut 12%` of 150 kg, `hidup 90%` of 5000 ekor. */
const portionOf = (percent: number, { count }: Base, fate: Fate): Counted => {
  const share = fate === 'lost' ? 100 - percent : percent
  const isEggs = fate === 'eggs'
  const held = kilos[count.noun] ?? 1
  const noun = held > 1 ? 'kg' : young.has(count.noun) ? 'ekor' : count.noun
  return {
    value: Math.round(count.value * held * share * 100) / 10_000,
    noun: isEggs ? 'butir' : noun,
    per: isEggs ? 'hari' : count.per,
    rate: isEggs ? null : count.rate,
    times: false,
    said: `${count.said} × ${share}%`,
    left: true,
    ...(isEggs ? {} : { from: { count, share } }),
  }
}

/** Shares of what was made or bought as counts of their own. */
const shares = (entries: readonly Entry[]): Entry[] =>
  entries.reduce<Entry[]>((told, entry) => {
    const { percent } = entry
    const fate = percent === null || percent > 100 ? null : fateOf(entry)
    const base = fate === null ? null : baseOf(entry, told, fate)
    if (percent === null || fate === null || base === null) return [...told, entry]
    const portion = portionOf(percent, base, fate)
    return [...told, { ...entry, percent: null, way: null, sure: false, per: null, counts: [portion] }]
  }, [])

/** `isi 9 ekor sekilo`: how many of the pieces one of the measure holds. */
const heldBy = (entry: Entry): { readonly count: Counted; readonly unit: string } | null => {
  const [count, more] = entry.counts
  const unit = count?.per ?? entry.per
  if (entry.money !== null || !count || more || unit === null || !isMeasure(unit) || isMeasure(count.noun)) return null
  // `satu kg jadi 30 biji` is made of it, `8 ekor sekilo` are so many of those that were raised.
  if (!entry.words.includes('isi') && count.noun !== 'ekor') return null
  return count.value > 1 && timeNamed(unit) === null ? { count, unit } : null
}

/** Pieces that are sold by their weight: `4.500 ekor`, `9 ekor sekilo` are 500 kg. */
const weighed = (entries: readonly Entry[]): Entry[] => {
  const holding = entries.find((one) => heldBy(one) !== null)
  const held = holding ? heldBy(holding) : null
  if (!holding || !held) return [...entries]
  const { count, unit } = held
  const isPriced = entries.some(({ money, per, counts }) => money !== null && per === unit && counts.length === 0)
  const pieces = entries
    .flatMap((entry) => entry.counts.map((one) => ({ entry, count: one })))
    .filter((one) => one.entry !== holding && [count.noun, count.noun || 'ekor'].includes(one.count.noun))
  const whole = pieces.find((one) => one.count.left) ?? pieces.find((one) => one.entry.money === null) ?? pieces[0]
  if (!isPriced || !whole) return [...entries]
  const { per, rate, said, value } = whole.count
  const weight: Counted = {
    value: Math.round((value / count.value) * 100) / 100,
    noun: unit,
    per,
    rate,
    times: false,
    // `3000 ekor × 85% = 2.550 ekor`: how many there were to be weighed.
    said: `${said}${whole.count.from ? ` = ${fieldNumber(value)} ${whole.count.noun}` : ''} ÷ ${count.said}`,
    left: true,
  }
  return entries.flatMap((one) => {
    if (one === holding) return [{ ...one, way: null, sure: false, per: null, rate: null, counts: [weight] }]
    const isGone = one === whole.entry && one.money === null && whole.count.left
    return isGone ? [] : [one]
  })
}

/** What came of the things that were counted: the shares of them that were lost or left, and what those weigh. */
export const withPortions = (entries: readonly Entry[]): Entry[] => weighed(shares(entries))
