import { chartInWords, figureText } from '../scene/chart-drawing.ts'
import { type Ask, type DeckRequest, howHead, type KeyFigure } from '../deck-request.ts'
import { inGroups, pointsSection, type Section, tell } from './section.ts'
import { moneyText } from '../reading/told-figures.ts'

const inWords = ({ label, value }: KeyFigure): string => `${label}: ${value}`

/** Rows that are read from the back of a room; more go on two slides of the same length. */
const mostRows = 9

/** Where a long table is cut: behind a sum in its midst, so that what it sums stays together, else into equal parts. */
const partsOf = (rows: readonly (readonly string[])[]): readonly (readonly (readonly string[])[])[] => {
  if (rows.length <= mostRows) return [rows]
  const sum = rows.findIndex(([name = ''], at) => /^total\b/i.test(name) && rows.length - at - 1 <= mostRows)
  return sum > 0 && sum < mostRows && sum < rows.length - 2
    ? [rows.slice(0, sum + 1), rows.slice(sum + 1)]
    : inGroups(rows, Math.ceil(rows.length / Math.ceil(rows.length / mostRows)))
}

const tableSections = (
  title: string,
  [heads = [], ...rows]: readonly (readonly string[])[],
  notes: string,
): Section[] =>
  partsOf(rows).map((part, at) => ({
    title: at === 0 ? title : `${title} (lanjutan)`,
    kind: 'table',
    rows: [heads, ...part],
    lines: part.map((row) => row.join(': ')),
    notes,
  }))

/** Figures that are read together: their bars beside what they come to, then every row. */
export const accountSections = ({ accounts }: DeckRequest): Section[] =>
  accounts.flatMap(({ chart, claim, results, rows, title, notes = [] }): Section[] => {
    const said = [...results.map(inWords), ...notes.map((note) => note.replace(/\.$/, ''))].join('. ')
    const drawn: Section[] =
      chart === null
        ? []
        : [
            {
              title,
              kind: 'chart',
              ...(claim === undefined ? {} : { claim }),
              lines: results.map(inWords),
              values: results,
              chart,
              notes: `${said}. Sebut dulu hasil akhirnya, baru tunjuk batang yang membentuknya. ${chartInWords(chart).replaceAll('\u00a0', ' ')}.`,
            },
          ]
    // Rows that all stand beside the bars are not read twice.
    const isShown =
      chart !== null &&
      rows
        .slice(1)
        .every((row) =>
          row
            .slice(1)
            .every((cell, at) => rows[0]?.[at + 1] === howHead || results.some(({ value }) => value === cell)),
        )
    const listed =
      rows.length < 2 || isShown
        ? []
        : tableSections(
            chart === null
              ? title
              : rows[0]?.includes(howHead)
                ? 'Dari mana angkanya'
                : `Rincian ${/^\p{Lu}{2}/u.test(title) ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`}`,
            rows,
            `Cukup sebut baris terbesar dan baris terakhir; sisanya dibaca sendiri.${said === '' ? '' : ` ${said}.`}`,
          )
    return [...drawn, ...listed]
  })

const isLong = ({ label }: KeyFigure): boolean => label.includes(' × ') || label.length > 34

/** Money that is asked of who invests or lends, without a word of what it is spent on. */
export const lacksUses = ({ asks, purpose, uses }: DeckRequest): boolean =>
  purpose === 'pitch' && asks.length === 1 && uses.length === 0

export const usesBlank = '[isi rincian penggunaan dana]'

/** What is asked for: the sum, what it is spent on, and who brings the rest. */
export const askSections = ({ asks, purpose, sources, uses }: DeckRequest): Section[] => {
  const [whole, ...parts] = asks
  if (!whole) return []
  const total = parts.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const purposes = uses.map((use) => `Untuk ${use.charAt(0).toLowerCase()}${use.slice(1)}`)
  const title = purpose === 'pitch' ? 'Kebutuhan dana' : 'Yang kami butuhkan'
  const notes =
    'Sebut jumlahnya dengan jelas, lalu diam sebentar. Terangkan ke mana setiap rupiah pergi dan kapan kembali.'
  const paid: Section[] =
    sources.length === 0
      ? []
      : [
          {
            title: 'Sumber dana',
            kind: 'values',
            values: sources,
            lines: sources.map(inWords),
            notes: 'Tunjukkan apa yang sudah ada lebih dulu, baru yang masih dicari.',
          },
        ]
  if (parts.length > 5 || (parts.length > 1 && parts.some(isLong)))
    return [
      ...tableSections(title, budgetRows(whole, parts, total), `${inWords(whole)}. ${notes}`),
      ...(purposes.length > 0 ? [pointsSection('Dipakai untuk apa', purposes, tell)] : []),
      ...paid,
    ]
  const spent = parts.map(({ amount, label, value }) =>
    amount !== undefined && whole.amount === total && total > 0
      ? `${label}: ${value} (${figureText(Math.round((amount / total) * 1000) / 10, '%')})`
      : `${label}: ${value}`,
  )
  const lines = [...spent, ...purposes]
  return [
    {
      title,
      kind: 'ask',
      ask: { whole, uses: lines.slice(0, 5) },
      lines: [inWords(whole), ...lines],
      notes,
    },
    ...(lines.length > 5 ? [pointsSection('Rincian kebutuhan', lines.slice(5), tell)] : []),
    ...paid,
  ]
}

/** A budget with what each line comes from, its sum below. */
const budgetRows = (whole: Ask, parts: readonly Ask[], total: number): string[][] => {
  const rows = parts.map(({ label, value }) => {
    const [name = '', factors = ''] = label.split(/: (?=[^:]* × )/)
    return { name, factors, value }
  })
  const hasFactors = rows.some(({ factors }) => factors !== '')
  const row = (name: string, factors: string, value: string): string[] =>
    hasFactors ? [name, factors, value] : [name, value]
  return [
    row('Kebutuhan', 'Hitungan', 'Jumlah'),
    ...rows.map(({ factors, name, value }) => row(name, factors, value)),
    row('Total', '', moneyText(total)),
    ...(whole.amount !== undefined && whole.amount !== total ? [row(whole.label, '', whole.value)] : []),
  ]
}
