import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'

import { call } from '#core/http/client/call.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { countPages } from '../shared/direct-calls.contract.ts'
import type { DocumentContent } from '../shared/document-content.ts'
import { countText } from './count-text.ts'
import s from './strip.module.css'

/** Pages are counted this long after the last key: a count is a whole PDF. */
const pause = 1_200

const usePaused = <Value,>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The page that is in sight: the sheet scrolls as one, so its share of the whole says which. */
const usePageInSight = (well: RefObject<HTMLElement | null>, pages: number): number => {
  const [share, setShare] = useState(0)
  useEffect(() => {
    const element = well.current
    const onScroll = (): void => {
      if (element) setShare(element.scrollTop / Math.max(1, element.scrollHeight))
    }
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [well])
  return Math.min(pages, Math.floor(share * pages) + 1)
}

interface PageFooterProps {
  readonly content: DocumentContent
  readonly well: RefObject<HTMLElement | null>
}

/** Counts and pages (P2 §2.5). The pages are those of the PDF, counted by the server. */
export const PageFooter = ({ content, well }: PageFooterProps) => {
  const settled = usePaused(content)
  const { data: pages } = useQuery({
    queryKey: ['documents', 'pages', settled],
    queryFn: async ({ signal }) => (await call(countPages, { body: { content: settled }, signal })).data.pages,
    placeholderData: (known) => known,
    gcTime: 0,
    retry: 1,
  })
  const inSight = usePageInSight(well, pages ?? 1)
  const { wordCount, charCount } = countText(content)
  return (
    <div className={s.foot}>
      <span>
        <span className="num">{formatNumber(wordCount)}</span> kata,{' '}
        <span className="num">{formatNumber(charCount)}</span> karakter
      </span>
      <output>{pages === undefined ? 'Menghitung halaman...' : `Page ${inSight} of ${pages}`}</output>
    </div>
  )
}
