import { setTimeout as pause } from 'node:timers/promises'

import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AssistantContext } from '../shared/port.ts'
import type { Assistant } from './assistant.ts'

/** What owners write: a question, and an order for each kind of thing; the quickest to read come first. */
const sentences: readonly string[] = [
  'Terima kasih ya.',
  'Apa bedanya invoice dengan kuitansi?',
  'Buatkan surat izin libur toko untuk Bu Rini.',
  'Buatkan kasir warung: nasi rames 15rb, es teh 4rb.',
  'Hitung BEP: sewa 2jt per bulan, bahan 8rb, dijual 15rb.',
  'Buatkan website untuk laundry kiloan, cuci kering 6rb per kg.',
  'Buatkan presentasi promosi warung kopi.',
  'Buatkan invoice untuk Toko Maju, 20 dus air mineral @ 18.000, ongkir 15rb.',
  'Modal keripik 8rb per bungkus, sebaiknya dijual berapa?',
]

/** Long enough that whoever opens a page meanwhile is answered in between. */
const pauseBetween = 200

/**
 * Lets the embedded engine read and make a few sentences before anybody asks: its patterns are compiled and its answers
 * indexed when they are first needed, and without this the first owner after a start waits for it. Never for a language
 * model, whose every word costs. Nothing of it is kept or charged; ends soon after `signal` aborts.
 */
export const warmUp = async (assistant: Assistant, signal: AbortSignal): Promise<void> => {
  const context: AssistantContext = {
    today: dayIn(new Date()),
    timeZone: defaultTimeZone(),
    ownerName: null,
    turns: [],
  }
  for (const sentence of sentences) {
    await pause(pauseBetween, undefined, { ref: false })
    if (signal.aborted) return
    const understanding = await assistant.understand(sentence, context, signal)
    // The first parts of a reply hold what takes time; the rest are its words, one after the other.
    for await (const part of assistant.compose(understanding, context, signal)) if (part.type === 'text') break
  }
}
