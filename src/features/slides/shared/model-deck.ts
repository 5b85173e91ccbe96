import * as z from 'zod/mini'

import type { ModelTeaching, ToldFacts } from '#core/assistant/shared/kind-skill.ts'
import type { ComposedItem } from '#core/assistant/shared/port.ts'

import { type DeckRequest, deckPurposes, slideCounts } from './deck-request.ts'
import { parseSlidesText } from './scene/parse-slides-text.ts'
import { readDeckRequest } from './reading/read-deck-request.ts'
import { figuresIn } from './reading/told-figures.ts'
import { deckOfSlides, layOutWritten } from './scene/written-slides.ts'

const prompt = `Presentasi (slide). Juragan sendiri yang menyusun slide, tabel, grafik, dan hitungannya; Anda hanya mencatat faktanya.
- purpose: pitch (mencari modal), profile (profil usaha), promotion, training (pelatihan), report (laporan angka), proposal (kerja sama), atau other.
- topic: pokok presentasi dalam beberapa kata pemilik sendiri. business: nama usahanya. presenter: siapa yang membawakan. audience: untuk siapa.
- slideCount: hanya bila pemilik menyebut jumlah slide.
- parts: bagian yang disebut pemilik, misalnya visi atau keunggulan, dengan poinnya seperti yang ditulis. topics: hal yang harus dibahas.
- goods: barang atau jasa dengan harga satuannya. series: angka yang berurutan atau sebanding, misalnya omzet tiap bulan; unit "Rp", "%", atau satuannya.`

const line = z.string().check(z.maxLength(300))
const text = z.optional(line)

/** What a model fills in for a presentation: the facts of the owner's words, all of them optional. */
export const filledDeck = z.object({
  purpose: z.optional(z.enum(deckPurposes)),
  topic: text,
  business: text,
  presenter: text,
  audience: text,
  slideCount: z.optional(z.int().check(z.minimum(slideCounts.min), z.maximum(slideCounts.max))),
  topics: z.optional(z.array(line).check(z.maxLength(60))),
  parts: z.optional(
    z.array(z.object({ title: line, lines: z.array(line).check(z.maxLength(60)) })).check(z.maxLength(40)),
  ),
  goods: z.optional(
    z
      .array(z.object({ name: line, price: z.int().check(z.nonnegative()), per: text, note: text }))
      .check(z.maxLength(200)),
  ),
  series: z.optional(
    z
      .array(
        z.object({
          title: line,
          unit: z.string().check(z.maxLength(20)),
          points: z.array(z.object({ label: line, value: z.number() })).check(z.maxLength(60)),
        }),
      )
      .check(z.maxLength(8)),
  ),
})

const wordsOf = (value: string): string[] => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether the owner's words hold a phrase and a number: what they do not hold is nobody's to state (ASSIST-01). */
const toldBy = ({
  text: source,
}: ToldFacts): { phrase: (value?: string) => string; number: (value: number) => boolean } => {
  const words = new Set(wordsOf(source))
  const numbers = new Set(figuresIn(source.replaceAll('\n', ' ')).map(({ value }) => value))
  for (const figures of source.match(/\d+/g) ?? []) numbers.add(Number(figures))
  return {
    phrase: (value = '') => {
      const all = wordsOf(value)
      const known = all.filter((word) => words.has(word))
      return all.filter((word) => /\d/.test(word)).every((word) => words.has(word)) && known.length * 2 >= all.length
        ? value.trim()
        : ''
    },
    number: (value) => numbers.has(value),
  }
}

/** The request from what a model filled in; what it left out and the embedded engine read is kept. */
const readFilledDeck = (given: unknown, facts: ToldFacts): DeckRequest => {
  const filled = z.parse(filledDeck, given)
  const read = readDeckRequest(facts.reading, facts.context)
  const told = toldBy(facts)
  const isTold = (value: string): boolean => told.phrase(value) !== ''
  const goods = (filled.goods ?? [])
    .filter(({ name, price }) => isTold(name) && told.number(price))
    .map(({ name, note, per, price }) => ({ name, price, per: told.phrase(per), note: told.phrase(note), group: '' }))
  const series = (filled.series ?? [])
    .map((one) => ({ ...one, points: one.points.filter(({ label, value }) => isTold(label) && told.number(value)) }))
    .filter(({ points }) => points.length > 1)
    .map((one) => ({ ...one, isTime: read.series.some(({ isTime }) => isTime) }))
  const parts = (filled.parts ?? [])
    .map(({ lines, title }) => ({ title, lines: lines.filter(isTold) }))
    .filter(({ lines }) => lines.length > 0)
  const topics = (filled.topics ?? []).filter(isTold)
  const count = filled.slideCount
  return {
    ...read,
    purpose: filled.purpose ?? read.purpose,
    topic: told.phrase(filled.topic) || read.topic,
    business: told.phrase(filled.business) || read.business,
    presenter: told.phrase(filled.presenter) || read.presenter,
    audience: told.phrase(filled.audience) || read.audience,
    slideCount: count !== undefined && told.number(count) ? count : read.slideCount,
    goods: goods.length >= read.goods.length ? goods : read.goods,
    series: series.length >= read.series.length ? series : read.series,
    parts: parts.length >= read.parts.length ? parts : read.parts,
    topics: topics.length >= read.topics.length ? topics : read.topics,
  }
}

/** The deck of slides that a model wrote itself (SLIDE-06), word for word. */
export const composeSlidesText = (written: string): ComposedItem => {
  const { slides, title } = parseSlidesText(written)
  const content = deckOfSlides(layOutWritten(slides).slice(0, 200))
  return {
    kind: 'presentation',
    title: (title || 'Presentasi').slice(0, 120),
    description: `Presentasi, ${content.slides.length} slide`,
    documentType: null,
    content,
  }
}

/** What the presentations teach a language model. */
export const deckTeaching: ModelTeaching<DeckRequest> = {
  prompt,
  requestSchema: filledDeck,
  readRequest: readFilledDeck,
  composeText: composeSlidesText,
}
