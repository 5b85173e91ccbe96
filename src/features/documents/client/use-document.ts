import type { Node as ProseNode } from '@tiptap/pm/model'
import { type Editor, type JSONContent, useEditor, useEditorState } from '@tiptap/react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { EditorProps } from '#core/items/client/editor-props.ts'
import type { DocumentContent } from '../shared/content/document-content.ts'
import type { LetterData } from '../shared/letter.ts'
import { readContent } from '../shared/content/upgrade-content.ts'
import { contentOf } from './content-of.ts'
import { countText } from './count-text.ts'
import { documentExtensions, placeholderHint } from './document-schema.ts'
import { toEditor } from './editor-json.ts'
import { letterOf } from './letter-editing.ts'
import { letterViews } from './letter-views.tsx'
import { ImageView } from './nodes/image-view.tsx'
import { StampBoxView } from './nodes/stamp-box-view.tsx'
import { pageGaps } from './pages/page-gaps.ts'
import { pasteRules } from './paste/paste-rules.ts'
import { readSelection } from './read-selection.ts'
import s from './sheet.module.css'
import { knownToServer, takeContent } from './take-content.ts'

/** More blocks than this are a long document: about forty pages. */
const longDocument = 400

const views = { letter: letterViews, image: ImageView, stampBox: StampBoxView } as const

interface OpenDocument {
  readonly editor: Editor
  readonly doc: ProseNode
  readonly letter: LetterData
  /** The document as it is stored. */
  readonly shown: DocumentContent
}

type DocumentProps = Pick<EditorProps, 'item' | 'onContentChange' | 'onCounted' | 'revision'> & {
  readonly content: DocumentContent
}

/** The engine of one open document: what it is opened with, what it tells the canvas, and what it takes over from it. */
export const useDocument = ({
  item,
  content,
  onContentChange,
  onCounted,
  revision = 0,
}: DocumentProps): OpenDocument => {
  const [extensions] = useState(() => [...documentExtensions(views, s.blank ?? ''), pageGaps, pasteRules])
  const editor = useEditor({
    extensions,
    content: toEditor(content) as JSONContent,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: ({ doc: current }) => ({
        class: s.prose ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Isi dokumen',
        title: placeholderHint,
        'data-prose': '',
        // The browser reads the whole of a long text again at every key otherwise.
        ...(current.childCount > longDocument ? { spellcheck: 'false' } : {}),
      }),
      // The keys of a table float over the lower edge: the line that is written stays above them.
      scrollMargin: { top: 24, right: 8, bottom: 84, left: 8 },
      scrollThreshold: { top: 24, right: 8, bottom: 84, left: 8 },
      handleDOMEvents: {
        keydown: (view) => {
          readSelection(view)
          return false
        },
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'F10' || !event.altKey) return false
        document.querySelector<HTMLElement>('[data-format-bar] button:not(:disabled)')?.focus()
        return true
      },
    },
    onCreate: ({ editor: current }) => onCounted({ ...item.metadata, ...countText(contentOf(current.state.doc)) }),
    // Not onUpdate, which does not see a change of the letter alone (letter-box.ts).
    onTransaction: ({ editor: current, transaction }) => {
      if (!transaction.docChanged) return
      const next = contentOf(current.state.doc)
      const metadata = { ...item.metadata, ...countText(next) }
      if (transaction.getMeta(knownToServer) === true) onCounted(metadata)
      else onContentChange(next, metadata)
    },
  })
  const taken = useRef(revision)
  useLayoutEffect(() => {
    if (taken.current === revision) return
    taken.current = revision
    const newer = readContent(item.content)
    if (newer) takeContent(editor, newer)
  }, [editor, item.content, revision])
  const { doc, letter } = useEditorState({
    editor,
    selector: ({ editor: known }) => ({ doc: known.state.doc, letter: letterOf(known) }),
    equalityFn: (a, b) => a.doc === b?.doc,
  })
  const shown = useMemo(() => contentOf(doc), [doc])
  return { editor, doc, letter, shown }
}
