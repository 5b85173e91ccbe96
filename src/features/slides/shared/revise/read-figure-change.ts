import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import { findNamed } from '#core/assistant/shared/revision/find-named.ts'
import {
  endValue,
  isFigure,
  moneyAtEnd,
  readCount,
  readNewPrice,
} from '#core/assistant/shared/revision/told-amounts.ts'
import { monthNames } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DeckContent } from '../scene/deck.ts'
import type { DeckStep } from './deck-changes.ts'
import { type DeckFigure, figuresIn, isReckoned } from './deck-figures.ts'

interface Point {
  readonly slide: string
  readonly element: string
  readonly series: number
  readonly at: number
  readonly label: string
  readonly value: number
  readonly unit: string
}

const pointsIn = (deck: DeckContent): Point[] =>
  deck.slides.flatMap(({ id: slide, elements }) =>
    elements.flatMap(({ id: element, chart }) =>
      (chart?.series ?? []).flatMap(({ values }, series) =>
        values.flatMap((value, at): Point[] =>
          value === null
            ? []
            : [{ slide, element, series, at, label: chart?.categories[at] ?? '', value, unit: chart?.unit ?? '' }],
        ),
      ),
    ),
  )

/** `april` is `Apr` and the other way round. */
const monthOf = (text: string): string =>
  text.replaceAll(/\p{L}{3,}/gu, (word) => {
    const start = word.slice(0, 3).toLowerCase().replace('agt', 'agu').replace('ags', 'agu')
    const month = monthNames.find((name) => name.toLowerCase().startsWith(start))
    return month && (word.length === 3 || month.toLowerCase().startsWith(word.toLowerCase())) ? month : word
  })

const namesThing = /^(?:angka|harga|nilai|nominal|jumlah|data|biaya|penjualan|omzet|bulan|hari)(?:nya)?\s+(?=\p{L})/iu
const unitWord = /\s+(?:per\s+)?(?:orang|unit|buah|cabang|tahun)$/i

/** Which of some names the words mean: as they stand, else without the word for what sort of figure it is. */
const meant = (said: string, labels: readonly string[]): number[] => {
  const own = labels.map(monthOf)
  const words = monthOf(said.replace(/^(?:di|pada|untuk|yang|yg)\s+/i, '').trim())
  const found = findNamed(words, own)
  return found.length > 0 || !namesThing.test(words) ? found : findNamed(words.replace(namesThing, ''), own)
}

const shown = (value: number, unit: string): string =>
  unit === 'Rp' ? formatRupiah(value) : `${formatNumber(value)}${unit === '%' || unit === '' ? unit : ` ${unit}`}`

const pointStep = (point: Point, value: number): DeckStep => ({
  change: { op: 'point', ...point, before: point.value, value },
  difference: { label: point.label, before: shown(point.value, point.unit), after: shown(value, point.unit) },
})

const figureStep = ({ slide, label, text, isMoney }: DeckFigure, value: number): DeckStep => {
  const to = isMoney ? formatRupiah(value) : /\./.test(text) ? formatNumber(value) : String(value)
  return { change: { op: 'figure', slide, label, from: text, to }, difference: { label, before: text, after: to } }
}

/** A year is written as it is; money and counts as they are told. */
const newValue = (words: string, clause: EditClause, before: number, isMoney: boolean, today: IsoDay): number | null =>
  isMoney ? readNewPrice(words, clause.verb, before, today) : readCount(words)

/**
 * `angka april jadi 21,5jt`, `harga reseller jadi 26rb`, `ganti 24 jadi 26rb`, `karyawannya 60 orang`: one figure by its
 * name or by its value. Null where no figure is meant; several that are meant alike are asked apart.
 */
export const readFigureChange = (
  clause: EditClause,
  deck: DeckContent,
  today: IsoDay,
): DeckStep[] | { readonly ask: string } | null => {
  if (clause.verb === 'add' || clause.verb === 'remove' || clause.verb === 'use') return null
  const given =
    clause.value === null
      ? endValue(clause.target.replace(unitWord, ''), moneyAtEnd)
      : { head: clause.target, value: clause.value }
  const said = given.head.trim()
  if (said === '' || !/^(?:rp\.?\s*)?\d/i.test(given.value.trim())) return null
  const points = pointsIn(deck)
  const figures = figuresIn(deck).filter((one) => !isReckoned(one))
  const isValue = /^(?:rp\.?\s*)?\d/i.test(said)
  const isYear = (value: number): boolean => /^\d{4}$/.test(said) && value === Number(said)
  const hits = (value: number, isMoney: boolean): boolean => isYear(value) || (isMoney && isFigure(said, value, today))
  const labels = [...points.map(({ label }) => label), ...figures.map(({ label }) => label)]
  const founded = figures.flatMap(({ value, isMoney }, at) =>
    !isMoney && value > 1_800 && value < 2_200 ? [points.length + at] : [],
  )
  const isFounding =
    /^(?:di\s*)?tahun(?:nya)?(?:\s+berdiri(?:nya)?)?$|^berdiri(?:nya)?$/i.test(said) && founded.length === 1
  const places = isValue ? [] : isFounding ? founded : meant(said, labels)
  const isMeant = (at: number): boolean => places.includes(at)
  const steps = [
    ...points.flatMap((point, at): DeckStep[] => {
      if (isValue ? !hits(point.value, point.unit === 'Rp') : !isMeant(at)) return []
      const value = newValue(given.value, clause, point.value, point.unit === 'Rp', today)
      return value === null ? [] : [pointStep(point, value)]
    }),
    ...figures.flatMap((one, at): DeckStep[] => {
      if (isValue ? !hits(one.value, one.isMoney) : !isMeant(points.length + at)) return []
      const value = newValue(given.value, clause, one.value, one.isMoney, today)
      return value === null ? [] : [figureStep(one, value)]
    }),
  ]
  const different = new Set(steps.map(({ difference }) => `${difference.label} ${difference.before}`))
  if (different.size > 1)
    return {
      ask: `Angka yang mana: ${[...different].slice(0, 4).join(', ')}? Sebutkan namanya, contoh: "${steps[0]?.difference.label.toLowerCase() ?? 'harga'} jadi 20.000".`,
    }
  return steps.length > 0 ? steps : null
}
