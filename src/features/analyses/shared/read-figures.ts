import { isGlued, isNumber, low, openSheet, type Sheet } from '#core/assistant/shared/reading-grammar/sheet.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { countRole, fillers, isGoods, isPeriodWord, moneyRole, percentRole, timeOf } from './figure-words.ts'
import { levelled, rangeMark } from './level-text.ts'
import { type Found, isOrdinal, numbersOf } from './read-numbers.ts'
import { joinRanges, settleRoles } from './settle-roles.ts'
import { timesPieces } from './times-pieces.ts'
import type { FirstReading, Role, Time, ToldFigure } from './told-figure.ts'

const joining = new Set([
  'dan',
  'sama',
  'terus',
  'trus',
  'lalu',
  'plus',
  'sedangkan',
  'vs',
  'atau',
  'dibanding',
  'kalau',
  'kalo',
  'tapi',
  'serta',
  'versus',
])

interface Clause {
  readonly words: readonly number[]
  readonly numbers: readonly { readonly found: Found; readonly at: number }[]
  readonly header: string
  /** Counts up where a sentence ends: roles are handed on within one sentence only. */
  readonly sentence: number
}

const isSentenceEnd = (sheet: Sheet, at: number): boolean =>
  ['.', '!', '?'].includes(low(sheet, at)) && !(isGlued(sheet, at + 1) && sheet.tokens[at + 1]?.kind !== 'line')

/** How a loan's interest is reckoned, told between its share and its time: `1% flat per bulan`. */
const methods = new Set('flat efektif anuitas menurun tetap fix fixed'.split(' '))
const withoutMethod = (sheet: Sheet, { kind }: Found, words: readonly number[]): readonly number[] =>
  kind === 'percent' ? words.filter((at) => !methods.has(low(sheet, at))) : words

/** The message in clauses: words by their token, numbers by their place among them. */
const clausesOf = (sheet: Sheet, numbers: readonly Found[]): Clause[] => {
  const clauses: Clause[] = []
  let words: number[] = []
  let inside: { found: Found; at: number }[] = []
  let header = ''
  let sentence = 0
  const close = (): void => {
    if (inside.length > 0) clauses.push({ words, numbers: inside, header, sentence })
    words = []
    inside = []
  }
  let next = 0
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const found = numbers[next]
    const token = sheet.tokens[at]
    if (!token) break
    if (found && at === found.start) {
      inside.push({ found, at: words.length })
      at = found.to - 1
      next += 1
      continue
    }
    const word = token.low
    if (word === ':') {
      const upcoming = numbers[next]
      if (upcoming && upcoming.start - at === 1) continue
      if (inside.every((one) => one.found.kind === 'count')) header = words.map((index) => low(sheet, index)).join(' ')
      close()
    } else if (['dan', 'sama', 'serta'].includes(word) && inside.length === 0 && words.length > 0) words.push(at)
    else if (
      token.kind === 'line' ||
      [',', ';', '•', '(', ')', '|', '\u2013', '+'].includes(word) ||
      (joining.has(word) && !(word === 'lalu' && timeOf(low(sheet, at - 1)) !== null))
    )
      close()
    else if (isSentenceEnd(sheet, at)) {
      close()
      header = ''
      sentence += 1
    } else if (token.kind === 'word' || token.kind === 'number') words.push(at)
  }
  close()
  return clauses
}

const withoutTail = (word: string): string => (word.length > 5 ? word.replace(/nya$/, '') : word)

const isName = (sheet: Sheet, at: number | undefined): boolean =>
  at !== undefined &&
  !(isNumber(sheet, at) && isOrdinal(sheet, at)) &&
  !fillers.has(low(sheet, at)) &&
  !fillers.has(withoutTail(low(sheet, at))) &&
  timeOf(low(sheet, at)) === null

const nameFrom = (sheet: Sheet, words: readonly number[]): string => {
  // `listrik dan air` is one name.
  const kept = words.filter(
    (at, index) =>
      isName(sheet, at) ||
      (low(sheet, at) === 'dan' && isName(sheet, words[index - 1]) && isName(sheet, words[index + 1])),
  )
  const name = kept.slice(-4)
  return (low(sheet, name[0] ?? -1) === 'dan' ? name.slice(1) : name)
    .map((at) => withoutTail(sheet.tokens[at]?.raw ?? ''))
    .join(' ')
}

const periodFrom = (sheet: Sheet, words: readonly number[]): string => {
  for (const [index, at] of words.entries()) {
    const word = low(sheet, at)
    const follow = words[index + 1]
    const next = follow === undefined ? '' : low(sheet, follow)
    const text = (count: number): string =>
      words
        .slice(index, index + count)
        .map((one) => sheet.tokens[one]?.raw ?? '')
        .join(' ')
    if (
      ['minggu', 'bulan', 'hari', 'tahun', 'pekan', 'kuartal', 'triwulan', 'semester'].includes(word) &&
      /^(?:\d{1,4}|ke-?\d|pertama|kedua|ketiga|keempat|kelima|lalu|kemarin|ini|depan|sebelumnya)$/.test(next)
    )
      return text(2)
    if (isPeriodWord(word) && (word !== 'minggu' || words.length === 1)) return text(/^20\d\d$/.test(next) ? 2 : 1)
    if (/^(?:20[12]\d)$/.test(word)) return text(1)
    if (['kemarin', 'kemaren', 'sekarang'].includes(word)) return text(1)
  }
  return ''
}

const timeIn = (sheet: Sheet, words: readonly number[]): Time | null => {
  for (const at of words) {
    const word = low(sheet, at)
    const time = timeOf(word)
    if (time === null) continue
    const marked =
      word.startsWith('se') ||
      word.startsWith('per') ||
      word.endsWith('an') ||
      ['per', '/', 'tiap', 'setiap', 'satu'].includes(low(sheet, at - 1))
    if (marked && word !== 'bulan') return time
    if (word === 'bulan' && ['per', '/', 'tiap', 'setiap', 'satu'].includes(low(sheet, at - 1))) return time
  }
  return null
}

/** `30 cup/hari @ 12rb`: the time right behind a number is that number's. */
const afterTime = (sheet: Sheet, words: readonly number[], follows: boolean): readonly number[] => {
  const first = words[0]
  if (!follows || first === undefined) return words
  if (words[1] !== undefined && isNumber(sheet, words[1])) return words
  if (timeOf(low(sheet, first)) !== null && low(sheet, first) !== 'bulan') return words.slice(1)
  const second = words[1]
  return low(sheet, first) === 'per' && second !== undefined && timeOf(low(sheet, second)) !== null
    ? words.slice(2)
    : words
}

/** Roles that a list hands on to what follows it: `sewa 1jt, gaji 2jt, listrik …`. */
const handedOn = new Set<Role>(['revenue', 'expense', 'fixed', 'capital', 'unit_cost', 'price'])

const textOf = (sheet: Sheet, from: number, to: number): string => {
  const [first, last] = [sheet.tokens[from], sheet.tokens[to]]
  return first && last ? sheet.text.slice(first.start, last.end).replaceAll(/\s+/g, ' ').trim() : ''
}

const oftenTold = /(?<=[x×*]\s?)\d/giu

/** `angsuran 1.050.000 x 24`: of so many months; of several instalments each has its own. */
const isInstalments = (sheet: Sheet, { start, noun, value }: Found, paid: FirstReading | undefined): boolean =>
  (sheet.text.match(oftenTold) ?? []).length === 1 &&
  (noun === '' || noun === 'kali') &&
  value > 1 &&
  value <= 360 &&
  ['x', '×', '*'].includes(low(sheet, start - 1)) &&
  paid?.kind === 'money' &&
  /cicil|angsur|kredit/i.test(paid.said)

/** All numbers of a message with their roles, in order. Pure; nothing that is not written is read. */
export const readToldFigures = (message: string, today: IsoDay): ToldFigure[] => {
  const sheet = openSheet(levelled(message.slice(0, 20_000)), today)
  const told: FirstReading[] = []
  let last = null as { role: Role; sentence: number; header: string; named: boolean } | null
  for (const [clauseAt, clause] of clausesOf(sheet, numbersOf(sheet)).entries()) {
    // `15jt omzet 4jt gaji` leads with its sums; in `satu pack jual 35rb hpp 23rb` each word still stands before its sum.
    const [first, ...others] = clause.numbers
    const isListed = others.length > 1 && others.every(({ found }) => found.kind === 'money')
    const leads =
      first?.at === 0 && !(first.found.kind === 'count' && isListed && others.at(-1)?.at === clause.words.length)
    for (const [index, { found, at }] of clause.numbers.entries()) {
      const previous = clause.numbers[index - 1]?.at ?? 0
      const following = clause.numbers[index + 1]?.at ?? clause.words.length
      const before = afterTime(sheet, clause.words.slice(previous, at), index > 0)
      const after = clause.words.slice(at, following)
      // `15rb harga jualnya`: where the number leads, its words follow; otherwise what follows belongs to the next number.
      const isLast = index === clause.numbers.length - 1
      const own = leads ? after : isLast ? [...before, ...after] : before
      const nounTime = timeOf(found.noun)
      const per =
        (found.kind === 'money' ? nounTime : null) ??
        timeIn(sheet, leads || isLast ? after : withoutMethod(sheet, found, after).slice(0, 2)) ??
        timeIn(sheet, before)
      const noun = found.kind === 'money' && nounTime !== null ? '' : found.noun
      const kindOf = found.kind
      // `beli 1 ekor 38rb`: the words before the count are the sum's as well.
      const counted = clause.numbers[index - 1]?.found.kind === 'count' && own.length === 0 && kindOf === 'money'
      const telling = counted ? clause.words.slice(clause.numbers[index - 2]?.at ?? 0, previous) : own
      const words = telling.map((one) => low(sheet, one)).join(' ')
      // `senin masuk 1,2jt keluar 800rb`: both are of Monday.
      const isSecond = index > 0 && !leads && kindOf === 'money'
      const period = periodFrom(sheet, own) || (isSecond ? (told.at(-1)?.period ?? '') : '')
      const label = nameFrom(sheet, leads ? after : before) || (index > 0 && !leads ? (told.at(-1)?.label ?? '') : '')
      const sells = /\b(?:laku|terjual|produksi)\b/.test(words) || (/\bjual\b/.test(words) && nounTime !== null)
      const isHuge = found.value >= 100_000 && found.noun === ''
      const counts = found.bare && sells && !isHuge && !/\b(?:harga|untung|laba|modal|hpp|biaya)\b/.test(words)
      const kind = counts ? 'count' : found.kind
      // `penghasilan: seminggu narik 1,2jt, bensin 210rb, makan 175rb`: behind a cost the heading hands its role on no more.
      const spends = last?.header === clause.header && (last.role === 'expense' || last.role === 'fixed')
      const isOver =
        found.each || (spends && moneyRole({ own: clause.header, header: '', noun: '', per: null }) === 'revenue')
      const parts = { own: words, header: isOver ? '' : clause.header, noun, per }
      let role: Role
      let sure = true
      if (kind === 'percent') role = percentRole(words)
      else if (kind === 'count' && isInstalments(sheet, found, told.at(-1))) role = 'span'
      else if (kind === 'count') role = countRole(parts)
      else {
        const inherited: Role | null =
          last && last.sentence === clause.sentence && last.header === clause.header && handedOn.has(last.role)
            ? last.role
            : null
        const named = moneyRole(parts)
        // `jual token untung 2.500`: the word right before the sum says what it is.
        const isGain = /^(?:untung|untungnya|laba|labanya|profit|cuan)$/.test(low(sheet, found.start - 1))
        const byWords = isGain && (named === 'price' || named === 'revenue' || named === 'unit_cost') ? 'profit' : named
        // `depot air isi ulang modal 38,5jt`: what stands right before the sum outweighs the name of the business.
        const isOutlay = /^modal(?:nya)?$/.test(low(sheet, found.start - 1)) && named === 'fixed' && per === null
        sure = byWords !== null
        // `omzet 400rb, kertas 120rb`: a turnover without a name hands its role on to times alone.
        const handed: Role | null =
          inherited === 'revenue' && last?.named === false && label !== '' && period === '' && clause.header === ''
            ? 'expense'
            : inherited
        role = (isOutlay ? 'capital' : byWords) ?? (found.each || isGoods(noun) ? 'price' : null) ?? handed ?? 'other'
        // The price of one says nothing of the sums that follow it.
        if (!found.each)
          last = { role, sentence: clause.sentence, header: clause.header, named: label !== '' && period === '' }
      }
      const firstWord = telling[0] ?? found.start
      const lastWord = own.at(-1) ?? found.to - 1
      told.push({
        kind,
        value: found.value,
        role,
        ...(low(sheet, found.start - 1) === rangeMark ? { range: 'high' as const } : {}),
        ...(found.each ? { each: true } : {}),
        clause: clauseAt,
        label,
        noun: role === 'span' && noun === '' ? 'bulan' : noun,
        per,
        period,
        sure,
        said: textOf(sheet, Math.min(firstWord, found.start), Math.max(lastWord, found.to - 1)).slice(0, 200),
      })
    }
  }
  return settleRoles(timesPieces(joinRanges(told), message), message)
}
