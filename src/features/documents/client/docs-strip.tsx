import AlignCenter from 'lucide-react/icons/align-center'
import AlignJustify from 'lucide-react/icons/align-justify'
import AlignLeft from 'lucide-react/icons/align-left'
import AlignRight from 'lucide-react/icons/align-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Share2 from 'lucide-react/icons/share-2'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'

import type { Item } from '#core/items/shared/item.ts'
import type { SaverSnapshot } from '#core/items/client/saver.ts'
import type { Align } from '#core/render/shared/render-tree.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { copyText } from '#core/ui/client/copy-text.ts'
import { documentFonts, documentSizes } from '../shared/document-content.ts'
import { savingWords } from './draft-strip.tsx'
import s from './strip.module.css'
import { alignAt, hasMarkedText, lookAt, setAlign, setLook } from './text-look.ts'

const aligns = [
  { align: 'left', label: 'Rata kiri', icon: AlignLeft },
  { align: 'center', label: 'Rata tengah', icon: AlignCenter },
  { align: 'right', label: 'Rata kanan', icon: AlignRight },
  { align: 'justify', label: 'Rata kiri dan kanan', icon: AlignJustify },
] as const satisfies readonly { align: Align; label: string; icon: unknown }[]

const Select = ({
  label,
  value,
  children,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly children: ReactNode
  readonly onChange: (value: string) => void
}) => (
  <span className={s.select}>
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
    <ChevronDown size={16} strokeWidth={1.9} aria-hidden="true" />
  </span>
)

/** Font, size and alignment (P2 §2.5): of the selection, or of the whole document where nothing is selected. */
export const LookTools = ({ editor }: { readonly editor: Editor }) => {
  const { font, size, align, whole } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      ...lookAt(current),
      align: alignAt(current),
      whole: !hasMarkedText(current),
    }),
  })
  return (
    <div className={s.looks} role="toolbar" aria-label="Huruf dan perataan">
      <Select
        label="Huruf"
        value={font}
        onChange={(value) => {
          const next = documentFonts.find((one) => one === value)
          if (next) setLook(editor, { font: next })
        }}
      >
        {documentFonts.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Select
        label="Ukuran huruf"
        value={String(size)}
        onChange={(value) => {
          const next = documentSizes.find((one) => String(one) === value)
          if (next) setLook(editor, { size: next })
        }}
      >
        {documentSizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <div className={s.aligns}>
        {aligns.map(({ align: one, label, icon: Icon }) => (
          <IconButton
            key={one}
            label={label}
            aria-pressed={one === align}
            className={one === align ? s.on : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setAlign(editor, one)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        ))}
      </div>
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
