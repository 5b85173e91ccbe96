import { memo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

const plugins = [remarkGfm]
// Pictures from elsewhere would tell a stranger who reads this chat; the policy refuses them anyway.
const refused = ['img']
const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ),
  table: ({ children }) => (
    // A wide table scrolls by itself; with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure tabIndex={0} aria-label="Tabel">
      <table>{children}</table>
    </figure>
  ),
}

interface MarkdownProps {
  readonly text: string
}

/** A finished piece of Markdown; the same text is not worked through twice. */
export const Markdown = memo(({ text }: MarkdownProps) => (
  <ReactMarkdown remarkPlugins={plugins} disallowedElements={refused} components={components}>
    {text}
  </ReactMarkdown>
))
Markdown.displayName = 'Markdown'
