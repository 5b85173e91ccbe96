import { isMeasure } from '#core/assistant/shared/reading-grammar/units.ts'

import { people } from '../../times-pieces.ts'
import type { Counted, Entry } from '../entry.ts'
import type { Ledger } from '../ledger.ts'
import { timeNamed, wayOf } from '../ledger-words.ts'
import { ratesOf, type Rate, reach } from './rates.ts'
import { heldIn, isHead, isOccasion, isTimeUnit, standsForAny } from './units.ts'

/** A sum at its level: which way it goes, for one of what it is told, and how many of that stand beside it. */
export interface Flow {
  readonly entry: Entry
  readonly way: 'in' | 'out'
  readonly units: readonly string[]
  readonly own: readonly Counted[]
}

/** The sums of a message at their levels, with the rates between those. */
export interface Placed {
  readonly flows: readonly Flow[]
  /** Shares of the takings that are paid away. */
  readonly shares: readonly Entry[]
  readonly rates: readonly Rate[]
  /** Where a time was taken for granted, in a sentence. */
  readonly assumed: readonly string[]
}

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const eachWords = list('sekali tiap setiap per satu saban sakali')
const once = list('sekali sakali')
const monthlyWords = list(
  'gaji sewa listrik air pdam wifi internet cicilan angsuran kontrakan retribusi keamanan penjaga jaga karyawan pegawai tetap iklan pajak',
)
const ofPiece = list(
  'modal hpp bahan beli harga kemasan packing bungkus bungkusnya plastik cup gelas box dus kulakan baku',
)

const isMonthlyCost = ({ words, per }: Entry): boolean => per === null && words.some((word) => monthlyWords.has(word))

const timeOfHeading: Readonly<Record<string, string>> = { bulanan: 'bulan', harian: 'hari', mingguan: 'minggu' }

/** `sekali trip`, `tiap trip:`: the occasions that entries are told for; a heading holds to the end of its sentence. */
const marksOf = (entries: readonly Entry[]): Map<Entry, readonly string[]> => {
  const counted = new Set(entries.flatMap(({ counts }) => counts.map(({ noun }) => noun)))
  const markIn = (words: readonly string[]): string | null => {
    const at = words.findIndex((word, index) => {
      const next = words[index + 1] ?? ''
      return eachWords.has(word) && !isTimeUnit(next) && (counted.has(next) || isOccasion(next))
    })
    // `sekali cukur 25rb`: each time.
    const isOnce = words.some((word, index) => once.has(word) && !isTimeUnit(words[index + 1] ?? ''))
    return at === -1 ? (isOnce ? 'kali' : null) : (words[at + 1] ?? null)
  }
  const found = new Map<Entry, readonly string[]>()
  let headed: { mark: string; sentence: number } | null = null
  for (const entry of entries) {
    const over = markIn(entry.context) ?? timeOfHeading[entry.context.at(-1) ?? ''] ?? null
    if (over !== null) headed = { mark: over, sentence: entry.sentence }
    const own = markIn(entry.words)
    const mark = own ?? (headed?.sentence === entry.sentence ? headed.mark : null)
    found.set(entry, mark === null ? [] : [mark])
  }
  return found
}

const unique = (units: readonly (string | null)[]): string[] => [
  ...new Set(units.filter((one): one is string => one !== null)),
]

const flowOf = (entry: Entry, way: 'in' | 'out', marks: readonly string[], rates: readonly Rate[]): Flow => {
  const { per, rate, each, counts } = entry
  const many = counts.filter(({ value, times }) => value !== 1 || times)
  const ofPer = many.find(({ noun }) => per !== null && (noun === per || heldIn(noun, per) !== null))
  // `3 tukang 160rb sehari`: each of them, every day.
  const isDaily = per === 'hari' && many.length === 1 && people.has(many[0]?.noun ?? '')
  const own = each || isDaily ? many : [...(ofPer ? [ofPer] : []), ...many.filter((one) => one.times && one !== ofPer)]
  // `satu orang 75rb sehari`: for one of those who are counted elsewhere.
  const [single] = counts.filter(
    ({ value, noun }) =>
      value === 1 && noun !== '' && !isTimeUnit(noun) && (!isMeasure(noun) || entry.words.length === 0),
  )
  const time = per === null ? null : (timeNamed(per) ?? per)
  const taken = new Set(own.map(({ noun }) => noun))
  const told = unique([
    time,
    rate,
    ...own.flatMap((one) => [one.per === null ? null : (timeNamed(one.per) ?? one.per), one.rate]),
    single && counts.length === 1 && rates.some(({ of, ofCost }) => of === single.noun && !ofCost) ? single.noun : null,
    ...marks.filter((mark) => !(isTimeUnit(mark) && ((time !== null && isTimeUnit(time)) || rate !== null))),
  ])
  return { entry, way, own, units: told.filter((unit) => !taken.has(unit) && (ofPer === undefined || unit !== per)) }
}

const ownWork = list('potong sewa ongkos jasa cukur harga tarif tiket karcis bayar dibayar bayaran')
const priceWords = list('harga tarif regane hargane')
const bought = list('beli modal bahan hpp kulakan gaji upah')

/** A sum that its own words do not send away: the price of a thing or a service. */
const mayEarn = ({ entry, units, own }: Flow): boolean => {
  const { words } = entry
  const isSpent =
    words.some((word) => bought.has(word)) || (wayOf(words) !== null && !words.some((word) => ownWork.has(word)))
  const isWage = [...units, ...own.map(({ noun }) => noun)].some((one) => people.has(one) && !isHead(one))
  return !isSpent && !isWage
}

/**
 * Where nothing comes in by its words: the first sum, if it is the price of something, with those that are told just
 * like it; else what is told for one of something counted and is worth more than the others.
 */
const earning = (flows: readonly Flow[]): readonly Flow[] => {
  if (flows.some(({ way, entry }) => way === 'in' && (wayOf(entry.words)?.way === 'in' || entry.words.length === 0)))
    return flows
  const [first] = flows
  const taken = (which: (one: Flow) => boolean): readonly Flow[] =>
    flows.map((one) => ({ ...one, way: which(one) ? ('in' as const) : ('out' as const) }))
  if (first && mayEarn(first)) {
    const next = flows.findIndex(
      (one) => !mayEarn(one) || one.units.join() !== first.units.join() || one.own.length === 0,
    )
    const like = flows.slice(0, Math.max(1, next === -1 ? flows.length : next))
    return taken((one) => one === first || like.includes(one))
  }
  if (flows.some(({ way }) => way === 'in')) return flows
  const able = flows.filter(
    (one) =>
      mayEarn(one) &&
      !one.units.includes('bulan') &&
      (one.units.length + one.own.length > 0 || one.entry.words.some((word) => priceWords.has(word))),
  )
  const worth = ({ entry, own }: Flow): number => own.reduce((all, { value }) => all * value, entry.money ?? 0)
  const best = able.toSorted((one, other) => worth(other) - worth(one))[0]
  return best ? taken((one) => one === best) : flows
}

/** `motor 2rb sehari 180 motor`: a price is for one of what is counted by its name. */
const namesake = (flow: Flow, rates: readonly Rate[]): Flow => {
  const name = flow.entry.label.split(' ').at(-1)?.toLowerCase()
  const isByTime = flow.own.length === 0 && flow.units.length > 0 && flow.units.every(isTimeUnit)
  const found = rates.find(({ of, per, ofCost }) => of === name && !ofCost && per.length === 0)
  const isNext = found !== undefined && flow.entry.counts.length === 0 && (flow.entry.money ?? 0) < 100_000
  return isByTime && isNext ? { ...flow, own: [found.counted] } : flow
}

const takings = list('harga jual omzet omset penjualan pendapatan pemasukan')
const sharing = list('admin komisi potongan potong fee setoran setor layanan bagi aplikasi marketplace pajak royalti')

/** `admin 8%`, `komisi 20% dari harga jual`: a share of what comes in. */
const isShare = ({ words, trail }: Entry): boolean => {
  const at = [...words, ...trail].indexOf('dari')
  const of = [...words, ...trail].slice(at + 1, at + 3)
  return words.some((word) => sharing.has(word)) && (at === -1 || of.some((word) => takings.has(word)))
}

/** Money that is neither earned nor spent. */
const lent = list(
  'kur utang hutang pinjaman pinjam kredit butuh tabungan dana investor pengajuan target tercapai investasi kasbon piutang bunga deposito',
)

/** Whether the days that are told are those of a month. */
const isByMonth = (entries: readonly Entry[], { asked }: Ledger): boolean =>
  asked.times.includes('bulan') ||
  entries.some(({ words }) => words.includes('sebulan')) ||
  asked.per === 'bulan' ||
  entries.some(
    (one) =>
      one.per === 'bulan' ||
      one.rate === 'bulan' ||
      one.counts.some(({ per, rate }) => per === 'bulan' || rate === 'bulan'),
  ) ||
  entries.some(
    (one) => one.money !== null && isMonthlyCost(one) && one.words.some((word) => word === 'gaji' || word === 'sewa'),
  )

/** The levels of an income from the smallest on. */
const levels = ['hari', 'minggu', 'bulan', 'tahun', null] as const

/** `omzet bulan kemarin 36jt` beside wages of a month: takings without a time are those of the month too. */
const monthly = (flows: readonly Flow[], isMonthly: boolean): readonly Flow[] => {
  const all = flows.flatMap(({ units }) => units)
  const isOfMonth = isMonthly && all.includes('bulan') && !all.includes('hari') && !all.includes('minggu')
  return flows.map((one) =>
    isOfMonth && one.way === 'in' && one.units.length === 0 && one.own.length === 0 && isSum(one.entry)
      ? { ...one, units: ['bulan'] }
      : one,
  )
}

/**
 * `1.500 per pesanan` beside `120 tas sebulan`: a unit that nobody counted is the one thing that was; an occasion that
 * nobody counted is the whole of it.
 */
const countedUnits = (flow: Flow, piece: string | undefined, rates: readonly Rate[]): Flow => {
  const often = rates.find(({ of }) => isOccasion(of))?.of
  const own = new Set(flow.own.map(({ noun }) => noun))
  const isTimed = rates.some(({ of, per }) => of === piece && per.some(isTimeUnit))
  const units = flow.units.flatMap((unit) => {
    const isCounted = isTimeUnit(unit) || rates.some(({ of }) => of === unit || heldIn(of, unit) !== null)
    if (isCounted) return [unit]
    if (isOccasion(unit)) return often ?? (isTimed ? piece : undefined) ?? []
    return piece !== undefined && standsForAny(unit, piece) ? [piece] : [unit]
  })
  return { ...flow, units: [...new Set(units)].filter((unit) => !own.has(unit)) }
}

/** What a message rents out: `sewa motor: 6 motor … 70rb per hari` is told for one of them. */
const rented = (flow: Flow, entries: readonly Entry[], rates: readonly Rate[]): Flow => {
  const isByTime = flow.way === 'in' && flow.own.length === 0 && flow.units.length > 0 && flow.units.every(isTimeUnit)
  if (!isByTime) return flow
  const whole = rates.find(({ of, per, counted }) => {
    const isNamed = entries.some(({ words, context }) => {
      const said = [...context, ...words]
      return said.some(
        (word, at) => ['sewa', 'rental', 'nyewain', 'disewakan', 'rentalan'].includes(word) && said[at + 1] === of,
      )
    })
    return per.length === 0 && counted.value > 1 && !isTimeUnit(of) && isNamed
  })
  const isLinked = whole && reach(flow.units, 'bulan', rates)?.some((one) => one.kind === 'rate' && one.rate === whole)
  return whole && !isLinked ? { ...flow, units: [...flow.units, whole.of] } : flow
}

/** `satu rombongan 25 jamaah`: an occasion that nobody counted is the one that is counted, or the whole. */
const ofCounted = (rates: readonly Rate[]): Rate[] => {
  const often = rates.find(({ of }) => isOccasion(of))?.of
  const known = new Set(rates.map(({ of }) => of))
  return rates.map((rate) => ({
    ...rate,
    per: rate.per.flatMap((one) => (!isOccasion(one) || known.has(one) ? [one] : often === undefined ? [] : [often])),
  }))
}

/** More entries than this are a list, no question about levels. */
const most = 30

/** The sums of a ledger at their levels; null where one of them belongs to none for certain. */
export const placed = (ledger: Ledger): Placed | null => {
  const { entries } = ledger
  const sums = entries.filter(({ money }) => money !== null)
  if (entries.length > most) return null
  if (sums.some(({ way, pack }) => way === 'opening' || way === 'goal' || pack !== null)) return null
  const shares = entries.filter(({ percent }) => percent !== null)
  if (!shares.every(isShare)) return null
  if (sums.some(({ words, context }) => [...context.slice(-3), ...words].some((word) => lent.has(word)))) return null
  // Several months side by side are no statement of one.
  if (new Set(sums.map(({ period }) => period).filter((one) => one !== '')).size > 1) return null
  const marks = marksOf(entries)
  const isMonthly = isByMonth(entries, ledger)
  const rates = ofCounted(ratesOf(entries, marks, isMonthly))
  const settled = beforeIt(sums, entries)
  const counted = rates.filter(({ of }) => !isTimeUnit(of) && !isOccasion(of) && !people.has(of))
  const things = counted.some(({ ofCost }) => !ofCost) ? counted.filter(({ ofCost }) => !ofCost) : counted
  const timed = things.filter(({ per }) => per.some(isTimeUnit))
  const pieces = [...new Set((timed.length > 0 ? timed : things).map(({ of }) => of))]
  const [piece, other] = pieces
  const isOnly = piece !== undefined && other === undefined
  const first = earning(
    sums
      .filter(({ way }) => way !== 'wish')
      .map((one) => flowOf(one, settled.get(one) ?? 'out', marks.get(one) ?? [], rates))
      .map((one) => namesake(one, rates)),
  )
    .map((one) => countedUnits(one, isOnly ? piece : undefined, rates))
    .map((one) => rented(one, entries, rates))
  const priced = first.map((one) =>
    // `potong 35rb, 14 kepala sehari`: a price without a unit is that of the one thing counted.
    one.way === 'in' && one.units.length === 0 && one.own.length === 0 && isOnly && !isSum(one.entry)
      ? { ...one, units: [piece] }
      : one,
  )
  const ins = monthly(priced, isMonthly).filter(({ way }) => way === 'in')
  if (ins.length === 0) return null
  // Two prices of one thing: which of them holds is not sure.
  const bare = ins.filter(({ own, units }) => own.length === 0 && units.some((one) => !isTimeUnit(one)))
  if (bare.length > 1 && ins.length !== new Set(ins.map(({ units }) => units.join())).size) return null
  // `sekali jalan 7 penumpang @65rb, solar 140rb`: what is told beside it is of that one time.
  const [occasion] = ins.flatMap(({ own, units }) =>
    units.filter((one) => !isTimeUnit(one) && (own.length > 0 || isOccasion(one))),
  )
  const natural = occasion ?? levels.find((level) => ins.every(({ units }) => reach(units, level, rates) !== null))
  const unit = ins.length === 1 && ins[0]?.own.length === 0 ? ins[0].units.find((one) => !isTimeUnit(one)) : undefined
  const price = ins[0]?.entry.money ?? 0
  const ofUnit = (name: string): number =>
    priced.reduce(
      (sum, one) => (one.way === 'out' && one.units.join() === name ? sum + (one.entry.money ?? 0) : sum),
      0,
    )
  const perNatural = ins.reduce((sum, one) => {
    const path = natural === undefined ? null : reach(one.units, natural, rates)
    const factors = [...one.own, ...(path ?? []).flatMap((step) => (step.kind === 'rate' ? [step.rate.counted] : []))]
    return sum + factors.reduce((all, { value }) => all * value, one.entry.money ?? 0)
  }, 0)
  const hasPieceCost = priced.some(
    ({ way, units, entry }) =>
      way === 'out' && (units.join() === unit || entry.words.some((word) => ofPiece.has(word))),
  )
  const assumed = new Set<string>()
  const flows: Flow[] = []
  for (const one of monthly(priced, isMonthly)) {
    const isTold = one.units.length > 0 || one.way === 'in'
    if (isTold) {
      flows.push(one)
      continue
    }
    // More than a day takes is hardly what a day costs.
    const isLarge = natural === 'hari' && isMonthly && (one.entry.money ?? 0) > perNatural
    const isSmall = unit !== undefined && (one.entry.money ?? 0) < price && one.own.length === 0
    if ((isMonthlyCost(one.entry) || isLarge) && isMonthly && natural !== undefined && natural !== null) {
      assumed.add('Biaya yang waktunya tidak disebut dihitung per bulan; ubah kalau bukan.')
      flows.push({ ...one, units: ['bulan'] })
    } else if (isSmall && one.entry.words.some((word) => ofPiece.has(word))) flows.push({ ...one, units: [unit] })
    else if (natural !== undefined && natural !== null && natural === unit) flows.push({ ...one, units: [natural] })
    else if (isSmall && natural === null && hasPieceCost) {
      assumed.add(`Biaya kecil yang satuannya tidak disebut dihitung per ${unit}; ubah kalau bukan.`)
      flows.push({ ...one, units: [unit] })
    }
    // A small cost without a word of its own may be that of one piece or of a day, where it leaves something of the price.
    else if ((isSmall && ofUnit(unit) + (one.entry.money ?? 0) < price) || natural === undefined) return null
    else {
      if (natural === 'hari')
        assumed.add('Biaya yang waktunya tidak disebut dihitung per hari, seperti pemasukannya; ubah kalau bukan.')
      flows.push(natural === null ? one : { ...one, units: [natural] })
      // A sum that no such time could bear is no running cost.
      if (natural !== null && (one.entry.money ?? 0) > perNatural) return null
    }
  }
  return { flows, shares, rates, assumed: [...assumed] }
}

const handed = list('setoran setor nyetor')

const isSum = ({ words }: Entry): boolean =>
  words.some((word) =>
    ['omzet', 'omset', 'pendapatan', 'pemasukan', 'penghasilan', 'penjualan', 'hasil'].includes(word),
  )

/** `beli cakalang 20 ekor, satu ekor 30rb`: a sum without a word goes the way of what was counted right before it. */
const beforeIt = (sums: readonly Entry[], entries: readonly Entry[]): Map<Entry, 'in' | 'out'> =>
  new Map(
    sums.map((one) => {
      const before = entries[entries.indexOf(one) - 1]
      const isBare = one.words.length === 0
      // `setoran ke juragan 150rb` is paid.
      const isPaidTo = one.words.some((word, at) => handed.has(word) && one.words[at + 1] === 'ke')
      if (isPaidTo) return [one, 'out']
      const way = isBare && !one.sure && before?.money === null && before.way !== null ? before.way : one.way
      return [one, way === 'in' ? 'in' : 'out']
    }),
  )
