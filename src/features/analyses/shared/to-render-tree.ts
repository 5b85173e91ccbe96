import type { Block, RenderTree, Run } from '#core/render/shared/render-tree.ts'

import type { AnalysisContent } from './analysis-content.ts'
import { chartTable, showAnalysis, type ShownBlock } from './view.ts'

/** Files are searched by plain words: `Rp 5.750.000` with an ordinary space. */
const plain = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, text: run.text.replaceAll('\u00a0', ' ') }))
const words = (text: string): Run[] => plain([{ text }])

const origins = { stated: 'dari Anda', assumed: 'anggapan', blank: 'belum diisi' } as const

const textOf = (runs: readonly Run[]): string =>
  plain(runs)
    .map(({ text }) => text)
    .join('')

/** Whether a table of the same section says every figure of a chart: on paper they need not stand there twice. */
const isSaidIn = (rows: readonly (readonly string[])[], section: readonly ShownBlock[]): boolean =>
  section.some((other) => {
    if (other.type !== 'table') return false
    const said = other.rows.map((row) => row.map(textOf))
    return rows.every((row) => {
      const cells = row.map((cell) => textOf([{ text: cell }]))
      return said.some((line) => cells.every((cell) => line.includes(cell)))
    })
  })

const block = (shown: ShownBlock, section: readonly ShownBlock[]): Block[] => {
  switch (shown.type) {
    case 'paragraph':
      return [{ type: 'paragraph', runs: plain(shown.runs) }]
    case 'note':
      return [{ type: 'paragraph', runs: [{ text: 'Perlu dicek: ', bold: true }, ...plain(shown.runs)] }]
    case 'list':
      return [
        {
          type: 'list',
          ordered: shown.ordered,
          items: shown.items.map((runs) => [{ type: 'paragraph', runs: plain(runs) }]),
        },
      ]
    case 'table': {
      const first = shown.columns.length > 2 ? 0.34 : 0.6
      const rest = (1 - first) / Math.max(1, shown.columns.length - 1)
      const rows = [
        ...shown.rows,
        ...(shown.total ? [shown.total.map((cell) => cell.map((run) => ({ ...run, bold: true })))] : []),
      ]
      return [
        ...(shown.caption === ''
          ? []
          : [{ type: 'paragraph' as const, runs: [{ text: shown.caption, bold: true }], keepWithNext: true }]),
        {
          type: 'table',
          columns: shown.columns.map(({ align }, at) => ({
            width: shown.columns.length === 1 ? 1 : at === 0 ? first : rest,
            align,
          })),
          header: shown.columns.map(({ label }) => words(label)),
          rows: rows.map((row) => row.map(plain)),
          sums: [],
        },
      ]
    }
    case 'figures':
      return [
        {
          type: 'figures',
          items: shown.cards.map(({ label, value, figures }) => ({
            label,
            value: plain(value),
            note: figures.replaceAll('\u00a0', ' '),
          })),
        },
      ]
    case 'inputs':
      return [
        {
          type: 'table',
          columns: [
            { width: 0.48, align: 'left' },
            { width: 0.32, align: 'right' },
            { width: 0.2, align: 'right' },
          ],
          header: [words('Angka'), words('Nilai'), words('Asal')],
          rows: shown.figures.map((figure) => [
            words(figure.label),
            plain([{ text: figure.shown, ...(figure.value === null ? { blank: true } : {}) }]),
            words(origins[figure.origin]),
          ]),
          sums: [],
        },
      ]
    case 'chart': {
      const [header = [], ...rows] = chartTable(shown.data, shown.data.format)
      return [
        {
          type: 'chart',
          title: shown.title,
          data: shown.data,
          description: shown.description.replaceAll('\u00a0', ' '),
        },
        ...(isSaidIn(rows, section)
          ? []
          : [
              {
                type: 'table' as const,
                columns: header.map((_, at) => ({
                  width: at === 0 ? 0.4 : 0.6 / (header.length - 1),
                  align: at === 0 ? ('left' as const) : ('right' as const),
                })),
                header: header.map(words),
                rows: rows.map((row) => row.map(words)),
                sums: [],
              },
            ]),
      ]
    }
  }
}

/** The analysis as the one tree from which its files are made. */
export const toRenderTree = (content: AnalysisContent, title: string): RenderTree => ({
  title: title || content.title,
  author: '',
  blocks: [
    { type: 'title', runs: words(title || content.title) },
    ...showAnalysis(content).flatMap((section): Block[] => [
      { type: 'heading', level: 1, runs: words(section.title) },
      ...section.blocks.flatMap((shown) => block(shown, section.blocks)),
    ]),
  ],
})
