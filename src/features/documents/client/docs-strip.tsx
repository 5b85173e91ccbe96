import Share2 from 'lucide-react/icons/share-2'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'

import type { Item } from '#core/items/shared/item.ts'
import type { SaverSnapshot } from '#core/items/client/saver.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { copyText } from '#core/ui/client/copy-text.ts'
import { documentFonts, documentSizes } from '../shared/document-content.ts'
import { savingWords } from './draft-strip.tsx'
import s from './strip.module.css'
import { alignAt, hasMarkedText, lookAt, setAlign, setLook } from './text-look.ts'
import { aligns, LevelSelect } from './tools/paragraph-tools.tsx'
import { PageKey } from './tools/page-key.tsx'
import { ToolSelect } from './tools/tool-select.tsx'
import { type Zoom, ZoomSelect } from './tools/zoom-select.tsx'

interface LookToolsProps {
  readonly editor: Editor
  readonly disabled: boolean
}

/** Font and size: of the selection, or of the whole document where nothing is selected. */
export const FontSelects = ({ editor, disabled }: LookToolsProps) => {
  const { font, size } = useEditorState({ editor, selector: ({ editor: current }) => lookAt(current) })
  return (
    <>
      <ToolSelect
        label="Huruf"
        value={font}
        disabled={disabled}
        onChange={(value) => {
          const next = documentFonts.find((one) => one === value)
          if (next) setLook(editor, { font: next })
        }}
      >
        {documentFonts.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </ToolSelect>
      <ToolSelect
        label="Ukuran huruf"
        value={String(size)}
        disabled={disabled}
        onChange={(value) => {
          const next = documentSizes.find((one) => String(one) === value)
          if (next) setLook(editor, { size: next })
        }}
      >
        {documentSizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </ToolSelect>
    </>
  )
}

/** The second row of the docs-style editor (P2 §2.5): style, font, size, alignment, the page's lines and the zoom. */
export const LookTools = ({
  editor,
  disabled,
  zoom,
  onZoom,
}: LookToolsProps & { readonly zoom: Zoom; readonly onZoom: (zoom: Zoom) => void }) => {
  const { align, whole } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ align: alignAt(current), whole: !hasMarkedText(current) }),
  })
  return (
    <div className={s.looks} role="toolbar" aria-label="Huruf dan perataan">
      <LevelSelect editor={editor} disabled={disabled} />
      <FontSelects editor={editor} disabled={disabled} />
      <div className={s.aligns}>
        {aligns.map(({ align: one, label, icon: Icon }) => (
          <IconButton
            key={one}
            label={label}
            disabled={disabled}
            aria-pressed={one === align}
            className={one === align ? s.on : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setAlign(editor, one)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ))}
      </div>
      <PageKey editor={editor} disabled={disabled} />
      <ZoomSelect zoom={zoom} onZoom={onZoom} />
      <span className={s.hint}>{whole ? 'Huruf dan ukuran untuk seluruh dokumen' : 'Untuk teks yang dipilih'}</span>
    </div>
  )
}

interface DocsStripProps {
  readonly item: Item
  readonly saving: SaverSnapshot | undefined
  readonly text: () => string
  readonly onEmpty: () => void
  readonly onNew: (() => void) | null
}

/** The docs-style editor's own line (P2 §2.5): title, how it is saved, and Share. */
export const DocsStrip = ({ item, saving, text, onEmpty, onNew }: DocsStripProps) => {
  const [told, setTold] = useState('')
  const share = async (): Promise<void> => {
    const words = text().trim()
    if (words === '') return onEmpty()
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: item.title, text: words })
        return
      } catch (thrown) {
        if (thrown instanceof DOMException && thrown.name === 'AbortError') return
      }
    }
    setTold((await copyText(words)) ? 'Teks tersalin, tinggal tempel' : 'Tidak bisa disalin')
    setTimeout(() => setTold(''), 2_500)
  }
  return (
    <div className={s.strip}>
      <h2 className={s.title}>{item.title}</h2>
      <output className={classNames(s.state, saving?.phase === 'unsaved' && s.unsaved)}>{savingWords(saving)}</output>
      <div className={s.keys}>
        {onNew ? (
          <Button look="quiet" onClick={onNew}>
            Dokumen baru
          </Button>
        ) : null}
        <Button icon={<Share2 size={16} strokeWidth={1.9} aria-hidden />} onClick={() => void share()}>
          {told || 'Share'}
        </Button>
      </div>
    </div>
  )
}
