import { useQuery, useQueryClient } from '@tanstack/react-query'
import FilePlus from 'lucide-react/icons/file-plus'
import HardDrive from 'lucide-react/icons/hard-drive'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Store from 'lucide-react/icons/store'
import { useMemo } from 'react'

import { sessionKey } from '#core/auth/client/session.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import type { ItemListActions } from '#core/items/client/item-list.ts'
import { itemsQuery } from '#core/items/client/items.api.ts'
import { useKeptMarks } from '#core/items/client/kept-marks.ts'
import { type LocalItem, type MergedItem, mergeLists } from '#core/items/client/local-items.ts'
import type { ItemSummary } from '#core/items/shared/item.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Awning } from '#core/ui/client/awning.tsx'
import { Button } from '#core/ui/client/button.tsx'
import { isApple } from '#core/ui/client/platform.ts'
import { type Account, GuestCard, openSignIn, OwnerCard, useBusinessName } from '#features/account/client/index.tsx'
import {
  type ChatEntry,
  longestTitle,
  goToBox,
  putIntoBox,
  useChatList,
  useChatRoom,
  readOlderChats,
  useRecentChats,
} from '#features/chat/client/index.tsx'
import { openGenerator } from '#features/documents/client/index.tsx'
import { openDrive } from '#features/drive/client/index.tsx'

import { mergedEntryOf } from './item-entries.tsx'
import { layoutNow, useLayout } from '../layout/layout-store.ts'
import { useLocalItems } from '../offline/local-documents.ts'
import { openItem } from '../canvas/open-item.ts'
import type { SectionId } from './open-sections.ts'
import { openPalette, prefetchPalette } from '../palette/palette-state.ts'
import s from './sidebar.module.css'
import type { SidebarEntryFacts } from './sidebar-entry.tsx'
import { emptySections } from './sidebar-examples.ts'
import { walkLines } from './sidebar-keys.ts'
import { SidebarSection } from './sidebar-section.tsx'

/** Future kinds (P1 §2); they are named, and nothing more. */
const soon = [
  'Digitalisasi Bisnis',
  'Digital Marketing',
  'Media Sosial',
  'Branding & Desain',
  'Visual Produk',
  'Legalitas & HAKI',
] as const

interface SidebarProps {
  readonly account: Account
  /** What can be done with the items. */
  readonly list: ItemListActions
  /** In the drawer of the phone the shop's sign makes room for the drawer's own head. */
  readonly inDrawer?: boolean
  /** Something was chosen: the drawer closes. */
  readonly onChosen: () => void
}

const none: readonly ItemSummary[] = []
const kindsOf = {
  documents: ['document', 'analysis'],
  presentations: ['presentation'],
  websites: ['website'],
  tills: ['pos'],
} as const satisfies Partial<Record<SectionId, readonly ItemKind[]>>
type ItemSectionId = keyof typeof kindsOf

/** Each section's items, looked for once for each list; what waits on this device stands among the documents. */
const useSections = (
  items: readonly ItemSummary[],
  local: readonly LocalItem[],
  userId: string | null,
): Readonly<Record<ItemSectionId, readonly MergedItem[]>> =>
  useMemo(() => {
    const of = (kinds: readonly ItemKind[], waiting: readonly LocalItem[] = []) =>
      mergeLists(
        items.filter(({ kind }) => kinds.includes(kind)),
        waiting,
        userId,
      )
    return {
      documents: of(kindsOf.documents, local),
      presentations: of(kindsOf.presentations),
      websites: of(kindsOf.websites),
      tills: of(kindsOf.tills),
    }
  }, [items, local, userId])

const itemSections = [
  { id: 'documents', title: 'Dokumen', more: (rest: number) => `+${formatNumber(rest)} dokumen lainnya` },
  { id: 'presentations', title: 'Presentasi', more: (rest: number) => `+${formatNumber(rest)} presentasi lainnya` },
  { id: 'websites', title: 'Website', more: (rest: number) => `+${formatNumber(rest)} website lainnya` },
  { id: 'tills', title: 'POS Systems', more: (rest: number) => `+${formatNumber(rest)} kasir lainnya` },
] as const satisfies readonly { id: ItemSectionId; title: string; more: (rest: number) => string }[]

interface ListQuery {
  readonly data: unknown
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

const failed = (error: unknown, onAgain: () => void) => ({ text: errorText(toAppError(error).code), onAgain })

/** The sentence of a list that could not be read; what was read before stays in sight. */
const failureOf = ({ data, error, refetch }: ListQuery) =>
  data === undefined && error !== null ? failed(error, () => void refetch()) : null

/** The shop's own side: its chats, its items, its owner. */
export const Sidebar = ({ account, list, inDrawer = false, onChosen }: SidebarProps) => {
  const isKnown = account.user !== null || account.isGuest
  const queries = useQueryClient()
  const { chat, startNew, open } = useChatRoom()
  const activeItemId = useLayout((layout) => layout.activeItemId)
  const chats = useRecentChats(isKnown)
  const { rename, remove } = useChatList()
  const items = useQuery({ ...itemsQuery(), enabled: isKnown })
  const local = useLocalItems((waiting) => waiting.items)
  const sections = useSections(items.data ?? none, local, account.user?.uid ?? null)
  const kept = useKeptMarks((marks) => marks.kept)
  const businessName = useBusinessName(account.user?.uid ?? null)
  const isLoading = account.phase === 'loading'
  /** Nobody knows whose lists they are. */
  const nobodyKnown =
    account.failure === null
      ? null
      : failed(account.failure, () => void queries.invalidateQueries({ queryKey: sessionKey }))
  const countOf = (known: readonly unknown[] | undefined): number | undefined =>
    isKnown ? known?.length : isLoading ? undefined : 0

  const chosen = (act: () => void) => () => {
    act()
    onChosen()
  }
  const chatEntryOf = (one: ChatEntry): SidebarEntryFacts => ({
    id: one.sessionId,
    title: one.title,
    onOpen: chosen(() => open(one.sessionId)),
    actions: {
      nameLabel: 'Nama chat',
      longestTitle,
      onRename: (title) => void rename(one, title),
      onDelete: () => void remove(one),
      deleteNote: null,
    },
  })
  const ports = {
    list,
    open: (item: ItemSummary) => chosen(() => openItem(queries, item))(),
    isKept: (id: string) => kept.has(id),
  }
  const emptyOf = (id: SectionId) => ({
    empty: emptySections[id].empty,
    example: {
      text: emptySections[id].text,
      onUse: chosen(() => {
        if (layoutNow().activeItemId !== null) layoutNow().setChatOver(true)
        putIntoBox(emptySections[id].sentence)
      }),
    },
  })

  return (
    <nav className={s.side} aria-label="Sidebar">
      {inDrawer ? null : <Awning className={s.awning} />}
      <div className={s.top}>
        {inDrawer ? null : (
          <div className={s.shop}>
            <span className={s.sign} aria-hidden="true">
              <Store size={18} strokeWidth={1.75} />
            </span>
            <span className={s.shopText}>
              <b className="cut">{businessName || 'Usaha Anda'}</b>
              <span className="cut">{isLoading ? ' ' : (account.user?.displayName ?? 'Belum diisi')}</span>
            </span>
          </div>
        )}
        <Button
          wide
          touch={inDrawer}
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" className={s.plus} />}
          onClick={chosen(() => {
            startNew()
            goToBox()
          })}
        >
          Chat Baru
        </Button>
        <button
          type="button"
          className={s.search}
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onPointerEnter={prefetchPalette}
          onClick={chosen(openPalette)}
        >
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>Cari</span>
          <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
        <button
          type="button"
          className={s.driveKey}
          aria-haspopup="dialog"
          onClick={chosen(account.phase === 'out' ? openSignIn : openGenerator)}
        >
          <FilePlus size={18} strokeWidth={1.75} aria-hidden="true" />
          Buat dokumen
        </button>
        <button type="button" className={s.driveKey} aria-haspopup="dialog" onClick={chosen(() => openDrive())}>
          <HardDrive size={18} strokeWidth={1.75} aria-hidden="true" />
          Drive Juragan
        </button>
      </div>
      {/* Arrow keys go from line to line; each line is a key of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={s.scroll} data-lines="" onKeyDown={walkLines}>
        <SidebarSection
          {...emptyOf('chats')}
          id="chats"
          title="Recent Chats"
          count={countOf(chats.data)}
          entries={(many) => chats.data?.slice(0, many).map(chatEntryOf) ?? []}
          failure={isKnown ? failureOf(chats) : nobodyKnown}
          more={(rest) => `+${formatNumber(rest)} more chats`}
          pages={{
            hasMore: chats.hasNextPage,
            isLoading: chats.isFetchingNextPage,
            onMore: () => void readOlderChats(chats),
          }}
          current={chat.sessionId}
          mark="here"
        />
        {itemSections.map(({ id, title, more }) => (
          <SidebarSection
            key={id}
            {...emptyOf(id)}
            id={id}
            title={title}
            count={countOf(items.data && sections[id])}
            entries={(many) => sections[id].slice(0, many).map((one) => mergedEntryOf(one, ports))}
            failure={isKnown ? failureOf(items) : nobodyKnown}
            more={more}
            current={activeItemId}
            mark="open"
          />
        ))}
        <div className={s.rule} />
        <ul>
          {soon.map((name) => (
            <li key={name} className={s.soon}>
              <span className="cut">{name}</span>
              <span>Soon</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={s.foot}>
        {account.phase === 'loading' ? (
          <div className={s.waiting} aria-busy="true">
            <i />
            <i />
          </div>
        ) : account.user ? (
          <OwnerCard user={account.user} onLogOut={account.logOut} />
        ) : (
          <GuestCard onLogin={openSignIn} />
        )}
      </div>
    </nav>
  )
}
