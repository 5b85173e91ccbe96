import { isMeasure, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { Time } from '../told-figure.ts'
import { people } from '../times-pieces.ts'
import { areForEach } from '../wages-of-each.ts'
import { atWork, isStockFlow } from './at-work.ts'
import { costsOfEach } from './costs-of-each.ts'
import type { Entry } from './entry.ts'
import { earned, gainOfTakings, isRoom, ownService } from './earned.ts'
import { isPriceOfOne, joinCounts, paidForSoMany } from './join-counts.ts'
import { letHours } from './let-hours.ts'
import { letRooms } from './let-rooms.ts'
import { listedForOne } from './listed-pieces.ts'
import { withContents } from './pack-contents.ts'
import { withPortions } from './portions.ts'
import { pricedWithCost } from './priced-with-cost.ts'
import { raisedStock } from './raised-stock.ts'
import { restOfLot } from './rest-of-lot.ts'
import { smallSums } from './small-sums.ts'
import { beginsSpending, eachMarks, isMarked, timeNamed, wayOf } from './ledger-words.ts'

const slips = new Set('eh maaf ralat salah maksud maksudnya sori aduh'.split(' '))

/** `8 ekor sekilo, eh maaf 9 ekor sekilo`: the number is set right, what was told of it stays. */
const setRight = (entries: readonly Entry[]): readonly Entry[] =>
  entries.reduce<Entry[]>((told, entry) => {
    const last = told.at(-1)
    const [count] = entry.counts
    const isSlip = entry.words.length > 0 && entry.words.every((word) => slips.has(word))
    const isLike =
      last !== undefined &&
      (last.money === null) === (entry.money === null) &&
      last.counts.length === entry.counts.length &&
      ['', last.counts[0]?.noun ?? ''].includes(count?.noun ?? '')
    return isSlip && isLike
      ? [...told.slice(0, -1), { ...last, money: entry.money, counts: entry.counts, said: entry.said }]
      : [...told, entry]
  }, [])

const making = new Set('hasil jadi menghasilkan'.split(' '))
const dear = new Set(['harga', 'jual', 'dijual'])
const ofTime = new Set('gaji upah sewa listrik air wifi internet cicilan angsuran kontrakan'.split(' '))

/** `harga jual 85rb, modal 52rb, ongkos 8rb per pcs, sebulan laku 140 pcs`: each of them for one of what was counted. */
const forOnePiece = (entries: readonly Entry[]): Entry[] => {
  const sold = entries.filter(
    ({ money, counts, way, words }) =>
      money === null &&
      way === 'in' &&
      !words.some((word) => making.has(word)) &&
      counts.some(({ noun }) => noun !== '' && timeNamed(noun) === null),
  )
  const noun = sold[0]?.counts[0]?.noun ?? ''
  const sums = entries.filter(({ money }) => money !== null)
  const [price, more] = sums.filter(
    ({ words, way, counts }) => way === 'in' && counts.length === 0 && words.some((word) => dear.has(word)),
  )
  if (!price || more || sold.length !== 1 || people.has(noun) || price.per !== null) return [...entries]
  return entries.map((one) => {
    // `packing 3rb` beside a price of 120rb is none of a month.
    const isCost =
      one.way === 'out' &&
      one.per === null &&
      one.counts.length === 0 &&
      (one.money ?? Infinity) < (price.money ?? 0) &&
      !one.words.some((word) => ofTime.has(word))
    return one === price || isCost ? { ...one, per: noun } : one
  })
}

const occupying = new Set('keisi terisi terpakai dipakai aktif tersewa'.split(' '))

/** `kamar 12 sewa 650rb, yang keisi 9`: only those earn. */
const occupied = (entries: readonly Entry[]): Entry[] => {
  const filled = entries.find(
    ({ words, counts, money }) =>
      money === null && counts.length === 1 && [...words, counts[0]?.noun ?? ''].some((word) => occupying.has(word)),
  )
  const [count] = filled?.counts ?? []
  // `dipakai 4 tahun` is how long.
  if (!filled || !count || timeNamed(count.noun) !== null || count.noun === 'malam') return [...entries]
  return entries.flatMap((one) => {
    if (one === filled) return []
    const [all] = one.counts
    const isOfThem = one.money !== null && all !== undefined && one.counts.length === 1 && all.value >= count.value
    return [
      isOfThem
        ? { ...one, counts: [{ ...count, noun: all.noun || count.noun, times: true }], way: 'in' as const, sure: true }
        : one,
    ]
  })
}

const ofStock = new Set('stok stock persediaan fisik opname gudang'.split(' '))
const idle = new Set('kosong nganggur rusak cuti libur tutup'.split(' '))

/** `5 petak masing2 900rb, 1 petak kosong`: so many less. */
const withoutIdle = (entries: readonly Entry[]): Entry[] => {
  const lack = entries.find(
    ({ words, counts, money }) => money === null && counts.length === 1 && words.some((word) => idle.has(word)),
  )
  const [less] = lack?.counts ?? []
  // `rusak 15 kg` is a loss of goods, no empty room.
  if (!lack || !less || isMeasure(less.noun)) return [...entries]
  // `stok awal 350 dus, rusak 6 dus`: they are gone, and stand in no count.
  const isOfStock = entries.some(
    ({ money, words, context }) => money === null && [...words, ...context].some((word) => ofStock.has(word)),
  )
  if (isOfStock && lack.words.includes('rusak')) return [...entries]
  // `libur 4 hari sebulan`: the days that are left of thirty.
  const isMonthly =
    less.noun === 'hari' && (less.per === 'bulan' || lack.per === 'bulan' || lack.trail.includes('sebulan'))
  // `tutup hari minggu jadi sebulan 26 hari`, `libur tiap minggu jadi buka 26 hari`: so many it is open.
  const isOpen = less.noun === 'hari' && less.value > 15
  if (isOpen && isMonthly) return entries.map((one) => (one === lack ? { ...one, way: null } : one))
  // `sabtu minggu libur jadi 22 hari`
  if (isOpen && (lack.words.includes('buka') || lack.words.at(-1) === 'jadi'))
    return entries.map((one) =>
      one === lack ? { ...one, way: null, per: null, rate: null, counts: [{ ...less, per: null, rate: null }] } : one,
    )
  if (isMonthly)
    return entries.map((one) =>
      one === lack
        ? { ...one, per: null, rate: null, way: null, counts: [{ ...less, value: 30 - less.value, per: null }] }
        : one,
    )
  return entries
    .filter((one) => one !== lack)
    .map((one) => ({
      ...one,
      counts: one.counts.map((count) =>
        (count.noun === less.noun || (less.noun === '' && isRoom(one))) && count.value > less.value
          ? { ...count, value: count.value - less.value }
          : count,
      ),
    }))
}

/** `300 porsi @28rb pemasukan`: the word behind a sum tells its way where none before it does. */
const byTrail = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => {
    const told = entry.sure || entry.trail.length !== 1 ? null : wayOf(entry.trail)
    return told?.strict ? { ...entry, way: told.way, sure: true } : entry
  })

/** The price of one thing: what follows it is what goes into that thing. */
const isOfOne = ({ each, per, words, context }: Entry): boolean =>
  each ||
  (per !== null && timeNamed(per) === null) ||
  [...words, ...context].some((word) => /^(?:di)?jual$|^harga$|^tarif$|^se(?:buah|biji|potong|porsi|cup)$/.test(word))

/** `hari 2 2,1jt`: of which of several times a sum is. */
const ordinalOf = ({ said }: Entry): string =>
  /(?:^|\s)(hari|minggu|pekan|bulan|shift|sesi|trip|rit|kloter|panen) (?:ke-?)?\d{1,2}\s/iu
    .exec(said)?.[1]
    ?.toLowerCase() ?? ''

const ordinals = new Set('kedua ketiga keempat kelima keenam ketujuh'.split(' '))

/** `pengeluaran pajak 4,2jt setahun, iuran sampah 50rb sebulan`: a due in a list of spendings is paid. */
const duesPaid = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry, at) => {
    const before = entries[at - 1]
    const isListed = before?.way === 'out' && before.money !== null && before.sure && before.sentence === entry.sentence
    return isListed && entry.money !== null && entry.words[0] === 'iuran' ? { ...entry, way: 'out' } : entry
  })

/** `6 pintu @850rb` beside sums of a month or a year: rooms are let by the month. */
const rentOfMonth = (entries: readonly Entry[]): Entry[] => {
  const isTimed = entries.some(
    ({ per, rate, money }) => money !== null && ['bulan', 'tahun'].includes(rate ?? per ?? ''),
  )
  return entries.map((entry) => {
    const isOpen = entry.each && entry.way === 'in' && entry.per === null && entry.rate === null && isRoom(entry)
    return isTimed && isOpen ? { ...entry, rate: 'bulan' as const } : entry
  })
}

const headings = new Set('penghasilan pendapatan pemasukan penerimaan omzet omset'.split(' '))

/** A sum without a word of its own goes the way of those around it: parts of takings come in, the rest was spent. */
const handOn = (entries: readonly Entry[]): Entry[] => {
  const told = [...entries]
  for (const [at, entry] of entries.entries()) {
    if (entry.way !== null || entry.money === null) continue
    // `dibuka kos 6 kamar 450rb per bulan`, `8 kamar @750rb`: rooms with a price of their own are let.
    const isLet =
      timeNamed(entry.per ?? '') !== null ||
      (entry.each && entry.words.length === 0) ||
      // `kosan 14 kamar 750rb, keisi 11`
      entry.counts.some(({ left }) => left)
    if (isRoom(entry) && isLet) {
      told[at] = { ...entry, way: 'in' }
      continue
    }
    const before = told.slice(0, at).findLast(({ money, way }) => money !== null && way !== null && way !== 'opening')
    const isSpentLater = entries
      .slice(at)
      .some(
        ({ way, money, words }) => money !== null && way === 'out' && words.some((word) => beginsSpending.has(word)),
      )
    if (before === undefined) {
      // `penghasilan ojol: seminggu narik 1,2jt, bensin 210rb`: the first under its heading.
      const isOfTime = entry.period === '' && timeNamed(entry.per ?? '') !== null
      if (isOfTime && entry.context.some((word) => headings.has(word))) {
        told[at] = { ...entry, way: 'in' }
        continue
      }
      // `sen 420rb, sel 385rb, … belanja 1,7jt`: takings of their days.
      if (isSpentLater && entry.period !== '') told[at] = { ...entry, way: 'in' }
      // `hotel 450rb, makan 200rb, tiket 1,7jt. omzet …`: the first of a list goes with those behind it.
      const next = entries.slice(at + 1).find(({ money, way }) => money !== null && way !== null)
      const isListed = next?.way === 'out' && next.sentence === entry.sentence && entry.period === ''
      if (isListed && (!isPriceOfOne(entry) || entry.per === 'malam')) told[at] = { ...entry, way: 'out' }
      // `jasa servis 9,8jt, jual sparepart 14,6jt`: a list of takings.
      const isService = entry.words[0] === 'jasa' && next?.way === 'in' && next.sentence === entry.sentence
      if (isService) told[at] = { ...entry, way: 'in' }
      continue
    }
    const isSame = before.sentence === entry.sentence
    // `omzet hari 1 1,4jt, hari 2 2,1jt`: the next of them goes the way of the one before.
    const nth = ordinalOf(entry)
    if (nth !== '' && isSame && nth === ordinalOf(before) && told[at - 1] === before) {
      told[at] = { ...entry, way: before.way }
      continue
    }
    // `terjual 2,2jt hari pertama, 1,8jt hari kedua`
    const isNext = entry.words.some((word) => ordinals.has(word)) && isSame && told[at - 1] === before
    if (isNext && [...before.words, ...before.trail].some((word) => word === 'pertama' || ordinals.has(word))) {
      told[at] = { ...entry, way: before.way }
      continue
    }
    // `tiket 85 orang @75rb, sponsor 3 juta, parkir 640rb. hadiah …`: takings in one sentence, spendings in the next.
    const beside = told.slice(0, at).filter(({ money, sentence }) => money !== null && sentence === entry.sentence)
    const isSide =
      beside.length > 1 &&
      beside.every(({ way }) => way === 'in') &&
      entries.some(({ money, sentence }) => money !== null && sentence > entry.sentence) &&
      !entries.some(({ way, sentence }) => way === 'out' && sentence === entry.sentence)
    const isLike = entry.counts.length > 0 && entry.each && before.counts.length > 0 && before.each
    const isList = isSide || ((isLike || entry.joined) && before.way === 'in') || (isSpentLater && !isOfOne(before))
    told[at] = { ...entry, way: before.way === 'in' && isSame && isList ? 'in' : 'out' }
  }
  return told
}

const timeIn = (trail: readonly string[]): Time | null => {
  const found = trail.findIndex(
    (word, index) => timeNamed(word) !== null && (isMarked(word) || eachMarks.has(trail[index - 1] ?? '')),
  )
  return found === -1 ? null : timeNamed(trail[found] ?? '')
}

/** `gaji 3jt, sewa 1,2jt semua per bulan`: the time behind the last holds for all of them. */
const withTimes = (entries: readonly Entry[]): Entry[] => {
  const wholes = [...entries.entries()].filter(([, { trail }]) => trail.includes('semua') || trail.includes('total'))
  return entries.map((entry, at) => {
    if (entry.per !== null || entry.money === null) return entry
    const last = wholes.find(([place, { sentence }]) => place >= at && sentence === entry.sentence)?.[1]
    // `cicilan 4,8jt + perawatan 700rb per bulan`: both of them.
    const next = entries[at + 1]
    const isPaidWith = next?.joined === true && next.way === entry.way && entry.words.some((word) => ofTime.has(word))
    const shared = isPaidWith && next.per !== null ? timeNamed(next.per) : null
    const per = timeIn(entry.trail) ?? (last && last.way === entry.way ? timeIn(last.trail) : null) ?? shared
    return per === null ? entry : { ...entry, per }
  })
}

/** `perbaikan tahun ini 3jt` beside sums of a month: told once for the year. */
const ofThisYear = (entries: readonly Entry[]): Entry[] => {
  const isTimed = entries.some(({ per, money }) => money !== null && per !== null && timeNamed(per) !== null)
  return entries.map((entry) => {
    const { words, way, per, rate, counts } = entry
    const isOpen = way === 'out' && per === null && rate === null && counts.length === 0
    const isYear = words.some((word, at) => word === 'tahun' && words[at + 1] === 'ini')
    return isTimed && isOpen && isYear ? { ...entry, per: 'tahun' } : entry
  })
}

const handedOver = new Set(['setoran', 'setor', 'iuran'])

/** `narik dapat 200rb, setoran 180rb`: whoever drives for its owner hands that over. */
const driving = new Set('narik ngojek ojek ojol angkot taksi becak bentor supir sopir'.split(' '))

/** `belanja 13,9jt, listrik 450rb, setoran BRI 1,15jt`: in a row of what was paid it is paid too. */
const paidAmongPaid = (entries: readonly Entry[]): Entry[] =>
  entries.map((one) => {
    if (one.way !== 'in' || !one.words.some((word) => handedOver.has(word))) return one
    const drives = entries.some(({ words }) => words.some((word) => driving.has(word)))
    if (
      drives &&
      entries.some(
        ({ money, way, words }) => money !== null && way === 'in' && !words.some((word) => handedOver.has(word)),
      )
    )
      return { ...one, way: 'out' }
    const beside = entries.filter((other) => other !== one && other.money !== null && other.sentence === one.sentence)
    // `sewa 30jt + iuran 250rb`: paid together.
    const last = entries.slice(0, entries.indexOf(one)).findLast(({ money }) => money !== null)
    if (one.joined && last?.way === 'out' && last.sentence === one.sentence) return { ...one, way: 'out' }
    const isPaid = beside.length > 1 && beside.every(({ way }) => way === 'out' || way === null)
    return isPaid && beside[0]?.way === 'out' && entries.indexOf(beside[0]) < entries.indexOf(one)
      ? { ...one, way: 'out' }
      : one
  })

const instalments = /^(?:(?:di|nyi|men)?cicil(?:an)?|angsuran|angsur|ngangsur|kredit)$/u

/** `cicil 420rb x 12`: so many times. */
const paidOften = (entries: readonly Entry[]): Entry[] =>
  entries.map((one) =>
    one.words.some((word) => instalments.test(word))
      ? {
          ...one,
          counts: one.counts.map((count) => (count.times && count.noun === '' ? { ...count, noun: 'kali' } : count)),
        }
      : one,
  )

const wages = new Set('gaji upah honor bayaran'.split(' '))

/** Whether people of a post are counted, and not what is bought or let: `3 mesin cicilan 2jt`. */
const isOf = (noun: string, words: readonly string[]): boolean =>
  people.has(noun) || (unitOf(noun) === null && words.every((word) => wages.has(word)))

/** `gaji 3 kasir 2,2jt, 2 koki 2,8jt`: in a list of posts each of the people gets the sum, where that is likelier. */
const wagesOfEach = (entries: readonly Entry[]): readonly Entry[] => {
  const posts = entries.filter(({ money, counts, each, way, per, words }) => {
    const [count, more] = counts
    const isOfPeople = count !== undefined && !more && isOf(count.noun, words)
    const isPost = isOfPeople && timeNamed(count.noun) === null && count.noun !== '' && count.per === null
    return money !== null && per === null && !each && way !== 'in' && isPost
  })
  const isOfWages = posts.some(({ words, context, label }) =>
    [...words, ...context, label.toLowerCase()].some((word) => wages.has(word)),
  )
  const told = posts.map(({ money, counts }) => ({ heads: counts[0]?.value ?? 1, sum: money ?? 0 }))
  if (!isOfWages || !areForEach(told)) return entries
  return entries.map((one) =>
    posts.includes(one)
      ? { ...one, label: one.label || `gaji ${one.counts[0]?.noun ?? ''}`, each: true, way: 'out' }
      : one,
  )
}

/** What is told of a whole stock is the price of none of its counts. */
const pricedCounts = (entries: readonly Entry[]): readonly Entry[] =>
  isStockFlow(entries) ? entries : joinCounts(entries)

/** Entries with what only their neighbours tell: counts for prices, ways, times. `asksGain`: something must come in. */
export const settled = (entries: readonly Entry[], asksGain: boolean): Entry[] => {
  const counted = paidAmongPaid(
    withoutIdle(
      occupied(
        pricedCounts(
          restOfLot(
            atWork(
              withPortions(
                withContents(paidForSoMany(letHours(letRooms(smallSums(paidOften(wagesOfEach(setRight(entries)))))))),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  const sided = handOn(
    duesPaid(gainOfTakings(ownService(byTrail(earned(pricedWithCost(raisedStock(counted)), asksGain))))),
  )
  return listedForOne(costsOfEach(forOnePiece(ofThisYear(rentOfMonth(withTimes(sided))))))
}
