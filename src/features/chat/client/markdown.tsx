import { memo, type ReactNode } from 'react'
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'

import { HandedWords, handedWords, useIsProposed } from './handed-words.tsx'
import { Emphasis } from './suggestions.tsx'

const plugins = [remarkGfm]
/** Opens beside the workspace and is told nothing about it. */
const outside = { target: '_blank', rel: 'noopener noreferrer' } as const

type LineProps = ExtraProps & { readonly className?: string | undefined; readonly children?: ReactNode }

/** The card in a line's place where the whole line is to be handed on, else null. */
const useHanded = ({ node, children }: LineProps): ReactNode => {
  const words = handedWords(node)
  const isProposed = useIsProposed(words)
  return words === null || isProposed ? null : <HandedWords words={words}>{children}</HandedWords>
}

const Line = (props: LineProps) => useHanded(props) ?? <p>{props.children}</p>

const Point = (props: LineProps) => <li className={props.className}>{useHanded(props) ?? props.children}</li>

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <a href={href} {...outside}>
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // A picture from elsewhere would tell a stranger who reads this chat: it stands there as a link to it.
  img: ({ src, alt }) =>
    typeof src === 'string' && src !== '' ? (
      <a href={src} {...outside}>
        {alt || src}
      </a>
    ) : (
      <span>{alt}</span>
    ),
  p: Line,
  li: Point,
  em: ({ children }) => <Emphasis>{children}</Emphasis>,
  table: ({ children }) => (
    // A wide table scrolls by itself; with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure tabIndex={0} aria-label="Tabel">
      <table>{children}</table>
    </figure>
  ),
}

export interface MarkdownProps {
  readonly text: string
}

/** A piece of Markdown; the same text is not worked through twice. HTML in it is shown as the text it is. */
export const Markdown = memo(({ text }: MarkdownProps) => (
  <ReactMarkdown remarkPlugins={plugins} components={components}>
    {text}
  </ReactMarkdown>
))
Markdown.displayName = 'Markdown'
