import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'

import { FontSelects } from './font-selects.tsx'
import { InsertKey } from './insert-key.tsx'
import { LinkKey } from './link-key.tsx'
import { PageKey } from './page-key.tsx'
import { AlignKey, AlignKeys, LevelSelect } from './paragraph-tools.tsx'
import { TableKey } from './table-key.tsx'
import s from '../strip.module.css'
import { type Zoom, ZoomSelect } from './zoom-select.tsx'

interface SheetToolsProps {
  readonly editor: Editor
  readonly disabled: boolean
  /** The docs-style view: fonts, sizes and every alignment at hand. */
  readonly isDocs: boolean
  readonly phone: boolean
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
}

/** What stands between the styles and the keys at the end: how paragraphs stand, and what is put in. */
export const SheetTools = ({ editor, disabled, isDocs, phone, zoom, onZoom }: SheetToolsProps) => {
  const tool = { editor, disabled }
  return (
    <>
      {isDocs && !phone ? null : <AlignKey {...tool} />}
      <LinkKey {...tool} />
      <TableKey {...tool} />
      <InsertKey {...tool} />
      {phone ? (
        <>
          <LevelSelect {...tool} />
          {isDocs ? <FontSelects {...tool} /> : null}
          <PageKey {...tool} />
          {isDocs ? <ZoomSelect zoom={zoom} onZoom={onZoom} /> : null}
        </>
      ) : null}
    </>
  )
}

/** The second row of the docs-style view on wide screens (P2 §2.5); the keys of the editor stand at its end. */
export const LookRow = ({
  editor,
  disabled,
  children,
}: Pick<SheetToolsProps, 'editor' | 'disabled'> & { readonly children: ReactNode }) => (
  <div className={s.looks} role="toolbar" aria-label="Huruf dan perataan">
    <AlignKeys editor={editor} disabled={disabled} />
    <PageKey editor={editor} disabled={disabled} />
    <div className={s.lookKeys}>{children}</div>
  </div>
)
