import type { Node as ProseNode } from '@tiptap/pm/model'
import type { EditorView, NodeView, ViewMutationRecord } from '@tiptap/pm/view'

import { columnWidths, moveEdge, setColumnWidths, textWidth } from './column-widths.ts'
import t from './table.module.css'

const sameShape = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, at) => Math.abs(one - (b[at] ?? 0)) < 0.5)

/**
 * A table on the sheet. Its columns are shares of the text's width, as on paper, so that they are the same at every
 * zoom; their edges are dragged with a mouse, a pen or a finger.
 */
export class TableView implements NodeView {
  readonly dom = document.createElement('div')
  readonly contentDOM = document.createElement('tbody')
  readonly #table = document.createElement('table')
  readonly #columns = document.createElement('colgroup')
  readonly #edges = document.createElement('div')
  readonly #view: EditorView
  readonly #place: () => number | undefined
  #node: ProseNode
  #widths: number[] = []

  constructor(node: ProseNode, view: EditorView, place: () => number | undefined) {
    this.#node = node
    this.#view = view
    this.#place = place
    this.dom.className = t.frame ?? ''
    this.#table.className = t.table ?? ''
    this.#edges.className = t.edges ?? ''
    this.#edges.contentEditable = 'false'
    this.#edges.setAttribute('aria-hidden', 'true')
    this.#table.append(this.#columns, this.contentDOM)
    this.dom.append(this.#table, this.#edges)
    this.#draw(columnWidths(node))
  }

  update(node: ProseNode): boolean {
    if (node.type !== this.#node.type) return false
    this.#node = node
    const widths = columnWidths(node)
    if (!sameShape(widths, this.#widths)) this.#draw(widths)
    return true
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target)
  }

  stopEvent(event: Event): boolean {
    return event.target instanceof Node && this.#edges.contains(event.target)
  }

  #draw(widths: number[]): void {
    const isNew = widths.length !== this.#widths.length
    this.#widths = widths
    this.#table.style.setProperty('--columns', String(widths.length))
    if (isNew) {
      this.#columns.replaceChildren(...widths.map(() => document.createElement('col')))
      this.#edges.replaceChildren(...widths.slice(1).map((_, edge) => this.#edge(edge)))
    }
    let left = 0
    widths.forEach((width, at) => {
      const share = (width / textWidth) * 100
      const column = this.#columns.children[at] as HTMLElement | undefined
      if (column) column.style.width = `${share}%`
      left += share
      const edge = this.#edges.children[at] as HTMLElement | undefined
      if (edge) edge.style.left = `${left}%`
    })
  }

  #edge(at: number): HTMLElement {
    const edge = document.createElement('span')
    edge.addEventListener('pointerdown', (down) => {
      if (!this.#view.editable || down.button !== 0) return
      down.preventDefault()
      edge.setPointerCapture(down.pointerId)
      const before = this.#widths
      const scale = textWidth / Math.max(1, this.#table.getBoundingClientRect().width)
      const move = (event: PointerEvent): void =>
        this.#draw(moveEdge(before, at, (event.clientX - down.clientX) * scale))
      const end = (event: PointerEvent): void => {
        edge.removeEventListener('pointermove', move)
        const place = this.#place()
        if (event.type === 'pointerup' && place !== undefined && !sameShape(before, this.#widths))
          this.#view.dispatch(setColumnWidths(this.#view.state.tr, place, this.#node, this.#widths))
        else this.#draw(before)
      }
      edge.addEventListener('pointermove', move)
      edge.addEventListener('pointerup', end, { once: true })
      edge.addEventListener('pointercancel', end, { once: true })
    })
    return edge
  }
}
