import type { Node as ProseNode } from '@tiptap/pm/model'
import { type Editor, EditorContent } from '@tiptap/react'
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'

import type { DocumentContent } from '../shared/content/document-content.ts'
import type { DocumentMode } from './document-mode.ts'
import { type PageLayout, usePageLayout } from './pages/page-layout.ts'
import { GoodsPagesContext } from './pages/page-starts.ts'
import p from './pages/pages.module.css'
import s from './sheet.module.css'
import type { Zoom } from './tools/zoom-select.tsx'

const noPages: ReadonlyMap<number, number> = new Map()

/** Narrower than this there is no room for paper: the text is laid out for reading (picture 08). */
const narrowest = 600

/** True while the well is too narrow for paper. */
const useIsNarrow = (well: RefObject<HTMLElement | null>): boolean => {
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    const element = well.current
    if (!element) return
    const sizes = new ResizeObserver(() => setNarrow(element.clientWidth > 0 && element.clientWidth <= narrowest))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [well])
  return isNarrow
}

interface PaperSheetProps {
  readonly editor: Editor
  readonly title: string
  readonly doc: ProseNode
  readonly shown: DocumentContent
  readonly mode: DocumentMode
  readonly zoom: Zoom
  readonly hidden: boolean
  readonly well: RefObject<HTMLElement | null>
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly onLayout: (layout: PageLayout) => void
  readonly children?: ReactNode
}

/**
 * The sheet: pages of A4 with the margins of the files, broken where the PDF breaks them. Without room for paper (a
 * phone in the view 'Halaman') the same text is laid out for reading.
 */
export const PaperSheet = (props: PaperSheetProps) => {
  const { editor, title, doc, shown, mode, zoom, hidden, well, sheet, onLayout, children } = props
  const isNarrow = useIsNarrow(well)
  const isPaper = !hidden && (mode === 'docs' || !isNarrow)
  const { header = '', footer = '', numbers = true } = shown.page ?? {}
  const lines = useMemo(() => ({ header, footer, numbers }), [header, footer, numbers])
  const layout = usePageLayout({ editor, title, doc, sheet, lines, isPaper })
  const { pages, tops, goods, undrawn } = layout
  useEffect(() => onLayout({ pages, tops, goods, undrawn }), [onLayout, pages, tops, goods, undrawn])
  return (
    // A press below the last line goes on writing there; the keyboard is in the text anyway.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={s.sheet}
      ref={sheet}
      data-sheet
      data-paper
      data-print
      data-view={isPaper ? 'paper' : 'reading'}
      data-zoom={mode === 'docs' ? zoom : undefined}
      data-type={shown.letter.documentType}
      data-font={shown.look?.font}
      data-base={shown.look?.size}
      hidden={hidden}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        editor.commands.focus('end')
      }}
    >
      {isPaper ? (
        <div className={p.edge} data-edge="head" aria-hidden="true">
          <div className={p.head}>
            <span data-line="header" />
          </div>
        </div>
      ) : null}
      <GoodsPagesContext value={isPaper ? goods : noPages}>
        <EditorContent editor={editor} />
      </GoodsPagesContext>
      {isPaper ? (
        <div className={p.edge} data-edge="foot" aria-hidden="true">
          <div className={p.foot}>
            <span data-line="footer" />
            <span data-line="number" />
          </div>
        </div>
      ) : null}
      {children}
    </div>
  )
}
