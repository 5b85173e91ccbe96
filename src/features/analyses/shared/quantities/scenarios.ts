import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { fillers } from '../figure-words.ts'
import { nameless, timeNamed } from '../ledger/ledger-words.ts'
import { wordList } from '../ledger/levels/units.ts'
import type { Quantity, Role } from './quantity.ts'

/** One of several ways to do business, with what is told for it and for all of them. */
export interface Scenario {
  readonly name: string
  readonly own: readonly Quantity[]
}

/** Told once for one thing: where one comes again, another way begins. */
const keyRoles: readonly Role[] = ['price', 'takings', 'sold', 'gain']
/** What may be told behind all ways for each of them. */
const sharable = new Set<Role>(['cost', 'days', 'weeks', 'ofTakings', 'discount', 'margin', 'price', 'gain'])

const unnamed = wordList(
  `kalau kalo kl klo jika bila misal atau vs versus sedangkan sementara mending mana pilih dua tiga pilihan tawaran ada yang satu lagi tapi sama juga analisis
   modal harga jual laku omzet sewa untung laba biaya bahan pesan beli muat dapat beda banding bandingkan jualan masing perkiraan tapi buat dapat cara opsi dibuka dijadikan jadi naik turun sekarang dulu nanti rencana kemarin isi kasih hpp potongan diskon`,
)

const namesIn = (said: readonly string[]): string[] =>
  said.filter(
    (word) =>
      /^[\p{L}-]+$/u.test(word) &&
      !unnamed.has(word) &&
      !fillers.has(word) &&
      (!nameless.has(word) || word.length === 1) &&
      timeNamed(word) === null,
  )

const before = wordList('dulu dulunya tadinya awalnya sebelumnya kemarin lama')
const now = wordList('sekarang skrg skarang kini')
const later = wordList('nanti besok rencana kalau kalo jika jadi')

/** `sekarang 8rb laku 200, kalau 9rb laku 170`: the same thing at another time. */
const timeNameOf = (one: Quantity | undefined): string | null => {
  const words = one?.entry.words ?? []
  const of = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word))
  return of(before) ? 'Dulu' : of(now) ? 'Sekarang' : of(later) ? 'Rencana' : null
}

/** `modal dulu 8.500 sekarang 9.800`: the place of each of two numbers that are one at two times; null where there are none. */
export const thenAndNow = (all: readonly Quantity[]): readonly [number, number] | null => {
  const at = (list: ReadonlySet<string>): number[] =>
    all.flatMap(({ entry }, place) => (entry.words.some((word) => list.has(word)) ? [place] : []))
  const [first, moreBefore] = at(before)
  const [second, moreNow] = at(now)
  if (first === undefined || second === undefined || moreBefore !== undefined || moreNow !== undefined) return null
  const isOne = all[first]?.role === all[second]?.role && first !== second
  return isOne ? [first, second] : null
}

/** What the first number of a way is called; where that says nothing, the words before it. */
const nameOf = (block: readonly Quantity[], at: number): string => {
  const [first] = block
  const own = namesIn(first?.entry.label.toLowerCase().split(' ') ?? [])
  const before = first?.entry.context ?? []
  const words = own.length > 0 && before[0] !== 'di' ? own : [...namesIn(before), ...own]
  if (words.length === 0) return timeNameOf(first) ?? `Pilihan ${at + 1}`
  return sentenceCase([...new Set(words)].slice(-4).join(' '))
}

/** How many quantities stand before the key of each block, by the order of the first. */
const leadOf = (all: readonly Quantity[], keys: readonly number[]): number => {
  const [first = 0, ...others] = keys
  let lead = 0
  while (
    lead < first &&
    others.every(
      (key, at) => key - lead - 1 > (keys[at] ?? 0) && all[key - lead - 1]?.role === all[first - lead - 1]?.role,
    )
  )
    lead += 1
  return lead
}

/** Where each way begins: with the sentence of its key, else as many quantities before it as the first does. */
const startsOf = (all: readonly Quantity[], keys: readonly number[]): number[] => {
  const lead = leadOf(all, keys)
  return keys.map((key, at) => {
    const floor = at === 0 ? 0 : (keys[at - 1] ?? 0) + 1
    let start = key
    while (start > floor && all[start - 1]?.entry.sentence === all[key]?.entry.sentence) start -= 1
    const isNewSentence = at === 0 || start > floor || all[floor - 1]?.entry.sentence !== all[key]?.entry.sentence
    return isNewSentence && !(at === 0 && lead > 0) ? start : key - lead
  })
}

/** `disewakan 750rb sebulan, atau jualan sendiri untung 65rb sehari`: two incomes of another sort with a word of choice between. */
const eitherOf = (told: readonly Quantity[]): number[] => {
  const incomes = told.flatMap(({ role }, at) => (role === 'takings' || role === 'gain' ? [at] : []))
  const [, second, third] = incomes
  const words =
    second === undefined ? [] : [...(told[second]?.entry.context ?? []), ...(told[second]?.entry.words ?? [])]
  return third === undefined && words.some((word) => word === 'atau' || word === 'vs') ? incomes : []
}

/** The ways that a message sets side by side; null where it tells of one, none where they cannot be parted for certain. */
export const scenariosOf = (all: readonly Quantity[]): readonly Scenario[] | null => {
  const told = all.filter(({ role }) => role !== 'held')
  const [then = -1, today = -1] = thenAndNow(told) ?? []
  const between = told.slice(then + 1, Math.max(today, 0))
  // `dulu omzet 40jt biaya 30jt, sekarang omzet 52jt biaya 45jt`: each time with all that is its own.
  const isRepeated = between.length > 0 && between.every(({ role }, at) => told[today + 1 + at]?.role === role)
  if (then >= 0 && !isRepeated)
    return [
      { name: 'Dulu', own: told.filter((_, at) => at !== today) },
      { name: 'Sekarang', own: told.filter((_, at) => at !== then) },
    ]
  const key = keyRoles.find((role) => told.filter((one) => one.role === role).length > 1)
  const keys = key === undefined ? eitherOf(told) : told.flatMap((one, at) => (one.role === key ? [at] : []))
  if (keys.length === 0) return null
  const starts = startsOf(told, keys)
  const blocks = starts.map((start, at) => told.slice(start, starts[at + 1] ?? told.length))
  const [first = []] = blocks
  const last = blocks.at(-1) ?? []
  const lastKey = told[keys.at(-1) ?? -1]
  const others = blocks.slice(0, -1)
  const head = told.slice(0, starts[0] ?? 0)
  const isShared = (one: Quantity): boolean =>
    sharable.has(one.role) &&
    one.role !== key &&
    others.every((block) => block.every(({ role }) => role !== one.role)) &&
    (one.entry.sentence !== lastKey?.entry.sentence || one.role === 'cost' || one.role === 'margin')
  const shared = [...head, ...last.filter(isShared)]
  const firstKey = told[keys[0] ?? -1]
  // What stands before the first of them in one breath is its own, and of the others nothing like it is told.
  const isTorn = head.some(({ role, entry }) => entry.sentence === firstKey?.entry.sentence && role !== 'days')
  if (first.length === 0 || isTorn) return []
  const names = blocks.map(nameOf)
  const isDistinct = new Set(names).size === names.length
  // `sekarang 8rb laku 200 modal 5rb, kalau 9rb laku 170`: the same thing at another price costs the same.
  const cost = first.filter(({ role }) => role === 'cost')
  const isSame = (block: readonly Quantity[]): boolean =>
    block !== first && timeNameOf(block[0]) !== null && block.every(({ role }) => role !== 'cost')
  return blocks.map((block, at) => ({
    name: isDistinct ? (names[at] ?? '') : `Pilihan ${at + 1}`,
    own: [...block.filter((one) => !shared.includes(one)), ...(isSame(block) ? cost : []), ...shared],
  }))
}
