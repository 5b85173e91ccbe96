import type { AnalysisBlock, AnalysisContent, Figure, Metric } from '../analysis-content.ts'

const mentions = (text: string, id: string): boolean => new RegExp(`(?<![a-z0-9_])${id}(?![a-z0-9_])`).test(text)
const swapId = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`(?<![a-z0-9_])${from}(?![a-z0-9_])`, 'g'), () => to)

/** What a figure stands in a row with: its group, else those of its name that are numbered on (`keluar_2`). */
const listOf = ({ id, group }: Figure): string => (group === '' ? id.replace(/_\d+$/, '') : group)

const inList = ({ dataset }: AnalysisContent, list: string): Figure[] =>
  dataset.figures.filter((one) => /_\d+$/.test(one.id) && listOf(one) === list)

/** `keluar_1 + keluar_2`: the whole of a list added up by its names; null where the formula does not. */
const chainOf = (content: AnalysisContent, list: string): string | null => {
  const figures = inList(content, list)
  return figures.length < 2 ? null : figures.map(({ id }) => id).join(' + ')
}

/** Metrics that name single figures of a list, without its whole; those of two figures compare neighbours. */
const namedBy = (content: AnalysisContent, list: string): { readonly metric: Metric; readonly ids: string[] }[] => {
  const chain = chainOf(content, list)
  return content.metrics.flatMap((metric) => {
    const rest = chain === null ? metric.formula : metric.formula.replaceAll(chain, '')
    const ids = inList(content, list)
      .map(({ id }) => id)
      .filter((id) => mentions(rest, id))
    return ids.length > 0 ? [{ metric, ids }] : []
  })
}

/** Lists that are added up as a whole, so that one more figure joins every sum. */
export const openLists = (content: AnalysisContent): string[] =>
  [...new Set(content.dataset.figures.map(listOf))].filter((list) => {
    const chain = chainOf(content, list)
    const isSummed = content.metrics.some(
      ({ formula }) => formula.includes(`sum(${list})`) || (chain !== null && formula.includes(chain)),
    )
    return isSummed && namedBy(content, list).every(({ ids }) => ids.length === 1)
  })

/** The metrics with a list's whole told anew. */
const withChain = (content: AnalysisContent, list: string, fresh: string): Metric[] => {
  const chain = chainOf(content, list)
  return content.metrics.map((metric) =>
    chain === null ? metric : { ...metric, formula: metric.formula.replaceAll(chain, () => fresh) },
  )
}

const nextId = (content: AnalysisContent, id: string): string => {
  const stem = id.replace(/_\d+$/, '')
  const taken = new Set([...content.dataset.figures, ...content.metrics].map((one) => one.id))
  for (let number = 1; ; number += 1) if (!taken.has(`${stem}_${number}`)) return `${stem}_${number}`
}

type Ids = readonly (readonly [from: string, to: string])[]

const swapIds = (text: string, ids: Ids): string => ids.reduce((made, [from, to]) => swapId(made, from, to), text)

const inBlock = (block: AnalysisBlock, like: Figure, label: string, ids: Ids): AnalysisBlock => {
  const isMeant = (cell: string): boolean => cell.includes(`{{${like.id}}}`)
  if (block.type === 'table') {
    const at = block.rows.findIndex((row) => row.some(isMeant))
    const row = block.rows[at]
    if (!row) return block
    const fresh = row.map((cell) => (cell.includes('{{') ? swapIds(cell, ids) : cell.replace(like.label, () => label)))
    return { ...block, rows: block.rows.toSpliced(at + 1, 0, fresh) }
  }
  if (block.type === 'inputs' && block.figures.includes(like.id))
    return {
      ...block,
      figures: block.figures.toSpliced(block.figures.indexOf(like.id) + 1, 0, swapIds(like.id, ids)),
    }
  return block
}

/** An analysis with one more figure beside those of its group: in every sum, table, chart and list of figures. */
export const withNewFigure = (
  content: AnalysisContent,
  { label, value, group }: { label: string; value: number; group: string },
): AnalysisContent | null => {
  const like = inList(content, group).at(-1)
  if (!like || !openLists(content).includes(group)) return null
  const id = nextId(content, like.id)
  const own = namedBy(content, group).filter(({ ids }) => ids.includes(like.id))
  const copies = own.map(({ metric }): readonly [string, string] => [metric.id, nextId(content, metric.id)])
  const ids: Ids = [[like.id, id], ...copies]
  const figure: Figure = { ...like, id, label, value, origin: 'stated', said: '' }
  const at = content.dataset.figures.indexOf(like)
  return {
    ...content,
    dataset: { ...content.dataset, figures: content.dataset.figures.toSpliced(at + 1, 0, figure) },
    metrics: [
      ...withChain(content, group, `${chainOf(content, group) ?? like.id} + ${id}`),
      ...own.map(({ metric }) => ({
        ...metric,
        id: swapIds(metric.id, ids),
        label: metric.label.replace(like.label, () => label),
        formula: swapIds(metric.formula, ids),
      })),
    ],
    charts: content.charts.map((chart) => {
      const places = chart.series.map(({ values }) => values.indexOf(like.id))
      const [place = -1] = places
      return place === -1 || places.some((one) => one !== place)
        ? chart
        : {
            ...chart,
            categories: chart.categories.toSpliced(place + 1, 0, label),
            series: chart.series.map((one) => ({ ...one, values: one.values.toSpliced(place + 1, 0, id) })),
          }
    }),
    sections: content.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => inBlock(block, like, label, ids)),
    })),
  }
}

const withoutId = (block: AnalysisBlock, id: string): AnalysisBlock => {
  if (block.type === 'table')
    return { ...block, rows: block.rows.filter((row) => !row.some((cell) => cell.includes(`{{${id}}}`))) }
  if (block.type === 'inputs') return { ...block, figures: block.figures.filter((one) => one !== id) }
  return block
}

/**
 * An analysis without one figure of a group that is added up. The last one of its group stays as nothing, so that the
 * sums go on; one that other formulas name stands open. Null where there is no such figure.
 */
export const withoutFigure = (content: AnalysisContent, id: string): AnalysisContent | null => {
  const gone = content.dataset.figures.find((one) => one.id === id)
  if (!gone) return null
  const valued = (value: number | null): AnalysisContent => ({
    ...content,
    dataset: {
      ...content.dataset,
      figures: content.dataset.figures.map((one) =>
        one === gone ? { ...one, value, origin: value === null ? ('blank' as const) : ('stated' as const) } : one,
      ),
    },
  })
  const list = listOf(gone)
  const left = inList(content, list).filter((one) => one !== gone)
  if (left.length === 0)
    return valued(content.metrics.some(({ formula }) => formula.includes(`sum(${list})`)) ? 0 : null)
  if (!openLists(content).includes(list) || namedBy(content, list).some(({ ids }) => ids.includes(id)))
    return valued(null)
  return {
    ...content,
    metrics: withChain(content, list, left.map((one) => one.id).join(' + ')),
    dataset: { ...content.dataset, figures: content.dataset.figures.filter((one) => one !== gone) },
    charts: content.charts.map((chart) => {
      const place = chart.series[0]?.values.indexOf(id) ?? -1
      return place === -1
        ? chart
        : {
            ...chart,
            categories: chart.categories.toSpliced(place, 1),
            series: chart.series.map((one) => ({ ...one, values: one.values.toSpliced(place, 1) })),
          }
    }),
    sections: content.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => withoutId(block, id)),
    })),
  }
}

const income = /\b(?:masuk|pemasukan|pendapatan|penjualan|omzet|omset|terima|jual|bayaran|laku)\b/i
const goods = /\b(?:bahan|kulakan|modal barang|belanja|kemasan|bungkus|hpp)\b/i
const cost = /biaya|beban|keluar|pengeluaran|tetap|pokok|modal|usaha/i

/** The group that something new belongs to, by what it is called; null where several are as likely. */
export const groupFor = (label: string, content: AnalysisContent): string | null => {
  const groups = openLists(content).map((id) => ({
    id,
    called: `${id} ${content.dataset.groups[id] ?? ''}`,
    count: inList(content, id).length,
  }))
  const [only] = groups
  if (only && groups.length === 1) return only.id
  const costs = groups.filter(({ called }) => cost.test(called) && !/masuk|omzet|jual/.test(called))
  const fitting = income.test(label)
    ? groups.filter((one) => !costs.includes(one))
    : goods.test(label) && costs.some(({ called }) => /pokok|barang|bahan/.test(called))
      ? costs.filter(({ called }) => /pokok|barang|bahan/.test(called))
      : costs.filter(({ called }) => costs.length === 1 || !/pokok|barang|bahan/.test(called))
  const [best, next] = fitting.toSorted((one, other) => other.count - one.count)
  return best && best.count !== next?.count ? best.id : null
}
