import { useEffect, useMemo, useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import type { EditorProps } from '#core/items/client/editor-props.ts'
import { UnreadableItem } from '#core/items/client/unreadable-item.tsx'
import { useItem } from '#core/items/client/items.api.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import type { SiteBlank } from '../shared/site-blanks.ts'
import { readSiteContent, type SiteContent } from '../shared/site-content.ts'
import { Screen, shownOf, titleOf } from './site-screens.tsx'
import { Releases } from './releases.tsx'
import { type PanelPlace, placeOfBlank, SitePanel } from './site-panel.tsx'
import { type Device, SitePreview } from './site-preview.tsx'
import { SitePhoneBar, SiteToolbar } from './site-toolbar.tsx'
import { useSiteContent } from './use-site-content.ts'
import { useSiteOrders, useSiteState } from './websites.api.ts'
import s from './website-editor.module.css'

const sentenceOf = (error: unknown): string => errorText(toAppError(error).code)

interface OpenSiteProps extends EditorProps {
  /** The newest that the canvas has to show: what was opened, then what came newer than that from elsewhere. */
  readonly known: SiteContent
}

/** Puts the cursor into the field that a blank names, once its page is drawn. */
const focusField = (field: string): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.querySelector<HTMLElement>(`[data-field='${field}']`)
      element?.scrollIntoView({ block: 'center' })
      element?.focus()
    }),
  )
}

const anchorOf = (place: PanelPlace): string =>
  place.startsWith('block:') ? `bagian-${place.slice('block:'.length).replaceAll(/[^\w-]/g, '')}` : ''

const OpenSite = ({ item, known, onContentChange, flush, toolbarEnd }: OpenSiteProps) => {
  const phone = useWidthClass() === 'mobile'
  const site = useSiteState(item.id)
  const orders = useSiteOrders(item.id)
  const latest = useItem(item.id).data ?? item
  const { version } = latest
  const [editedFrom, setEditedFrom] = useState<number | null>(null)
  const [device, setDevice] = useState<Device>(phone ? 'mobile' : 'desktop')
  const [refreshed, setRefreshed] = useState(0)
  const [panelOpen, setPanelOpen] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [place, setPlace] = useState<PanelPlace>('home')
  const sheet = useRef<HTMLDialogElement>(null)
  const builder = useRef<HTMLDivElement>(null)
  const edited = useSiteContent(known, (content) => {
    setEditedFrom(version)
    onContentChange(content, item.metadata)
  })
  const { content, put, undo, redo } = edited

  const state = site.data
  const shown = shownOf(state, site.isError)
  const live = state?.releases.find(({ isLive }) => isLive)
  // What was typed since the newest version is not in it yet.
  const hasChanges = editedFrom === version || live?.version !== version
  const isBuilding = state?.state === 'generating'

  const publish = async (): Promise<void> => {
    const isStored = await flush()
    setHeld(!isStored)
    if (isStored) orders.publish.mutate()
  }
  const go = (blank: SiteBlank): void => {
    setPanelOpen(true)
    setPlace(placeOfBlank(blank, content))
    focusField(blank.field)
  }

  useEffect(() => {
    const dialog = sheet.current
    if (!dialog) return
    if (phone && panelOpen && !dialog.open) dialog.showModal()
    if (!panelOpen && dialog.open) dialog.close()
  }, [phone, panelOpen])

  useEffect(() => {
    const element = builder.current
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      // Fields have one history with the page: a field's own would undo what the site does not know of.
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])

  const panel = (
    <SitePanel
      content={content}
      place={place}
      onPlace={setPlace}
      onChange={put}
      onGo={go}
      onClose={() => setPanelOpen(false)}
    />
  )
  const failure = orders.publish.error ?? orders.rollBack.error ?? orders.hide.error
  const workKeys = {
    enabled: shown === 'site',
    panelOpen,
    onPanel: () => setPanelOpen(!panelOpen),
    canPublish: hasChanges,
    publishing: isBuilding || orders.publish.isPending,
    onPublish: () => void publish(),
  }
  return (
    <div className={classNames(s.builder, phone && s.phone)} ref={builder}>
      <SiteToolbar
        title={titleOf(shown, !hasChanges && !state?.isHidden)}
        below={state?.websiteUrl ?? (shown === 'site' ? 'Belum terbit' : content.businessInfo.name || 'Website')}
        {...workKeys}
        phone={phone}
        device={device}
        onDevice={setDevice}
        onRefresh={() => setRefreshed((known) => known + 1)}
        previewUrl={state?.previewUrl ?? ''}
        websiteUrl={state?.websiteUrl ?? null}
        canUndo={edited.canUndo}
        canRedo={edited.canRedo}
        onUndo={undo}
        onRedo={redo}
      />
      {shown === 'site' && isBuilding ? (
        <output className={s.strip}>Sedang menerbitkan. Website lama tetap tayang sampai selesai.</output>
      ) : null}
      {shown === 'site' && (failure || state?.state === 'error') && !isBuilding ? (
        <div className={classNames(s.strip, s.bad)} role="alert">
          {failure ? sentenceOf(failure) : (state?.failure ?? '')} Website lama tetap tayang.
          <Button onClick={() => void publish()}>Coba lagi</Button>
        </div>
      ) : null}
      {isHeld ? (
        <div className={classNames(s.strip, s.bad)} role="alert">
          Belum terbit: perubahan terakhir belum sampai di server. Tekan Terbitkan lagi setelah tersimpan.
        </div>
      ) : null}
      {shown === 'site' && state ? (
        <div className={classNames(s.main, panelOpen && !phone && s.withPanel)}>
          <div className={s.side}>
            <div className={s.browser} data-print="">
              {phone ? null : (
                <div className={s.place}>
                  <span>{(state.websiteUrl ?? 'Belum terbit').replace(/^https?:\/\//, '').replace(/\/$/, '')}</span>
                  <span className={hasChanges ? s.draft : s.live}>{hasChanges ? 'Draft' : 'Live'}</span>
                </div>
              )}
              <SitePreview
                url={state.previewUrl}
                device={device}
                revision={version * 1_000 + refreshed}
                anchor={anchorOf(place)}
              />
            </div>
            <Releases
              state={state}
              name={content.businessInfo.name}
              rollingBack={orders.rollBack.isPending ? orders.rollBack.variables : null}
              hiding={orders.hide.isPending}
              onHide={() => orders.hide.mutate()}
              moving={orders.move.isPending}
              moveFailure={orders.move.error}
              onMove={orders.move.mutateAsync}
              onRollBack={(releaseId) => orders.rollBack.mutate(releaseId)}
            />
          </div>
          {panelOpen && !phone ? panel : null}
        </div>
      ) : shown === 'site' ? null : (
        <Screen
          shown={shown}
          state={state}
          error={site.error}
          waiting={site.isFetching || orders.retry.isPending}
          retryError={orders.retry.error}
          onRetry={() => orders.retry.mutate()}
          onAsk={() => void site.refetch()}
        />
      )}
      {phone ? <SitePhoneBar {...workKeys}>{toolbarEnd}</SitePhoneBar> : null}
      {phone ? (
        <dialog ref={sheet} className={s.sheet} aria-label="Isi website" onClose={() => setPanelOpen(false)}>
          {panelOpen ? panel : null}
        </dialog>
      ) : null}
    </div>
  )
}

/** The website builder (P2 §2.11): the draft as visitors will see it, its content beside it, and its releases. */
export const WebsiteEditor = (props: EditorProps) => {
  const { content } = props.item
  const known = useMemo(() => readSiteContent(content), [content])
  if (known === null) return <UnreadableItem />
  return <OpenSite {...props} known={known} />
}
