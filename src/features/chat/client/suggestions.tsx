import ArrowUp from 'lucide-react/icons/arrow-up'
import PencilLine from 'lucide-react/icons/pencil-line'
import { createContext, type ReactNode, use } from 'react'

import s from './suggestions.module.css'

interface Suggestions {
  readonly sentences: readonly string[]
  /** A reply runs: asking waits, writing does not. */
  readonly busy: boolean
  readonly onAsk: (question: string) => void
  readonly onWrite: (text: string) => void
}

/** What the answer that is drawn below proposes to be sent; null where it proposes nothing. */
export const SuggestionsContext = createContext<Suggestions | null>(null)

/** Figures stand joined to their units where words are drawn. */
export const spaced = (words: string): string => words.replaceAll('\u00a0', ' ')

const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * Words in italics. A sentence that the answer proposes is a key: a question goes off at once, since chatting is free;
 * an order is put into the box, where its owner makes it an own one before it costs anything.
 */
export const Emphasis = ({ children }: { readonly children: ReactNode }) => {
  const suggestions = use(SuggestionsContext)
  const words = typeof children === 'string' ? spaced(children) : null
  const sentence = suggestions?.sentences.find((one) => spaced(one) === words)
  if (!suggestions || sentence === undefined) return <em>{children}</em>
  const { busy, onAsk, onWrite } = suggestions
  const isQuestion = sentence.endsWith('?')
  return (
    <button
      type="button"
      className={s.key}
      disabled={busy && isQuestion}
      onClick={() => (isQuestion ? onAsk(sentence) : onWrite(sentence))}
    >
      <span className="sr">{isQuestion ? 'Tanyakan: ' : 'Tulis di kotak pesan: '}</span>
      <span>{children}</span>
      {isQuestion ? <ArrowUp {...small} /> : <PencilLine {...small} />}
    </button>
  )
}
