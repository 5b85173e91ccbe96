import type { AssistantContext, ComposedItem } from '#core/assistant/shared/port.ts'
import { formatDay } from '#core/text/shared/dates.ts'

import { headingParts, type Part, textPart } from './arrangement-parts.ts'
import {
  askParts,
  columnParts,
  figureColumn,
  figureParts,
  pictureParts,
  priceParts,
  timelineParts,
  topicParts,
} from './arrangements.ts'
import { pointParts, stepParts } from './point-arrangements.ts'
import { withClaim } from './claims.ts'
import { closingOf } from './closing-words.ts'
import type { DeckContent, Slide, SlideLayout } from '../scene/deck.ts'
import { sectionsOf } from './deck-arguments.ts'
import { type DeckRequest, type EnglishDeck, slideCounts } from '../deck-request.ts'
import { argueInEnglish, describeEnglish, englishClosing, englishCover } from '../in-english/argue-in-english.ts'
import { priceText } from './goods-sections.ts'
import { pairedSections } from './paired-sections.ts'
import type { Section } from './section.ts'
import { coverOf, describeDeck } from './deck-titles.ts'
import { placeOf, wholeArea } from '../scene/layouts.ts'
import { countedIds, pagesOf, tableArea } from '../scene/written-slides.ts'

type Draft = Omit<Slide, 'id' | 'elements'> & { readonly elements: readonly Part[] }

const tablePart = (rows: NonNullable<Section['rows']>): Part => ({
  type: 'table',
  role: 'table',
  content: '',
  style: {},
  position: tableArea(rows.length),
  table: { header: true, rows: rows.map((row) => [...row]) },
})

const priceRows = (goods: NonNullable<Section['goods']>): string[][] => {
  const hasNotes = goods.some(({ note }) => note !== '')
  const rows = goods.map((one) => [one.name, priceText(one), ...(hasNotes ? [one.note] : [])])
  return [['Nama', 'Harga', ...(hasNotes ? ['Keterangan'] : [])], ...rows]
}

const chartParts = ({ chart, values }: Section): Part[] => [
  ...figureColumn(values ?? [], placeOf('chart', 'body') ?? wholeArea),
  {
    type: 'chart',
    role: 'figure',
    content: '',
    style: {},
    position: { ...(placeOf('chart', 'figure') ?? wholeArea) },
    ...(chart ? { chart } : {}),
  },
]

/** What stands under a section's heading, on a slide of which layout. */
const bodyOf = (section: Section, lines: readonly string[]): { layout: SlideLayout; parts: Part[] } => {
  const content = (parts: Part[] | null): { layout: SlideLayout; parts: Part[] } => ({
    layout: 'content',
    parts: parts ?? pointParts(lines),
  })
  switch (section.kind) {
    case 'chart':
      return { layout: 'chart', parts: chartParts(section) }
    case 'picture':
      return { layout: 'image', parts: pictureParts(lines, section.picture ?? '') }
    case 'topic':
      return content(topicParts(section.number ?? 1, lines))
    case 'goods': {
      const goods = section.goods ?? []
      return content(priceParts(goods) ?? [tablePart(priceRows(goods))])
    }
    case 'table':
      return content([tablePart(section.rows ?? [])])
    case 'values':
      return content(figureParts(section.values ?? []))
    case 'timeline':
      return content(timelineParts(section.events ?? []))
    case 'columns':
      return content(columnParts(section.columns ?? []))
    case 'ask':
      return content(
        section.ask
          ? section.ask.uses.length === 0
            ? figureParts([section.ask.whole])
            : askParts(section.ask.whole, section.ask.uses)
          : null,
      )
    case 'steps':
      return content(stepParts(lines))
    case 'points':
      return content(null)
  }
}

const draftOf = (section: Section, lines: readonly string[], title: string): Draft => {
  const { layout, parts } = bodyOf(section, lines)
  return { title, notes: section.notes, layout, elements: [...headingParts(title, section.kicker), ...parts] }
}

/** A section on as many slides as its lines need; tables and figures fit by themselves. */
const draftsOf = (section: Section): Draft[] => {
  const isFitting =
    section.kind === 'columns'
      ? columnParts(section.columns ?? []) !== null
      : section.kind !== 'steps' || stepParts(section.lines) !== null
  if (section.kind !== 'points' && isFitting) return [draftOf(section, section.lines, section.title)]
  return pagesOf(section.lines, wholeArea).map((lines, page) =>
    draftOf(section, lines, page === 0 ? section.title : `${section.title} (${section.goesOn ?? 'lanjutan'})`),
  )
}

/** Two sections as one: their lines under the first one's title, unless that was of less weight. */
const merged = (one: Section, other: Section): Section => ({
  title:
    one.title === other.title
      ? one.title
      : `${one.title} dan ${other.title.charAt(0).toLowerCase()}${other.title.slice(1)}`.slice(0, 90),
  kind: 'points',
  lines:
    one.kind === 'points' && other.kind === 'points' && one.title === other.title
      ? [...one.lines, ...other.lines]
      : [...one.lines, ...other.lines],
  notes: `${one.notes} ${other.notes}`.trim(),
})

/** Laying a section out is dear, and it is asked for again after every step of shrinking. */
const laidOut = new WeakMap<Section, Draft[]>()
const draftsFrom = (section: Section): Draft[] => {
  const known = laidOut.get(section)
  if (known) return known
  const drafts = draftsOf(section)
  laidOut.set(section, drafts)
  return drafts
}

const slidesNeeded = (sections: readonly Section[]): number =>
  sections.reduce((sum, section) => sum + draftsFrom(section).length, 0)

/** Fewer sections: blanks go first, then the two neighbours with the fewest lines become one. */
const shrink = (sections: readonly Section[], room: number): Section[] => {
  const kept = [...sections]
  while (slidesNeeded(kept) > room && kept.length > 1) {
    const blank = kept.findLastIndex(({ isBlank }) => isBlank === true)
    if (blank >= 0) {
      kept.splice(blank, 1)
      continue
    }
    const weight = (at: number): number => {
      const pair = [kept[at], kept[at + 1]]
      const isVisual = pair.some((one) => one !== undefined && one.kind !== 'points')
      return pair.reduce((sum, one) => sum + (one?.lines.length ?? 0), 0) + (isVisual ? 1000 : 0)
    }
    const [at = 0] = Array.from({ length: kept.length - 1 }, (_, index) => index).toSorted(
      (a, b) => weight(a) - weight(b),
    )
    const [one, other] = [kept[at], kept[at + 1]]
    if (!one || !other) break
    kept.splice(at, 2, merged(one, other))
  }
  return kept
}

/** Lines that no slide has room for go to the notes of the last one: nothing that was said is lost. */
const fitInto = (drafts: readonly Draft[], room: number, heading = 'Tidak muat di slide'): Draft[] => {
  if (drafts.length <= room) return [...drafts]
  const kept = drafts.slice(0, room)
  const left = drafts
    .slice(room)
    .flatMap(({ elements }) => elements.filter(({ role }) => role !== 'title').map(({ content }) => content))
  const last = kept.at(-1)
  if (!last) return kept
  return [
    ...kept.slice(0, -1),
    {
      ...last,
      notes: `${last.notes ?? ''}\n\n${heading}:\n${left.filter((one) => one !== '').join('\n')}`.trim(),
    },
  ]
}

const eyebrowPart = (words: string): Part => textPart('eyebrow', words, { x: 48, y: 76, width: 560, height: 28 })

/** The words of a cover or of the last slide. */
interface FrameWords {
  readonly eyebrow: string
  readonly title: string
  readonly lines: readonly string[]
  readonly notes: string
}

const coverOfWords = (
  { eyebrow, lines, notes, title }: FrameWords,
  business: string,
  { profile }: AssistantContext,
): Draft => {
  const logo = business === profile?.name ? (profile.logo ?? '') : ''
  return {
    title,
    layout: 'title',
    notes,
    elements: [
      ...(logo === ''
        ? []
        : [
            {
              type: 'image' as const,
              role: 'logo',
              content: logo,
              alt: `Logo ${business}`,
              style: {},
              position: { x: 48, y: 36, width: 56, height: 56 },
            },
          ]),
      ...(eyebrow === '' ? [] : [eyebrowPart(eyebrow)]),
      textPart('title', title, { ...(placeOf('title', 'title') ?? wholeArea) }),
      ...(lines.length === 0
        ? []
        : [textPart('subtitle', lines.join('\n'), { ...(placeOf('title', 'subtitle') ?? wholeArea) })]),
    ],
  }
}

const coverDraft = (request: DeckRequest, context: AssistantContext): Draft => {
  const where = request.occasion === '' ? '' : ` ${request.occasion}.`
  const day = `Disiapkan ${formatDay(context.today)}.`
  const notes = `Perkenalkan diri dan sebutkan tujuan presentasi ini. ${day}${where}`
  return coverOfWords({ ...coverOf(request), notes }, request.business, context)
}

const closingOfWords = ({ eyebrow, lines, notes, title }: FrameWords): Draft => ({
  title,
  layout: 'title',
  notes,
  elements: [
    ...(eyebrow === '' ? [] : [eyebrowPart(eyebrow)]),
    textPart('title', title, { ...(placeOf('title', 'title') ?? wholeArea) }),
    textPart('subtitle', lines.join('\n'), { x: 48, y: 274, width: 560, height: 120 }),
  ],
})

const closingDraft = (request: DeckRequest): Draft =>
  closingOfWords({
    ...closingOf(request),
    notes: 'Ucapkan terima kasih, ulangi ajakan utama, dan biarkan slide kontak ini tampil selama tanya jawab.',
  })

/** A deck that was ordered in English is written in it, from its cover to its notes. */
const englishDrafts = (deck: EnglishDeck, wished: number | null, context: AssistantContext): Draft[] => {
  const room = Math.max(1, (wished ?? slideCounts.max) - 2)
  const sections = shrink(argueInEnglish(deck), room)
  return [
    coverOfWords(englishCover(deck), deck.business, context),
    ...fitInto(sections.flatMap(draftsFrom), room, 'Did not fit on a slide'),
    closingOfWords(englishClosing(deck)),
  ].slice(0, wished ?? slideCounts.max)
}

/** Everything on one slide, as a single wished slide has it. */
const soleDraft = (request: DeckRequest, cover: Draft, sections: readonly Section[]): Draft[] => {
  const said = sections.filter(({ isBlank }) => !isBlank)
  const [only] = said
  const contacts = request.contacts.map(({ label, value }) => `${label}: ${value}`)
  const notes = [cover.notes ?? '', ...said.map((one) => one.notes)].join(' ').trim()
  if (only && said.length === 1 && only.kind !== 'points' && only.kind !== 'steps')
    return [{ ...draftOf(only, only.lines, cover.title), notes }]
  const subtitle = cover.elements.find(({ role }) => role === 'subtitle')?.content.split('\n') ?? []
  const all = [...subtitle, ...said.flatMap(({ lines }) => lines), ...contacts]
  const lines = all.length > 0 ? all : ['[isi poin pertama]', '[isi poin kedua]', '[isi poin ketiga]']
  return fitInto(draftsOf({ title: cover.title, kind: 'points', lines, notes }), 1)
}

const draftsFor = (request: DeckRequest, context: AssistantContext): Draft[] => {
  const cover = coverDraft(request, context)
  const closing = closingDraft(request)
  const wished = request.slideCount
  const argued = sectionsOf(request, wished === null ? null : wished - 2, slidesNeeded)
  const sections = wished === null ? pairedSections(argued, request) : argued
  if (wished === 1) return soleDraft(request, cover, sections)
  const room = (wished ?? 30) - 2
  // Two slides are a cover and what was said; the contact stands among it.
  if (wished === 2)
    return [
      cover,
      ...soleDraft(
        { ...request, contacts: request.contacts },
        { ...closing, title: cover.title === '' ? 'Isi' : 'Yang perlu diketahui', elements: [] },
        sections,
      ),
    ]
  return [
    cover,
    ...fitInto(
      shrink(sections, room)
        .map((section) => withClaim(section, request))
        .flatMap(draftsFrom),
      room,
    ),
    closing,
  ]
}

/** The deck of a request. Pure: the same request makes the same deck, ids included. */
export const composeDeck = (request: DeckRequest, context: AssistantContext): DeckContent => ({
  schemaVersion: 1,
  theme: request.theme,
  ...(request.business === '' ? {} : { footer: request.business }),
  ...(request.english ? { language: 'en' as const } : {}),
  slides: (request.english
    ? englishDrafts(request.english, request.slideCount, context)
    : draftsFor(request, context)
  ).map(({ elements, ...draft }, index): Slide => {
    const ids = countedIds(index + 1)
    return { ...draft, id: ids.slide, elements: elements.map((part, at) => ({ ...part, id: ids.element(at + 1) })) }
  }),
})

export const composeDeckItem = (request: DeckRequest, context: AssistantContext): ComposedItem => {
  const content = composeDeck(request, context)
  return {
    kind: 'presentation',
    ...(request.english
      ? describeEnglish(request.english, content.slides.length)
      : describeDeck(request, content.slides.length)),
    documentType: null,
    content,
  }
}
