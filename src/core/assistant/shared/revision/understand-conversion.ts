import type { ItemKind } from '#core/items/shared/kinds.ts'

import type { KindSkills } from '../intent/kind-mentions.ts'
import type { AssistantContext } from '../port.ts'

/** What a message makes out of an item that is there. */
export type ConversionWords =
  | {
      readonly means: 'order'
      readonly kind: ItemKind
      readonly documentType: string
      /** In the shape of the kind's own request. */
      readonly request: unknown
    }
  | { readonly means: 'unclear'; readonly question: string }

/** Words of making without which nothing is read: most messages are done with here. */
const cue =
  /(?:buat|bikin|jadi|ubah|ganti|tambah|hapus|diskon|bukan|salah|naik|turun|kurang|harusnya|mestinya|ralat|koreksi|revisi|terbit|lanjut|konversi|convert|invoice|tagihan|faktur|kontrak|perjanjian|kuitansi|kwitansi|penawaran)/i

const longest = 1_000

/**
 * Whether a message may be about something that the chat made before: any that is not long. Owners tell a blank's value
 * (`yang tanda tangan Pak Hendro`) or ask for one in words that no list of cues foresees.
 */
export const mayBeOfMade = (message: string): boolean => message.length <= longest

/**
 * Whether a message makes something new out of the item that stands open, or out of what this chat made last
 * (`buatkan invoice dari penawaran ini`). Null where it does not. Pure.
 */
export const understandConversion = (
  message: string,
  skills: KindSkills,
  context: AssistantContext,
): ConversionWords | null => {
  const item = context.openItem ?? context.lastMade
  const converter = item && skills[item.kind].converter
  if (!item || !converter || message.length > longest || !cue.test(message)) return null
  const found = converter.readConversion(message, item, context)
  if (found === null) return null
  return 'ask' in found ? { means: 'unclear', question: found.ask } : { means: 'order', kind: item.kind, ...found }
}
