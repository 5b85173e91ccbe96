import { memo, useRef } from 'react'

import { lazyPart } from '#core/ui/client/lazy-part.ts'

import type { MarkdownProps } from './markdown.tsx'
import { growBlocks, isOrdinaryLine, noBlocks, withClosedMarks } from './markdown-blocks.ts'
import s from './reply-text.module.css'

export const markdownPart = lazyPart<MarkdownProps>(
  async () => (await import('./markdown.tsx')).Markdown,
  ({ Markdown }) => Markdown,
)

/** A figure stays on one line with its unit (look.md, Type). */
export const withJoinedFigures = (text: string): string =>
  text.replace(/\bRp (?=\d)/g, 'Rp\u00a0').replace(/(\d) (?=poin\b)/g, '$1\u00a0')

interface ReplyTextProps {
  readonly text: string
  /** The text still grows: a caret stands at its end. */
  readonly growing?: boolean
}

const Block = memo(({ text }: MarkdownProps) => {
  const Markdown = markdownPart.usePart()
  const joined = withJoinedFigures(text)
  // On a slow phone the first words would wait longer for their reading than for the server.
  if (isOrdinaryLine(joined)) return <p>{joined}</p>
  return Markdown ? <Markdown text={joined} /> : <p className={s.plain}>{joined}</p>
})
Block.displayName = 'Block'

/**
 * The assistant's words. Until the Markdown part is loaded they stand there plainly. Each block is drawn by itself, so
 * that a growing reply is worked through in its last block only.
 */
export const ReplyText = memo(({ text, growing }: ReplyTextProps) => {
  const known = useRef(noBlocks)
  known.current = growBlocks(known.current, text)
  const { blocks } = known.current
  return (
    <div className={growing ? `${s.text} ${s.growing}` : s.text} dir="auto">
      {blocks.map((block, place) => (
        // Blocks only ever grow at the end, so their place is their name.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={place} text={growing && place === blocks.length - 1 ? withClosedMarks(block) : block} />
      ))}
    </div>
  )
})
ReplyText.displayName = 'ReplyText'
