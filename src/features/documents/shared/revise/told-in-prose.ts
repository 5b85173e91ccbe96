import { toldPlace } from '#core/assistant/shared/revision/told-in-text.ts'
import { readMoney } from '#core/assistant/shared/revision/told-amounts.ts'
import { swapsIn } from '#core/assistant/shared/revision/swap-words.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { terbilang } from '#core/text/shared/terbilang.ts'
import { addToDay, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { moneyText } from '../letter/wording.ts'
import { blockTexts } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { findRows } from './goods-rows.ts'
import { setLine } from './read-goods-change.ts'
import { readDay } from './told-values.ts'

const words = (from: string, to: string, follows = true): DocumentChange => ({ op: 'words', from, to, follows })

const plainTarget = (target: string): string =>
  target
    .toLowerCase()
    .replace(/^(?:yang|yg|untuk|si|nama)\s+/, '')
    .replaceAll(/(\p{L}{3,}?)-?nya\b/gu, '$1')
    .trim()

const sumPattern = /Rp ?(\d{1,3}(?:\.\d{3})+)/g
const sumsIn = (text: string): number[] =>
  Array.from(text.matchAll(sumPattern), ([, figure = '']) => Number(figure.replaceAll('.', '')))

/** `sewanya jadi 22jt` in a contract that tells its price in a sentence: the one sum that is said of it. */
const changeSum = (
  target: string,
  value: string,
  { body }: DocumentContent,
  today: IsoDay,
): DocumentChange[] | null => {
  const said = plainTarget(target).split(/\s+/)
  const sentences = blockTexts(body).filter((text) => sumsIn(text).length > 0)
  const own = sentences.filter((text) => said.every((word) => text.toLowerCase().includes(word)))
  const isAny = /^(?:harga|nilai|nominal|biaya|jumlah|sewa|upah|gaji)$/.test(said.join(' '))
  const found = [...new Set((own.length > 0 ? own : isAny ? sentences : []).flatMap(sumsIn))]
  const [was] = found
  const is = was === undefined ? null : readMoney(value, today, was)
  if (found.length !== 1 || was === undefined || is === null || is === was || is < 1_000) return null
  return [words(moneyText(was), moneyText(is), false), words(`${terbilang(was)} rupiah`, `${terbilang(is)} rupiah`)]
}

const lengthUnits = '(hari|minggu|bulan|tahun)'
const lengthWord = /^(?:masa|lama|jangka|durasi|periode|kontrak|sewa)\b/
const ofTheWhole = /^(?:waktu|kerja|kontrak|perjanjian|berlaku|lama)(?:nya)?$/
/** `masa percobaannya 3 bulan` is no length of an agreement that speaks of no trial. */
const isOfTheWhole = (target: string, texts: readonly string[]): boolean => {
  const known = texts.join('\n').toLowerCase()
  const [first = '', ...rest] = target.toLowerCase().split(/\s+/)
  return (
    lengthWord.test(first) && rest.every((word) => ofTheWhole.test(word) || known.includes(word.replace(/nya$/, '')))
  )
}
const numberWords = ['', 'se', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh']

const readLength = (said: string): { readonly count: number; readonly unit: string } | null => {
  const [, figure, word = '', unit = ''] =
    new RegExp(
      `(?:(\\d{1,3})\\s*|\\b(se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)\\s*)${lengthUnits}`,
      'i',
    ).exec(
      said
        .replace(/\bsetaun\b|\bsatahun\b/i, 'setahun')
        .replace(/\b(bln)\b/i, 'bulan')
        .replace(/\b(thn|taun)\b/i, 'tahun'),
    ) ?? []
  const count = figure === undefined ? numberWords.indexOf(word.toLowerCase().replace('satu', 'se')) : Number(figure)
  return unit === '' || count < 1 ? null : { count, unit: unit.toLowerCase() }
}

const endOf = (start: IsoDay, count: number, unit: string): IsoDay =>
  addToDay(
    unit === 'bulan'
      ? addToDay(start, { months: count })
      : unit === 'tahun'
        ? addToDay(start, { years: count })
        : addToDay(start, { days: unit === 'minggu' ? count * 7 : count }),
    { days: -1 },
  )

/** `masa sewanya 6 bulan`: how long a contract runs, with the day on which it ends and what is paid for that time. */
export const changeLength = (
  target: string,
  value: string,
  { letter, body }: DocumentContent,
  today: IsoDay,
): DocumentChange[] | null => {
  // `sewanya jadi 55jt setahun` is what is paid for it.
  const isSum = /\d\s*(?:rb|ribu|jt|juta|k)(?!\p{L})|\brp/iu.test(value)
  const texts = blockTexts(body)
  const fresh = isOfTheWhole(plainTarget(target), texts) && !isSum ? readLength(value) : null
  if (fresh === null) return null
  const [, before = '', unit = ''] =
    new RegExp(`\\bselama (\\d{1,3}(?: \\(\\p{L}[\\p{L} ]*\\))?) ${lengthUnits}`, 'u').exec(texts.join('\n')) ?? []
  if (before === '') return null
  const now = `${fresh.count}${before.includes('(') ? ` (${terbilang(fresh.count)})` : ''} ${fresh.unit}`
  const [, from = '', until = ''] =
    /tanggal (\d{1,2} \p{L}+ \d{4}) sampai dengan (?:tanggal )?(\d{1,2} \p{L}+ \d{4})/u.exec(texts.join('\n')) ?? []
  const start = from === '' ? null : readDay(from, today, '')
  const count = fresh.unit === unit ? fresh.count : unit === 'bulan' && fresh.unit === 'tahun' ? fresh.count * 12 : 0
  const rows = letter.lines.flatMap((line, at) =>
    line.unit === unit && line.quantity === Number.parseInt(before, 10) && count > 0
      ? setLine(letter.lines, at, { quantity: count })
      : [],
  )
  return [
    ...rows,
    words(`selama ${before} ${unit}`, `selama ${now}`, false),
    ...(start === null ? [] : [words(until, formatDay(endOf(start, fresh.count, fresh.unit)))]),
  ]
}

/** `penanggung jawabnya jadi Susan Lim`: a line or a sentence that begins with what it tells. */
const changeTold = (target: string, value: string, { body }: DocumentContent): DocumentChange[] | null => {
  const said = plainTarget(target)
  if (said.length < 4) return null
  for (const text of blockTexts(body).flatMap((block) => block.split('\n'))) {
    const found = /^(.{4,40}?)((?: ?:| adalah| ialah|) +)(\S.*?)(\.?)$/u.exec(
      text.toLowerCase().startsWith(said) ? `${text.slice(0, said.length)}${text.slice(said.length)}` : '',
    )
    if (!found) continue
    const rest = text.slice(said.length)
    const [, joint = '', before = '', stop = ''] = /^((?: ?:| adalah| ialah|)\s+)(\S.*?)(\.?)$/u.exec(rest) ?? []
    if (before === '' || before.split(' ').length > 6) continue
    const fresh = /^\p{Lu}/u.test(before) ? sentenceCase(value.trim()) : value.trim()
    const label = text.slice(0, said.length)
    return [words(text, `${label}${joint}${fresh}${stop}`, false), ...nameChanges({ body }, before, fresh)]
  }
  return null
}

/** `komisinya jadi 12%`: a fact that a sentence tells by its name; rows of goods have rules of their own. */
const changePlace = (target: string, value: string, { letter, body }: DocumentContent): DocumentChange[] | null => {
  const place = findRows(target, letter.lines).length > 0 ? null : toldPlace(blockTexts(body), target, value)
  return place === null ? null : [words(place.from, place.to, false)]
}

/** A name, or any words, wherever the prose says them. */
export const nameChanges = ({ body }: Pick<DocumentContent, 'body'>, old: string, fresh: string): DocumentChange[] => {
  const swaps = new Map(blockTexts(body).flatMap((text) => [...swapsIn(text, old, fresh)]))
  return [...swaps].flatMap(([from, to]) => (from === to ? [] : [words(from, to)]))
}

/** What a letter tells in its sentences alone: a price, how long it runs, who is in charge; null for other words. */
export const readToldInProse = (
  target: string,
  value: string | null,
  content: DocumentContent,
  today: IsoDay,
): DocumentChange[] | null =>
  value === null || target.trim() === ''
    ? null
    : (changeLength(target, value, content, today) ??
      (content.letter.lines.length === 0 ? changeSum(target, value, content, today) : null) ??
      changeTold(target, value, content) ??
      changePlace(target, value, content))
