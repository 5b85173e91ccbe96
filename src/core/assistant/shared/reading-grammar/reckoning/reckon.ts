import { formatNumber, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../../reading.ts'

import { wordSet } from '../words.ts'

import { amended } from './amended.ts'
import { byPeople, headed, paired, partsAlone, withHowOften } from './arranged.ts'
import { type Counted, heldBy } from './counted.ts'
import { billed, type Entry, type Priced, sold } from './entries.ts'
import { withRemarks } from './remarks.ts'
import { lineOf, work } from './worked.ts'

/** Lines that the units of counts and prices determine, and whether they needed more than `count times price`. */
export interface Reckoned {
  readonly lines: readonly GoodsLine[]
  readonly telling: boolean
  /** The message takes something back that it has told. */
  readonly amends: boolean
}

const wholes = /^(?:total|jumlah|butuh|kebutuhan|perlu|dana|anggaran|modal|biaya|nilai|budget)/i

/** Entries of a message in which something may be taken back. */
const mostTold = 200

const amountOf = ({ amount, price }: GoodsLine): number => amount ?? price ?? 0

const paid = wordSet('nyicil mencicil dicicil cicil ngangsur angsur bayar dibayar nyetor setor transfer')
const already = wordSet('sudah telah baru barusan')

/** `sudah nyicil 1,6jt`: a part of the sum before it that was paid. */
const isPart = ({ said, joined }: Entry): boolean =>
  said.some(
    (word, at) =>
      paid.has(word) &&
      (already.has(said[at - 1] ?? '') || already.has(said[at - 2] ?? '') || (joined && word === 'dibayar')),
  )

/** Whether something counted can be what a price is for. */
const fits = ({ counts }: Entry, { per }: Priced): boolean =>
  per.length === 0 || counts.some((count) => per.some((unit) => heldBy(count, unit) !== null))

/**
 * Reckons a list by its units: a price `per orang per hari` is multiplied by the persons and the days wherever they are
 * told, dozens are counted into pieces where the price is for one, one price holds for all that was counted without a
 * price. Null where a price finds nothing to belong to. Whole Rupiah; counts may be such as `2,5 kg`. `implied` are counts
 * that nobody told and everybody knows: the days from one date to another, the people who are sent.
 */
export const reckon = (told: readonly Entry[], subject: string, implied: readonly Counted[] = []): Reckoned | null => {
  // Each entry is compared with those before it: nobody tells so many things and takes some back.
  const held = told.length > mostTold ? told : amended(withRemarks(told))
  let amends = held !== told
  const entries = paired(headed(partsAlone(byPeople(withHowOften(held)))))
  const lines: GoodsLine[] = []
  let telling = entries !== told
  /** The first thing named without figures, for a price told before it. */
  const firstNamed = entries.find((entry) => entry.label !== '' && entry.counts.length === 0 && entry.price === null)
  /** Counted and named, and without a price yet. */
  let waiting: Entry[] = []
  let lastName = subject
  const all = entries.flatMap(({ counts }) => counts)
  const chainOf = (count: Counted): readonly Counted[] => {
    const chain = entries.find(({ counts, price }) => price === null && counts.includes(count))?.counts ?? []
    return chain.some(({ times }) => times) ? chain.filter((one) => one !== count) : []
  }
  const put = (name: string, counts: readonly Counted[], price: Priced, share: Entry['share']): boolean => {
    const worked = work(counts, price, { all, implied, chainOf }, share)
    const line = worked === null || name === '' ? null : lineOf(name, price, worked)
    if (line === null || worked === null) return false
    telling ||= worked.telling
    lines.push(line)
    return true
  }
  for (const [at, entry] of entries.entries()) {
    const { label, counts, price, share } = entry
    telling ||=
      price?.relative === true || (price !== null && counts.length > 0 && entry.said.some((word) => sold.has(word)))
    if (price === null) {
      if (counts.length > 0) waiting.push(entry)
      if (label !== '') lastName = label
      continue
    }
    const owed = lines.at(-1)
    if (counts.length === 0 && isPart(entry) && owed !== undefined && amountOf(owed) > price.value) {
      // `utangnya 4,1jt tapi sudah nyicil 1,6jt`: the line is what is left.
      const left = `${formatNumber(amountOf(owed))} − ${formatNumber(price.value)}`
      lines[lines.length - 1] = {
        name: `${owed.name} (${left})`,
        quantity: null,
        unit: null,
        price: rupiah(amountOf(owed) - price.value),
        amount: null,
      }
      amends = true
      continue
    }
    const previous = entries[at - 1]
    const isBare = counts.length === 0
    const counted = waiting.at(-1)
    if (!isBare && counted !== undefined && entry.said.some((word) => billed.has(word))) {
      // `ambil 55 botol, 5 bonus, yang dibayar 50 @22rb`
      if (!put(counted.label || lastName, counts, price, share)) return null
      waiting = waiting.filter((one) => one !== counted)
      telling = true
      continue
    }
    const goesOn = isBare && entry.joined && previous?.price === null && previous.counts.length > 0
    // Several that are counted in one unit; persons and days are no goods beside each other.
    const unit = price.per.find((per) => waiting.filter((one) => fits(one, { ...price, per: [per] })).length > 1)
    const open =
      price.per.length === 0
        ? waiting.filter(({ label: name }) => name !== '' || share === 'all')
        : waiting.filter((one) => unit !== undefined && fits(one, { ...price, per: [unit] }))
    // `nitip 100 bungkus, laku 83, harga jual 42rb`: what was sold is paid.
    const sales = open.filter(({ said }) => said.some((word) => sold.has(word)))
    const shared = sales.length > 0 && sales.length < open.length && price.per.length === 0 ? sales : open
    // `pelatih 2 orang, honornya 300rb per orang per hari`
    const isOfBefore =
      isBare && previous?.price === null && fits(previous, price) && price.per.length > 0 && label.endsWith('nya')
    if (
      isBare &&
      !isOfBefore &&
      (!goesOn || price.per.length > 0) &&
      (shared.length > 1 || shared === sales) &&
      (label === '' || share === 'all' || price.per.length > 0)
    ) {
      const counted = shared.flatMap((one) => one.counts.map(({ of }) => of)).find((of) => of !== null) ?? null
      const isPut = shared.every((one) =>
        put(
          one.label || (shared === sales ? subject : '') || lastName || (counted ?? ''),
          one.counts.map((count) => (count.of === null ? { ...count, of: counted } : count)),
          price,
          null,
        ),
      )
      if (!isPut) return null
      telling = true
      waiting = waiting.filter((one) => !open.includes(one))
      continue
    }
    const near = waiting.filter((one) => fits(one, price) && (one === previous || price.per.length > 0)).at(-1)
    const own =
      goesOn ||
      isOfBefore ||
      (isBare && (label === '' || (price.per.length > 0 && near === previous && near?.label === '')))
        ? near
        : undefined
    const name =
      [own?.label ?? '', label].filter((part) => part !== '').join(' ') || lastName || (firstNamed?.label ?? '')
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
  // `butuhnya 40jt: kolam 15jt, bibit 8jt, …`: the whole, and then its parts.
  const sum = lines.reduce((all, line) => all + amountOf(line), 0)
  const parts = lines.filter((line) => !(wholes.test(line.name) && amountOf(line) * 2 === sum))
  if (parts.length > 1 && parts.length < lines.length) return { lines: parts, telling: true, amends }
  return lines.length === 0 ? null : { lines, telling, amends }
}
