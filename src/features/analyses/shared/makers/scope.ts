import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import { words } from '../whole-words.ts'
import type { Entry } from '../ledger/entry.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import type { Draft } from '../draft.ts'
import { bind, note, onlyIf } from '../draft.ts'
import { timeOf } from '../figure-words.ts'
import type { Role, Time, ToldFigure } from '../told-figure.ts'
import { joinWords, quoted } from '../wording.ts'

/** Writes one kind of analysis from what a message told. */
export type Maker = (request: AnalysisRequest) => AnalysisContent

/** `usaha laundry kiloan di Depok`, as running text; `usaha ini` where nothing is named. */
export const aboutText = ({ subject, place, business }: AnalysisRequest): string => {
  const name = business || subject
  const where = place && !name.toLowerCase().includes(place.toLowerCase()) ? ` di ${place}` : ''
  return name === '' ? `usaha ini${where}` : `${quoted(name)}${where}`
}

export const titleOf = (lead: string, request: AnalysisRequest): string => {
  const about = aboutText(request).replace(/^usaha ini ?/, '')
  return about === '' ? lead : titleCase(`${lead} ${about}`)
}

export const byRole = ({ figures }: AnalysisRequest, ...roles: readonly Role[]): ToldFigure[] =>
  figures.filter(({ role }) => roles.includes(role))

/** Everything that is spent, whatever word told it. */
export const paidItems = (request: AnalysisRequest): ToldFigure[] =>
  byRole(request, 'expense', 'fixed', 'hpp', 'unit_cost', 'delivery')

/** Facts of one role that say the same thing twice are one; what differs is kept apart. */
export const distinct = (figures: readonly ToldFigure[]): ToldFigure[] =>
  figures.filter(
    (one, at) =>
      figures.findIndex(({ value, label, per }) => value === one.value && label === one.label && per === one.per) ===
      at,
  )

/** The formula of a figure for one month. Days are the shop's own days of the month. */
export const perMonth = (id: string, per: Time | null): string =>
  per === 'hari' ? `${id} * hari_buka` : per === 'minggu' ? `${id} * 52 / 12` : per === 'tahun' ? `${id} / 12` : id

/** The days of a month that the shop is open: stated, or 30 and said so. */
const closing = words('libur|tutup|cuti')
const isClosed = ({ counts, words: own }: Entry): boolean =>
  counts.length === 1 && counts[0]?.noun === 'hari' && counts[0].value > 15 && closing.test(own.join(' '))

export const openDays = (draft: Draft, request: AnalysisRequest): void => {
  if (draft.has('hari_buka')) return
  const stated = request.figures.find(({ role, value }) => role === 'days' && value > 0 && value <= 31)
  // `libur 4 hari sebulan` leaves 26.
  const closed = stated ? undefined : request.ledger.entries.find(isClosed)?.counts[0]
  draft.figure('hari_buka', 'Hari buka per bulan', {
    value: stated?.value ?? closed?.value ?? 30,
    unit: 'count',
    noun: 'hari',
    origin: stated || closed ? 'stated' : 'assumed',
    said: stated?.said ?? closed?.said ?? '',
  })
  if (!stated && !closed) draft.assume(`Usaha buka ${bind('hari_buka')} sebulan; ubah angkanya kalau berbeda.`)
}

/** Sums whose time is not told are taken for those of a month, and that is said once. */
const assumeMonthly = (draft: Draft, names: readonly string[]): void => {
  if (names.length > 0) draft.assume(`${joinWords(names)} dianggap per bulan karena waktunya tidak disebut.`)
}

/**
 * The formula that adds up figures of the dataset. Sums of the same time are added as they are; of different times, or
 * where a month is wanted, each is turned into a month first.
 */
export const sumOf = (draft: Draft, request: AnalysisRequest, group: string, monthly: boolean): string => {
  const members = draft.figures.filter((one) => one.group === group)
  if (!monthly) return `sum(${group})`
  assumeMonthly(
    draft,
    members.filter(({ per }) => per === '').map(({ label }) => label),
  )
  return members
    .map(({ id, per }) => {
      if (per === 'hari') openDays(draft, request)
      return perMonth(id, timeOf(per))
    })
    .join(' + ')
}

/** True where the sums of a message are of different times and must be made comparable. */
export const hasMixedTimes = (figures: readonly ToldFigure[]): boolean =>
  new Set(figures.map(({ per }) => per ?? '')).size > 1

/** Puts a list of sums into the dataset; gives the formulas of their months. */
export const monthlyItems = (
  draft: Draft,
  request: AnalysisRequest,
  items: readonly ToldFigure[],
  group: string,
  fallback: string,
): string[] => {
  assumeMonthly(
    draft,
    items.filter(({ per }) => per === null).map(({ label }) => sentenceCase(label || fallback)),
  )
  return items.map((item, at) => {
    const id = `${group}_${at + 1}`
    if (item.per === 'hari') openDays(draft, request)
    if (item.per === 'minggu') draft.assume('Biaya mingguan dihitung 52 minggu dibagi 12 bulan.')
    draft.figure(id, item.label || (items.length > 1 ? `${fallback} ${at + 1}` : fallback), {
      value: item.value,
      per: item.per ?? 'bulan',
      group,
      said: item.said,
    })
    return perMonth(id, item.per)
  })
}

/**
 * The figure that several mentions of one fact give. The first is reckoned with; a second that says something else is
 * kept and told, so that the owner decides.
 */
export const oneFigure = (
  draft: Draft,
  id: string,
  label: string,
  mentions: readonly ToldFigure[],
  facts: { readonly noun?: string; readonly per?: string; readonly unit?: 'rupiah' | 'percent' | 'count' } = {},
): string => {
  const [first, ...others] = mentions
  const { unit = 'rupiah', noun = '', per = '' } = facts
  draft.figure(id, label, { value: first?.value ?? null, unit, noun, per, said: first?.said ?? '' })
  const other = others.find(({ value }) => value !== first?.value)
  if (first && other) {
    draft.figure(`${id}_lain`, `${label} (disebut juga)`, { value: other.value, unit, noun, per, said: other.said })
    draft.metric(`${id}_beda`, `Selisih ${label}`, `${id} - ${id}_lain`, { unit, noun })
    draft.note(
      note(
        `${label} disebut dua kali: ${bind(id)} dan ${bind(`${id}_lain`)}. Hitungan memakai ${bind(id)}; ganti angkanya kalau yang benar yang satu lagi.`,
        onlyIf(`${id}_beda`, 'positive', 'negative'),
      ),
    )
  }
  return id
}

/** Numbers that the kind of analysis has no place for are shown, not lost. */
export const keepOthers = (draft: Draft, request: AnalysisRequest, used: ReadonlySet<ToldFigure>): void => {
  const saidBefore = new Set(draft.figures.map(({ said, value }) => `${value} ${said}`))
  request.figures
    .filter((one) => !used.has(one) && !saidBefore.has(`${one.value} ${quoted(one.said)}`))
    .slice(0, 30)
    .forEach((one, at) => {
      draft.figure(`lain_${at + 1}`, one.label || (one.kind === 'count' && one.noun) || one.said, {
        value: one.value,
        unit: one.kind === 'money' ? 'rupiah' : one.kind === 'percent' ? 'percent' : 'count',
        noun: one.kind === 'count' ? one.noun : '',
        per: one.per ?? '',
        said: one.said,
      })
    })
}

/** What stands in the message beside its numbers. */
export const factsOf = ({ facts, target, place }: AnalysisRequest): string[] => [
  ...facts,
  ...(target ? [`Sasaran: ${target}`] : []),
  ...(place ? [`Lokasi: ${place}`] : []),
]
