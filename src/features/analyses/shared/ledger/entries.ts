import { isNumber, low, openSheet, type Sheet } from '#core/assistant/shared/reading-grammar/sheet.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { isMeasure, oneIn, soldBy, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { fillers, inFull, isPeriodWord, isWeekday } from '../figure-words.ts'
import { levelled } from '../level-text.ts'
import type { Found } from '../read-numbers.ts'
import { people } from '../times-pieces.ts'
import type { Counted, Entry } from './entry.ts'
import { holderOf, isOneHolder, withHolder } from './holders.ts'
import { itemsOf, joiners } from './items.ts'
import { monthsIn } from './months.ts'
import { settled } from './settle-entries.ts'
import { counted, type Tail, tailOf } from './tail.ts'
import {
  eachMarks,
  holdsPaidFor,
  isMarked,
  nameless,
  plainWord,
  rateNamed,
  timeNamed,
  wayOf,
  wayUnder,
} from './ledger-words.ts'

const wages = new Set('gaji digaji upah diupah honor bayaran dibayar'.split(' '))

/** Money that some pay and others take. */
const eitherWay = new Set('setoran setor nyetor iuran sumbangan infak cicilan angsuran sewa tiket karcis'.split(' '))

/** `minyak jo gas 1,1jt`: between two names of one sum. */
const joins = new Set('dan & + jo sama karo sareng jeung'.split(' '))

const isName = (word: string): boolean =>
  !fillers.has(word) &&
  oneIn(word) === null &&
  !nameless.has(word) &&
  !nameless.has(plainWord(word)) &&
  timeNamed(word) === null

/** Told apart by their numbers: `RT 01`, `kelas 2`. */
const numbered = new Set(
  'rt rw kelas kelompok blok kandang kolam mesin toko cabang kios outlet gerobak lapak petak kamar regu tim shift gudang mobil motor meja zona jalur'.split(
    ' ',
  ),
)

const nameFrom = (sheet: Sheet, at: readonly number[]): string => {
  const isMark = (one: number): boolean =>
    /^\d{1,2}$/.test(low(sheet, one)) && numbered.has(low(sheet, one - 1)) && at.includes(one - 1)
  const names = (one: number | undefined): boolean =>
    one !== undefined &&
    (isMark(one) || (isName(low(sheet, one)) && !isNumber(sheet, one) && !joins.has(low(sheet, one))))
  const kept = at
    .filter((one, index) => names(one) || (joins.has(low(sheet, one)) && names(at[index - 1]) && names(at[index + 1])))
    .slice(-5)
  return kept
    .slice(joins.has(low(sheet, kept[0] ?? -1)) ? 1 : 0)
    .map((one) =>
      joins.has(low(sheet, one)) ? 'dan' : (sheet.tokens[one]?.raw ?? '').replace(/(?<=\p{L}{4})nya$/u, ''),
    )
    .join(' ')
}

/** `sab 815rb min 770rb`: Sunday, where the day before it was named. */
const weekend = /^(?:sabtu|sab)$/i

const periodIn = (sheet: Sheet, at: readonly number[]): string => {
  // `minggu 1 1,85jt`
  const numbered = at.findIndex(
    (one, index) =>
      (timeNamed(low(sheet, one)) !== null || isWeekday(low(sheet, one))) &&
      /^\d{1,2}$/.test(low(sheet, at[index + 1] ?? -1)),
  )
  if (numbered >= 0) return [at[numbered], at[numbered + 1]].map((one) => sheet.tokens[one ?? -1]?.raw ?? '').join(' ')
  const found = at.find((one) => isPeriodWord(low(sheet, one)) && !['minggu', 'mar', 'des'].includes(low(sheet, one)))
  return found === undefined ? '' : inFull(sheet.tokens[found]?.raw ?? '')
}

/** `masing2 12 potong`: each of those who were counted last. */
const spreading = new Set(['masing', 'masing-masing', 'seorang'])

const monthCount = (value: number): Counted => ({
  value,
  noun: 'bulan',
  per: null,
  rate: null,
  times: false,
  said: '',
})

const flowing = new Set(
  'omzet omset gaji belanja pengeluaran pemasukan penjualan setoran untung biaya laba pendapatan target cicilan upah sewa omset modal'.split(
    ' ',
  ),
)

const priceWords = new Set('harga harganya hrg tarif hargane regane'.split(' '))
const soldWords = new Set('laku terjual kejual'.split(' '))

const shares = new Set(['masing', 'masing-masing', '@'])

/** `kotak harian 940rb`: a name, where no word of money stands before it. */
const isAdjective = (sheet: Sheet, at: number): boolean =>
  /^(?!s[ea]).*an$/.test(low(sheet, at)) &&
  sheet.tokens[at - 1]?.kind === 'word' &&
  ![1, 2].some((back) => flowing.has(plainWord(low(sheet, at - back))))

interface Open {
  /** `4 penjahit masing2 …`: what follows is of each of them. */
  isSpread: boolean
  /** How many words stood before the last count. */
  countedAt: number
  before: number[]
  after: number[]
  counts: Counted[]
  from: number
  /** Where its last count ends. */
  to: number
}

const emptyOpen = (): Open => ({ isSpread: false, countedAt: 0, before: [], after: [], counts: [], from: -1, to: 0 })

/** `catering 500 porsi 42rb`: no portion costs 84 Rupiah, so it is the price of one. */
const isTooLittle = (found: Found | undefined, counts: readonly Counted[]): boolean => {
  const [count, more] = counts
  if (found?.kind !== 'money' || !count || more || count.noun === '' || isMeasure(count.noun)) return false
  if (timeNamed(count.noun) !== null || count.value <= 1) return false
  // `bibit 2000 ekor 350 rupiah`: nor does anything cost less than a Rupiah.
  return found.value / count.value < (found.value >= 500 ? 200 : 1)
}

/** `beli pisang 40 kg harga 9rb`: no kilo costs 225 Rupiah. */
const isPriceOfKilo = (found: Found | undefined, counts: readonly Counted[]): boolean => {
  const [count, more] = counts
  if (found?.kind !== 'money' || !count || more || !['kg', 'liter'].includes(count.noun)) return false
  return count.value > 1 && found.value >= 500 && found.value / count.value < 500
}

const dozens: Readonly<Record<string, number>> = { lusin: 12, kodi: 20, gross: 144, gros: 144, rim: 500 }

/** `1 gros (144 biji)`: the same told once more in pieces. */
const isToldAgain = (last: Counted | undefined, next: Counted): boolean =>
  last !== undefined && last.value * (dozens[last.noun] ?? 0) === next.value

const movesStock = new Set('masuk keluar datang terjual kejual laku rusak retur hilang sisa fisik tinggal'.split(' '))

/** The message as entries, in order, each with the way that its own words tell. */
const rawEntries = (sheet: Sheet): Entry[] => {
  const items = itemsOf(sheet)
  const entries: (Entry & { trail: readonly string[] })[] = []
  let open = emptyOpen()
  let context: number[] = []
  let header: string[] = []
  let sentence = 0
  let isFirst = true
  let isSameClause = false
  let joined = false
  const isOfStock = /(?<!\p{L})(?:stok|stock|persediaan)[^.\n]{1,60}?(?<!\p{L})(?:masuk|datang|beli|tambah)/iu.test(
    sheet.text,
  )
  const plain = (at: readonly number[]): string[] => at.map((one) => plainWord(low(sheet, one)))
  const close = (sum: { found: Found; tail: Tail; last: number } | null): void => {
    const { before, after, counts } = open
    if (sum === null && counts.length === 0) {
      const last = entries.at(-1)
      if (before.length > 0 && isSameClause && last) last.trail = plain(before)
      if (before.length > 0) context = before
      open = emptyOpen()
      return
    }
    const own = [...before, ...after]
    // `kemarin 1 minggu masuk 2,8jt`: of one week.
    const single = counts.find(
      ({ value, noun, per, times }) => value === 1 && timeNamed(noun) !== null && per === null && !times,
    )
    const label = nameFrom(sheet, own)
    const isBare = label === ''
    const words = plain(own)
    const found = sum?.found
    const noun = found?.kind === 'money' ? found.noun : ''
    const leading = isBare ? [...plain(context), ...words] : words
    const going = wayOf(words) ?? (isBare ? wayOf(leading) : null)
    const under = wayUnder(header)
    // `uang keluar: …, setoran bank 2,1jt`: what may go either way goes where its heading says.
    const isEither = under !== null && words.some((word) => eitherWay.has(word))
    // `sehari habis 80 porsi @8rb`: all of it was sold.
    const isSoldOut = words.includes('habis') && (found?.each ?? false) && counts.length > 0 && !holdsPaidFor(words)
    const way = isSoldOut ? 'in' : going?.strict && !isEither ? going.way : (under ?? going?.way ?? null)
    const months = monthsIn(words)
    const one = own.map((place) => oneIn(low(sheet, place))).find((unit) => unit !== null && timeNamed(unit) === null)
    // `kiloan 16.500`, `karungan 50 kg 780rb`: right before its numbers.
    const nearest = sum === null ? undefined : before[counts.length > 0 ? open.countedAt - 1 : before.length - 1]
    const by = nearest === undefined ? null : soldBy(low(sheet, nearest))
    const perTold = noun === '' ? null : noun === 'sekali' ? 'kali' : (timeNamed(noun) ?? noun)
    const marked = own.find((one) => {
      const time = timeNamed(low(sheet, one))
      return (
        time !== null && ((isMarked(low(sheet, one)) && !isAdjective(sheet, one)) || eachMarks.has(low(sheet, one - 1)))
      )
    })
    const each = own.find(
      (one) =>
        eachMarks.has(low(sheet, one - 1)) &&
        timeNamed(low(sheet, one)) === null &&
        (isName(low(sheet, one)) || unitOf(low(sheet, one)) !== null),
    )
    // `2 orang gaji 2,4jt` is for each of them, `gaji 2 orang 4,8jt` for both.
    const isWageOfEach =
      counts.some(({ noun: who, value }) => people.has(who) && value > 1) &&
      plain(before.slice(open.countedAt)).some((word) => wages.has(word)) &&
      !plain(before).includes('total')
    const time = marked === undefined ? null : timeNamed(low(sheet, marked))
    const told = [...entries.flatMap((one) => one.counts), ...counts]
    const isChain = counts.length > 1 && found?.kind === 'money' && words.includes('x')
    const isSpread = open.isSpread || own.some((place) => spreading.has(low(sheet, place)))
    const holder = each === undefined ? holderOf(counts, told, isSpread) : plainWord(low(sheet, each))
    // `setoran per mobil 150rb sehari`: of each of them, and in what time.
    const held = sum?.tail.per ?? null
    // `50rb sehari setiap mesin`: the number took the time, behind it stands for one of what.
    const isHeld = timeNamed(perTold ?? '') !== null && held !== null && timeNamed(held) === null
    const behind = isHeld ? held : (perTold ?? held)
    const period =
      periodIn(sheet, own) ||
      (/^(?:min|minggu)$/.test(words[0] ?? '') &&
      weekend.test(entries.findLast(({ period: told }) => told !== '')?.period ?? '')
        ? 'Minggu'
        : '')
    // `biaya sebulan: servis 2jt, oli 900rb`
    // `analisis laba bulanan bengkel: 9 motor sehari, ongkos 45rb`: the question's time is none of a price's.
    const isPriced = counts.some(({ rate, per }) => rate !== null || timeNamed(per ?? '') !== null)
    // `laba per hari: omzet 1,1jt, gas 45rb`
    const isOfTime = (word: string, at: number): boolean =>
      timeNamed(word) !== null && (isMarked(word) || eachMarks.has(header[at - 1] ?? ''))
    const headed = isPriced ? null : timeNamed(header.find(isOfTime) ?? '')
    const isTimed = holder !== null && each !== undefined && behind !== null && timeNamed(behind) !== null
    // `bersih sebulan: kotor 230rb/hari, bensin 45rb`: the heading asks for its time and tells it of nothing.
    if (headed !== null && perTold !== null && timeNamed(perTold) !== null && timeNamed(perTold) !== headed) header = []
    const first = own.concat(sum ? [found?.start ?? 0] : []).reduce((least, one) => Math.min(least, one), Infinity)
    const last = Math.max(sum?.last ?? 0, open.to, ...own, found ? found.to - 1 : 0)
    const from = Math.min(first, open.from === -1 ? Infinity : open.from)
    entries.push({
      words,
      label: isBare
        ? nameFrom(
            sheet,
            context.filter((one) => !fillers.has(low(sheet, one))),
          )
        : label,
      money: found?.kind === 'money' ? found.value : null,
      percent: found?.kind === 'percent' ? found.value : null,
      counts: [
        ...counts
          .filter((one) => one !== single && !isOneHolder(one, counts))
          // `5 orang x 12 hari x 90.000`: all of them times the sum.
          .map((one) => (isChain ? { ...one, times: true } : one))
          .map((one) => (sum === null ? withHolder(one, holder, time) : one)),
        ...(sum?.tail.counts ?? []),
        ...(months === null ? [] : [monthCount(months)]),
      ],
      per: isTimed
        ? holder
        : (behind ??
          holder ??
          one ??
          by ??
          time ??
          (single ? timeNamed(single.noun) : period === '' && sum ? headed : null)),
      // `25rb per orang per hari`: the number took the first of the two.
      rate:
        sum?.tail.rate ??
        (isHeld ? rateNamed(perTold ?? '') : null) ??
        (isTimed ? timeNamed(behind ?? '') : null) ??
        (perTold !== null && timeNamed(perTold) === null ? rateNamed(sum?.tail.per ?? '') : null) ??
        (isTimed ? null : time),
      pack: sum?.tail.pack ?? null,
      // `masing2 900rb sebulan`
      each:
        isWageOfEach ||
        isTooLittle(found, counts) ||
        (found?.each ?? false) ||
        (sum?.tail.each ?? false) ||
        // `6 kamar @650rb sebulan`: of one of them, in what time.
        (counts.length > 0 && low(sheet, found?.start ?? -1) === '@') ||
        shares.has(low(sheet, (found?.start ?? 0) - 1)) ||
        (isPriceOfKilo(found, counts) && priceWords.has(low(sheet, (found?.start ?? 0) - 1))) ||
        // `laku 70 porsi harga 22rb`: of one of them.
        (counts.length > 0 &&
          priceWords.has(low(sheet, (found?.start ?? 0) - 1)) &&
          plain(own).some((word) => soldWords.has(word))),
      way,
      sure: wayOf(words)?.strict ?? false,
      joined,
      period,
      context: plain(context),
      said: sheet.text.slice(sheet.tokens[from]?.start, sheet.tokens[last]?.end).replaceAll(/\s+/g, ' ').trim(),
      sentence,
      trail: [],
    })
    open = emptyOpen()
    context = []
    isSameClause = true
  }
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (!item) break
    if (item.kind === 'word') {
      // `stok awal 40 dus masuk 25 dus keluar 50 dus`: each move of a stock stands by itself.
      if (isOfStock && open.counts.length > 0 && movesStock.has(plainWord(low(sheet, item.at)))) close(null)
      open.before.push(item.at)
      isFirst = false
    } else if (item.kind === 'number') {
      const { found } = item
      if (open.from === -1) open.from = found.start
      const tail = tailOf(sheet, items, at + 1, found.kind === 'money' && found.noun !== '' ? found.noun : null)
      if (found.kind === 'count') {
        const own = counted(sheet, found, { per: tail.per, rate: tail.rate })
        if (isToldAgain(open.counts.at(-1), own)) open.counts.pop()
        open.counts.push(own, ...tail.counts)
        open.countedAt = open.before.length
        open.to = found.to - 1
        open.isSpread ||= tail.each
        at += tail.length
        isFirst = false
        continue
      }
      at += tail.length
      // `laku 60 cilok sehari bensin 12rb`: what was sold, and what was spent.
      const since = open.before.slice(open.countedAt)
      const isSpentBeside =
        found.kind === 'money' &&
        open.counts.length > 0 &&
        wayOf(plain(since))?.way === 'out' &&
        wayOf(plain(open.before.slice(0, open.countedAt)))?.way === 'in'
      if (isSpentBeside) {
        open.before = open.before.slice(0, open.countedAt)
        close(null)
        open = { ...emptyOpen(), before: since, from: since[0] ?? found.start }
      }
      // `15jt omzet, 4jt gaji`: where the sum leads its clause, the words behind it are its own.
      const follows: number[] = []
      if (isFirst || found.kind === 'percent') {
        let next = at + 1
        for (; items[next]?.kind === 'word'; next += 1) follows.push((items[next] as { at: number }).at)
        const isShare = found.kind === 'percent' && !isFirst && low(sheet, follows[0] ?? -1) !== 'dari'
        const isTaken = items[next]?.kind === 'number' && found.kind === 'percent'
        if (isTaken || (items[next]?.kind === 'number' && (!isFirst || isShare))) follows.length = 0
        at += follows.length
      }
      open.after = follows
      close({ found, tail, last: tail.length > 0 ? found.to : found.to - 1 })
      isFirst = false
    } else if (item.kind === 'header') {
      header = plain([...open.before])
      close(null)
      isFirst = true
    } else {
      const isStop = item.kind === 'stop'
      const next = items[at + 1]
      if (
        joins.has(low(sheet, item.at)) &&
        next?.kind === 'word' &&
        open.before.length > 0 &&
        open.counts.length === 0
      ) {
        open.before.push(item.at)
        continue
      }
      // `140 / 133 (modal 28rb)`, `230 tas rajut, @120rb`: the count waits for its sum.
      const waits =
        !isStop &&
        open.counts.length > 0 &&
        (['(', '/', '+', '&'].includes(low(sheet, item.at)) || (next?.kind === 'number' && next.found.each))
      if (!waits) close(null)
      isFirst = true
      isSameClause = false
      joined = joiners.has(low(sheet, item.at)) || low(sheet, item.at) === '+'
      if (isStop) {
        context = []
        sentence += 1
        if (low(sheet, item.at) === '.' || low(sheet, item.at) === '?') header = []
      }
    }
  }
  close(null)
  return entries
}

/** The sums, shares and counts of a message as entries of a ledger. Pure; nothing that is not written is read. */
export const readEntries = (message: string, today: IsoDay, asksGain: boolean): Entry[] =>
  settled(rawEntries(openSheet(levelled(message.slice(0, 20_000)), today)), asksGain)
