import { useQueryClient } from '@tanstack/react-query'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useRef } from 'react'

import { sessionKey } from '#core/auth/client/session.ts'
import { itemKeys } from '#core/items/client/items.api.ts'
import { pointsKey } from '#core/points/client/points.api.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { ErrorBoundary } from '#core/ui/client/error-boundary.tsx'
import { ThemeButton } from '#core/ui/client/theme-button.tsx'
import { ToastRack } from '#core/ui/client/toast.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import { type Account, openSignIn, useAccount, WelcomeToast } from '#features/account/client/index.tsx'
import {
  ChatListToast,
  ChatPanel,
  chatSessionsKey,
  listenToReplies,
  useChatRoom,
} from '#features/chat/client/index.tsx'

import { CanvasHost } from './canvas-host.tsx'
import { isReady } from './editors.ts'
import { ItemNoticeToast } from './item-notice-toast.tsx'
import { useLayout } from './layout-store.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import { openItem } from './open-item.ts'
import { Panels } from './panels.tsx'
import { Sidebar } from './sidebar.tsx'
import { UnopenedToast } from './unopened-toast.tsx'
import { useBackKey } from './use-back-key.ts'
import { useKeptWork } from './use-kept-work.ts'
import { useLive } from './use-live.ts'
import s from './workspace.module.css'

/** A finished reply opens its item and brings the lists and the balance up to date. */
const useReplies = (): void => {
  const queries = useQueryClient()
  useEffect(() => {
    listenToReplies({
      onReply: (result, isOurs) => {
        if (result.item && isOurs) openItem(queries, result.item)
        void queries.invalidateQueries({ queryKey: chatSessionsKey })
        void queries.invalidateQueries({ queryKey: sessionKey })
        if (result.item) void queries.invalidateQueries({ queryKey: itemKeys.lists })
        if (result.balanceAfter !== null) void queries.invalidateQueries({ queryKey: pointsKey })
      },
      onSessionEnded: () => void queries.invalidateQueries({ queryKey: sessionKey }),
    })
  }, [queries])
}

/**
 * What one person had open is not shown to the next one in this browser. A session that merely ended takes nothing
 * away: chat and letter stay until somebody signs in, and stay for good where that is the same person.
 */
const useOwnerChange = ({ phase, user, signOuts }: Account): void => {
  const queries = useQueryClient()
  const { closeCanvas } = useLayout()
  const { forgetAll } = useChatRoom()
  const owner = useRef<string | null>(null)
  const uid = user?.uid ?? null

  const forget = useCallback(() => {
    owner.current = null
    queries.removeQueries({ queryKey: pointsKey })
    queries.removeQueries({ queryKey: itemKeys.all })
    queries.removeQueries({ queryKey: chatSessionsKey })
    closeCanvas()
    forgetAll()
  }, [queries, closeCanvas, forgetAll])

  useEffect(() => {
    if (signOuts > 0) forget()
  }, [signOuts, forget])

  useEffect(() => {
    if (phase === 'loading' || uid === null) return
    if (owner.current !== null && owner.current !== uid) forget()
    owner.current = uid
    void queries.invalidateQueries({ queryKey: itemKeys.all })
    void queries.invalidateQueries({ queryKey: chatSessionsKey })
  }, [phase, uid, queries, forget])
}

/** The one screen of Juragan: sidebar, canvas, chat (P1 §2). */
export const Workspace = () => {
  const width = useWidthClass()
  const account = useAccount()
  const layout = useLayout()
  const queries = useQueryClient()
  useReplies()
  useOwnerChange(account)
  useLive(account)
  useKeptWork(account.user !== null || account.isGuest)
  const handleOpenItem = useCallback((item: Parameters<typeof openItem>[1]) => openItem(queries, item), [queries])

  const isPhone = width === 'mobile'
  const itemId = layout.canvasMode === 'hidden' ? null : layout.activeItemId
  const isChatShown = itemId === null || layout.isChatOver
  useBackKey(isPhone && (layout.isMenuOpen || itemId !== null), () => {
    if (layout.isMenuOpen) layout.setMenuOpen(false)
    else if (layout.isChatOver) layout.setChatOver(false)
    else layout.closeCanvas()
  })

  const headerKeys = !isPhone ? (
    <ThemeButton />
  ) : itemId !== null ? (
    <IconButton label="Kembali ke dokumen" onClick={() => layout.setChatOver(false)}>
      <X size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label="Menu" aria-haspopup="dialog" onClick={() => layout.setMenuOpen(true)}>
      <Menu size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
  const chat = (
    <section className={s.fill} aria-label="Chat">
      <ErrorBoundary>
        <ChatPanel
          headerKeys={headerKeys}
          signedIn={account.user !== null}
          signIns={account.signIns}
          openItemId={itemId}
          isReady={isReady}
          onLogin={openSignIn}
          onOpenItem={handleOpenItem}
        />
      </ErrorBoundary>
    </section>
  )
  const sidebar = (
    <ErrorBoundary>
      <Sidebar account={account} inDrawer={isPhone} onChosen={() => layout.setMenuOpen(false)} />
    </ErrorBoundary>
  )
  const canvas =
    itemId === null ? null : (
      <CanvasHost
        itemId={itemId}
        phone={isPhone}
        toolbarEnd={
          isPhone ? (
            <Button
              look="teal"
              touch
              icon={<MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => layout.setChatOver(true)}
            >
              Tanya
            </Button>
          ) : null
        }
      />
    )

  return (
    <main className={s.workspace}>
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
          <MenuDrawer isOpen={layout.isMenuOpen} onClose={() => layout.setMenuOpen(false)}>
            {sidebar}
            {/* What lies outside of the drawer cannot be seen or pressed while it is open. */}
            <ToastRack>
              <ChatListToast />
            </ToastRack>
          </MenuDrawer>
        </>
      ) : (
        <Panels width={width} mode={layout.layoutMode} sidebar={sidebar} canvas={canvas} chat={chat} />
      )}
      <ToastRack>
        {isPhone && layout.isMenuOpen ? null : <ChatListToast />}
        <UnopenedToast />
        <ItemNoticeToast />
        {account.welcome ? <WelcomeToast onClose={account.closeWelcome} /> : null}
      </ToastRack>
    </main>
  )
}
