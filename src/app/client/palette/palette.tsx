import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Command as List } from 'cmdk'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import { itemsQuery } from '#core/items/client/items.api.ts'
import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'
import type { SearchHit } from '#core/search/shared/search.contract.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { isApple } from '#core/ui/client/platform.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { Tile } from '#core/ui/client/tile.tsx'
import type { Account } from '#features/account/client/index.tsx'
import { useChatRoom, useRecentChats } from '#features/chat/client/index.tsx'

import { saidDate } from './found-at.ts'
import { badgeOf } from '../sidebar/item-badge.ts'
import { layoutNow } from '../layout/layout-store.ts'
import { markWords, titleScore } from './marked-text.ts'
import { openItem } from '../canvas/open-item.ts'
import s from './palette.module.css'
import { type Command, commandsFor, commandsOf, saveCommand } from './palette-commands.tsx'
import { type KnownThings, usePaletteSearch } from './use-palette-search.ts'

export interface PaletteProps {
  readonly account: Account
  readonly isReady: (kind: ItemKind) => boolean
  readonly canMaximize: boolean
  readonly onClose: () => void
}

const kindWords = {
  document: 'dokumen',
  presentation: 'presentasi',
  analysis: 'analisis',
  website: 'website',
  pos: 'kasir',
} as const satisfies Record<ItemKind, string>

const kindOf = (hit: SearchHit): ItemKind | null => itemKinds.find((kind) => kind === hit.kind) ?? null

const Marked = ({ text, query }: { readonly text: string; readonly query: string }) =>
  markWords(text, query).map(({ text: piece, isMarked }, at) =>
    // Pieces have no name but their place.
    // oxlint-disable-next-line react/no-array-index-key
    isMarked ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  )

const Keys = ({ keys }: { readonly keys: readonly string[] }) => (
  <kbd className={s.keys}>{keys.map((key) => (key === 'Ctrl' && isApple ? '⌘' : key)).join(' ')}</kbd>
)

const EnterKey = () => (
  <kbd className={s.enter} aria-hidden="true">
    Enter
  </kbd>
)

const valueOf = ({ source, id }: SearchHit): string => `${source} ${id}`

/** Finds whose title answers come before those that only mention it. */
const titlesFirst = (hits: readonly SearchHit[], query: string): readonly SearchHit[] =>
  query === '' ? hits : hits.toSorted((a, b) => titleScore(b.title, query) - titleScore(a.title, query))

interface HitLineProps {
  readonly hit: SearchHit
  readonly query: string
  readonly meta: string
  readonly onChoose: () => void
}

const HitLine = ({ hit, query, meta, onChoose }: HitLineProps) => {
  const kind = kindOf(hit)
  // Where the title answers, the words around it are no news.
  const snippet = query === '' || titleScore(hit.title, query) > 0 ? '' : hit.snippet
  return (
    <List.Item className={s.line} value={valueOf(hit)} onSelect={onChoose}>
      {kind === null ? (
        <span className={s.plainTile} aria-hidden="true">
          <MessageSquare size={18} strokeWidth={1.75} />
        </span>
      ) : (
        <Tile dye={kind} />
      )}
      <span className={s.words}>
        <span className={s.name}>
          <Marked text={hit.title} query={query} />
        </span>
        {snippet === '' ? null : (
          <span className={s.snippet}>
            <Marked text={snippet} query={query} />
          </span>
        )}
      </span>
      <span className={s.meta}>{meta}</span>
      <EnterKey />
    </List.Item>
  )
}

const CommandLine = ({ command, query, onChoose }: { command: Command; query: string; onChoose: () => void }) => (
  <List.Item className={s.line} value={`command ${command.id}`} onSelect={onChoose}>
    <span className={classNames(!command.id.startsWith('make-') && s.plainTile)} aria-hidden="true">
      {command.icon}
    </span>
    <span className={s.words}>
      <span className={s.name}>
        <Marked text={command.title} query={query} />
      </span>
    </span>
    {command.keys ? <Keys keys={command.keys} /> : null}
    <EnterKey />
  </List.Item>
)

const Group = ({ name, children }: { readonly name: string; readonly children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <List.Group heading={name} className={s.group}>
      {children}
    </List.Group>
  )

/** One field for everything: chats, items and what can be done (SIDE-12). */
export const Palette = ({ account, isReady, canMaximize, onClose }: PaletteProps) => {
  const isKnown = account.user !== null || account.isGuest
  const queries = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [moved, setMoved] = useState<string | null>(null)
  /** The list also chooses by itself when its lines change; only what the owner does counts. */
  const isMoving = useRef(false)
  const { data: items } = useQuery({ ...itemsQuery(), enabled: isKnown })
  const { data: chats } = useRecentChats(isKnown)
  const known: KnownThings = useMemo(() => ({ items: items ?? [], chats: chats ?? [] }), [items, chats])
  const query = typed.trim()
  const { hits, isPending, failure, again } = usePaletteSearch(typed, isKnown, known)
  const save = saveCommand(typed, account.user?.uid ?? null)
  const commands = [...commandsFor(query, commandsOf({ account, isReady, canMaximize })), ...(save ? [save] : [])]
  const [now] = useState(() => new Date())

  useEffect(() => {
    const { current } = dialog
    if (current?.open === false) current.showModal()
    field.current?.focus()
    return () => current?.close()
  }, [])

  const openHit = (hit: SearchHit): void => {
    onClose()
    const kind = kindOf(hit)
    if (kind !== null) openItem(queries, { id: hit.id, kind, title: hit.title })
    else {
      useChatRoom.getState().open(hit.id)
      layoutNow().setChatOver(true)
    }
  }
  const runCommand = (command: Command): void => {
    if (!command.stays) onClose()
    command.run()
  }
  const metaOf = (hit: SearchHit): string => {
    const item = known.items.find(({ id }) => id === hit.id)
    const kind = kindOf(hit)
    if (item && (kind === 'website' || kind === 'pos')) return badgeOf(item)?.word ?? kindWords[kind]
    return kind === 'website' || kind === 'pos' ? kindWords[kind] : saidDate(hit.at, now)
  }
  const hitsOf = (source: string): readonly SearchHit[] =>
    titlesFirst(
      hits.filter((hit) => hit.source === source),
      query,
    )
  const [files, talks] = [hitsOf('item'), hitsOf('chat')]
  const linesOf = (found: readonly SearchHit[]): readonly ReactNode[] =>
    found.map((hit) => (
      <HitLine key={hit.id} hit={hit} query={query} meta={metaOf(hit)} onChoose={() => openHit(hit)} />
    ))
  // Until an arrow key was pressed the first line is the chosen one, also when better finds come.
  const values = [...[...files, ...talks].map(valueOf), ...commands.map(({ id }) => `command ${id}`)]
  const chosen = values.find((value) => value === moved) ?? values[0] ?? ''
  const total = hits.length + commands.length
  const isEmpty = query !== '' && total === (save ? 1 : 0) && !isPending

  return (
    // A click on the dialog itself is one on the backdrop beside it; Escape closes for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-label="Cari dan jalankan"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey) return
        event.preventDefault()
        onClose()
      }}
    >
      <List
        className={s.inside}
        shouldFilter={false}
        label="Cari"
        loop
        vimBindings={false}
        value={chosen}
        onValueChange={(value) => {
          if (isMoving.current) setMoved(value)
        }}
        onKeyDown={({ key }) => {
          isMoving.current = ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)
        }}
        onPointerMoveCapture={() => {
          isMoving.current = true
        }}
      >
        <div className={s.top}>
          <Search size={22} strokeWidth={1.75} aria-hidden="true" className={s.glass} />
          <List.Input
            ref={field}
            className={s.field}
            value={typed}
            onValueChange={(text) => {
              isMoving.current = false
              setTyped(text)
              setMoved(null)
            }}
            placeholder="Cari chat, berkas, atau perintah"
            maxLength={2000}
            enterKeyHint="go"
          />
          {isPending ? <Spinner /> : null}
          <kbd className={s.keys} aria-hidden="true">
            Esc
          </kbd>
          <IconButton label="Tutup pencarian" className={s.close} onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {failure === null ? null : (
          <p className={s.failure} role="alert">
            <span>{failure}</span>
            <button type="button" className={s.again} onClick={again}>
              Coba lagi
            </button>
          </p>
        )}
        <List.List className={isEmpty ? s.emptyList : s.list} label="Hasil">
          <Group name={query === '' ? 'Berkas terakhir' : 'Berkas'}>{linesOf(files)}</Group>
          <Group name={query === '' ? 'Chat terakhir' : 'Chat'}>{linesOf(talks)}</Group>
          <Group name="Perintah">
            {commands.map((command) => (
              <CommandLine key={command.id} command={command} query={query} onChoose={() => runCommand(command)} />
            ))}
          </Group>
        </List.List>
        {isEmpty ? (
          <div className={s.none}>
            <p>Tidak ada yang cocok dengan “{query}”.</p>
            <p className={s.hint}>Coba kata lain, misalnya nama pelanggan atau barangnya.</p>
          </div>
        ) : null}
        <div className={s.foot}>
          <span className={s.help} aria-hidden="true">
            <kbd className={s.keys}>↑</kbd>
            <kbd className={s.keys}>↓</kbd> pilih
          </span>
          <span className={s.help} aria-hidden="true">
            <kbd className={s.keys}>Enter</kbd> buka
          </span>
          <output className={s.count}>{isPending ? 'Mencari…' : `${formatNumber(total)} hasil`}</output>
        </div>
      </List>
    </dialog>
  )
}
