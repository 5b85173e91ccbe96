import { useQuery } from '@tanstack/react-query'
import type { Node as ProseNode } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'

import { call } from '#core/http/client/call.ts'
import { contentOf } from '../content-of.ts'
import { layOutDocument } from '../../shared/pages.contract.ts'
import { type FrameLines, framePages, unframe } from './page-frame.ts'
import { showPages } from './page-gaps.ts'
import { goodsPages } from './page-starts.ts'

/** Pages are laid out this long after the last key: a layout is a whole PDF. A long document waits longer. */
const pauseOf = (doc: ProseNode): number => (doc.childCount > 400 ? 2_500 : 900)

const useSettled = (doc: ProseNode): ProseNode => {
  const [settled, setSettled] = useState(doc)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(doc), pauseOf(doc))
    return () => clearTimeout(timer)
  }, [doc])
  return settled
}

export interface PageLayout {
  /** How many pages the PDF has; undefined until it is known. */
  readonly pages: number | undefined
  /** Where each page begins on the sheet, in pixels from its top. */
  readonly tops: readonly number[]
  /** The pages that begin inside the table of goods. */
  readonly goods: ReadonlyMap<number, number>
  /** Letters that the PDF cannot write. */
  readonly undrawn: string
}

interface Sheet {
  readonly editor: Editor
  readonly title: string
  readonly doc: ProseNode
  readonly sheet: RefObject<HTMLElement | null>
  readonly lines: FrameLines
  /** False while no paper is drawn: the reading view of a phone, and views that hide the sheet. */
  readonly isPaper: boolean
}

/** The pages of the PDF, drawn in the editor. Nothing waits for them, and they never move the caret. */
export const usePageLayout = ({ editor, title, doc, sheet, lines, isPaper }: Sheet): PageLayout => {
  const settled = useSettled(doc)
  const [tops, setTops] = useState<readonly number[]>([0])
  const { data } = useQuery({
    queryKey: ['documents', 'layout', title, contentKey(settled)],
    queryFn: async ({ signal }) => {
      const { data: layout } = await call(layOutDocument, { body: { title, content: contentOf(settled) }, signal })
      return { doc: settled, ...layout }
    },
    placeholderData: (known) => known,
    gcTime: 0,
    retry: 1,
  })
  const pages = data?.pages
  const { header, footer, numbers } = lines

  const frame = useCallback(() => {
    const element = sheet.current
    if (!element || !isPaper || element.hidden) return
    const next = framePages(element, { header, footer, numbers }, pages ?? 1)
    setTops((known) =>
      known.length === next.length && known.every((one, at) => Math.abs(one - (next[at] ?? 0)) < 1) ? known : next,
    )
  }, [sheet, isPaper, header, footer, numbers, pages])

  useEffect(() => {
    // An answer about an older text is not drawn into a newer one: the next answer is on its way.
    if (data && data.doc === editor.state.doc && !editor.view.composing) showPages(editor.view, data.breaks)
  }, [data, editor])

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    if (!isPaper) {
      unframe(element)
      return
    }
    let asked = 0
    const ask = (): void => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(frame)
    }
    const sizes = new ResizeObserver(ask)
    const prose = element.querySelector('[data-prose]')
    sizes.observe(element)
    if (prose) sizes.observe(prose)
    editor.on('transaction', ask)
    void document.fonts?.ready.then(ask)
    ask()
    return () => {
      cancelAnimationFrame(asked)
      sizes.disconnect()
      editor.off('transaction', ask)
    }
  }, [editor, sheet, isPaper, frame])

  const goods = useMemo(() => goodsPages(data?.doc ?? editor.state.doc, data?.breaks ?? []), [data, editor])
  return { pages, tops, goods, undrawn: data?.undrawn ?? '' }
}

let counted = 0
const keys = new WeakMap<ProseNode, number>()

/** A name for a document as it stands: the text itself would be compared letter by letter. */
const contentKey = (doc: ProseNode): number => {
  const known = keys.get(doc)
  if (known !== undefined) return known
  counted += 1
  keys.set(doc, counted)
  return counted
}
