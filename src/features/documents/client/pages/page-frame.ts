/** A4 and its margins in points (P2 §9). */
const paper = { width: 595.28, height: 841.89, margin: 72 } as const
/** The text of a page begins with the top of its letters, which stand a little below the top of their line. */
const headRoom = 69.2

/** What stands above and below the text of a page. */
export interface FrameLines {
  readonly header: string
  readonly footer: string
  readonly numbers: boolean
}

interface Gap {
  readonly element: HTMLElement
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly rest: number
}

const restOf = (element: HTMLElement): HTMLElement | null => element.firstElementChild as HTMLElement | null

const write = (element: Element | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text
}

const numberText = ({ numbers }: FrameLines, page: number, pages: number): string =>
  numbers ? `Halaman ${page} dari ${pages}` : ''

/** The lines of one page's edge; `page` counts from one. */
const writeLines = (element: HTMLElement, lines: FrameLines, page: number, pages: number): void => {
  write(element.querySelector('[data-line="footer"]'), lines.footer)
  write(element.querySelector('[data-line="number"]'), numberText(lines, page, pages))
  write(element.querySelector('[data-line="header"]'), lines.header)
}

/**
 * Gives every page the height of its paper: what is left below the text of a page becomes white before its foot. Reads
 * all places once and writes all measures once, so that two hundred pages are one layout of the browser.
 * Answers where each page begins, in pixels of the sheet.
 */
export const framePages = (sheet: HTMLElement, lines: FrameLines, pages: number): number[] => {
  const box = sheet.getBoundingClientRect()
  const point = box.width / paper.width
  const gaps = [...sheet.querySelectorAll<HTMLElement>('[data-gap]')].map((element): Gap => {
    const { top, bottom, left } = element.getBoundingClientRect()
    return { element, top, bottom, left, rest: restOf(element)?.getBoundingClientRect().height ?? 0 }
  })
  const prose = sheet.querySelector<HTMLElement>('[data-prose]')
  const end = (prose ?? sheet).getBoundingClientRect().bottom
  const room = (paper.height - paper.margin) * point
  const tops = [0]
  let pageTop = box.top
  let moved = 0
  gaps.forEach(({ element, top, bottom, left, rest }) => {
    const begins = top + moved
    const next = Math.max(0, pageTop + room - begins)
    moved += next - rest
    const white = restOf(element)
    if (white && Math.abs(next - rest) > 0.4) white.style.height = `${next}px`
    const shift = left - box.left
    const known = Number.parseFloat(element.style.marginLeft) || 0
    if (Math.abs(shift) > 0.4) element.style.marginLeft = `${known - shift}px`
    element.style.width = `${box.width}px`
    writeLines(element, lines, Number(element.dataset['gap']) - 1, pages)
    pageTop = bottom + moved - headRoom * point
    tops.push(pageTop - box.top)
  })
  const height = Math.max(pageTop - box.top + paper.height * point, end + moved - box.top + paper.margin * point)
  sheet.style.minHeight = `${height}px`
  const first = sheet.querySelector<HTMLElement>('[data-edge="head"]')
  const last = sheet.querySelector<HTMLElement>('[data-edge="foot"]')
  if (first) writeLines(first, lines, 1, pages)
  if (last) writeLines(last, lines, pages, pages)
  return tops
}

/** The sheet without paper: as high as its text. */
export const unframe = (sheet: HTMLElement): void => {
  sheet.style.minHeight = ''
}
