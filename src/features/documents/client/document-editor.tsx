import '@fontsource/carlito/latin-400.css'
import '@fontsource/carlito/latin-400-italic.css'
import '@fontsource/carlito/latin-700.css'
import '@fontsource/carlito/latin-700-italic.css'

import { closeHistory } from '@tiptap/pm/history'
import type { Node as ProseNode } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'

import type { EditorProps } from '#core/items/client/editor-props.ts'
import { UnreadableItem } from '#core/items/client/unreadable-item.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import { type Blank, listBlanks } from '../shared/content/blanks.ts'
import type { DocumentContent } from '../shared/content/document-content.ts'
import type { LetterData } from '../shared/letter.ts'
import { readContent } from '../shared/content/upgrade-content.ts'
import { AskAboutPart } from './ask-about-part.tsx'
import { blanksIn } from './blank-marking.ts'
import { BlanksList } from './blanks-list.tsx'
import { contentOf } from './content-of.ts'
import { documentText } from './count-text.ts'
import { type DocumentMode, modeOfType, useDocumentMode } from './document-mode.ts'
import { DraftStrip } from './draft-strip.tsx'
import { DownloadNote, EditorKeys, undrawnSentence } from './editor-keys.tsx'
import { changeLetter, LetterContext } from './letter-editing.ts'
import { GeneratorView } from './generator/generator-view.tsx'
import { MarkdownTools, MarkdownView, type Typing } from './markdown-view.tsx'
import { PageFooter } from './page-footer.tsx'
import type { PageLayout } from './pages/page-layout.ts'
import { picturesMissing } from './paste/paste-rules.ts'
import { PreviewPages } from './pages/preview-pages.tsx'
import { NumberNote } from './numbering/number-note.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { ProposalMarks } from './proposal/proposal-marks.tsx'
import s from './sheet.module.css'
import { Toolbar } from './toolbar.tsx'
import t from './toolbar.module.css'
import { FontSelects } from './tools/font-selects.tsx'
import { PartStrip } from './tools/part-strips.tsx'
import { LevelSelect } from './tools/paragraph-tools.tsx'
import { LookRow, SheetTools } from './tools/sheet-tools.tsx'
import { useZoom } from './tools/zoom-select.tsx'
import { useDocument } from './use-document.ts'
import { noContent, useDownload } from './use-download.ts'
import { openWordFile } from './word-import/open-word-file.ts'

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

interface OpenDocumentProps extends EditorProps {
  readonly content: DocumentContent
}

const OpenDocument = (props: OpenDocumentProps) => {
  const { item, content, flush, barSlot, toolbarEnd, saving, openItem } = props
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
  const [layout, setLayout] = useState<PageLayout>({ pages: undefined, tops: [0], goods: new Map(), undrawn: '' })
  const [zoom, setZoom] = useZoom()
  const { editor, doc, letter, shown } = useDocument(props)
  // A list beside the text may come a moment after it: nobody's key waits for it.
  const later = useDeferredValue(shown)
  const blanks = useMemo(() => listBlanks(later), [later])
  const inHand = useMemo(
    () => ({
      letter,
      change: (field: string, change: (letter: LetterData) => LetterData) => changeLetter(editor, field, change),
    }),
    [editor, letter],
  )
  const [first] = useState(() => editor.state.doc)
  const download = useDownload(item.id, () => contentOf(editor.state.doc), flush, layout.undrawn)
  const { tell } = download
  useEffect(() => {
    const element = sheet.current
    const onMissing = (event: Event): void =>
      tell(
        `${String((event as CustomEvent<number>).detail)} gambar tidak ikut tertempel karena hanya ada di tempat asalnya. Simpan gambarnya, lalu sisipkan lewat tombol Sisipkan.`,
      )
    element?.addEventListener(picturesMissing, onMissing)
    return () => element?.removeEventListener(picturesMissing, onMissing)
  }, [tell])

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
      onWord={openItem ? () => void openWordFile(openItem) : null}
      download={download}
      conversion={openItem ? { letter, flush, openItem } : null}
    />
  )
  const isText = mode === 'markdown'
  const isEditing = view === 'edit'
  const isDocs = mode === 'docs'
  const tool = { editor, disabled: !isEditing }
  const ends = (
    <>
      {phone ? toolbarEnd : blanksKey}
      {keys}
    </>
  )
  if (isGenerating && openItem) {
    return <GeneratorView onOpen={openItem} onClose={() => setGenerating(false)} />
  }
  return (
    <LetterContext value={inHand}>
      <Toolbar
        editor={editor}
        enabled={isEditing}
        phone={phone}
        styles={isText ? <MarkdownTools typingNow={() => typing.current} /> : undefined}
        isPlain={!isDocs}
        lead={
          isDocs && !phone ? (
            <>
              <LevelSelect {...tool} />
              <FontSelects {...tool} />
            </>
          ) : null
        }
        more={isText ? null : <SheetTools {...tool} isDocs={isDocs} phone={phone} zoom={zoom} onZoom={setZoom} />}
      >
        {isDocs && !phone ? null : ends}
      </Toolbar>
      {isDocs && !phone ? <LookRow {...tool}>{ends}</LookRow> : null}
      <NumberNote
        itemId={item.id}
        letter={letter}
        onUse={(number) => inHand.change('letterNumber', (known) => ({ ...known, letterNumber: number }))}
      />
      {download.notice ? <DownloadNote notice={download.notice} onClose={download.dismiss} /> : null}
      {view === 'preview' && layout.undrawn !== '' ? (
        <DownloadNote notice={{ kind: 'told', sentence: undrawnSentence(layout.undrawn) }} />
      ) : null}
      {isText ? (
        <DraftStrip
          title={item.title}
          text={documentText(shown)}
          saving={saving}
          onSave={() => void flush()}
          onCancel={opened && !opened.content.eq(doc.content) ? cancel : null}
          onEmpty={refuseEmpty}
        />
      ) : null}
      {phone ? <div className={t.phoneBlanks}>{blanksKey}</div> : null}
      <div className={s.place}>
        <div
          ref={well}
          className={s.well}
          {...(view === 'preview' ? { tabIndex: 0, role: 'region', 'aria-label': 'Pratinjau' } : {})}
        >
          {view === 'preview' ? <PreviewPages title={item.title} content={shown} /> : null}
          {isText ? <MarkdownView editor={editor} content={shown} onActive={(now) => (typing.current = now)} /> : null}
          {/* The editor stays mounted behind the other views: its history and cursor are kept. */}
          <PaperSheet
            editor={editor}
            title={item.title}
            doc={doc}
            shown={shown}
            mode={mode}
            zoom={zoom}
            hidden={!isEditing || isText}
            well={well}
            sheet={sheet}
            onLayout={setLayout}
          >
            <AskAboutPart editor={editor} itemId={item.id} enabled={isEditing && !isText} />
            <ProposalMarks editor={editor} itemId={item.id} />
          </PaperSheet>
        </div>
        {phone || isText || !isEditing ? null : <PartStrip editor={editor} phone={false} />}
      </div>
      {phone && isEditing && !isText ? <PartStrip editor={editor} phone /> : null}
      {isDocs ? (
        <PageFooter
          content={shown}
          layout={layout}
          saving={saving}
          well={well}
          zoom={phone ? null : { zoom, onZoom: setZoom }}
        />
      ) : null}
    </LetterContext>
  )
}

/** The document editor (P2 §2.3): the letter on its sheet, edited in place, with preview and downloads. */
export const DocumentEditor = (props: EditorProps) => {
  const [content] = useState(() => readContent(props.item.content))
  if (content === null) return <UnreadableItem />
  return <OpenDocument {...props} content={content} />
}
