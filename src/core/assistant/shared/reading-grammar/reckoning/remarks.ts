import { isTimeUnit } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { type Counted, frequencies, heldBy, persons, precise } from './counted.ts'
import type { Entry } from './entry.ts'
import { billed, sold, turns } from './entry-words.ts'
import { dropping, isRefusal, isSettled, isStruck, namesOf, stem } from './entry-names.ts'
import { isEmptyBack } from './given-back.ts'

/** What is gone of a thing that was counted. */
const lacking = wordSet(
  `bocor retur diretur rusak pecah robek cacat busuk basi batal dibatalkan hilang dibalikin dikembalikan dibalikkan kadaluarsa balikin balikan mulangin pulangin ngembaliin kembaliin
   kedaluwarsa expired balik kembali dikembaliin diambil-lagi patah luntur penyok keluar kebanyakan kelebihan mati basah layu`,
)
const replacing = wordSet('ganti gantinya rugi denda dendanya')
const lost = wordSet('hilang ilang rusak pecah patah robek sobek')
const free = wordSet('gratis free bonus bonusnya gratisin digratisin')
/** Before what is left of it. */
const then = wordSet('jadi jadinya dadi tinggal sisa tersisa hitung itung dihitung diitung')

/** What is told behind these words is told anew: `eh ayamnya 25 ekor`, `ralat lantainya jadi 135 m2`. */
const anew = wordSet('eh ralat koreksi revisi maksudnya salah maaf maap sori sorry')
const saidBehind = wordSet(
  'dengan deng ding ya aja saja barusan tadi diukur dihitung dicek ukur cek ulang lagi ternyata rupanya katanya cuma hanya jadi yang benar',
)
/** What comes along: it is no part of what was counted. */
const besides = wordSet('bonus bonusnya tambahi kutambahi tambahin ditambahi')

/** By these words a remark speaks of what stands before it. */
const pointing = wordSet('dia itu ini yang batal lunas')

/** Words without prices behind lines that have them: `yang 2 kilo dibalikin jadi itung 16 kilo`. */
interface Remark {
  readonly said: readonly string[]
  readonly counts: readonly Counted[]
}

/** `yang 5 bonus`, `2 pembimbing gratis (sudah termasuk)` are some of what was counted; `ada bonus 1 kg lagi` comes along. */
const isLess = ({ said, counts }: Remark): boolean =>
  said.some((word) => free.has(word))
    ? isFreeOfCharge(said) &&
      (said.includes('yang') || said.includes('termasuk')) &&
      counts.length > 0 &&
      !said.includes('lagi')
    : said.some((word) => lacking.has(word)) ||
      isDaysOff({ said, counts }) ||
      isRefusal(said) ||
      takesOff({ said, counts })

/** `22 hari tapi 3 hari libur`; `3 rumah lagi libur` are none of those that were counted. */
const isDaysOff = ({ said, counts }: Remark): boolean =>
  said.includes('libur') && counts.length > 0 && counts.every(({ of }) => of !== null && isTimeUnit(of))

/** `yang 5 gratis`; `10 foto pertama gratis edit` tells what comes free with them. */
const isFreeOfCharge = (said: readonly string[]): boolean =>
  said.some((word, at) => {
    const next = said[at + 1]
    return free.has(word) && (next === undefined || afterFree.has(next) || persons.has(next) || free.has(next))
  })
const afterFree = wordSet('sudah termasuk ya aja saja semua semuanya lagi jadi tidak jangan yang itu dari karena')

const offWords = wordSet('diskon kurangi dikurangi kurangin minus')
/** `kurangi 1 pertemuan fisika`: so many less of a thing that it names. */
const takesOff = ({ said, counts }: Remark): boolean =>
  counts.length > 0 && counts.length < 3 && said.some((word) => offWords.has(word))

const adding = wordSet('nambah tambah nambahin ditambah lagi')
/** `nambah lagi 35 kotak`: more of what was counted; `tambah meja 5` names another thing. */
const isMore = ({ said, counts }: Remark): boolean =>
  counts.length === 1 && adding.has(said.at(-1) ?? '') && said.some((word) => word !== 'lagi' && adding.has(word))

/** The names of a thing; what it is counted in is one where a bare count is set right: `pertemuannya cuma 7`. */
const namesFor = ({ counts }: Remark, line: Entry): string[] => [
  ...namesOf(line.label),
  ...(counts.length > 0 && counts.every(({ of }) => of === null) ? line.counts.flatMap(({ of }) => of ?? []) : []),
]

const nameIn = (remark: Remark, line: Entry): boolean => {
  const words = new Set(remark.said.map(stem))
  return namesFor(remark, line).some((name) => words.has(name))
}

const fitsCount = ({ counts }: Remark, { price, counts: own }: Entry): boolean =>
  counts.some(
    (count) =>
      own.some(({ of }) => of === null || count.of === null || heldBy(count, of) !== null) ||
      (price?.per ?? []).some((unit) => heldBy(count, unit) !== null),
  )

const withCount = (entry: Entry, value: number): Entry => {
  const [first, ...others] = entry.counts
  return first === undefined ? entry : { ...entry, counts: [{ ...first, value }, ...others] }
}

/**
 * Counts that are set right behind their lines: `18 kilo …, yang 2 kilo busuk jadi itung 16 kilo`, `rica 12 kilo kebanyakan,
 * 8 kilo jo`, `yang 5 kursi patah tidak dihitung`. A thing that is taken back as a whole (`eh batal`, `sudah lunas tidak
 * usah dimasukkan`) goes. The same list where no remark is made.
 */
export const withRemarks = (entries: readonly Entry[]): readonly Entry[] => {
  const found: Entry[] = []
  let isMended = false
  let at = 0
  while (at < entries.length) {
    const entry = entries[at] as Entry
    const planned = found.at(-1)
    if (planned !== undefined && tookPlace(entry, planned)) {
      found[found.length - 1] = { ...planned, label: withoutPlan(planned.label), counts: entry.counts }
      isMended = true
      at += 1
      continue
    }
    const isFirst = !found.some(({ price, counts }) => price !== null || counts.length > 0)
    // `galon kosong balik 12`: empty ones are none of those that are billed.
    if (entry.price !== null || isFirst || isEmptyBack(entry) || isOtherThing(entry, found)) {
      found.push(entry)
      at += 1
      continue
    }
    let to = at + 1
    // What stands without a mark between, or goes on with a count, is one remark.
    while (to < entries.length && entries[to]?.price === null && (entries[to]?.joined === true || goesOn(entries[to])))
      to += 1
    // `bon lama 120rb sudah lunas kemarin, gausah dimasukin lagi`
    // `kuenya udah dibayar, ga usah dimasukin`
    const isOfLine = entry.joined || found.some((line) => line.price !== null && nameIn(entry, line))
    if (isOfLine && isSettled(entry) && isDropped(entries[to])) to += 1
    // `handuk 10 lembar kelunturan, yang itu jangan ditagih`
    if (entry.counts.length > 0 && entries[to]?.said.includes('itu') === true && isDropped(entries[to])) to += 1
    // `yang balik (retur) 37 bungkus`
    while (to - at < 3 && isLackWithout(entries.slice(at, to)) && isCountOnly(entries[to])) to += 1
    const parts = entries.slice(at, to)
    const counts = onceTold(parts.flatMap((part) => part.counts)).map((count) => forAllOf(count, entries))
    const remark = { said: parts.flatMap(({ said }) => said), counts }
    // `hilang 1 set, ganti rugi 85rb`: it is paid for, and was hired all the same.
    const isReplaced = entries[to]?.said.some((word) => replacing.has(word)) === true
    if (isReplaced && remark.said.some((word) => lost.has(word))) {
      at = to
      isMended = true
      continue
    }
    const mended = answered(found, remark, entry)
    if (mended === null) {
      found.push(entry)
      at += 1
      continue
    }
    found.splice(0, found.length, ...mended)
    isMended = true
    at = to
  }
  return isMended ? found : entries
}

const plans = wordSet('jadwal jadwalnya rencana rencananya harusnya seharusnya mestinya target targetnya')
const attended = wordSet('hadir masuk datang dateng terlaksana terjadi ikut')
const atFirst = wordSet('pertama pertamanya awal awalnya tadinya mulanya semula bilang bilangnya katanya ngomongnya')
const says = (said: readonly string[], words: ReadonlySet<string>): boolean => said.some((word) => words.has(word))
/** `jadwal 8 pertemuan tapi beliau hadir 7 kali`, `pertama bilangnya 6 kamar, ternyata 9 kamar`: what took place of what was told. */
const tookPlace = ({ said, joined, counts, price }: Entry, planned: Entry): boolean => {
  const isOne = price === null && counts.length === 1 && planned.counts.length === 1
  const isAttended = joined && says(planned.said, plans) && says(planned.said, turns) && says(said, attended)
  const isFound = says(planned.said, atFirst) && said.includes('ternyata') && counts[0]?.of === planned.counts[0]?.of
  return isOne && (isAttended || isFound)
}
const withoutPlan = (label: string): string =>
  label
    .split(' ')
    .filter((word) => !atFirst.has(word.toLowerCase()))
    .join(' ')

/** `Arkan 6x tapi yang …`: it opens with the name of a thing that nobody has told of before. */
const isOtherThing = ({ label, said, counts }: Entry, found: readonly Entry[]): boolean => {
  const [first = ''] = said
  if (anew.has(first) || offWords.has(first)) return false
  const isNamed = counts.length > 0 && namesOf(label)[0] === stem(first) && !said.some((word) => adding.has(word))
  if (!isNamed || lacking.has(first) || lost.has(first) || free.has(first) || then.has(first) || adding.has(first))
    return false
  return !found.some((line) => namesOf(line.label).includes(stem(first)))
}

/** `ada 12 kilo kembali, jangan dihitung yang 12 kilo`: one count, told twice. */
const onceTold = (counts: readonly Counted[]): readonly Counted[] =>
  counts.filter(({ value, of }, at) => !counts.slice(0, at).some((one) => one.value === value && one.of === of))

/** `dipotong 1 kg per karung, ada 64 karung`: so much for each of those that are counted elsewhere. */
const forAllOf = (count: Counted, entries: readonly Entry[]): Counted => {
  const [unit, other] = count.per
  const all = entries.flatMap(({ counts }) => counts).find(({ of, per }) => of === unit && per.length === 0)
  return unit === undefined || other !== undefined || isTimeUnit(unit) || all === undefined
    ? count
    : { ...count, value: precise(count.value * all.value), per: [] }
}

/** What is gone, with its count still to come. */
const isLackWithout = (parts: readonly Entry[]): boolean =>
  parts.every(({ counts }) => counts.length === 0) && parts.some(({ said }) => said.some((word) => lacking.has(word)))
const isCountOnly = (entry: Entry | undefined): boolean =>
  entry !== undefined && entry.price === null && entry.said.every((word) => lacking.has(word))

const isDropped = (entry: Entry | undefined): boolean =>
  entry !== undefined && entry.price === null && entry.counts.length === 0 && isRefusal(entry.said, dropping)

const goesOn = (entry: Entry | undefined): boolean =>
  entry !== undefined &&
  !isStruck(entry.said) &&
  (entry.said.some((word) => then.has(word) || word === 'jo') ||
    (entry.price === null && entry.said.includes('termasuk')))

/** `yang dibayar 50 saja`: of what was counted so many are paid. */
const billsSome = ({ said, counts }: Remark): boolean => {
  const [first = '', second = ''] = said
  // `@6rb yang dibayar 20 galon aja`: its first word may have gone to the price.
  const isPieces = counts.every(({ of }) => of !== null && !isTimeUnit(of) && !frequencies.has(of))
  // `setahun gratis 1 bulan jadi bayar 11 bulan saja`
  // `jadi yang ditagih 20`
  const isInEnd = said.some(
    (word, at) => then.has(word) && billed.has((said[at + 1] === 'yang' ? said[at + 2] : said[at + 1]) ?? ''),
  )
  const isBilled = isInEnd || (first === 'yang' ? billed.has(second) : billed.has(first) && isPieces)
  return counts.length > 0 && isBilled && !isRefusal(said)
}

const reasons = wordSet('karena karna krn soalnya sebab lantaran')
/** Whether its words set anything right at all; most of what has no price only goes on telling, and no line is asked. */
const setsRight = (remark: Remark): boolean => {
  const { said, counts } = remark
  if (counts.length === 0)
    // `potong 50rb karena ada handuk yang hilang`: why something is so takes nothing back.
    return (
      !reasons.has(said[0] ?? '') &&
      (isRefusal(said, dropping) || said.includes('batal') || isStruck(said)) &&
      (said.includes('yang') || !said.some((word) => besides.has(word)))
    )
  const isSet = said.includes('jadi') || anew.has(said[0] ?? '')
  return counts.length > 1 || billsSome(remark) || isSet || isLess(remark) || isMore(remark)
}

/** `3 rumah lagi libur ga ditagih`, `papan 1 lagi itu bonus`: more than what was counted, and not paid. */
const isBesides = (found: readonly Entry[], { said, counts }: Remark): boolean => {
  const noun = said[said.indexOf('lagi') - 1] ?? ''
  const isThing = counts.some(({ of }) => of === noun) || found.some(({ label }) => namesOf(label).includes(noun))
  return (
    counts.length > 0 &&
    isThing &&
    (isRefusal(said, dropping) || said.some((word) => free.has(word))) &&
    !said.some((word) => lacking.has(word))
  )
}

const answered = (found: readonly Entry[], remark: Remark, first: Entry): Entry[] | null => {
  // `servis tiap 3 bulan jadi 4 kali setahun` tells how often.
  const isOften = remark.counts.some(({ of, lasts }) => of === 'kali' && lasts)
  if (isBesides(found, remark)) return [...found]
  if (isOften || !setsRight(remark)) return null
  const { said, counts } = remark
  const isLine = (line: Entry): boolean => line.counts.length > 0 || (counts.length === 0 && line.price !== null)
  const lines = found.flatMap((line, at) => (isLine(line) ? [at] : []))
  const named = lines.filter((at) => nameIn(remark, found[at] as Entry))
  // `2 mobil direksi gratis, yang bayar 23`: of those that are more.
  const isEnough = ({ counts: own }: Entry): boolean =>
    !billsSome(remark) || (own[0]?.value ?? 0) > (counts[0]?.value ?? 0)
  const fitting = lines.filter((at) => fitsCount(remark, found[at] as Entry))
  const target = named.at(-1) ?? fitting.filter((at) => isEnough(found[at] as Entry)).at(-1)
  // `Mpok Leha 210rb eh sudah lunas tidak usah dimasukin`
  if (counts.length === 0) {
    const isOfLast = first.joined && said.some((word) => pointing.has(word))
    // `ganti oli 55rb, …, ban dalam tidak jadi ganti`: it opens with another thing.
    const [head] = namesOf(first.label)
    const own = named.filter((at) => head === undefined || namesFor(remark, found[at] as Entry).includes(head))
    const isOther = head !== undefined && own.length === 0 && head === stem(said[0] ?? '') && !anew.has(said[0] ?? '')
    const line = isOther ? undefined : (named.at(-1) ?? (isOfLast ? lines.at(-1) : undefined))
    return line !== undefined ? found.filter((_, at) => at !== line) : null
  }
  const line = target === undefined ? undefined : found[target]
  const [whole] = line?.counts ?? []
  if (line === undefined || whole === undefined || target === undefined) return null
  const isOff = takesOff(remark) && !said.some((word) => lacking.has(word))
  // `12 hari @160rb, kurangi 1 hari`: the only thing that is counted so.
  if (isOff && named.length === 0 && fitting.length !== 1) return null
  const last = counts.at(-1)
  const [lack] = counts
  if (last === undefined || lack === undefined) return null
  const isLeft =
    last !== lack &&
    said.some((word) => then.has(word)) &&
    !isRefusal(said.slice(said.findLastIndex((word) => then.has(word))))
  const isMention = last !== lack && lack.value === whole.value && named.length > 0
  // `risolnya jadi 100`
  // `Arkan saya tidak datang jadi Arkan dihitung 5x`
  const isHeld = said.some((word) => billed.has(word)) && !isRefusal(said.slice(said.lastIndexOf('jadi')))
  // `senin sampai jumat. jumatnya libur, jadi 4 hari saja`
  const isShorter = said.includes('jadi') && whole.lasts && line.price === null && lack.of === whole.of
  const isNamedAnew = named.length > 0 && isSetAnew(remark, line, whole) && (isHeld || !isLess(remark))
  // `48 stel, per stel 115rb. eh salah, 52 stel`: the only thing that is counted so.
  const isOnlyOne = fitting.length === 1 && lack.of !== null && lack.of === whole.of && isSlip(said)
  const isReplaced = last === lack && (isNamedAnew || isShorter || isOnlyOne)
  if (isLeft || isMention || isReplaced) {
    const kept = inUnitOf(whole, last)
    if (kept < whole.value * 20) return put(found, target, kept)
  }
  // `dikirim 55 karung, yang dibayar 50 saja soalnya 5 bonus`
  if (billsSome(remark)) return lack.value < whole.value ? put(found, target, lack.value) : null
  if (isMore(remark)) return lack.of === whole.of ? put(found, target, precise(whole.value + lack.value)) : null
  // `180 kg laku 9.000/kg. yang busuk 25 kg dibuang`: what was sold is without it.
  if (!isLess(remark) || line.said.some((word) => sold.has(word))) return null
  // `bayar setahun dimuka, dipotong 1 bulan biaya bulanan`: what is taken off stands behind its verb.
  const gone = isOff ? last : lack
  // `5 dus isi 12 botol …, yang 4 botol bocor`
  const inside = line.counts.slice(1).find(({ of }) => of !== null && of === gone.of)
  const all = line.counts.reduce((product, { value }) => product * value, 1)
  if (line.counts.length > 1 && inside !== undefined && gone.value < all)
    return found.map((one, at) =>
      at === target ? { ...one, counts: [{ ...inside, value: all - gone.value, per: [], times: false }] } : one,
    )
  const value = inUnitOf(whole, gone)
  // `5 kodi @62rb sepasang, retur 8 pasang`: told in what one holds many of.
  const isPricedSo = gone.of !== null && line.price?.per.includes(gone.of) === true
  const held = gone.of === null || (value < whole.value && !isPricedSo) ? null : heldBy(whole, gone.of)
  if (held !== null && gone.value < held)
    return found.map((one, at) =>
      at === target
        ? { ...one, counts: [{ ...whole, value: held - gone.value, of: gone.of }, ...one.counts.slice(1)] }
        : one,
    )
  return value < whole.value ? put(found, target, precise(whole.value - value)) : null
}

/** `eh salah`, `eh maaf`: nothing but that what comes is told anew. */
const isSlip = (said: readonly string[]): boolean =>
  anew.has(said[0] ?? '') && said.every((word) => anew.has(word) || saidBehind.has(word))

/** `risolnya jadi 100`; `eh ayamnya 25 ekor`: of that very thing, in its unit. */
const isSetAnew = (remark: Remark, line: Entry, whole: Counted): boolean => {
  const { said, counts } = remark
  if (said.includes('jadi')) return true
  const names = namesFor(remark, line)
  const isOfUnit = counts.every(({ of }) => of === null || of === whole.of)
  return (
    anew.has(said[0] ?? '') &&
    isOfUnit &&
    namesOf(said.join(' ')).every((word) => anew.has(word) || saidBehind.has(word) || names.includes(word))
  )
}

/** A count in the unit of another: 12 kg of 3 kuintal are 0,12; as it was told where the units do not meet. */
const inUnitOf = (whole: Counted, part: Counted): number =>
  whole.of === null || part.of === null ? part.value : (heldBy(part, whole.of) ?? part.value)

const put = (found: readonly Entry[], target: number, value: number): Entry[] =>
  found.map((line, at) => (at === target ? withCount(line, value) : line))
