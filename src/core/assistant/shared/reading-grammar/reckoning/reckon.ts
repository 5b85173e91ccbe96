import { rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../../reading.ts'

import { sizeText } from '../goods-line.ts'
import { conversion, isTimeUnit, unitOf } from '../units.ts'

import type { Counted, Entry, Priced } from './entries.ts'

/** Lines that the units of counts and prices determine, and whether they needed more than `count times price`. */
export interface Reckoned {
  readonly lines: readonly GoodsLine[]
  readonly telling: boolean
}

const persons = new Set(
  `orang ibu bapak peserta siswa murid anak tukang guru karyawan pegawai tamu kru panitia jamaah santri mahasiswa pekerja teknisi operator
   instruktur wasit penari buruh anggota warga kepala pax`.split(/\s+/),
)
const pieces = new Set(['pcs', 'buah', 'biji', 'unit', 'satu', 'lembar', 'potong'])
const frequencies = new Set(['kali', 'pertemuan', 'sesi', 'kunjungan', 'trip', 'rit'])

const wholes = /^(?:total|jumlah|butuh|kebutuhan|perlu|dana|anggaran|modal|biaya|nilai|budget)/i

const portions = new Set(['porsi', 'kali', 'kotak', 'box', 'piring'])

const spans = (of: string | null): boolean => of !== null && (isTimeUnit(of) || frequencies.has(of) || persons.has(of))

const precise = (value: number): number => Math.round(value * 1e6) / 1e6

/** How many of `unit` a count holds; null where it counts something else. */
const heldBy = ({ value, of }: Counted, unit: string): number | null => {
  if (of === null) return pieces.has(unit) ? value : null
  if (of === unit || (persons.has(of) && persons.has(unit)) || (frequencies.has(of) && unit === 'kali')) return value
  // `15 lusin, satu kaos 62.500`: a noun is a piece.
  const factor = conversion(of, unitOf(unit) === null ? 'pcs' : unit)
  return factor === null ? null : precise(value * factor)
}

interface Factor {
  readonly value: number
  readonly unit: string | null
  readonly count: Counted
}

interface Worked {
  readonly factors: readonly Factor[]
  readonly telling: boolean
}

/** Where counts stand that a price does not name itself. */
interface Around {
  readonly all: readonly Counted[]
  /** The counts that a count is multiplied with: `18 tukang x 3 kali x 6 hari`. */
  readonly chainOf: (count: Counted) => readonly Counted[]
}

/** Counts by which a price is multiplied: those of its units, in the entry itself or told elsewhere. */
const work = (
  counts: readonly Counted[],
  price: Priced,
  { all, chainOf }: Around,
  share: Entry['share'],
): Worked | null => {
  const factors: Factor[] = []
  let telling = false
  const left = [...counts]
  const add = (count: Counted, unit: string | null): void => {
    if (factors.some((factor) => factor.count === count)) return
    factors.push({
      value: unit === null ? count.value : (heldBy(count, unit) ?? count.value),
      unit: unit ?? count.of,
      count,
    })
  }
  const take = (unit: string): boolean => {
    const own = left.findIndex((count) => heldBy(count, unit) !== null)
    const count =
      own >= 0 ? left.splice(own, 1)[0] : all.find((one) => !counts.includes(one) && heldBy(one, unit) !== null)
    if (count === undefined) return false
    add(count, unit)
    if (own < 0 || count.of !== unit || count.lasts) telling = true
    // `200 kg per minggu` is multiplied by the weeks.
    if (count.per !== null && !price.per.includes(count.per)) {
      telling = true
      take(count.per)
    }
    if (own < 0) for (const one of chainOf(count)) add(one, null)
    return true
  }
  const found = price.per.filter(take)
  if ((price.per.length > 1 || price.ofOne) && found.length > 0) telling = true
  // `50 orang, sehari 2x makan, selama 3 hari, 18rb sekali makan`: for everybody, every day.
  const isMeal = price.per.length > 0 && price.per.every((unit) => portions.has(unit))
  const eaters = isMeal ? all.find(({ of }) => of !== null && persons.has(of)) : undefined
  if (eaters !== undefined && !factors.some(({ count }) => count.of !== null && persons.has(count.of))) {
    telling = true
    add(eaters, null)
    for (const days of all.filter(({ of }) => of === 'hari').slice(0, 1)) add(days, null)
    found.push(...price.per)
  }
  // `35 ibu iuran 20rb sebulan selama 12 bulan`: every one of them, each month.
  const isByTime = price.per.length > 0 && price.per.every(isTimeUnit)
  for (const count of isByTime ? left.filter(({ of }) => of !== null && persons.has(of)) : []) {
    telling = true
    add(count, null)
  }
  if (price.rate !== null && !price.per.includes(price.rate)) telling = take(price.rate) || telling
  const isOpen = price.per.length === 0
  const rest = left.filter((count) =>
    isOpen ? !count.lasts || (count.of !== 'kali' && (count.times || price.each)) : count.times,
  )
  if (isOpen && share === 'each' && rest.length === 0) {
    const people = all.find(({ of }) => of !== null && persons.has(of)) ?? all[0]
    if (people === undefined) return null
    telling = true
    add(people, null)
  }
  const isProduct =
    rest.length > 1 &&
    (rest.some(({ times }) => times) || (rest.every(({ of }) => of !== null) && rest.some(({ of }) => spans(of))))
  if (
    isProduct ||
    rest[0]?.lasts === true ||
    counts.some(({ asSum }) => asSum) ||
    (price.each && spans(rest[0]?.of ?? null))
  )
    telling = true
  for (const count of isProduct ? rest : rest.slice(0, 1)) add(count, null)
  return { factors, telling }
}

const lineOf = (label: string, price: Priced, { factors }: Worked): GoodsLine | null => {
  const [counted] = factors
  if (price.whole === true && factors.length === 1 && counted !== undefined) {
    const share = price.value / counted.value
    const one = Number.isSafeInteger(share) ? rupiah(share) : null
    return { name: label, quantity: counted.value, unit: counted.unit, price: one, amount: rupiah(price.value) }
  }
  const product = precise(factors.reduce((all, { value }) => all * value, 1))
  const amount = Math.round(product * price.value)
  if (!Number.isSafeInteger(amount)) return null
  const [first] = factors
  if (first === undefined)
    return { name: label, quantity: null, unit: price.per[0] ?? null, price: rupiah(price.value), amount: null }
  const shown = factors.length > 1 ? ` (${factors.map(({ value, unit }) => sizeText(value, unit)).join(' × ')})` : ''
  const unit = factors.length === 1 ? first.unit : null
  return { name: `${label}${shown}`, quantity: product, unit, price: rupiah(price.value), amount: rupiah(amount) }
}

const amountOf = ({ amount, price }: GoodsLine): number => amount ?? price ?? 0

const isBarePrice = ({ label, counts, price }: Entry): boolean => price !== null && label === '' && counts.length === 0

/** Whether something counted can be what a price is for. */
const fits = ({ counts }: Entry, { per }: Priced): boolean =>
  per.length === 0 || counts.some((count) => per.some((unit) => heldBy(count, unit) !== null))

/** `nasi kotak, snack box dan es buah masing-masing 45 porsi, harganya 28rb, 12rb dan 9rb`: prices in the order of things. */
const paired = (entries: readonly Entry[]): readonly Entry[] => {
  const from = entries.findIndex(
    (entry, at) => isBarePrice(entry) && isBarePrice(entries[at + 1] ?? entry) && at + 1 < entries.length,
  )
  if (from < 0) return entries
  let to = from
  while (to < entries.length && isBarePrice(entries[to] as Entry)) to += 1
  const things = entries
    .slice(0, from)
    .filter(({ label, price }) => price === null && label !== '')
    .slice(from - to)
  if (things.length !== to - from) return entries
  const common = things.find(({ share }) => share === 'each')?.counts ?? []
  const lines = things.map((thing, at) => ({
    ...thing,
    counts: thing.counts.length > 0 ? thing.counts : common,
    price: { ...(entries[from + at]?.price ?? { value: 0, per: [], rate: null, ofOne: false }), each: true },
    share: null,
  }))
  return [...entries.slice(0, from).filter((entry) => !things.includes(entry)), ...lines, ...entries.slice(to)]
}

/**
 * Reckons a list by its units: a price `per orang per hari` is multiplied by the persons and the days wherever they are
 * told, dozens are counted into pieces where the price is for one, one price holds for all that was counted without a
 * price. Null where a price finds nothing to belong to. Whole Rupiah; counts may be such as `2,5 kg`.
 */
export const reckon = (told: readonly Entry[], subject: string): Reckoned | null => {
  const entries = paired(told)
  const lines: GoodsLine[] = []
  let telling = entries !== told
  /** Counted and named, and without a price yet. */
  let waiting: Entry[] = []
  let lastName = subject
  const lacks: Counted[] = []
  const all = entries.flatMap(({ counts }) => counts)
  const chainOf = (count: Counted): readonly Counted[] => {
    const chain = entries.find(({ counts }) => counts.includes(count))?.counts ?? []
    return chain.some(({ times }) => times) ? chain.filter((one) => one !== count) : []
  }
  const put = (name: string, counts: readonly Counted[], price: Priced, share: Entry['share']): boolean => {
    const worked = work(counts, price, { all, chainOf }, share)
    const line = worked === null || name === '' ? null : lineOf(name, price, worked)
    if (line === null || worked === null) return false
    telling ||= worked.telling
    lines.push(line)
    return true
  }
  for (const [at, entry] of entries.entries()) {
    const { label, counts, price, share } = entry
    if (price === null) {
      if (entry.isLess) lacks.push(...counts)
      else if (counts.length > 0) waiting.push(entry)
      if (label !== '') lastName = label
      continue
    }
    const previous = entries[at - 1]
    const isBare = counts.length === 0
    const goesOn = isBare && entry.joined && previous?.price === null && previous.counts.length > 0
    // Several that are counted in one unit; persons and days are no goods beside each other.
    const unit = price.per.find((per) => waiting.filter((one) => fits(one, { ...price, per: [per] })).length > 1)
    const shared =
      price.per.length === 0
        ? waiting.filter(({ label: name }) => name !== '')
        : waiting.filter((one) => unit !== undefined && fits(one, { ...price, per: [unit] }))
    if (
      isBare &&
      (!goesOn || price.per.length > 0) &&
      shared.length > 1 &&
      (label === '' || share === 'all' || price.per.length > 0)
    ) {
      const counted = shared.flatMap((one) => one.counts.map(({ of }) => of)).find((of) => of !== null) ?? null
      const isPut = shared.every((one) =>
        put(
          one.label || lastName || (counted ?? ''),
          one.counts.map((count) => (count.of === null ? { ...count, of: counted } : count)),
          price,
          null,
        ),
      )
      if (!isPut) return null
      telling = true
      waiting = waiting.filter((one) => !shared.includes(one))
      continue
    }
    const near = waiting.filter((one) => fits(one, price) && (one === previous || price.per.length > 0)).at(-1)
    const own = goesOn || (isBare && label === '') ? near : undefined
    const name = [own?.label ?? '', label].filter((part) => part !== '').join(' ') || lastName
    if (!put(name, [...(own?.counts ?? []), ...counts], price, share)) return null
    if (own !== undefined) {
      waiting = waiting.filter((one) => one !== own)
      telling = true
    }
    if (label !== '') lastName = label
  }
  // `6 ekor sapi, 4 ekor 17jt per ekor, 2 ekor lagi 14,5jt`: the whole that the parts make up.
  const isMadeUp = ({ value, of }: Counted): boolean => {
    const parts = lines.filter(({ unit }) => unit !== null && unit === of)
    return parts.length > 1 && value === parts.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  }
  telling ||= waiting.some(({ counts }) => counts.some(isMadeUp))
  // `…, yang 4 botol bocor jangan dihitung`
  for (const lack of lacks) {
    const at = lines.findLastIndex(
      ({ unit, quantity }) => quantity !== null && (unit === null || heldBy(lack, unit) !== null),
    )
    const line = lines[at]
    if (line?.quantity === null || line?.quantity === undefined || line.price === null) continue
    const quantity = precise(line.quantity - (line.unit === null ? lack.value : (heldBy(lack, line.unit) ?? 0)))
    if (quantity <= 0) continue
    lines[at] = { ...line, quantity, amount: rupiah(Math.round(quantity * line.price)) }
    telling = true
  }
  // `butuhnya 40jt: kolam 15jt, bibit 8jt, …`: the whole, and then its parts.
  const sum = lines.reduce((all, line) => all + amountOf(line), 0)
  const parts = lines.filter((line) => !(wholes.test(line.name) && amountOf(line) * 2 === sum))
  if (parts.length > 1 && parts.length < lines.length) return { lines: parts, telling: true }
  return lines.length === 0 ? null : { lines, telling }
}
