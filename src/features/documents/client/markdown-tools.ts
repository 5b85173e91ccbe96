export const markdownTools = ['bold', 'italic', 'underline', 'bulletList', 'orderedList'] as const
export type MarkdownTool = (typeof markdownTools)[number]

const wrappers = { bold: '**', italic: '*', underline: '__' } as const
const marks = { bulletList: '- ', orderedList: '1. ' } as const

export interface TextSelection {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * The tools of P2 §5: the styles wrap what is selected and do nothing without a selection; the lists insert their mark
 * at the cursor.
 */
export const applyTool = ({ text, start, end }: TextSelection, tool: MarkdownTool): TextSelection => {
  if (tool === 'bulletList' || tool === 'orderedList') {
    const mark = marks[tool]
    return { text: text.slice(0, start) + mark + text.slice(end), start: start + mark.length, end: start + mark.length }
  }
  if (start === end) return { text, start, end }
  const sign = wrappers[tool]
  const selected = text.slice(start, end)
  return {
    text: text.slice(0, start) + sign + selected + sign + text.slice(end),
    start: start + sign.length,
    end: end + sign.length,
  }
}
