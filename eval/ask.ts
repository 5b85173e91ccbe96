import type { Assistant } from '#core/assistant/server/assistant.ts'
import { businessProfile } from '#core/assistant/shared/business-profile.ts'
import type { OwnerMemory } from '#core/assistant/shared/memory/owner-memory.ts'
import { pointedAt } from '#core/assistant/shared/pointed-item.ts'
import type { AssistantContext, ComposedItem, OpenItem, Turn, Understanding } from '#core/assistant/shared/port.ts'
import { mayBeOfMade } from '#core/assistant/shared/revision/understand-conversion.ts'
import { itemKinds, type ItemKind } from '#core/items/shared/kinds.ts'
import type { ComposedPos } from '#features/pos/shared/pos-content.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { afterChange, withIds } from './after-change.ts'
import type { EvalCase } from './case-file.ts'
import type { Outcome } from './judge.ts'
import { readableItem } from './readable.ts'

/** The day on which all cases are asked: dates such as `besok` are judged by it. */
export const evalDay = '2026-11-21' as IsoDay

interface Reply {
  readonly understanding: Understanding
  readonly text: string
  readonly item: ComposedItem | null
}

const replyOf = async (assistant: Assistant, message: string, context: AssistantContext): Promise<Reply> => {
  const { signal } = new AbortController()
  const understanding = await assistant.understand(message, context, signal)
  let text = ''
  let item: ComposedItem | null = null
  for await (const part of assistant.compose(understanding, context, signal)) {
    if (part.type === 'text') text += part.text
    else if (part.type === 'item') item = part.item
  }
  return { understanding, text, item }
}

const asKind = (value: unknown): ItemKind | null => itemKinds.find((kind) => kind === value) ?? null

const fieldOf = (content: unknown, ...path: string[]): string | null => {
  let value: unknown = content
  for (const name of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof value === 'string' && value !== '' ? value : null
}

const outcomeOf = ({ understanding, text, item }: Reply, open: ComposedItem | null): Outcome => {
  const isChange = understanding.outcome === 'revision'
  // What is judged of a proposed change is the item after it.
  const shown = understanding.outcome === 'revision' && open ? afterChange(open, understanding.revision.changes) : item
  return {
    kind: isChange ? 'revision' : asKind(item?.kind),
    documentType: item?.documentType ?? null,
    posIntent: item?.kind === 'pos' ? understanding.intent : null,
    businessName: fieldOf(shown?.content, 'businessInfo', 'name'),
    businessType: fieldOf(shown?.content, 'businessType') ?? fieldOf(shown?.content, 'businessInfo', 'type'),
    title: shown?.title ?? '',
    readable: shown ? readableItem(shown) : '',
    answer: text,
    intent: understanding.intent,
  }
}

/** A till's goods stand in rows of their own beside its content. */
const withRows = (kind: ItemKind, content: unknown): unknown =>
  kind === 'pos' ? { ...(content as object), products: withIds((content as ComposedPos).goods) } : content

const asOpen = ({ kind, title, documentType, content }: ComposedItem): OpenItem => ({
  id: 'itm_eval',
  kind,
  title,
  documentType,
  content: withRows(kind, content),
  selection: null,
})

/** Runs one case through the assistant's port: earlier turns first, then the message. */
export const ask = async (assistant: Assistant, one: EvalCase): Promise<Outcome> => {
  const { profile, ownerName, open, memory } = one.context
  const made: ComposedItem[] = []
  const turns: Turn[] = []
  const base: AssistantContext = {
    today: evalDay,
    timeZone: 'Asia/Jakarta',
    ownerName: ownerName ?? null,
    turns,
    ...(profile ? { profile: businessProfile.parse(profile) } : {}),
    ...(memory === undefined ? {} : { memory: memory as OwnerMemory }),
  }
  /** The place of what a message is about among all that was made: what it names, else the last. */
  const placeOf = (message: string): number => pointedAt(message, made) ?? made.length - 1
  const asLast = (message: string) => {
    const item = made[placeOf(message)]
    return item !== undefined && mayBeOfMade(message) ? { lastMade: asOpen(item) } : {}
  }
  for (const turn of one.turns) {
    if (typeof turn !== 'string') turns.push(turn)
    else {
      const reply = await replyOf(assistant, turn, { ...base, turns: [...turns], ...asLast(turn) })
      const { understanding, text, item } = reply
      const before = made[placeOf(turn)]
      if (item !== null) made.push(item)
      // The owner takes what is proposed on the way.
      else if (understanding.outcome === 'revision' && before !== undefined)
        made[placeOf(turn)] = afterChange(before, understanding.revision.changes)
      const did = item === null ? (understanding.outcome === 'revision' ? 'proposed' : null) : 'made'
      turns.push({ sender: 'user', content: turn }, { sender: 'ai', content: text, ...(did ? { did } : {}) })
    }
  }
  const opened = open === undefined ? null : (await replyOf(assistant, open, { ...base, turns: [] })).item
  if (open !== undefined && opened === null) throw new Error(`${one.id}: what should stand open was not made`)
  const about = opened ? { openItem: asOpen(opened) } : asLast(one.message)
  return outcomeOf(
    await replyOf(assistant, one.message, { ...base, turns: [...turns], ...about }),
    opened ?? made[placeOf(one.message)] ?? null,
  )
}
