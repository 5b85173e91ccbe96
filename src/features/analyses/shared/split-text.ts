import type { AnalysisBlock, Section } from './analysis-content.ts'

const headings: readonly RegExp[] = [
  /^#{1,4}\s+(.+?)\s*#*$/,
  /^\*\*(.{2,120}?)\*\*:?$/,
  /^((?:\d{1,2}|[IVX]{1,5}|[A-H])[.)]\s+\p{Lu}[^.!?]{1,78})$/u,
  /^(?:bab|bagian)\s+[\divx]+[.:]?\s*(.+)$/i,
  /^([\p{Lu}][\p{Lu}\d &/,()-]{3,78}):?$/u,
]

const headingOf = (line: string, next: string): string | null => {
  for (const pattern of headings) {
    const found = pattern.exec(line)?.[1]?.replaceAll('**', '').trim()
    // `1. Beli gerobak` right before `2. …` is a list of things to do, not a row of headings.
    if (found && !(/^\d{1,2}[.)]/.test(line) && /^\d{1,2}[.)]\s/.test(next))) return found
  }
  return null
}

const listItem = /^(?:[-*•]|\d{1,2}[.)])\s+(.+)$/

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const isRow = (line: string): boolean => /^\|.*\|$/.test(line)

/** Braces would be read as a binding: a text that we did not write binds nothing. */
const inert = (text: string): string => text.replaceAll('{{', '{ {').replaceAll('}}', '} }')

/** Lines of text as paragraphs, lists and tables. */
export const textBlocks = (text: string): AnalysisBlock[] => {
  const blocks: AnalysisBlock[] = []
  const all = inert(text)
    .split('\n')
    .map((line) => line.trim())
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at] ?? ''
    if (line === '' || /^[-=_*]{3,}$/.test(line)) continue
    if (isRow(line)) {
      const rows: string[][] = []
      for (; isRow(all[at] ?? ''); at += 1) {
        if (!/^[\s|:-]+$/.test(all[at] ?? '')) rows.push(cellsOf(all[at] ?? ''))
      }
      at -= 1
      const [header = [], ...body] = rows
      const columns = header.slice(0, 12).map((label) => ({ label: label.slice(0, 300), align: 'left' as const }))
      if (columns.length > 0)
        blocks.push({
          type: 'table',
          caption: '',
          columns,
          rows: body.slice(0, 300).map((row) => columns.map((_, index) => row[index] ?? '')),
          total: null,
        })
      continue
    }
    const item = listItem.exec(line)
    if (item) {
      const ordered = /^\d/.test(line)
      const last = blocks.at(-1)
      if (last?.type === 'list' && last.ordered === ordered && last.items.length < 200) last.items.push(item[1] ?? '')
      else blocks.push({ type: 'list', ordered, items: [item[1] ?? ''] })
    } else blocks.push({ type: 'paragraph', text: line.slice(0, 6000) })
  }
  return blocks.slice(0, 200)
}

/**
 * A text split into sections by its headings (ANALYSIS-01): Markdown, numbering, `BAB I`, capitals. What stands before
 * the first heading is a section of its own; a text without headings is one section.
 */
export const splitText = (text: string, first = 'Ringkasan'): Section[] => {
  const found: { title: string; lines: string[] }[] = [{ title: first, lines: [] }]
  const all = text.split('\n')
  all.forEach((raw, at) => {
    const line = raw.trim()
    const next =
      all
        .slice(at + 1)
        .find((later) => later.trim() !== '')
        ?.trim() ?? ''
    const heading = line === '' ? null : headingOf(line, next)
    if (heading === null) found.at(-1)?.lines.push(raw)
    else found.push({ title: heading, lines: [] })
  })
  return found
    .filter(({ lines }, at) => at > 0 || lines.some((line) => line.trim() !== ''))
    .slice(0, 300)
    .map(({ title, lines }, at) => ({
      id: `bagian_${at + 1}`,
      title: inert(title).slice(0, 200),
      blocks: textBlocks(lines.join('\n')),
    }))
}
