import { useState } from 'react'
import { useStore } from 'zustand'

import { type MemorySource, memorySourceNames } from '#core/assistant/shared/memory/owner-memory.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'

import type { ChatMessage } from '../shared/message.ts'
import type { Chat } from './chat-store.ts'
import { priceOf } from './message-keys.tsx'
import s from './used-facts.module.css'

interface UsedFactsProps {
  readonly chat: Chat
  readonly message: ChatMessage
  readonly used: NonNullable<ChatMessage['used']>
  readonly busy: boolean
  readonly onRegenerate: (messageId: string) => void
}

/** The facts of each source as one chip says them. */
const bySource = (used: UsedFactsProps['used']): [MemorySource, string][] => {
  const labels = new Map<MemorySource, string[]>()
  for (const { source, label } of used) labels.set(source, [...(labels.get(source) ?? []), label])
  return [...labels].map(([source, all]) => [source, all.join(', ')])
}

/**
 * What of the owner's own went into a reply (ASSIST-06). What is switched off here is not used in this chat any more, and
 * the same order can be answered again without it.
 */
export const UsedFacts = ({ chat, message, used, busy, onRegenerate }: UsedFactsProps) => {
  const off = useStore(chat.state, ({ memoryOff }) => memoryOff)
  const [problem, setProblem] = useState<string | null>(null)
  /** Older replies that used the same need not offer to be made again. */
  const [wasTurned, setWasTurned] = useState(false)
  const facts = bySource(used)
  const withdrawn = facts.filter(([source]) => off.includes(source))
  const turn = async (source: MemorySource, isOff: boolean): Promise<void> => {
    setProblem(null)
    setWasTurned(true)
    try {
      await chat.turnMemory(source, !isOff)
    } catch (error) {
      setProblem(errorText(toAppError(error).code))
    }
  }
  const price = message.item ? priceOf(message.item.kind) : 0
  return (
    <div className={s.used}>
      <span className={s.lead} aria-hidden="true">
        Memakai:
      </span>
      <ul className={s.facts} aria-label="Memakai data Anda">
        {facts.map(([source, label]) => {
          const isOff = off.includes(source)
          return (
            <li key={source} className={classNames(s.fact, isOff && s.off)}>
              <span className={s.label}>{isOff ? <s>{label}</s> : label}</span>
              <button
                type="button"
                className={s.switch}
                aria-label={`${isOff ? 'Pakai lagi' : 'Jangan pakai'}: ${memorySourceNames[source]}`}
                onClick={() => void turn(source, !isOff)}
              >
                {isOff ? 'Pakai lagi' : 'Jangan pakai'}
              </button>
            </li>
          )
        })}
      </ul>
      {withdrawn.length === 0 || !wasTurned ? null : (
        <div className={s.without}>
          <output>
            Mulai sekarang chat ini tidak memakai {withdrawn.map(([source]) => memorySourceNames[source]).join(' dan ')}
            {message.item ? (
              <>
                . Membuat lagi tanpa itu memakai <b className="num">{formatNumber(price)} poin</b>; yang lama tetap ada.
              </>
            ) : (
              '.'
            )}
          </output>
          <Button look="teal" disabled={busy} onClick={() => onRegenerate(message.id)}>
            {message.item ? 'Buat lagi tanpa itu' : 'Jawab lagi tanpa itu'}
          </Button>
        </div>
      )}
      {problem === null ? null : (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
