import p from './pages.module.css'

const div = (className: string | undefined, ...children: Node[]): HTMLElement => {
  const element = document.createElement('div')
  if (className) element.className = className
  element.append(...children)
  return element
}

const line = (name: string): HTMLElement => {
  const words = document.createElement('span')
  words.dataset['line'] = name
  return words
}

/**
 * The end of one page and the beginning of the next: what is left of the page, its foot, the desk between both, and the
 * head of the next page. `page-frame.ts` gives it its measures and words.
 */
export const gapElement = (kind: 'block' | 'row' | 'line', page: number): HTMLElement => {
  const gap = div(
    p.gap,
    div(p.rest),
    div(p.foot, line('footer'), line('number')),
    div(p.desk),
    div(p.head, line('header')),
  )
  gap.dataset['gap'] = String(page)
  gap.contentEditable = 'false'
  gap.setAttribute('aria-hidden', 'true')
  if (kind !== 'row') return gap
  const row = document.createElement('tr')
  const cell = document.createElement('td')
  row.className = p.gapRow ?? ''
  row.contentEditable = 'false'
  row.setAttribute('aria-hidden', 'true')
  cell.colSpan = 100
  cell.append(gap)
  row.append(cell)
  return row
}
