import type { ElementStyle } from './deck.ts'

/** How text is set on every slide: stage, PowerPoint and PDF alike. All in parts of the font size. */
export const typesetting = { lineHeight: 1.2, pointGap: 0.4, pointIndent: 1.1 } as const

/** Widths of the printable ASCII characters in thousandths of the font size, as Arial has them. */
const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
const fontWidth = { Arial: 1, 'Times New Roman': 0.97, Calibri: 0.93 } as const

export interface TextLook {
  readonly font: NonNullable<ElementStyle['fontFamily']>
  readonly bold: boolean
}

/** About how wide a line of text is, in parts of its font size; a little too wide rather than too narrow. */
export const textWidth = (text: string, { font, bold }: TextLook): number => {
  let sum = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    sum +=
      code === 0xa0 ? 278 : code < 0x250 ? (ascii[code - 32] ?? 600) : code < 0x2000 ? 650 : code < 0x2100 ? 560 : 1050
  }
  return (sum / 1000) * fontWidth[font] * (bold ? 1.07 : 1)
}

/** `Rp 45.000.000` is never broken behind its sign; content itself keeps plain spaces, so that it is found. */
export const keptTogether = (text: string): string => text.replaceAll(/Rp (?=\d)/g, 'Rp\u00a0')

/** How many lines a paragraph takes in a width given in parts of the font size; words wider than it are broken. */
const linesOf = (paragraph: string, width: number, look: TextLook): number => {
  const space = textWidth(' ', look)
  let lines = 1
  let used = 0
  for (const word of keptTogether(paragraph).split(/[ \t]+/)) {
    const wide = textWidth(word, look)
    if (used > 0 && used + space + wide <= width) {
      used += space + wide
      continue
    }
    if (used > 0) lines += 1
    const more = Math.max(0, Math.ceil(wide / width) - 1)
    lines += more
    used = wide - more * width
  }
  return lines
}

/** How high a text stands in a box of this width at this size, in stage pixels. */
export const textHeight = (content: string, width: number, size: number, look: TextLook, isList: boolean): number => {
  const { lineHeight, pointGap, pointIndent } = typesetting
  const paragraphs = content.split('\n')
  const room = Math.max(1, width / size - (isList ? pointIndent : 0))
  const lines = paragraphs.reduce((sum, paragraph) => sum + linesOf(paragraph, room, look), 0)
  return (lines * lineHeight + (isList ? (paragraphs.length - 1) * pointGap : 0)) * size
}

/** The largest whole font size from `largest` down to `smallest` at which the text stays in its box. */
export const fittingSize = (
  content: string,
  box: { readonly width: number; readonly height: number },
  sizes: { readonly largest: number; readonly smallest: number },
  look: TextLook,
  isList: boolean,
): number => {
  for (let size = sizes.largest; size > sizes.smallest; size--) {
    if (textHeight(content, box.width, size, look, isList) <= box.height) return size
  }
  return sizes.smallest
}
