import { useQueryClient } from '@tanstack/react-query'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import X from 'lucide-react/icons/x'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'

import { AppCheckNote } from '#core/auth/client/app-check-note.tsx'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { type ItemListActions, type OpenPlace, useItemList } from '#core/items/client/item-list.ts'
import { ErrorBoundary } from '#core/ui/client/error-boundary.tsx'
import { DialogOpening } from '#core/ui/client/dialog-opening.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { ThemeButton } from '#core/ui/client/theme-button.tsx'
import { ToastRack } from '#core/ui/client/toast.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import { whenIdle } from '#core/ui/client/when-idle.ts'
import {
  AccountDialogHost,
  AccountNoticeToast,
  closeAccountDialog,
  openSignIn,
  openTopUp,
  useAccount,
  useAccountDialogs,
  WelcomeToast,
} from '#features/account/client/index.tsx'
import { closeGenerator, GeneratorHost, numberSettings, useGeneratorDoor } from '#features/documents/client/index.tsx'
import { ChatListToast, ChatPanel, putIntoBox } from '#features/chat/client/index.tsx'
import { DriveHost } from '#features/drive/client/index.tsx'

import { CanvasHost } from './canvas/canvas-host.tsx'
import { ChatColumn } from './layout/chat-column.tsx'
import { isReady } from './canvas/editors.ts'
import { EmptyCanvas } from './canvas/empty-canvas.tsx'
import { ItemListToast } from './news/item-list-toast.tsx'
import { ItemNoticeToast } from './news/item-notice-toast.tsx'
import { layoutNow, useLayout } from './layout/layout-store.ts'
import { MenuDrawer } from './layout/menu-drawer.tsx'
import { ModeBadge } from './sidebar/mode-badge.tsx'
import { NewVersionToast } from './offline/new-version-toast.tsx'
import { OfflineBanner } from './offline/offline-banner.tsx'
import { openItem } from './canvas/open-item.ts'
import { closePalette, palettePart, prefetchPalette, usePalette } from './palette/palette-state.ts'
import { Panels } from './layout/panels.tsx'
import type { ShortcutDialog as ShortcutDialogType } from './palette/shortcut-dialog.tsx'
import { keyGroups } from './palette/shortcuts.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import type { SuggestionCard as SuggestionCardType } from './sidebar/suggestion-card.tsx'
import { UnopenedToast } from './canvas/unopened-toast.tsx'
import { useBackKey } from './layout/use-back-key.ts'
import { useKeptWork } from './offline/use-kept-work.ts'
import { useLive } from './news/use-live.ts'
import { useMarkedTalk } from './canvas/use-marked-talk.ts'
import { useOffline } from './offline/use-offline.ts'
import { useRestoredItem } from './canvas/use-restored-item.ts'
import { useOwnerChange, useReplies } from './news/use-session-news.ts'
import { useShortcuts } from './palette/use-shortcuts.ts'
import { useSuggestion } from './sidebar/use-suggestion.ts'
import { useVisibleBox } from './layout/use-visible-box.ts'
import s from './workspace.module.css'

const suggestionPart = lazyPart<Parameters<typeof SuggestionCardType>[0]>(
  async () => (await import('./sidebar/suggestion-card.tsx')).SuggestionCard,
  ({ SuggestionCard }) => SuggestionCard,
)
const shortcutPart = lazyPart<Parameters<typeof ShortcutDialogType>[0]>(
  async () => (await import('./palette/shortcut-dialog.tsx')).ShortcutDialog,
  ({ ShortcutDialog }) => ShortcutDialog,
)
const keyIcon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const Suggestion = () => {
  const mode = useLayout(({ suggestion }) => suggestion)
  const answer = useLayout(({ answerSuggestion }) => answerSuggestion)
  return mode === null ? null : <suggestionPart.Place fallback={null} mode={mode} onAnswer={answer} />
}

/** The canvas, for lists whose items go away and come back. */
const openPlace: OpenPlace = {
  isOpen: (itemId) => layoutNow().activeItemId === itemId,
  open: (itemId) => layoutNow().openItem(itemId),
  close: () => layoutNow().closeCanvas(),
}

const Drawer = ({ list, children }: { readonly list: ItemListActions; readonly children: ReactNode }) => {
  const isOpen = useLayout(({ isMenuOpen }) => isMenuOpen)
  const setMenuOpen = useLayout((layout) => layout.setMenuOpen)
  return (
    <MenuDrawer
      isOpen={isOpen}
      onClose={() => {
        // One that was closed already may be about to come back (SHELL-14).
        if (layoutNow().isMenuOpen) setMenuOpen(false)
      }}
    >
      {children}
      {/* What lies outside of the drawer cannot be seen or pressed while it is open. */}
      <ToastRack>
        <ChatListToast />
        <ItemListToast list={list} />
        <AccountNoticeToast />
      </ToastRack>
    </MenuDrawer>
  )
}

/** The phone's menu closes and comes back when the person changes while it is open (SHELL-14). */
const useMenuOfPerson = (person: string | null): void => {
  const known = useRef(person)
  useEffect(() => {
    if (person === null) return
    const isChanged = known.current !== null && known.current !== person
    known.current = person
    if (isChanged) layoutNow().reopenMenu()
  }, [person])
}

/** The one screen of Juragan: sidebar, canvas, chat (P1 §2). */
export const Workspace = () => {
  const width = useWidthClass()
  const account = useAccount()
  const queries = useQueryClient()
  /** Null as long as nobody knows. */
  const isSignedIn = account.phase === 'loading' ? null : account.phase === 'in'
  const canvasMode = useLayout((layout) => layout.canvasMode)
  const activeItemId = useLayout((layout) => layout.activeItemId)
  const isMenuOpen = useLayout((layout) => layout.isMenuOpen)
  const isChatOver = useLayout((layout) => layout.isChatOver)
  const { setWidth, setMenuOpen, setChatOver, closeCanvas } = layoutNow()
  useReplies()
  useOwnerChange(account)
  useLive(account)
  useOffline(account)
  useKeptWork(account.user !== null || account.isGuest)
  useVisibleBox()
  useEffect(() => setWidth(width), [width, setWidth])
  // On a phone the search is opened by touch, which asks for it; nobody pays for its code unasked.
  useEffect(() => (width === 'mobile' ? undefined : whenIdle(prefetchPalette)), [width])
  const list = useItemList(openPlace)
  const isPaletteOpen = usePalette(({ isOpen }) => isOpen)
  const handleOpenItem = useCallback((item: Parameters<typeof openItem>[1]) => openItem(queries, item), [queries])

  const handleTry = useCallback((sentence: string) => {
    const layout = layoutNow()
    layout.setMenuOpen(false)
    if (layout.activeItemId !== null) layout.setChatOver(true)
    // After help and drawer have closed: both give the focus back to where it was.
    requestAnimationFrame(() => putIntoBox(sentence))
  }, [])
  const handleOpenItemById = useCallback((id: string) => {
    layoutNow().setMenuOpen(false)
    layoutNow().openItem(id)
  }, [])

  const isPhone = width === 'mobile'
  useMarkedTalk(isPhone)
  const itemId = canvasMode === 'hidden' ? null : activeItemId
  const isChatShown = itemId === null || isChatOver
  useRestoredItem()
  useSuggestion(itemId)
  useMenuOfPerson(account.phase === 'loading' ? null : (account.user?.uid ?? 'guest'))
  const { isListOpen, closeList } = useShortcuts(isPhone)
  const isCanvasOver = itemId !== null && canvasMode !== 'disappearing'
  const isDialogOpen = useAccountDialogs(({ dialog }) => dialog !== null)
  const isGeneratorOpen = useGeneratorDoor(({ isOpen }) => isOpen)
  const panels = [isCanvasOver, isCanvasOver && isChatOver].filter(Boolean).length
  const dialogs = [isMenuOpen, isPaletteOpen, isDialogOpen, isGeneratorOpen].filter(Boolean).length
  useBackKey(isPhone ? panels + dialogs : 0, dialogs, () => {
    const layout = layoutNow()
    if (useAccountDialogs.getState().dialog !== null) closeAccountDialog()
    else if (useGeneratorDoor.getState().isOpen) closeGenerator()
    else if (usePalette.getState().isOpen) closePalette()
    else if (layout.isMenuOpen) setMenuOpen(false)
    else if (layout.isChatOver) setChatOver(false)
    else closeCanvas()
  })

  const headerKeys = !isPhone ? (
    <ThemeButton />
  ) : (
    <>
      <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
        <Menu {...keyIcon} />
      </IconButton>
      {itemId === null ? null : (
        <IconButton label="Kembali ke dokumen" onClick={() => setChatOver(false)}>
          <X {...keyIcon} />
        </IconButton>
      )}
    </>
  )
  const chat = (
    <section className={s.fill} aria-label="Chat">
      <ErrorBoundary>
        <ChatPanel
          headerKeys={headerKeys}
          signedIn={isSignedIn}
          signIns={account.signIns}
          openItemId={itemId}
          inFront={isChatShown}
          isReady={isReady}
          onLogin={openSignIn}
          onTopUp={openTopUp}
          onOpenItem={handleOpenItem}
          // On a phone the welcome would lie over the answer.
          onSent={isPhone ? account.closeWelcome : undefined}
        />
      </ErrorBoundary>
    </section>
  )
  const sidebar = (
    <ErrorBoundary>
      <Sidebar account={account} list={list} inDrawer={isPhone} onChosen={() => setMenuOpen(false)} />
    </ErrorBoundary>
  )
  const canvas =
    itemId === null ? null : (
      <CanvasHost
        itemId={itemId}
        phone={isPhone}
        inSight={!isPhone || !isChatShown}
        toolbarEnd={
          isPhone ? (
            <Button
              look="teal"
              touch
              icon={<MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setChatOver(true)}
            >
              Tanya
            </Button>
          ) : null
        }
      />
    )

  return (
    <main className={s.workspace}>
      <OfflineBanner />
      <div className={s.room}>
        {isPhone ? (
          <>
            {canvas === null ? null : (
              <div className={s.fill} hidden={isChatShown}>
                {canvas}
              </div>
            )}
            <div className={s.fill} hidden={!isChatShown}>
              {chat}
            </div>
            <Drawer list={list}>{sidebar}</Drawer>
          </>
        ) : (
          <Panels
            sidebar={sidebar}
            canvas={
              <>
                {canvas ?? <EmptyCanvas onClose={closeCanvas} />}
                <Suggestion />
              </>
            }
            chat={<ChatColumn>{chat}</ChatColumn>}
            badge={<ModeBadge />}
          />
        )}
      </div>
      <ToastRack>
        {isPhone && isMenuOpen ? null : (
          <>
            <ChatListToast />
            <ItemListToast list={list} />
            <AccountNoticeToast />
          </>
        )}
        <AppCheckNote />
        <UnopenedToast />
        <ItemNoticeToast />
        <NewVersionToast />
        {/* On a phone it would lie over what has just been made, a till's password even: it waits for the chat. */}
        {account.welcome && (!isPhone || isChatShown) ? <WelcomeToast onClose={account.closeWelcome} /> : null}
      </ToastRack>
      {isPaletteOpen ? (
        <palettePart.Place
          fallback={<DialogOpening onClose={closePalette} />}
          account={account}
          isReady={isReady}
          canMaximize={!isPhone && isCanvasOver}
          onClose={closePalette}
        />
      ) : null}
      <DriveHost signedIn={isSignedIn} openItemId={itemId} onLogin={openSignIn} onOpenItem={handleOpenItemById} />
      <GeneratorHost
        personId={account.phase === 'loading' ? undefined : (account.user?.uid ?? null)}
        onLogin={openSignIn}
        onOpenItem={handleOpenItemById}
      />
      <AccountDialogHost
        account={account}
        shortcuts={keyGroups}
        letters={<numberSettings.Place fallback={null} />}
        onTry={handleTry}
        onOpenItem={handleOpenItemById}
      />
      {isListOpen ? <shortcutPart.Place fallback={<DialogOpening onClose={closeList} />} onClose={closeList} /> : null}
    </main>
  )
}
