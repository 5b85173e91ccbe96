import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Against } from './accounts/against.ts'
import { figuresIn, type ToldFigure, toldText } from './told-figures.ts'
import { trimmed } from './told-words.ts'

const moves = 'naik|turun|meningkat|menurun|tumbuh|bertambah|berkurang|berubah'
/** `naik dari 2.100 jadi`: what stood before stands first. */
const forward = /\bdari\s*$/i
const onward =
  /^(?:per\s+)?(?:\p{L}+\s+)?((?:(?:tahun|thn|bulan|bln|pada|di)\s+){0,2}(?:(?:19|20)\d\d|tahun lalu|bulan lalu|(?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}*(?:\s(?:19|20)\d\d)?)\s+)?(jadi|menjadi|ke|sampai)$/iu
/** `96jt dari sebelumnya 78jt`, `187 juta naik dari 154 juta tahun lalu`: what stood before stands last. */
const backward = new RegExp(
  `^(?:per\\s+)?(?:\\p{L}+\\s+)?(?:(?:${moves})\\s+dari|(?:dari\\s+)?(?:sebelumnya|semula|tadinya|awalnya)|dari\\s+(?:sekarang|saat ini))(?:\\s+(?:cuma|hanya|sebelumnya))?$`,
  'iu',
)
const moved = new RegExp(`\\b(?:${moves})\\b`, 'i')
const goals = /\b(?:target|rencana|proyeksi|sasaran)\b/i
const verbs = new RegExp(`\\s*\\b(?:akan\\s+|sudah\\s+|berhasil\\s+)?(?:${moves})\\b(?:\\s+dari)?$|\\s*\\bdari$`, 'i')

const onlyMoved = new RegExp(`^(?:${moves})\\s+dari\\s+(?:rp\\.?\\s*)?\\d`, 'i')

/** `omzet 2025 68jt, naik dari 51jt tahun 2024`: what it was before belongs to what it is now. */
export const movesJoined = (clauses: readonly string[]): string[] =>
  clauses.reduce<string[]>((joined, clause) => {
    const before = joined.at(-1)
    return before !== undefined && onlyMoved.test(clause) && figuresIn(before).length === 1
      ? [...joined.slice(0, -1), `${before} ${clause}`]
      : [...joined, clause]
  }, [])

const shares = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** The words between two figures of a clause, without the first figure itself. */
const between = (first: ToldFigure, second: ToldFigure): string =>
  trimmed(
    second.before
      .slice(first.before.length)
      .trim()
      .replace(/^(?:rp\.?\s*)?[\d.,]+\s*(?:ribu|rb|juta|jt|miliar|milyar|k(?!\p{L})|m(?!\p{L}))?\s*/iu, ''),
  )

/** `2.100 jadi 2.750 orang`: thousands with points are people where the other one counts them. */
const sameKind = (clause: string, all: readonly ToldFigure[]): ToldFigure[] | null => {
  if (new Set(all.map(({ kind }) => kind)).size === 1) return [...all]
  const isPlain = !/\brp|\d\s?(?:rb|ribu|jt|juta|miliar|milyar)\b/i.test(clause)
  const counts = all.every(({ kind }) => kind !== 'percent') && isPlain
  return counts ? all.map((one) => (one.kind === 'money' ? { ...one, kind: 'count', unit: '' } : one)) : null
}

/** A time as a bar is called by it, where it is one. */
const timeWord = /^(?:(?:19|20)\d\d|(?:tahun|bulan|minggu)\s(?:ini|lalu|kemarin)|\p{L}{3,9}\s(?:19|20)\d\d)$/iu
const timesOf = (before: string, now: string): [string, string] =>
  [before, now].map((words, at) => {
    const time = timeOf(words)
    return timeWord.test(time) ? sentenceCase(time) : (['Sebelumnya', 'Sekarang'][at] ?? '')
  }) as [string, string]

/** `pada tahun 2024` in brackets is `2024`. */
const timeOf = (words: string): string =>
  trimmed(words.replace(/^(?:(?:tahun|thn|bulan|bln|pada|di)\s+)+(?=\d|\p{L}+\s\d)/iu, ''))

const counts = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const shown = (one: ToldFigure): string => (one.kind === 'money' ? toldText(one) : counts.format(one.value))

/**
 * `pengunjung naik dari 2.100 jadi 2.750 orang`: two figures of one thing, with the change that they come to. Null where a
 * clause tells no change, or where it is one of shares: their difference is no percentage of them.
 */
export const changeIn = (clause: string, isAmongChanges = false): Against | null => {
  const told = figuresIn(clause)
  const [first, second] = told.length === 2 ? (sameKind(clause, told) ?? []) : []
  if (!first || !second || first.kind === 'percent') return null
  const joint = between(first, second)
  // `Solo 62jt jadi 71jt`: what it was stands right behind its name.
  const isPlain = /^(?:jadi|menjadi)$/iu.test(joint)
  const [, since = '', joined] = forward.test(first.before) || isPlain ? (onward.exec(joint) ?? []) : []
  const on = joined?.toLowerCase()
  const isForward = on !== undefined && (moved.test(first.before) || on === 'jadi' || on === 'menjadi')
  // Among changes, `bogor 73jt dari 70jt` is one more.
  const isBackward = backward.test(joint) || (isAmongChanges && /^dari$/i.test(joint))
  if (!isForward && !isBackward) return null
  const [from, to] = isForward ? [first, second] : [second, first]
  const name = trimmed(first.before.replace(verbs, '').replace(/^.*\b(?:soal|tentang|mengenai)\s+/i, ''))
  if (from.value <= 0 || from.value === to.value || name === '' || name.split(/\s+/).length > 6) return null
  const share = shares.format(Math.round((Math.abs(to.value - from.value) / from.value) * 1000) / 10)
  const unit = to.kind === 'money' ? '' : to.unit || from.unit
  const when = second.after === '' ? '' : isForward && since === '' ? `, ${second.after}` : ` (${timeOf(second.after)})`
  const figures = isForward
    ? `dari ${shown(from)}${since === '' ? '' : ` (${timeOf(since)})`} jadi ${shown(to)}${unit === '' ? '' : ` ${unit}`}${when}`
    : `dari ${shown(from)}${when} jadi ${shown(to)}${unit === '' ? '' : ` ${unit}`}`
  const isGoal = goals.test(name)
  return {
    kind: isGoal ? 'goal' : 'change',
    name: sentenceCase(name),
    first: from.value,
    second: to.value,
    unit: to.kind === 'money' ? 'Rp' : unit,
    times: timesOf(isForward ? since : second.after, isForward ? second.after : ''),
    figure: {
      label: `${sentenceCase(name)}: ${figures}`,
      value: `${isGoal ? 'target ' : ''}${to.value > from.value ? 'naik' : 'turun'} ${share}%`,
    },
  }
}
