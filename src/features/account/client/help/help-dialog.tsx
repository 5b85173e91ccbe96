import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'

import { type HelpArticle, helpGroups } from '../../shared/help/article.ts'
import { helpArticles } from '../../shared/help/articles.ts'
import { searchHelp } from '../../shared/help/search-help.ts'
import { ArticlePage } from './article-page.tsx'
import s from './help-dialog.module.css'

export interface HelpDialogProps {
  /** The article to begin with. */
  readonly articleId: string | null
  readonly onTry: (sentence: string) => void
  readonly onClose: () => void
}

const known = (id: string | null): HelpArticle | null => helpArticles.find((article) => article.id === id) ?? null

interface ListProps {
  readonly articles: readonly HelpArticle[]
  readonly isSearch: boolean
  readonly chosenId: string | null
  readonly onChoose: (article: HelpArticle) => void
}

const List = ({ articles, isSearch, chosenId, onChoose }: ListProps) => {
  const rows = (some: readonly HelpArticle[]) => (
    <ul>
      {some.map((article) => (
        <li key={article.id}>
          <button
            type="button"
            className={s.row}
            data-article={article.id}
            aria-current={article.id === chosenId ? 'true' : undefined}
            onClick={() => onChoose(article)}
          >
            {article.title}
          </button>
        </li>
      ))}
    </ul>
  )
  if (isSearch) return rows(articles)
  return helpGroups.map((group) => (
    <section key={group}>
      <h3 className={s.group}>{group}</h3>
      {rows(articles.filter((article) => article.group === group))}
    </section>
  ))
}

const focusArticle = (list: HTMLElement | null, step: 1 | -1): void => {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-article]') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = at === -1 ? (step === 1 ? 0 : -1) : at + step
  rows[next]?.focus()
}

/** The guide inside the product (SIDE-10): searched as one types, read beside its list. */
export const HelpDialog = ({ articleId, onTry, onClose }: HelpDialogProps) => {
  const isPhone = useWidthClass() === 'mobile'
  const [query, setQuery] = useState('')
  const [chosenId, setChosenId] = useState(() => known(articleId)?.id ?? null)
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const isSearch = query.trim() !== ''
  const found = useMemo(() => searchHelp(query, helpArticles), [query])
  // A wide screen always has a page open; a phone shows the list until one is chosen.
  const chosen = known(chosenId) ?? (isPhone ? null : (found[0] ?? null))
  const showsList = !isPhone || chosen === null

  const choose = (article: HelpArticle): void => setChosenId(article.id)
  const handleListKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const isFirst = document.activeElement === list.current?.querySelector('[data-article]')
    if (event.key === 'ArrowUp' && isFirst) search.current?.focus()
    else focusArticle(list.current, event.key === 'ArrowDown' ? 1 : -1)
  }
  const handleSearchKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      focusArticle(list.current, 1)
    }
    if (event.key === 'Enter' && isSearch && found[0]) choose(found[0])
    // The first Escape empties the search, the next one closes the help.
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      event.stopPropagation()
      setQuery('')
    }
  }

  return (
    <DialogShell
      title="Bantuan"
      size="wide"
      onClose={onClose}
      start={
        isPhone && chosen !== null ? (
          <IconButton label="Kembali ke daftar" onClick={() => setChosenId(null)}>
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        ) : null
      }
    >
      <div className={s.body}>
        {showsList ? (
          <div className={s.side}>
            <div className={s.search}>
              <Search size={18} strokeWidth={1.75} aria-hidden="true" />
              <input
                ref={search}
                type="search"
                value={query}
                aria-label="Cari bantuan"
                placeholder="Cari: unduh pdf, poin, kasir…"
                enterKeyHint="search"
                onChange={(event) => {
                  setQuery(event.target.value)
                  setChosenId(null)
                }}
                onKeyDown={handleSearchKey}
              />
            </div>
            <output className="sr">{isSearch ? `${found.length} artikel ditemukan` : ''}</output>
            {/* Arrows go through the rows, which are keys themselves. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <nav ref={list} className={s.list} aria-label="Artikel bantuan" onKeyDown={handleListKey}>
              {found.length === 0 ? (
                <p className={s.none}>
                  Tidak ada yang cocok dengan “{query.trim()}”. Coba kata lain, atau tanyakan saja di chat: gratis.
                </p>
              ) : (
                <List articles={found} isSearch={isSearch} chosenId={chosen?.id ?? null} onChoose={choose} />
              )}
            </nav>
          </div>
        ) : null}
        {chosen === null ? null : <ArticlePage key={chosen.id} article={chosen} onTry={onTry} />}
      </div>
    </DialogShell>
  )
}
