import type { DeckPurpose, DeckRequest, KeyFigure } from '../deck-request.ts'
import { joinWords } from '../reading/told-words.ts'
import { priceText } from './goods-sections.ts'
import { figureTitles } from './figure-sections.ts'
import { columnsSection, type Section } from './section.ts'
import { factTitle } from './told-sections.ts'

/** So many lines stand beside a figure and are read from the back of a room. */
const mostBeside = 5
const longestBeside = 90

/** The one figure or price that a slide shows; null where it shows more. */
const loneFigure = ({ goods = [], kind, values = [] }: Section): KeyFigure | null => {
  const [figure, another] = values
  if (kind === 'values') return figure !== undefined && another === undefined ? figure : null
  const [ware, more] = goods
  return kind === 'goods' && ware !== undefined && more === undefined && ware.note === ''
    ? { label: ware.name, value: priceText(ware) }
    : null
}

/** The terms of what is lent stand beside the sum that is asked for without a word of its uses. */
const besideAsk = 'Rencana angsuran'

const canStandBeside = ({ isBlank, kind, lines }: Section): boolean =>
  kind === 'points' &&
  !isBlank &&
  lines.length > 0 &&
  lines.length <= mostBeside &&
  lines.every((line) => line.length <= longestBeside && !line.includes('[isi '))

/** So many figures stand beside a chart. */
const mostByChart = 3
const hasRoom = ({ kind, values = [] }: Section): boolean => kind === 'chart' && values.length < mostByChart

const joined = (lines: Section, whole: KeyFigure, notes: string): Section => ({
  ...lines,
  kind: 'ask',
  ask: { whole, uses: lines.lines },
  lines: [`${whole.label}: ${whole.value}`, ...lines.lines],
  notes: `${lines.notes} ${notes}`.trim(),
})

/** So many slides of one line each stand side by side. */
const mostColumns = 3

/** One told line under a heading of its own: a slide that is nearly empty. */
const isOneLine = (section: Section): boolean =>
  canStandBeside(section) && section.lines.length === 1 && !section.isGeneral && section.kicker === undefined

/** Neighbours of one line each are read beside each other, each under its heading. */
const withColumns = (sections: readonly Section[]): Section[] => {
  const runs: Section[][] = []
  for (const section of sections) {
    const run = runs.at(-1)
    const goesOn = run !== undefined && run.length < mostColumns && [...run, section].every(isOneLine)
    if (goesOn) run.push(section)
    else runs.push([section])
  }
  return runs.flatMap((run) => {
    const [first, ...others] = run
    if (first === undefined || others.length === 0) return run
    const title = joinWords([first.title, ...others.map((one) => one.title.toLowerCase())])
    return [{ ...columnsSection(title, run), notes: run.map(({ notes }) => notes).join(' ') }]
  })
}

const longestTitle = 68

const isOver = (line: Section | undefined, figures: Section | undefined, purpose: DeckPurpose): boolean =>
  line?.title === factTitle(purpose) &&
  isOneLine(line) &&
  (line.lines[0] ?? '').length <= longestTitle &&
  figures?.kind === 'values' &&
  figures.title === figureTitles[purpose]

/** What was told of the house in one line says what the figures behind it prove: it is their title. */
const overFigures = (sections: readonly Section[], { purpose }: DeckRequest): Section[] =>
  sections.flatMap((one, at): Section[] => {
    if (isOver(one, sections[at + 1], purpose)) return []
    const before = sections[at - 1]
    return before && isOver(before, one, purpose)
      ? [{ ...one, kicker: before.title, title: before.lines[0] ?? '' }]
      : [one]
  })

/** A slide of one figure is half empty, and so is one of few lines: what was told of the house stands beside its figure. */
export const pairedSections = (sections: readonly Section[], request: DeckRequest): Section[] =>
  withColumns(overFigures(besideFigures(sections, request), request))

const besideFigures = (sections: readonly Section[], request: DeckRequest): Section[] => {
  const asked = sections.find(({ ask, kind }) => kind === 'ask' && ask?.uses.length === 0)
  const terms = sections.find((one) => one.title === besideAsk && canStandBeside(one))
  const facts = sections.find((one) => one.title === factTitle(request.purpose) && canStandBeside(one))
  const lone = request.purpose === 'training' ? [] : sections.filter((one) => loneFigure(one) !== null)
  const [figure] = lone
  const shown = figure && lone.length === 1 ? loneFigure(figure) : null
  const values = facts === undefined && lone.length > 1 ? lone.flatMap((one) => loneFigure(one) ?? []) : []
  // `200 responden` beside the shares of what they said.
  const chart = shown && figure?.kind === 'values' && !facts ? sections.find(hasRoom) : undefined
  return sections.flatMap((one): Section[] => {
    if (chart && shown && one === chart)
      return [
        {
          ...chart,
          values: [...(chart.values ?? []), shown],
          lines: [...chart.lines, `${shown.label}: ${shown.value}`],
        },
      ]
    if (chart && one === figure) return []
    if (values.length > 1 && lone.includes(one))
      return one === figure
        ? [
            {
              title: factTitle(request.purpose),
              kind: 'values',
              values,
              lines: values.map(({ label, value }) => `${label}: ${value}`),
              notes: lone.map(({ notes }) => notes).join(' '),
            },
          ]
        : []
    if (asked?.ask && terms && one === asked)
      return [{ ...joined(terms, asked.ask.whole, asked.notes), title: asked.title }]
    if (asked && one === terms) return []
    if (facts && figure && shown && one === facts) return [joined(facts, shown, figure.notes)]
    if (facts && shown && one === figure) return []
    return [one]
  })
}
