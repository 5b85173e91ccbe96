import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Underline from 'lucide-react/icons/underline'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import type { DocumentContent, DocumentNode } from '../shared/content/document-content.ts'
import { readProse, segmentsOf, type WordlessBlock, writeProse } from '../shared/content/markdown-bridge.ts'
import { placeholderHint } from './document-schema.ts'
import s from './markdown.module.css'
import { applyTool, type MarkdownTool } from './markdown-tools.ts'
import { replaceProse } from './replace-prose.ts'

const blockNames = {
  letterhead: 'Kop surat',
  letterTitle: 'Judul dan nomor',
  letterInfo: 'Nomor, perihal, tanggal',
  recipient: 'Penerima',
  goodsTable: 'Tabel barang',
  paymentInfo: 'Pembayaran',
  signature: 'Tanda tangan',
  table: 'Tabel',
  image: 'Gambar',
  pageBreak: 'Pindah halaman',
  stampBox: 'Kotak meterai',
} as const satisfies Record<WordlessBlock, string>

/** A stretch of prose between two letter blocks; `key` counts the blocks before it, which never change here. */
interface Stretch {
  readonly key: number
  readonly from: number
  readonly nodes: readonly DocumentNode[]
}

type Part =
  { readonly kind: 'prose'; readonly stretch: Stretch } | { readonly kind: 'block'; readonly block: WordlessBlock }

/** Every stretch that has words, those that had some when the text was opened, and one where there would be none. */
const partsOf = (nodes: readonly DocumentNode[], opened: ReadonlySet<number>): Part[] => {
  const segments = segmentsOf(nodes)
  const parts: Part[] = []
  let passed = 0
  let isOpen = false
  const addEmpty = (from: number): void => {
    if (!isOpen && opened.has(passed)) parts.push({ kind: 'prose', stretch: { key: passed, from, nodes: [] } })
    isOpen = false
  }
  for (const segment of segments) {
    if (segment.kind === 'prose') {
      parts.push({ kind: 'prose', stretch: { key: passed, from: segment.from, nodes: segment.nodes } })
      isOpen = true
    } else {
      addEmpty(segment.from)
      parts.push({ kind: 'block', block: segment.block })
      passed += 1
    }
  }
  addEmpty(nodes.length)
  return parts
}

/** Where there is no prose at all, it is begun before the signature, or at the end. */
const openedAtFirst = (nodes: readonly DocumentNode[]): ReadonlySet<number> => {
  const segments = segmentsOf(nodes)
  const others = segments.filter((one) => one.kind === 'block')
  const signature = others.findIndex(({ block }) => block === 'signature')
  let before = 0
  const keys = segments.flatMap((one) => {
    if (one.kind === 'prose') return [before]
    before += 1
    return []
  })
  return new Set(keys.length > 0 ? keys : [signature === -1 ? others.length : signature])
}

/** What is typed in one stretch; the last one that had the cursor is what the tools work on. */
export interface Typing {
  readonly element: HTMLTextAreaElement
  readonly change: (text: string) => void
}

interface ProseFieldProps {
  readonly nodes: readonly DocumentNode[]
  readonly name: string
  /** Gives the nodes as the editor has taken them over. */
  readonly onNodes: (nodes: readonly DocumentNode[]) => void
  readonly onActive: (typing: Typing) => void
}

const ProseField = ({ nodes, name, onNodes, onActive }: ProseFieldProps) => {
  const [typed, setTyped] = useState<{ text: string; written: string } | null>(null)
  const written = writeProse(nodes)
  // What was typed stays as it was typed (a space at the end) until the document itself says something else.
  const text = typed?.written === written ? typed.text : written
  const change = (next: string): void => {
    const read = readProse(next, nodes)
    setTyped({ text: next, written: writeProse(read) })
    onNodes(read)
  }
  return (
    <textarea
      className={s.field}
      aria-label={name}
      placeholder={placeholderHint}
      value={text}
      rows={Math.max(3, text.split('\n').length)}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => onActive({ element: event.currentTarget, change })}
      onSelect={(event) => onActive({ element: event.currentTarget, change })}
    />
  )
}

interface MarkdownViewProps {
  readonly editor: Editor
  readonly content: DocumentContent
  readonly onActive: (typing: Typing) => void
}

/** The prose of a document as Markdown (P2 §2.3). Letter blocks stand between the fields and never become text. */
export const MarkdownView = ({ editor, content, onActive }: MarkdownViewProps) => {
  const nodes = content.body.content ?? []
  const [opened] = useState(() => openedAtFirst(nodes))
  const parts = partsOf(nodes, opened)
  const fields = parts.filter(({ kind }) => kind === 'prose').length
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      // One history for the sheet and for the text.
      event.preventDefault()
      if (key === 'y' || event.shiftKey) editor.commands.redo()
      else editor.commands.undo()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [editor])

  return (
    <div className={s.text} ref={box}>
      {parts.map((part, at) => {
        if (part.kind === 'block') {
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the blocks do not move while the text is open
            <p key={`block-${at}`} className={s.letter}>
              <b>{blockNames[part.block]}</b> diubah di tampilan Halaman
            </p>
          )
        }
        const { key, from, nodes: inside } = part.stretch
        return (
          <ProseField
            key={`prose-${key}`}
            nodes={inside}
            name={fields > 1 ? `Teks dokumen, bagian ${key + 1}` : 'Teks dokumen'}
            onActive={onActive}
            onNodes={(next) => replaceProse(editor, { from, nodes: inside }, next)}
          />
        )
      })}
    </div>
  )
}

const tools = [
  { name: 'bold', label: 'Tebal', icon: Bold },
  { name: 'italic', label: 'Miring', icon: Italic },
  { name: 'underline', label: 'Garis bawah', icon: Underline },
  { name: 'bulletList', label: 'Daftar', icon: List },
  { name: 'orderedList', label: 'Daftar bernomor', icon: ListOrdered },
] as const satisfies readonly { name: MarkdownTool; label: string; icon: unknown }[]

/** The tools of the Markdown text (P2 §5). They work where the cursor was last. */
export const MarkdownTools = ({ typingNow }: { readonly typingNow: () => Typing | null }) => {
  const use = (tool: MarkdownTool): void => {
    const typing = typingNow()
    if (!typing?.element.isConnected) return
    const { element, change } = typing
    const next = applyTool({ text: element.value, start: element.selectionStart, end: element.selectionEnd }, tool)
    if (next.text === element.value) return
    change(next.text)
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(next.start, next.end)
    })
  }
  return tools.map(({ name, label, icon: Icon }) => (
    <IconButton
      key={name}
      label={label}
      // The selection stays where it is when a key is pressed with the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => use(name)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  ))
}
