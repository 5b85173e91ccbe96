import { lazy, Suspense } from 'react'

import { blocksOf } from './markdown-blocks.ts'
import s from './reply-text.module.css'

const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }))

/** A figure stays on one line with its unit (look.md, Type). */
export const withJoinedFigures = (text: string): string =>
  text.replace(/\bRp (?=\d)/g, 'Rp\u00a0').replace(/(\d) (?=poin\b)/g, '$1\u00a0')

interface ReplyTextProps {
  readonly text: string
  /** The text still grows: a caret stands at its end. */
  readonly growing?: boolean
}

/** The assistant's words. Until the Markdown part is loaded they stand there plainly. */
export const ReplyText = ({ text, growing }: ReplyTextProps) => (
  <div className={growing ? `${s.text} ${s.growing}` : s.text} dir="auto">
    {blocksOf(withJoinedFigures(text)).map((block, place) => (
      // Blocks only ever grow at the end, so their place is their name.
      // oxlint-disable-next-line react/no-array-index-key
      <Suspense key={place} fallback={<p className={s.plain}>{block}</p>}>
        <Markdown text={block} />
      </Suspense>
    ))}
  </div>
)
