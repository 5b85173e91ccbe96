import '@fontsource/carlito/latin-400.css'
import '@fontsource/carlito/latin-400-italic.css'
import '@fontsource/carlito/latin-700.css'
import '@fontsource/carlito/latin-700-italic.css'

import type { Node as ProseNode } from '@tiptap/pm/model'
import { type Editor, EditorContent, type JSONContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { EditorProps } from '#core/items/client/editor-props.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import { type Blank, listBlanks } from '../shared/blanks.ts'
import type { DocumentContent } from '../shared/document-content.ts'
import type { LetterData } from '../shared/letter.ts'
import { toRenderTree } from '../shared/to-render-tree.ts'
import { readContent } from '../shared/upgrade-content.ts'
import { AskAboutPart } from './ask-about-part.tsx'
import { blanksIn } from './blank-marking.ts'
import { BlanksList } from './blanks-list.tsx'
import { countText } from './count-text.ts'
import { documentExtensions, placeholderHint } from './document-schema.ts'
import { DownloadNote, EditorKeys } from './editor-keys.tsx'
import { type EditorDocument, fromEditor, toEditor } from './editor-json.ts'
import { changeLetter, LetterContext, letterOf } from './letter-editing.ts'
import { letterViews } from './letter-views.tsx'
import { RenderedBlocks } from './rendered-blocks.tsx'
import s from './sheet.module.css'
import { Toolbar } from './toolbar.tsx'
import t from './toolbar.module.css'
import { useDownload } from './use-download.ts'

const contentOf = (doc: ProseNode): DocumentContent => fromEditor(doc.toJSON() as EditorDocument)

/** Puts the cursor where a blank stands: into the letter's field, or around the words of the prose. */
const goToBlank = (editor: Editor, sheet: HTMLElement, { text }: Blank): void => {
  const field = [...sheet.querySelectorAll<HTMLElement>('[data-blank]')].find(
    (element) => element.dataset['blank'] === text,
  )
  if (field) {
    field.focus()
    field.scrollIntoView({ block: 'center' })
    return
  }
  const found = blanksIn(editor.state.doc).find((blank) => blank.text === text)
  if (found) editor.chain().focus().setTextSelection(found).scrollIntoView().run()
}

const Preview = ({ content }: { readonly content: DocumentContent }) => (
  <article className={s.sheet} aria-label="Preview">
    <RenderedBlocks blocks={toRenderTree(content, '').blocks} />
  </article>
)

interface OpenDocumentProps extends EditorProps {
  readonly content: DocumentContent
}

const OpenDocument = ({ item, content, onContentChange, onCounted, flush, barSlot, toolbarEnd }: OpenDocumentProps) => {
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const phone = useWidthClass() === 'mobile'
  const sheet = useRef<HTMLDivElement>(null)
  const [extensions] = useState(() => documentExtensions(letterViews, s.blank ?? ''))
  const editor = useEditor({
    extensions,
    content: toEditor(content) as JSONContent,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      // Cells of a pasted table become words of one line; they must not run together.
      transformPastedHTML: (html) => html.replaceAll(/<\/t[dh]\s*>/gi, ' $&'),
      attributes: { class: s.prose ?? '', 'aria-label': 'Isi dokumen', title: placeholderHint },
    },
    onCreate: ({ editor: current }) => onCounted({ ...item.metadata, ...countText(contentOf(current.state.doc)) }),
    // Not onUpdate, which does not see a change of the letter alone (letter-box.ts).
    onTransaction: ({ editor: current, transaction }) => {
      if (!transaction.docChanged) return
      const next = contentOf(current.state.doc)
      onContentChange(next, { ...item.metadata, ...countText(next) })
    },
  })
  const current = useEditorState({
    editor,
    selector: ({ editor: known }) => ({ doc: known.state.doc, letter: letterOf(known) }),
    equalityFn: (a, b) => a.doc === b?.doc,
  })
  const shown = useMemo(() => contentOf(current.doc), [current.doc])
  const blanks = useMemo(() => listBlanks(shown), [shown])
  const inHand = useMemo(
    () => ({
      letter: current.letter,
      change: (field: string, change: (letter: LetterData) => LetterData) => changeLetter(editor, field, change),
    }),
    [editor, current.letter],
  )
  const download = useDownload(item.id, () => contentOf(editor.state.doc), flush)

  const go = (blank: Blank): void => {
    setView('edit')
    // After the preview the sheet has to be drawn again before anything in it can be focused.
    requestAnimationFrame(() => sheet.current && goToBlank(editor, sheet.current, blank))
  }

  useEffect(() => {
    const element = sheet.current
    const onKeyDown = (event: KeyboardEvent): void => {
      const isField = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
      const key = event.key.toLowerCase()
      if (!isField || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      // Fields and prose have one history: a field's own would undo what the letter does not know of.
      event.preventDefault()
      if (key === 'y' || event.shiftKey) editor.commands.redo()
      else editor.commands.undo()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [editor])

  const blanksKey = <BlanksList blanks={blanks} onGo={go} />
  const keys = (
    <EditorKeys item={item} phone={phone} barSlot={barSlot} view={view} onView={setView} download={download} />
  )
  return (
    <LetterContext value={inHand}>
      <Toolbar editor={editor} enabled={view === 'edit'} phone={phone}>
        {phone ? toolbarEnd : blanksKey}
        {keys}
      </Toolbar>
      {download.notice ? <DownloadNote notice={download.notice} onClose={download.dismiss} /> : null}
      {phone ? <div className={t.phoneBlanks}>{blanksKey}</div> : null}
      <div
        className={s.well}
        {...(view === 'preview' ? { tabIndex: 0, role: 'region', 'aria-label': 'Pratinjau' } : {})}
      >
        {view === 'preview' ? <Preview content={shown} /> : null}
        {/* The editor stays mounted behind the preview: its history and cursor are kept. */}
        <div
          className={s.sheet}
          ref={sheet}
          data-sheet
          data-type={current.letter.documentType}
          hidden={view === 'preview'}
        >
          <EditorContent editor={editor} />
          <AskAboutPart editor={editor} itemId={item.id} enabled={view === 'edit'} />
        </div>
      </div>
    </LetterContext>
  )
}

/** The document editor (P2 §2.3): the letter on its sheet, edited in place, with preview and downloads. */
export const DocumentEditor = (props: EditorProps) => {
  const [content] = useState(() => readContent(props.item.content))
  if (content === null) {
    return (
      <p className={s.unreadable} role="alert">
        {errorText('invalid_content')}
      </p>
    )
  }
  return <OpenDocument {...props} content={content} />
}
