import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import type { EditorProps } from '#core/items/client/editor-props.ts'
import { UnreadableItem } from '#core/items/client/unreadable-item.tsx'
import { IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { PrintedAlone } from '#core/ui/client/printed-alone.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import { type DeckContent, stage } from '../shared/scene/deck.ts'
import { readDeck } from '../shared/scene/upgrade-content.ts'
import { onCopy, onPaste } from './clipboard.ts'
import { countDeck } from './count-deck.ts'
import { createDeckStore, DeckContext, type DeckStore, useDeck } from './deck-store.ts'
import { fitScale } from './geometry.ts'
import { imageTypes } from './image-file.ts'
import { PhoneKeys } from './phone-keys.tsx'
import { Presenting } from './presenting.tsx'
import { Properties, type PropertyTab } from './properties.tsx'
import { onEditorKey } from './shortcuts.ts'
import s from './slide-editor.module.css'
import { SlideList } from './slide-list.tsx'
import { SlideView } from './slide-view.tsx'
import { SpeakerNotes } from './speaker-notes.tsx'
import { StageEditor } from './stage-editor.tsx'
import { focusStage } from './stage-focus.ts'
import { TopMenu, type Zoom } from './top-menu.tsx'
import { takePictureOrTell, useEditorActions } from './use-editor-actions.ts'
import { useElementSize } from './use-element-size.ts'
import { type Note, useExport } from './use-export.ts'

/** From this width of the editor on the properties stand beside the stage; below they are a drawer. */
const roomForProperties = 840

/** From this width on the slides stand beside the stage; below they are a row under it, and the stage has the width. */
const roomForList = 640

/** A slide of ten inches, in the pixels of paper. */
const printedScale = 960 / stage.width

/** The tools at the lower edge of a phone. */
const phoneBarHeight = 63

/** Air around the stage, in window pixels. */
const air = { wide: 32, phone: 0 } as const

interface OpenDeckProps extends EditorProps {
  readonly store: DeckStore
}

/** What was deleted or taken back may have had the focus: then the stage takes it, and the keys go on. */
const keepFocus = (inside: HTMLElement): void => {
  const editor = inside.closest('[data-slides]')
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusStage(editor)
  })
}

/** After opening figures or cells the keyboard is in their first field. */
const focusFields = (inside: Element | null): void => {
  requestAnimationFrame(() =>
    inside
      ?.closest('[data-slides]')
      ?.querySelector<HTMLElement>('[role="tabpanel"] input, [role="tabpanel"] select')
      ?.focus(),
  )
}

const NoteStrip = ({ note, onClose }: { readonly note: Note; readonly onClose: () => void }) => (
  <div className={classNames(s.note, note.failed && s.failed)} role={note.failed ? 'alert' : 'status'}>
    <p>{note.sentence}</p>
    <IconButton label="Tutup pemberitahuan" onClick={onClose}>
      <X size={16} strokeWidth={1.9} aria-hidden />
    </IconButton>
  </div>
)

const OpenDeck = ({
  item,
  store,
  onContentChange,
  onCounted,
  flush,
  barSlot,
  toolbarEnd,
  revision = 0,
}: OpenDeckProps) => {
  const phone = useWidthClass() === 'mobile'
  const [root, rootSize] = useElementSize()
  const [well, wellSize] = useElementSize()
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [showGrid, setGrid] = useState(false)
  const [tab, setTab] = useState<PropertyTab>('Text')
  const [panelOpen, setPanelOpen] = useState(false)
  const [presenting, setPresenting] = useState<'window' | 'screen' | null>(null)
  const [note, setNote] = useState<Note | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const deck = useDeck(({ history }) => history.present)
  const slideId = useDeck((state) => state.slideId)
  const { download } = useExport(item.id, flush, setNote)

  const hasRoom = (rootSize?.width ?? roomForProperties) >= roomForProperties && !phone
  const isListBelow = phone || (rootSize?.width ?? roomForList) < roomForList
  const actions = useEditorActions({
    store,
    itemId: item.id,
    flush,
    download,
    picker,
    setGrid,
    setPresenting,
    onAdded: () => {
      setTab('Text')
      requestAnimationFrame(() => focusStage(picker.current?.closest('[data-slides]') ?? null))
    },
  })

  const { metadata } = item
  useEffect(() => {
    onCounted({ ...metadata, ...countDeck(store.getState().history.present) })
  }, [metadata, onCounted, store])
  // What the assistant changed or a version brought back is one step, which undo takes back; the server has it already.
  const taking = useRef(false)
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const { present } = now.history
        if (present === before.history.present) return
        const counts = { ...metadata, ...countDeck(present) }
        if (taking.current) onCounted(counts)
        else onContentChange(present, counts)
      }),
    [metadata, onContentChange, onCounted, store],
  )
  const taken = useRef(revision)
  useEffect(() => {
    if (taken.current === revision) return
    taken.current = revision
    const newer = open(item.content)
    if (!newer) return
    taking.current = true
    store.getState().change(() => newer)
    taking.current = false
  }, [item.content, revision, store])

  // On a phone the well is as high as what stands in it; lying on its side, the phone shows the whole slide all the same.
  const wellHeight = phone ? (rootSize?.height ?? Infinity) - phoneBarHeight : (wellSize?.height ?? 0)
  const fitted = wellSize ? fitScale(wellSize.width, wellHeight, phone ? air.phone : air.wide) : 0
  const scale = zoom === 'fit' || phone ? fitted : zoom / 100
  const choosePicture = (): void => picker.current?.click()
  const properties = (
    <Properties
      tab={tab}
      onTab={setTab}
      onChoosePicture={choosePicture}
      onClose={hasRoom ? undefined : () => setPanelOpen(false)}
    />
  )
  const list = <SlideList below={isListBelow} />
  const closePanel = (event: KeyboardEvent<HTMLElement>): void => {
    // A list opened in it stands elsewhere on the page and closes by itself.
    if (event.key !== 'Escape' || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    event.stopPropagation()
    setPanelOpen(false)
    keepFocus(event.currentTarget)
  }
  return (
    // The keys and the clipboard of everything inside; the parts themselves are buttons, fields and options.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={classNames(s.editor, phone && s.phone)}
      data-slides
      data-layer
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
          event.preventDefault()
          actions.save()
        } else onEditorKey(event, store.getState())
        keepFocus(event.currentTarget)
      }}
      onCopy={(event) => onCopy(event, store, false)}
      onCut={(event) => onCopy(event, store, true)}
      onPaste={(event) => onPaste(event, store, (file) => void takePictureOrTell(store, file, setNote))}
    >
      {phone ? null : (
        <TopMenu
          actions={actions}
          showGrid={showGrid}
          zoom={zoom}
          shownZoom={Math.round(scale * 100)}
          onZoom={setZoom}
          onProperties={hasRoom ? undefined : () => setPanelOpen(!panelOpen)}
        />
      )}
      {note ? <NoteStrip note={note} onClose={() => setNote(null)} /> : null}
      <div className={s.parts}>
        {isListBelow ? null : list}
        <div className={s.middle}>
          {/* A press beside the slide lets go of what is selected; Escape does the same. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            ref={well}
            className={s.well}
            onPointerDown={(event) => {
              if (event.target === event.currentTarget) store.getState().select([])
            }}
          >
            {scale > 0 ? (
              <StageEditor
                scale={scale}
                showGrid={showGrid}
                onOpenElement={(element) => {
                  setTab('Text')
                  setPanelOpen(true)
                  if (element.type === 'image') choosePicture()
                  else focusFields(picker.current)
                }}
              />
            ) : null}
          </div>
          {isListBelow ? list : null}
          <SpeakerNotes />
        </div>
        {hasRoom ? (
          <section className={s.side} aria-label="Properti" data-canvas-side="">
            {properties}
          </section>
        ) : null}
        {!hasRoom && panelOpen ? (
          // Its keys are buttons and fields; Escape, the back key of a phone, closes it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <section className={phone ? s.sheet : s.drawer} aria-label="Properti" data-over="" onKeyDown={closePanel}>
            {properties}
          </section>
        ) : null}
      </div>
      {phone ? (
        <PhoneKeys
          actions={actions}
          showGrid={showGrid}
          barSlot={barSlot}
          sheetOpen={panelOpen}
          onSheet={() => setPanelOpen(!panelOpen)}
          toolbarEnd={toolbarEnd}
        />
      ) : null}
      <input
        ref={picker}
        type="file"
        accept={imageTypes.join(',')}
        hidden
        aria-label="Pilih gambar"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void takePictureOrTell(store, file, setNote)
        }}
      />
      <PrintedAlone paper="slide">
        {() =>
          deck.slides.map(({ id }, at) => (
            <div key={id} className={s.printed}>
              <SlideView deck={deck} at={at} scale={printedScale} />
            </div>
          ))
        }
      </PrintedAlone>
      {presenting ? (
        <Presenting
          deck={deck}
          from={Math.max(
            0,
            deck.slides.findIndex(({ id }) => id === slideId),
          )}
          fullScreen={presenting === 'screen'}
          onClose={(at) => {
            setPresenting(null)
            const shown = deck.slides[at]
            if (shown) store.getState().goTo(shown.id)
          }}
        />
      ) : null}
    </div>
  )
}

const open = (content: unknown): DeckContent | null => {
  try {
    return readDeck(content)
  } catch {
    // Said in the editor's place; nothing is overwritten.
    return null
  }
}

/** The slide editor (P2 §2.7): list, stage, properties, notes and presenting. */
export const SlideEditor = (props: EditorProps) => {
  const [store] = useState(() => {
    const deck = open(props.item.content)
    return deck ? createDeckStore(deck) : null
  })
  if (!store) return <UnreadableItem />
  return (
    <DeckContext value={store}>
      <OpenDeck {...props} store={store} />
    </DeckContext>
  )
}
