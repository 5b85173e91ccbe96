import Link from 'lucide-react/icons/link'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { copyText } from '#core/ui/client/copy-text.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'

import type { HelpArticle, HelpBlock } from '../../shared/help/article.ts'
import s from './article-page.module.css'

interface BlockProps {
  readonly block: HelpBlock
  readonly onTry: (sentence: string) => void
}

const Block = ({ block, onTry }: BlockProps) => {
  if (typeof block === 'string') return <p>{block}</p>
  if ('steps' in block)
    return (
      <ol className={s.steps}>
        {block.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )
  if ('list' in block)
    return (
      <ul className={s.list}>
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  if ('rows' in block)
    return (
      <div className={s.rows}>
        {block.rows.map(([name, figure]) => (
          <LedgerRow key={name} name={name} figure={figure} className={s.ledger} />
        ))}
      </div>
    )
  return (
    <div className={s.example}>
      <p>“{block.try}”</p>
      <Button
        look="teal"
        icon={<MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => onTry(block.try)}
      >
        Coba
      </Button>
    </div>
  )
}

/** One article, with the key that copies its address. */
export const ArticlePage = ({ article, onTry }: { readonly article: HelpArticle } & Pick<BlockProps, 'onTry'>) => {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(`${location.origin}/?bantuan=${article.id}`)
    setCopied(isCopied ? 'yes' : 'no')
  }
  return (
    // Rolls by itself, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className={s.page} aria-labelledby={`help-${article.id}`} tabIndex={0}>
      <h3 id={`help-${article.id}`} className={s.title}>
        {article.title}
      </h3>
      {article.body.map((block) => (
        <Block key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} onTry={onTry} />
      ))}
      <p className={s.foot}>
        <Button
          look="quiet"
          icon={<Link size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Salin tautan artikel
        </Button>
        <output>
          {copied === 'yes' ? 'Tersalin.' : copied === 'no' ? 'Browser ini tidak mengizinkan menyalin.' : ''}
        </output>
      </p>
    </article>
  )
}
