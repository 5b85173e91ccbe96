import '@fontsource/carlito/latin-400.css'
import '@fontsource/carlito/latin-400-italic.css'
import '@fontsource/carlito/latin-700.css'
import '@fontsource/carlito/latin-700-italic.css'

import { closeHistory } from '@tiptap/pm/history'
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
import { countText, documentText } from './count-text.ts'
import { type DocumentMode, modeOfType, useDocumentMode } from './document-mode.ts'
import { DocsStrip, LookTools } from './docs-strip.tsx'
import { DraftStrip } from './draft-strip.tsx'
import { documentExtensions, placeholderHint } from './document-schema.ts'
import { DownloadNote, EditorKeys } from './editor-keys.tsx'
import { type EditorDocument, fromEditor, toEditor } from './editor-json.ts'
import { changeLetter, LetterContext, letterOf } from './letter-editing.ts'
import { GeneratorView } from './generator/generator-view.tsx'
import { letterViews } from './letter-views.tsx'
import { MarkdownTools, MarkdownView, type Typing } from './markdown-view.tsx'
import { PageFooter } from './page-footer.tsx'
import { RenderedBlocks } from './rendered-blocks.tsx'
import s from './sheet.module.css'
import { Toolbar } from './toolbar.tsx'
import t from './toolbar.module.css'
import { noContent, useDownload } from './use-download.ts'

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
  <article
    className={s.sheet}
    data-paper
    data-font={content.look?.font}
    data-base={content.look?.size}
    aria-label="Preview"
  >
    <RenderedBlocks blocks={toRenderTree(content, '').blocks} />
  </article>
)

interface OpenDocumentProps extends EditorProps {
  readonly content: DocumentContent
}

const OpenDocument = (props: OpenDocumentProps) => {
  const { item, content, onContentChange, onCounted, flush, barSlot, toolbarEnd, saving, openItem } = props
  const [mode, setMode] = useDocumentMode(item.id, item.type)
  const [edited, setEdited] = useState(mode === 'preview' ? modeOfType(item.type) : mode)
  const [isGenerating, setGenerating] = useState(
    item.type === 'workspace-document' && documentText(content).trim() === '',
  )
  const [before, setBefore] = useState<ProseNode | null>(null)
  const typing = useRef<Typing | null>(null)
  const well = useRef<HTMLDivElement>(null)
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
      attributes: { class: s.prose ?? '', 'aria-label': 'Isi dokumen', title: placeholderHint, 'data-prose': '' },
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
  const [first] = useState(() => editor.state.doc)
  const download = useDownload(item.id, () => contentOf(editor.state.doc), flush)

  const choose = (next: DocumentMode): void => {
    setMode(next)
    if (next !== 'preview') setEdited(next)
    setBefore(next === 'markdown' ? editor.state.doc : null)
  }
  const setView = (next: 'edit' | 'preview'): void => choose(next === 'preview' ? 'preview' : edited)
  const view = mode === 'preview' ? 'preview' : 'edit'
  const opened = before ?? (mode === 'markdown' ? first : null)
  const cancel = (): void => {
    if (!opened) return
    const { state, view: page } = editor
    // A step of its own: undo brings back what was cancelled, not what was there before it was typed.
    page.dispatch(closeHistory(state.tr.replaceWith(0, state.doc.content.size, opened.content)))
  }
  const refuseEmpty = (): void => download.refuse(noContent)
  const beginNew = openItem ? () => setGenerating(true) : null

  const go = (blank: Blank): void => {
    choose(mode === 'docs' ? 'docs' : 'page')
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
    <EditorKeys
      item={item}
      phone={phone}
      barSlot={barSlot}
      view={view}
      onView={setView}
      mode={mode}
      onMode={choose}
      onNew={beginNew}
      download={download}
    />
  )
  const isText = mode === 'markdown'
  if (isGenerating && openItem) {
    return <GeneratorView onOpen={openItem} onClose={() => setGenerating(false)} />
  }
  return (
    <LetterContext value={inHand}>
      <Toolbar
        editor={editor}
        enabled={view === 'edit'}
        phone={phone}
        styles={isText ? <MarkdownTools typingNow={() => typing.current} phone={phone} /> : undefined}
      >
        {phone ? toolbarEnd : blanksKey}
        {keys}
      </Toolbar>
      {download.notice ? <DownloadNote notice={download.notice} onClose={download.dismiss} /> : null}
      {isText ? (
        <DraftStrip
          title={item.title}
          text={documentText(shown)}
          saving={saving}
          onSave={() => void flush()}
          onCancel={opened && !opened.content.eq(current.doc.content) ? cancel : null}
          onNew={phone ? null : beginNew}
          onEmpty={refuseEmpty}
        />
      ) : null}
      {mode === 'docs' ? (
        <>
          <DocsStrip
            item={item}
            saving={saving}
            text={() => documentText(contentOf(editor.state.doc))}
            onEmpty={refuseEmpty}
            onNew={phone ? null : beginNew}
          />
          <LookTools editor={editor} />
        </>
      ) : null}
      {phone ? <div className={t.phoneBlanks}>{blanksKey}</div> : null}
      <div
        ref={well}
        className={s.well}
        {...(view === 'preview' ? { tabIndex: 0, role: 'region', 'aria-label': 'Pratinjau' } : {})}
      >
        {view === 'preview' ? <Preview content={shown} /> : null}
        {isText ? <MarkdownView editor={editor} content={shown} onActive={(now) => (typing.current = now)} /> : null}
        {/* The editor stays mounted behind the other views: its history and cursor are kept. */}
        <div
          className={s.sheet}
          ref={sheet}
          data-sheet
          data-paper
          data-type={current.letter.documentType}
          data-font={shown.look?.font}
          data-base={shown.look?.size}
          hidden={view === 'preview' || isText}
        >
          <EditorContent editor={editor} />
          <AskAboutPart editor={editor} itemId={item.id} enabled={view === 'edit' && !isText} />
        </div>
      </div>
      {mode === 'docs' ? <PageFooter content={shown} well={well} /> : null}
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
