import { type RefObject, useEffect, useState } from 'react'

import type { SaverSnapshot } from '#core/items/client/saver.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { classNames } from '#core/ui/client/class-names.ts'
import type { DocumentContent } from '../shared/content/document-content.ts'
import { countText } from './count-text.ts'
import { savingWords } from './draft-strip.tsx'
import type { PageLayout } from './pages/page-layout.ts'
import s from './strip.module.css'
import { type Zoom, ZoomSelect } from './tools/zoom-select.tsx'

/** The page whose beginning was scrolled past last. */
const usePageInSight = (well: RefObject<HTMLElement | null>, tops: readonly number[], pages: number): number => {
  const [top, setTop] = useState(0)
  useEffect(() => {
    const element = well.current
    const onScroll = (): void => {
      // What stands in the upper third of the window is what is being read.
      if (element) setTop(element.scrollTop + element.clientHeight / 3)
    }
    onScroll()
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [well])
  return Math.max(1, Math.min(pages, tops.filter((one) => one <= top).length))
}

interface PageFooterProps {
  readonly content: DocumentContent
  readonly layout: PageLayout
  /** How the saving stands. */
  readonly saving: SaverSnapshot | undefined
  readonly well: RefObject<HTMLElement | null>
  /** Null where the zoom stands elsewhere. */
  readonly zoom: { readonly zoom: Zoom; readonly onZoom: (zoom: Zoom) => void } | null
}

/** Counts and pages (P2 §2.5). The pages are those of the PDF, laid out by the server. */
export const PageFooter = ({ content, layout: { pages, tops }, saving, well, zoom }: PageFooterProps) => {
  const inSight = usePageInSight(well, tops, pages ?? 1)
  const { wordCount, charCount } = countText(content)
  return (
    <div className={s.foot}>
      <span>
        <span className="num">{formatNumber(wordCount)}</span> kata,{' '}
        <span className="num">{formatNumber(charCount)}</span> karakter
        <span className={classNames(s.saving, saving?.phase === 'unsaved' && s.unsaved)}>{savingWords(saving)}</span>
      </span>
      <span className={s.footEnd}>
        <output>{pages === undefined ? 'Menghitung halaman...' : `Page ${inSight} of ${pages}`}</output>
        {zoom ? <ZoomSelect {...zoom} /> : null}
      </span>
    </div>
  )
}
