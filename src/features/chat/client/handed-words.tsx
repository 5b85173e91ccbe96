import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Send from 'lucide-react/icons/send'
import { type ReactNode, use } from 'react'

import s from './handed-words.module.css'
import { SuggestionsContext, spaced } from './suggestions.tsx'
import { useCopy } from './use-copy.ts'

const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What Markdown made of a line, as far as it is looked at here. */
interface Drawn {
  readonly type: string
  readonly tagName?: string
  readonly value?: string
  readonly children?: readonly Drawn[]
}

const textOf = ({ value, children }: Drawn): string => value ?? (children ?? []).map(textOf).join('')

/** Fewer words are a name, a column or a line of a form. */
const fewestWords = 5

/**
 * The words of a line or point that stands in italics as a whole: answers write so what the owner hands on to somebody
 * else. Null where it is anything else.
 */
export const handedWords = (line: Drawn | undefined): string | null => {
  const parts = (line?.children ?? []).filter((part) => part.type !== 'text' || part.value?.trim() !== '')
  const [only, ...others] = parts
  if (only?.tagName !== 'em' || others.length > 0) return null
  const words = spaced(textOf(only)).trim()
  return words.split(/\s+/).length < fewestWords ? null : words
}

/** True for a sentence that the answer proposes to be sent in this chat: that is a key, nothing to hand on. */
export const useIsProposed = (words: string | null): boolean =>
  use(SuggestionsContext)?.sentences.some((one) => spaced(one) === words) ?? false

/** A text for somebody else as a card of paper (look.md, Messages), with the ways it is handed on. */
export const HandedWords = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => {
  const { outcome, label, copy } = useCopy(words)
  return (
    <div className={s.card} data-handed>
      <p className={s.words}>{children}</p>
      <div className={s.keys}>
        <a
          className={s.key}
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Send {...small} />
          Kirim WhatsApp
        </a>
        <button type="button" className={s.key} onClick={() => void copy()}>
          {outcome === 'copied' ? <Check {...small} className={s.done} /> : <Copy {...small} />}
          <span aria-live="polite">{label}</span>
        </button>
      </div>
    </div>
  )
}
