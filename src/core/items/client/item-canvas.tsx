import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { ErrorBoundary } from '#core/ui/client/error-boundary.tsx'
import type { Item, ItemMetadata } from '../shared/item.ts'
import { useBringBack } from './bring-back.ts'
import { CanvasFrame, useSlot } from './canvas-frame.tsx'
import s from './canvas-frame.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'
import { joinDrafts, keepDraft, orphanDrafts } from './drafts.ts'
import type { ItemCanvasProps, KindEditor } from './editor-props.ts'
import { HistoryKey } from './history-key.tsx'
import { tellOfItem } from './item-notice.ts'
import { useItem } from './items.api.ts'
import { markKept } from './kept-marks.ts'
import { sameContent } from './same-content.ts'
import { announceOpenItem } from './open-items.ts'
import { isDeleted } from './save-status.tsx'
import { ShareKey } from './share-key.tsx'
import { ProposalStrip } from './proposal-card.tsx'
import { usePendingProposals } from './proposals.api.ts'
import { type Draft, shownText } from './save-machine.ts'
import { useAutosave } from './use-autosave.ts'
import { useNewerVersion } from './use-newer-version.ts'
import { useOpenedMark } from './use-opened-mark.ts'
import { useSignedOut } from './use-signed-out.ts'

const Waiting = ({ words }: { readonly words: string }) => (
  <div className={s.wait}>
    <output className={s.waitWords}>{words}</output>
    <i />
    <i />
    <i />
    <i />
    <i />
  </div>
)

/** A canvas that has nothing to show, with its reason and the way out. */
const EmptyCanvas = ({ children }: { readonly children: ReactNode }) => (
  <section className={s.canvas} aria-label="Canvas">
    {children}
  </section>
)

/** What to start from: the server's item, or this device's draft of it where one was left behind. */
interface Opening {
  readonly item: Item
  readonly draft: Draft | null
  /** Under whose names the draft was kept until now. */
  readonly inherited: readonly string[]
}

/** Takes over what closed tabs left behind; a draft that says what the server has is forgotten. */
const openItem = async (item: Item): Promise<Opening> => {
  const orphans = await orphanDrafts(item.id)
  const draft = joinDrafts(orphans)
  const shown = draft ? shownText(draft) : null
  const isKnown = draft !== null && draft.aside.length === 0 && sameContent(shown?.content, item.content)
  if (draft === null || isKnown) {
    for (const { writerId } of orphans) void keepDraft(item.id, writerId, null)
    return { item, draft: null, inherited: [] }
  }
  const inherited = orphans.map(({ writerId }) => writerId)
  return { item: shown ? { ...item, content: shown.content } : item, draft, inherited }
}

/** As long as Keluar waits for a server that does not answer, in milliseconds. */
const longestLeaving = 6_000

const pause = (ms: number): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), ms))

interface SessionProps extends ItemCanvasProps {
  readonly opening: Opening
  readonly editor: KindEditor
  /** The newest of the server that this browser has read. */
  readonly latest: Item
}

/** One open item from its opening on: the editor, its saving, and the choice when both have changed. */
const Session = (props: SessionProps) => {
  const { opening, editor, latest, onClose } = props
  const { state, saver, edit } = useAutosave(opening, editor.saveDelay)
  const [leaving, setLeaving] = useState(false)
  const [isUnkept, setUnkept] = useState(false)
  const [barSlot, setBarSlot] = useSlot()
  const { theirs } = state
  const { bringItBack } = useBringBack(latest.id)
  const save = async (): Promise<boolean> =>
    isDeleted(saver.snapshot()) && !(await bringItBack()) ? false : saver.flush()
  const isOut = useSignedOut(state.phase === 'error' ? state.failure : null, () => void saver.flush())
  const shown = state.replaced?.item ?? opening.item
  // A new number mounts the editor again with another text.
  const revision = state.replaced?.revision ?? 0
  const [counted, setCounted] = useState<{ revision: number; metadata: ItemMetadata } | null>(null)

  const isSaved = state.phase === 'saved'
  useEffect(() => {
    if (isSaved) saver.read(latest)
  }, [isSaved, latest, saver])
  useNewerVersion(latest, isSaved)
  useOpenedMark(latest)
  useEffect(() => announceOpenItem(latest.id, saver.flush), [latest.id, saver])
  const pending = usePendingProposals((state) => state.pending[latest.id])

  const onCounted = useCallback((metadata: ItemMetadata) => setCounted({ revision, metadata }), [revision])
  const onContentChange = useCallback(
    (content: unknown, metadata: ItemMetadata) => {
      onCounted(metadata)
      edit(content, metadata)
    },
    [edit, onCounted],
  )

  const leave = async (): Promise<void> => {
    setLeaving(true)
    const saved = await Promise.race([saver.flush(), pause(longestLeaving)])
    setLeaving(false)
    const { phase, keptHere } = saver.snapshot()
    // The choice between both texts is on the screen.
    if (phase === 'conflict') return
    // Kept nowhere: the strip says so and has the key that leaves all the same.
    if (!saved && !keptHere) return setUnkept(true)
    if (!saved) {
      markKept(latest.id, true)
      tellOfItem(
        isDeleted(saver.snapshot())
          ? {
              title: latest.title,
              text: 'Ini sudah dihapus, jadi perubahan terakhir belum tersimpan.',
              action: { label: 'Kembalikan', run: () => void save() },
            }
          : {
              title: latest.title,
              text: 'Perubahan terakhir tersimpan di perangkat ini dan dikirim sendiri begitu server terjangkau.',
            },
      )
    }
    onClose()
  }

  const openOther = async (itemId: string): Promise<void> => {
    await Promise.race([saver.flush(), pause(longestLeaving)])
    // Unsaved work is kept on this device; only the choice between two texts must not be left.
    if (saver.snapshot().phase !== 'conflict') props.onOpenItem?.(itemId)
  }

  const { Editor } = editor
  return (
    <CanvasFrame
      item={latest}
      state={state}
      metadata={counted?.revision === revision ? counted.metadata : shown.metadata}
      phone={props.phone ?? false}
      inSight={props.inSight ?? true}
      layoutKey={props.layoutKey}
      maximized={props.maximized}
      onToggleMaximize={props.onToggleMaximize}
      onSave={() => void save()}
      onLeave={() => void leave()}
      leaving={leaving}
      onLeaveUnkept={isUnkept && state.phase === 'error' ? onClose : null}
      onSignIn={isOut ? props.onSignIn : null}
      historyKey={
        <>
          <ShareKey itemId={latest.id} kind={latest.kind} phone={props.phone ?? false} />
          <HistoryKey item={latest} saver={saver} readableText={editor.readableText} />
        </>
      }
      notice={pending ? <ProposalStrip key={pending.id} proposal={pending} /> : null}
      onBarSlot={setBarSlot}
    >
      <ErrorBoundary>
        <Suspense fallback={<Waiting words="Membuka editor..." />}>
          <Editor
            key={editor.takesNewContent ? 'kept' : revision}
            item={shown}
            revision={revision}
            onContentChange={onContentChange}
            onCounted={onCounted}
            flush={saver.flush}
            barSlot={barSlot}
            close={() => void leave()}
            toolbarEnd={props.toolbarEnd}
            saving={state}
            openItem={(id) => void openOther(id)}
          />
        </Suspense>
      </ErrorBoundary>
      {theirs ? (
        <ConflictDialog
          mine={state.text?.content}
          theirs={theirs}
          readableText={editor.readableText}
          onChoose={saver.choose}
        />
      ) : null}
    </CanvasFrame>
  )
}

const useOpening = (item: Item | undefined): Opening | null => {
  const [opening, setOpening] = useState<Opening | null>(null)
  const id = item?.id
  useEffect(() => {
    if (!item) return
    let current = true
    const open = async (): Promise<void> => {
      const found = await openItem(item)
      if (current) setOpening(found)
    }
    void open()
    return () => {
      current = false
    }
    // Opened once for each id: what the server says later is told to the open session.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  return opening
}

/** Loads one item and opens it; mounted anew for each item. */
const OpenItem = (props: ItemCanvasProps) => {
  const { data: item, error, refetch, isFetching } = useItem(props.itemId)
  const { isComing, bringItBack } = useBringBack(props.itemId)
  const opening = useOpening(item)
  const isOut = useSignedOut(error && !item ? toAppError(error).code : null, () => void refetch())
  const editor = item ? props.editors[item.type] : undefined
  if (error && !item) {
    const { code } = toAppError(error)
    const isGone = code === 'not_found'
    const again = async (): Promise<void> => {
      if (!isGone || (await bringItBack())) await refetch()
    }
    return (
      <EmptyCanvas>
        <div className={s.failure} role="alert">
          <p>{isGone ? 'Tidak ditemukan, mungkin sudah dihapus. Yang Anda hapus bisa kembali.' : errorText(code)}</p>
          <div className={s.keys}>
            {isOut ? (
              <Button look="teal" onClick={props.onSignIn}>
                Masuk
              </Button>
            ) : null}
            <Button waiting={isFetching || isComing} onClick={() => void again()}>
              {isGone ? 'Kembalikan' : 'Coba lagi'}
            </Button>
            <Button look="quiet" title="Keluar dari Canvas" onClick={props.onClose}>
              Keluar
            </Button>
          </div>
        </div>
      </EmptyCanvas>
    )
  }
  if (!item || !opening) {
    return (
      <EmptyCanvas>
        <Waiting words="Membuka dokumen..." />
      </EmptyCanvas>
    )
  }
  if (!editor) {
    return (
      <EmptyCanvas>
        <div className={s.failure} role="alert">
          <p>{errorText('kind_not_ready')}</p>
          <Button title="Keluar dari Canvas" onClick={props.onClose}>
            Keluar
          </Button>
        </div>
      </EmptyCanvas>
    )
  }
  return <Session {...props} opening={opening} editor={editor} latest={item} />
}

/**
 * The canvas of one item: loads it with what this device kept of it, shows the editor of its type in the chrome, saves,
 * and settles conflicts. The shell passes the editors and where 'Keluar' leads (P2 §2.2).
 */
export const ItemCanvas = (props: ItemCanvasProps) => <OpenItem key={props.itemId} {...props} />
