import { useQuery } from '@tanstack/react-query'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Plus from 'lucide-react/icons/plus'
import Store from 'lucide-react/icons/store'

import { itemsQuery } from '#core/items/client/items.api.ts'
import { useKeptMarks } from '#core/items/client/kept-marks.ts'
import type { ItemSummary } from '#core/items/shared/item.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { Awning } from '#core/ui/client/awning.tsx'
import { Button } from '#core/ui/client/button.tsx'
import { type Account, GuestCard, openSignIn, OwnerCard } from '#features/account/client/index.tsx'
import { longestTitle, useChatList, useChatRoom, useRecentChats } from '#features/chat/client/index.tsx'

import { useLayout } from './layout-store.ts'
import s from './sidebar.module.css'
import type { SidebarEntryFacts } from './sidebar-entry.tsx'
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

const moreDocuments = (rest: number): string => `+${rest} dokumen lainnya`

interface SidebarProps {
  readonly account: Account
  /** In the drawer of the phone the shop's sign makes room for the drawer's own head. */
  readonly inDrawer?: boolean
  /** Something was chosen: the drawer closes. */
  readonly onChosen: () => void
}

/** The shop's own side: its chats, its items, its owner. */
export const Sidebar = ({ account, inDrawer = false, onChosen }: SidebarProps) => {
  const isKnown = account.user !== null || account.isGuest
  const { chat, startNew, open } = useChatRoom()
  const { activeItemId, openItem } = useLayout()
  const chats = useRecentChats(isKnown)
  const { rename, remove } = useChatList()
  const items = useQuery({ ...itemsQuery(), enabled: isKnown })
  const { kept } = useKeptMarks()
  const isLoading = account.phase === 'loading'

  const chosen = (act: () => void) => () => {
    act()
    onChosen()
  }
  const chatEntries: readonly SidebarEntryFacts[] | undefined = isKnown
    ? chats.data?.map((one) => ({
        id: one.sessionId,
        title: one.title,
        onOpen: chosen(() => open(one.sessionId)),
        actions: {
          longestTitle,
          onRename: (title) => void rename(one, title),
          onDelete: () => void remove(one),
        },
      }))
    : isLoading
      ? undefined
      : []
  const entriesOf = (...kinds: readonly ItemKind[]): readonly SidebarEntryFacts[] | undefined =>
    isKnown
      ? items.data
          ?.filter(({ kind }) => kinds.includes(kind))
          .map((item: ItemSummary) => ({
            id: item.id,
            title: item.title,
            ...(kept.has(item.id) ? { note: 'tersimpan di perangkat' } : {}),
            icon:
              item.kind === 'analysis' ? (
                <ChartNoAxesColumn size={16} strokeWidth={1.75} aria-label="Analisis" className={s.kind} />
              ) : null,
            onOpen: chosen(() => openItem(item.id)),
          }))
      : isLoading
        ? undefined
        : []
  const shared = { more: moreDocuments, current: activeItemId, mark: 'open' } as const

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
              <b className="cut">Usaha Anda</b>
              <span className="cut">{account.user?.displayName ?? 'Belum diisi'}</span>
            </span>
          </div>
        )}
        <Button
          wide
          touch={inDrawer}
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" className={s.plus} />}
          onClick={chosen(startNew)}
        >
          Chat Baru
        </Button>
      </div>
      <div className={s.scroll}>
        <SidebarSection
          title="Recent Chats"
          startsOpen
          entries={chatEntries}
          empty="Belum ada chat. Mulai dari kotak pesan."
          more={(rest) => `+${rest} more chats`}
          current={chat.sessionId}
          mark="here"
        />
        <SidebarSection
          {...shared}
          title="Dokumen"
          entries={entriesOf('document', 'analysis')}
          empty="Belum ada dokumen tersimpan"
        />
        <SidebarSection
          {...shared}
          title="Presentasi"
          entries={entriesOf('presentation')}
          empty="Belum ada presentasi tersimpan"
          more={(rest) => `+${rest} presentasi lainnya`}
        />
        <SidebarSection
          {...shared}
          title="Website"
          entries={entriesOf('website')}
          empty="Belum ada website. Tulis 'buat website' di chat."
          more={(rest) => `+${rest} website lainnya`}
        />
        <SidebarSection
          {...shared}
          title="POS Systems"
          entries={entriesOf('pos')}
          empty="Belum ada kasir tersimpan"
          more={(rest) => `+${rest} kasir lainnya`}
        />
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
          <OwnerCard user={account.user} onLogOut={account.logOut} onOpenItem={(id) => chosen(() => openItem(id))()} />
        ) : (
          <GuestCard onLogin={openSignIn} />
        )}
      </div>
    </nav>
  )
}
