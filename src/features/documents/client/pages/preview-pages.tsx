import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import type { DocumentContent } from '../../shared/content/document-content.ts'
import { toRenderTree } from '../../shared/content/to-render-tree.ts'
import { RenderedBlocks } from '../rendered-blocks.tsx'
import s from '../sheet.module.css'
import { countPages } from '../../shared/pages.contract.ts'
import p from './pages.module.css'

/** As many pages are asked for at once. */
const batch = 8

/** The address of a page's picture, for as long as it is shown. A picture runs no script and loads nothing. */
const usePicture = (svg: string | undefined): string | null => {
  const address = useMemo(
    () => (svg === undefined ? null : URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))),
    [svg],
  )
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address
}

interface PageProps {
  readonly number: number
  readonly pages: number
  readonly svg: string | undefined
  readonly onNear: (number: number) => void
}

const Page = ({ number, pages, svg, onNear }: PageProps) => {
  const place = useRef<HTMLDivElement>(null)
  const address = usePicture(svg)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear(number)
      },
      { rootMargin: '800px' },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [number, onNear])
  return (
    <div ref={place} data-page={number}>
      {address ? (
        <img className={p.page} src={address} alt={`Halaman ${number} dari ${pages}`} />
      ) : (
        <div className={`${p.page} ${p.waiting}`}>Menyiapkan halaman {number}...</div>
      )}
    </div>
  )
}

interface PreviewProps {
  readonly title: string
  readonly content: DocumentContent
}

/** The words of the pages, for those who do not see pictures; shown as a sheet while there are none. */
const Words = ({ content, isShown }: { readonly content: DocumentContent; readonly isShown: boolean }) => (
  <article
    className={isShown ? s.sheet : 'sr'}
    data-paper
    data-font={content.look?.font}
    data-base={content.look?.size}
    aria-label="Preview"
  >
    <RenderedBlocks blocks={toRenderTree(content, '').blocks} />
  </article>
)

/** 'Pratinjau': the very pages of the PDF. Where the server is out of reach, the words of the document on one sheet. */
export const PreviewPages = ({ title, content }: PreviewProps) => {
  const [near, setNear] = useState<readonly number[]>([0])
  const results = useQueries({
    queries: near.map((part) => ({
      queryKey: ['documents', 'pictures', title, content, part],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(countPages, { body: { title, content, from: part * batch + 1, count: batch }, signal })).data,
      gcTime: 0,
      staleTime: Infinity,
      retry: 1,
    })),
  })
  const [onNear] = useState(() => (number: number) => {
    const part = Math.floor((number - 1) / batch)
    setNear((known) => (known.includes(part) ? known : [...known, part]))
  })
  const first = results[0]
  const pages = first?.data?.pages ?? 0
  const failed = results.find(({ error }) => error !== null)
  const svgOf = (number: number): string | undefined => {
    const part = near.indexOf(Math.floor((number - 1) / batch))
    return results[part]?.data?.svgs[(number - 1) % batch]
  }
  return (
    <>
      {failed ? (
        <div className={p.told} role="alert">
          <p>Halaman belum bisa digambar. {errorText(toAppError(failed.error).code)}</p>
          <Button look="quiet" onClick={() => void failed.refetch()}>
            Coba lagi
          </Button>
        </div>
      ) : null}
      <Words content={content} isShown={pages === 0} />
      {pages > 0 ? (
        <div className={p.pages}>
          {Array.from({ length: pages }, (_, at) => (
            <Page key={at + 1} number={at + 1} pages={pages} svg={svgOf(at + 1)} onNear={onNear} />
          ))}
        </div>
      ) : null}
    </>
  )
}
