import { EventEmitter, once } from 'node:events'
import type { Assistant } from '#core/assistant/server/assistant.ts'
import type { AssistantContext, ReplyPart, Understanding } from '#core/assistant/shared/port.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'

/** A part to send, or something to do between two parts: wait at a gate, throw. */
export type ScriptStep = ReplyPart | ((signal: AbortSignal) => Promise<void> | void)

export interface Script {
  /** The kind asked for; null for plain chat. */
  readonly kind: ItemKind | null
  readonly steps: readonly ScriptStep[]
}

export interface ScriptedAssistant extends Assistant {
  /** Messages beginning with `start` follow this script; the newest rule wins. */
  when(start: string, script: Script | ((message: string) => Script)): void
  /** The messages that were understood, with what was known at the time. */
  readonly understood: { readonly message: string; readonly context: AssistantContext }[]
  /** How often `compose` was called. */
  composed: number
  /** Resolves when `compose` has been called so often. */
  whenComposed(times: number): Promise<void>
}

export const say = (text: string): ReplyPart => ({ type: 'text', text })

export const make = (kind: ItemKind, title: string, content: unknown = { text: title }): ReplyPart => ({
  type: 'item',
  item: { kind, title, description: `Tentang ${title}`, documentType: kind === 'document' ? 'invoice' : null, content },
})

/** A gate that scripts wait at, until a test opens it. */
export const createGate = (): { readonly open: () => void; readonly passed: () => Promise<void> } => {
  const gate = new AbortController()
  const opened = once(gate.signal, 'abort')
  return {
    open: () => gate.abort(),
    passed: async () => {
      await opened
    },
  }
}

/**
 * An assistant whose answers tests write down. Without a rule it answers a message by repeating it, and makes a
 * document titled by the rest of the sentence for messages that begin with 'buat '.
 */
export const createScriptedAssistant = (): ScriptedAssistant => {
  const rules: { start: string; script: (message: string) => Script }[] = []
  const scriptFor = (message: string): Script => {
    const rule = rules.findLast(({ start }) => message.startsWith(start))
    if (rule) return rule.script(message)
    if (!message.startsWith('buat ')) return { kind: null, steps: [say('Anda menulis: '), say(message)] }
    const title = message.slice('buat '.length)
    return {
      kind: 'document',
      steps: [say('Baik, '), { type: 'step', label: 'Menulis' }, make('document', title), say('sudah jadi.')],
    }
  }
  const composing = new EventEmitter()
  const assistant: ScriptedAssistant = {
    name: 'scripted',
    understood: [],
    composed: 0,
    whenComposed: async (times) => {
      while (assistant.composed < times) await once(composing, 'composed')
    },
    when: (start, script) => {
      rules.push({ start, script: typeof script === 'function' ? script : () => script })
    },
    async understand(message, context): Promise<Understanding> {
      assistant.understood.push({ message, context })
      const { kind } = scriptFor(message)
      if (kind === null) return { outcome: 'answer', intent: 'chat', confidence: 1, topic: message }
      const documentType = kind === 'document' ? 'invoice' : null
      return { outcome: 'request', intent: `create_${kind}`, confidence: 0.9, kind, documentType, request: message }
    },
    async *compose(understanding, _context, signal) {
      assistant.composed += 1
      composing.emit('composed')
      if (understanding.outcome === 'revision') {
        yield { type: 'text', text: understanding.revision.summary }
        return
      }
      const message = understanding.outcome === 'answer' ? understanding.topic : understanding.request
      for (const step of scriptFor(String(message)).steps)
        if (typeof step === 'function') await step(signal)
        else yield step
    },
    async *make({ words }, _context, signal) {
      for (const step of scriptFor(words).steps)
        if (typeof step === 'function') await step(signal)
        else if (step.type === 'step' || step.type === 'item') yield step
    },
  }
  return assistant
}
