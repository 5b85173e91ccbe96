import { useLayoutEffect, useRef } from 'react'

import { gapElement } from './gap-element.ts'
import p from './pages.module.css'

/** The end of a page and the beginning of the next between two rows of the goods. */
export const PageRow = ({ page, columns }: { readonly page: number; readonly columns: number }) => {
  const cell = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    cell.current?.replaceChildren(gapElement('block', page))
  }, [page])
  return (
    <tr className={p.gapRow} aria-hidden="true">
      <td colSpan={columns} aria-label="Pergantian halaman">
        <div ref={cell} />
      </td>
    </tr>
  )
}
