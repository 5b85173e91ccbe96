import { formatNumber, type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { Charge, Reading } from '../../reading.ts'

import type { Discount } from './line-discounts.ts'
import { countOfNoun, forEach, isCountedBefore, someOf, timesCome } from './for-each.ts'
import { isBorneBySeller } from './borne-by.ts'
import { fineFrom } from './fines.ts'
import { scopeAround } from './line-scope.ts'
import type { Money } from './money.ts'
import type { Percent, Quantity } from '../goods/quantities.ts'
import { persons } from '../reckoning/counted.ts'
import { timesSigns } from '../reckoning/spans.ts'
import { claim, endsClause, isFree, low, saysAny, type Sheet, textBetween } from '../sheet.ts'
import { namedPart, paidBefore, paidBesides, paidInClause, paidInList } from './paid-sums.ts'
import {
  carriage,
  chargeFrom,
  cueBefore,
  depositBefore,
  depositOfThing,
  depositWords,
  discountWords,
  isBill,
  isDiscount,
  paidAhead,
  paidDepositBefore,
  sumFillers,
  takenOff,
  totalWords,
} from './sum-words.ts'
import {
  discountWithin,
  eachBefore,
  isDeduction,
  leastBefore,
  lineEndBefore,
  takenOffBefore,
  isTakenOffWith,
  takenOffBehind,
} from './taken-off.ts'
import { isOneOfThings, isParcel, isTimeUnit, unitOf } from '../goods/units.ts'
import { wordSet } from '../words.ts'

interface Sums {
  readonly charges: Charge[]
  discount: Reading['discount']
  downPayment: Reading['downPayment']
  statedTotal: Rupiah | null
  /** Every discount with the place where it is named. */
  readonly discounts: Discount[]
  /** Sums with a part of their own, by the token they begin at. */
  readonly used: Set<number>
}

const forWords = wordSet('untuk buat khusus hanya cuma yang')

/** `diskon semen 2rb per sak`: a discount with the thing that it is for between its word and its sum. */
const discountOfThing = (sheet: Sheet, from: number): number | undefined => {
  for (let at = from - 1; at >= 0 && from - at < 5 && isFree(sheet, at) && !endsClause(sheet, at); at -= 1)
    if (isDiscount(sheet, at)) return at
  return undefined
}

/** `- kertas 40 rim @48.500, disc 5%`: on a line of a list, what is taken off it stands behind its price. */
const listedEnd = (sheet: Sheet, cue: number, to: number): number | null =>
  low(sheet, cue - 1) === ',' && sheet.claims[cue - 2] === 'money' && sheet.tokens[to]?.kind === 'line' ? cue - 1 : null

const besides = wordSet('+ lagi tambahan ditambah tambah plus terus lalu kemudian')
const afterwards = wordSet('habis setelah sesudah abis')

/** Where the words begin that say that a discount is given on top of another: `habis itu diskon lagi 5%`; null where none do. */
const onTopFrom = (sheet: Sheet, cue: number, from: number): number | null => {
  if (low(sheet, cue - 1) === 'itu' && afterwards.has(low(sheet, cue - 2))) return cue - 2
  if (besides.has(low(sheet, cue - 1)) && isFree(sheet, cue - 1)) return cue - 1
  for (let at = cue + 1; at < from; at += 1) if (besides.has(low(sheet, at))) return cue
  return null
}

const readShares = (sheet: Sheet, percents: readonly Percent[], found: Sums): void => {
  for (const { from, to, value } of percents) {
    if (sheet.claims[from] === 'term' || sheet.claims[from] === 'money') continue
    const cue = cueBefore(sheet, from)
    const off = takenOffBefore(sheet, from)
    const deposit = depositBefore(sheet, from) ?? paidDepositBefore(sheet, from)
    const share = { percent: value }
    const after = low(sheet, to)
    const ahead = after === 'di' && ['muka', 'depan', 'awal'].includes(low(sheet, to + 1))
    const named = discountOfThing(sheet, from)
    const scope = scopeAround(sheet, from, to)
    if (!isDiscount(sheet, cue) && named !== undefined) {
      found.discount ??= share
      found.discounts.push({
        from: named,
        share,
        scope: scopeAround(sheet, named, to),
        thing: textBetween(sheet, named + 1, from),
      })
      claim(sheet, named, to, 'sum')
    } else if (discountWithin(sheet, from) && forWords.has(low(sheet, to)) && !isDiscount(sheet, cue)) {
      // `minta diskon, saya kasih 5% untuk paket B saja`
      found.discount ??= share
      found.discounts.push({ from, share, scope })
      claim(sheet, from, to, 'sum')
    } else if (off !== null) {
      found.discount ??= share
      found.discounts.push({ from: off, share, scope })
      claim(sheet, off, to, 'sum')
    } else if (isDiscount(sheet, cue)) {
      found.discount ??= share
      const onTop = found.discounts.length > 0 ? onTopFrom(sheet, cue, from) : null
      const place = lineEndBefore(sheet, cue) ?? listedEnd(sheet, cue, to) ?? cue
      found.discounts.push({ from: place, share, scope: scopeAround(sheet, cue, to), onTop: onTop !== null })
      claim(sheet, onTop ?? cue, to, 'sum')
    } else if (deposit !== null) {
      found.downPayment ??= share
      claim(sheet, deposit, to, 'sum')
    } else if (discountWords.has(after) || takenOff.has(after)) {
      found.discount ??= share
      found.discounts.push({ from, share, scope: scopeAround(sheet, from, to + 1) })
      claim(sheet, from, to + 1, 'sum')
    } else if (takenOff.has(low(sheet, from - 1)) || (takenOff.has(low(sheet, from - 2)) && isFree(sheet, from - 1))) {
      // `potong komisi 10%`
      found.discount ??= share
      claim(sheet, from, to, 'sum')
    } else if (depositWords.has(after) || ahead) {
      found.downPayment ??= share
      claim(sheet, from, ahead ? to + 2 : to + 1, 'sum')
    }
  }
}

const halves = wordSet('separuh satengah satengahna sapalih separo setengah setengahnya separuhnya separonya')

const onlyPart = wordSet('baru cuma hanya masih')
const paidWords = wordSet('dibayar bayar dibayarnya bayarnya')

/** `dp separuh`: half of the whole. */
const readHalfDeposit = (sheet: Sheet, found: Sums): void => {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    if (!halves.has(low(sheet, at)) || !isFree(sheet, at)) continue
    let cue = ['na', 'nya', 'ne'].includes(low(sheet, at - 1)) ? at - 2 : at - 1
    // `yang dibayarnya baru separuh`
    const isPart = onlyPart.has(low(sheet, cue)) && paidWords.has(low(sheet, cue - 1))
    if (isPart) cue -= 1
    // `beliau sudah bayar separuhnya`
    // `dibayar setengah dulu`
    const isFirst = isPart || (paidWords.has(low(sheet, cue)) && low(sheet, at + 1) === 'dulu')
    const paid = isFirst || depositWords.has(low(sheet, cue)) ? cue : paidBefore(sheet, at)
    if (paid === null) continue
    found.downPayment ??= { percent: 50 }
    claim(sheet, paid, at + 1, 'sum')
  }
}

/** `disc 3%? tidak jadi`. */
const droppedBehind = (sheet: Sheet, at: number): boolean => {
  let to = at + 1
  while (to - at < 5 && !['tidak', 'batal'].includes(low(sheet, to))) to += 1
  const between = Array.from({ length: to - at - 1 }, (_, index) => low(sheet, at + 1 + index))
  const plain = between.every((word) => /^[\d%?,.]+$/.test(word) || ['persen', 'rb', 'ribu'].includes(word))
  return plain && (low(sheet, to) === 'batal' || ['jadi', 'usah', 'perlu'].includes(low(sheet, to + 1)))
}

/** Another line has its discount: `kertas @48.500, disc 5%; tinta @92.000, tanpa disc`. */
const isGiven = (sheet: Sheet): boolean =>
  sheet.tokens.some(
    (_, at) => isDiscount(sheet, at) && (sheet.claims[at] === 'sum' || sheet.tokens[at + 1]?.kind === 'number'),
  )

/** One of these stands wherever a discount is taken back. */
const refusing = wordSet('usah jangan batal tanpa tidak jadi perlu')

/** `ga usah diskon`, `diskonnya batal`: what was said of a discount is taken back. */
export const refusesDiscount = (sheet: Sheet): boolean =>
  saysAny(sheet, refusing) &&
  sheet.tokens.some(
    (_, at) =>
      isDiscount(sheet, at) &&
      (['usah', 'jangan', 'batal'].includes(low(sheet, at - 1)) ||
        (low(sheet, at - 1) === 'tanpa' && !isGiven(sheet)) ||
        ['usah', 'jangan', 'batal'].includes(low(sheet, at - 2)) ||
        low(sheet, at + 1) === 'batal' ||
        droppedBehind(sheet, at) ||
        (low(sheet, at + 1) === 'tidak' && ['usah', 'jadi', 'perlu', 'ada'].includes(low(sheet, at + 2)))),
  )

const labelOf = (sheet: Sheet, from: number, to: number): string => {
  let end = to
  while (end > from + 1 && sumFillers.has(low(sheet, end - 1))) end -= 1
  const label = textBetween(sheet, from, end)
  // `ongkir JNE`: letters that stand for a name stay as they are.
  return sheet.writing !== 'upper'
    ? label.replaceAll(/\p{L}+/gu, (word) => (/^\p{Lu}{2,4}$/u.test(word) ? word : word.toLowerCase()))
    : label.toLowerCase()
}

/** Sums and shares that are no goods: discount, deposit, delivery. In reports every sum is a line of its own. */
export const readSums = (
  sheet: Sheet,
  money: readonly Money[],
  percents: readonly Percent[],
  quantities: readonly Quantity[],
): Sums => {
  const found: Sums = {
    charges: [],
    discount: null,
    downPayment: null,
    statedTotal: null,
    used: new Set(),
    discounts: [],
  }
  // `daftar kasbon: Kardi 400rb sudah bayar 150rb, …`: each has paid off his own.
  const isAccount = ['laporan', 'daftar', 'catatan'].some((word) => sheet.words.has(word))
  readShares(sheet, percents, found)
  readHalfDeposit(sheet, found)
  readFreeDelivery(sheet)
  /** Where the last sum ends that was paid before. */
  let paidTo = -1
  /** Where the last sum ends that was taken off. */
  let offTo = -1
  for (const [index, sum] of money.entries()) {
    const cue = cueBefore(sheet, sum.from)
    const deposit = depositBefore(sheet, sum.from) ?? depositOfThing(sheet, sum)
    const off = takenOffBefore(sheet, sum.from)
    const discount = off ?? [cue, sum.from - 1].find((at) => isDiscount(sheet, at)) ?? discountOfThing(sheet, sum.from)
    if (discount !== undefined) {
      const thing = off === null ? textBetween(sheet, discount + 1, sum.from) : ''
      const noun = sum.each && sum.unit !== null ? sum.unit : eachBefore(sheet, discount)
      const before = money[index - 1]
      const last = before?.to
      // `paket B 275rb/org utk 20 orang, diskon 15rb per orang`: the count is that of the price before it.
      const isOfPrice = before?.each === true && before.unit === noun
      const atLeast = noun === null ? null : leastBefore(sheet, discount)
      if (atLeast !== null) claim(sheet, atLeast.from, discount, 'term')
      const some =
        noun === null || last === undefined || isOfPrice || atLeast !== null
          ? null
          : someOf(sheet, { last, to: discount, end: sum.to }, noun, quantities)
      const amount = rupiah(sum.value * (some ?? 1))
      const each = some === null ? noun : null
      if (each === null) found.discount ??= { amount }
      found.discounts.push({ from: discount, share: { amount }, thing, each, atLeast: atLeast?.count ?? null })
      claim(sheet, discount, sum.to, 'sum')
      found.used.add(sum.from)
      offTo = sum.to
      continue
    }
    if (deposit === null && isTakenOffWith(sheet, sum.to, money[index + 1])) {
      found.discounts.push({ from: sum.from, share: { amount: sum.value } })
      claim(sheet, sum.from, sum.to, 'sum')
      found.used.add(sum.from)
      continue
    }
    const behind = takenOffBehind(sheet, sum.to)
    if (behind !== null && deposit === null) {
      found.discount ??= { amount: sum.value }
      found.discounts.push({ from: sum.from, share: { amount: sum.value } })
      claim(sheet, sum.from, behind + 1, 'sum')
      found.used.add(sum.from)
      continue
    }
    if (deposit !== null) {
      const all = forEach(sum, quantities)
      if (all !== null) found.downPayment ??= { amount: all }
      claim(sheet, deposit, sum.to, 'sum')
      found.used.add(sum.from)
      paidTo = sum.to
      continue
    }
    const further = paidTo < 0 || !isBill(sheet) ? null : namedPart(sheet, sum)
    if (further !== null) {
      claim(sheet, further, sum.to, 'sum')
      found.used.add(sum.from)
      continue
    }
    const aheadTo = index > 0 ? paidAhead(sheet, sum) : null
    if (aheadTo !== null) {
      found.downPayment ??= { amount: sum.value }
      claim(sheet, sum.from, aheadTo, 'sum')
      found.used.add(sum.from)
      paidTo = aheadTo
      continue
    }
    if (isDeduction(sheet, sum, offTo)) {
      found.discounts.push({ from: sum.from, share: { amount: sum.value } })
      claim(sheet, offTo, sum.to, 'sum')
      found.used.add(sum.from)
      offTo = sum.to
      continue
    }
    const listed = isAccount || !isBill(sheet) ? null : paidInList(sheet, sum.from)
    if (listed !== null) {
      const before = found.downPayment !== null && 'amount' in found.downPayment ? found.downPayment.amount : 0
      found.downPayment = { amount: rupiah(before + sum.value) }
      claim(sheet, Math.max(listed, paidTo), sum.to, 'term')
      found.used.add(sum.from)
      paidTo = sum.to
      continue
    }
    const more = paidBesides(sheet, sum, paidTo)
    if (more !== null && found.downPayment !== null && 'amount' in found.downPayment) {
      found.downPayment = { amount: rupiah(found.downPayment.amount + sum.value) }
      claim(sheet, more, sum.to, 'sum')
      found.used.add(sum.from)
      paidTo = sum.to
      continue
    }
    const part = isAccount
      ? null
      : (paidBefore(sheet, sum.from) ?? (index > 0 ? paidInClause(sheet, sum, isBill(sheet)) : null))
    // On a receipt only `baru dibayar 1 juta` tells of a part: everything there was paid.
    const paid = sheet.words.has('kuitansi') && part !== null && low(sheet, part) !== 'baru' ? null : part
    if (paid !== null) {
      found.downPayment ??= { amount: sum.value }
      claim(sheet, paid, sum.to, 'sum')
      found.used.add(sum.from)
      paidTo = sum.to
      continue
    }
    const label = sheet.words.has('laporan') ? null : (chargeFrom(sheet, sum.from) ?? fineFrom(sheet, sum))
    if (label === null || isCountedBefore(sheet, label, sum.from)) continue
    // Who orders goods bears them himself, and has them on the order.
    if ((isBill(sheet) || sheet.words.has('penawaran')) && isBorneBySeller(sheet, sum.to)) {
      claim(sheet, label, sum.to, 'term')
      found.used.add(sum.from)
      continue
    }
    const counted = quantities.some(
      ({ from, to }) => to === sum.from || (from === sum.to && !endsClause(sheet, sum.to)),
    )
    // `transport 25rb per orang per hari` is reckoned with the persons and days.
    // So is `ongkos 35rb per stel` with the pieces that are counted.
    // `kirim ke 3 lokasi, ongkir 15rb per lokasi`
    const isOfNoun =
      sum.each && sum.unit !== null && unitOf(sum.unit) === null && !persons.has(sum.unit) && !isParcel(sum.unit)
    const times =
      timesCome(sheet, sum, quantities) ?? (isOfNoun && sum.unit !== null ? countOfNoun(sheet, sum.unit) : null)
    const isRate =
      times === null &&
      sum.each &&
      sum.unit !== null &&
      (persons.has(sum.unit) ||
        isTimeUnit(sum.unit) ||
        quantities.some(({ unit }) => unit === sum.unit) ||
        // `3 AC @4,7jt, ongkos pasang 350rb per unit`: counted without their unit.
        (isOneOfThings(sum.unit) && quantities.some(({ unit, to }) => unit === null && to <= label)) ||
        // `ban luar 18 biji, ongkos pasang 20rb per ban`
        (sheet.words.get(sum.unit)?.[0] ?? sum.from) < label)
    // `transport 10.000 x 25 hari` is a line of its own.
    const isMultiplied = timesSigns.has(low(sheet, sum.to)) && quantities.some(({ from }) => from === sum.to)
    if (!isRate && !isMultiplied && !(counted && sum.each)) {
      const name = labelOf(sheet, label, sum.from)
      found.charges.push(
        times === null
          ? { label: name, amount: sum.value }
          : { label: `${name} (${times} × ${formatNumber(sum.value)})`, amount: rupiah(sum.value * times) },
      )
      claim(sheet, label, sum.to, 'sum')
      found.used.add(sum.from)
    }
  }
  return found
}

const free = new Set(['gratis', 'free', 'bebas'])

/** `gratis ongkir`, `ongkir free`: nothing is charged, and no goods are named. */
const readFreeDelivery = (sheet: Sheet): void => {
  if (!saysAny(sheet, free)) return
  sheet.tokens.forEach((_, at) => {
    const [one, other] = [low(sheet, at), low(sheet, at + 1)]
    const isFreeOne = (free.has(one) && carriage.has(other)) || (carriage.has(one) && free.has(other))
    if (isFreeOne && isFree(sheet, at) && isFree(sheet, at + 1)) claim(sheet, at, at + 2, 'cue')
  })
}

/** A total that is said as such; after the goods are known, since `10 pcs total 450rb` belongs to its line. */
export const readTotal = (sheet: Sheet, sums: Sums, money: readonly Money[]): void => {
  for (const sum of money) {
    if (sums.used.has(sum.from) || sum.each) continue
    let at = sum.from - 1
    let said = false
    if (sheet.words.has('laporan') && ['modal', 'dana', 'nilai'].includes(low(sheet, at))) continue
    while (
      at >= 0 &&
      sum.from - at < 6 &&
      isFree(sheet, at) &&
      (sumFillers.has(low(sheet, at)) || totalWords.has(low(sheet, at)))
    ) {
      if (totalWords.has(low(sheet, at)) || low(sheet, at) === 'semua') said = true
      at -= 1
    }
    // `harganya sama semua 18.500` is the price of each.
    if (!said || (low(sheet, at) === 'sama' && low(sheet, at - 1) === 'harga')) continue
    sums.statedTotal ??= sum.value
    claim(sheet, at + 1, sum.to, 'sum')
    sums.used.add(sum.from)
  }
}
