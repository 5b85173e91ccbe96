import type { AssistantContext, ComposedItem } from '#core/assistant/shared/port.ts'
import { formatDay } from '#core/text/shared/dates.ts'

import type { DeckContent, Slide, SlideElement } from './deck.ts'
import type { DeckRequest } from './deck-request.ts'
import { purposeNames } from './deck-purpose.ts'
import { coverOf, furtherSections, type Section, sectionsOf } from './deck-sections.ts'
import { placeOf, wholeArea } from './layouts.ts'
import { sentenceCase } from './told-words.ts'
import { countedIds, pagesOf, tableArea } from './written-slides.ts'

type Part = Omit<SlideElement, 'id'>
type Draft = Omit<Slide, 'id' | 'elements'> & { readonly elements: readonly Part[] }

const text = (role: string, content: string, position: SlideElement['position'], style: Part['style'] = {}): Part => ({
  type: 'text',
  role,
  content,
  style,
  position: { ...position },
})

const heading = (title: string): Part => text('title', title, placeOf('content', 'title') ?? wholeArea)

const list = (lines: readonly string[], position = wholeArea): Part =>
  text('body', lines.join('\n'), position, { list: lines.length > 1 ? 'bullet' : 'none' })

/** Key figures side by side, each with what it says below it. */
const valueParts = (values: NonNullable<Section['values']>): Part[] => {
  const gap = 24
  const width = (wholeArea.width - gap * (values.length - 1)) / Math.max(1, values.length)
  return values.flatMap(({ label, value }, at): Part[] => {
    const x = wholeArea.x + at * (width + gap)
    return [
      text('value', value, { x, y: 168, width, height: 84 }, { verticalAlign: 'bottom' }),
      {
        type: 'shape',
        role: 'rule',
        shape: 'line',
        content: '',
        style: {},
        position: { x, y: 258, width: Math.min(56, width), height: 8 },
      },
      text('caption', label, { x, y: 276, width, height: 60 }),
    ]
  })
}

/** The same one below the other, beside a chart. */
const valueColumn = (values: NonNullable<Section['values']>): Part[] => {
  const place = placeOf('chart', 'body') ?? wholeArea
  const step = place.height / Math.max(3, values.length)
  return values.flatMap(({ label, value }, at): Part[] => {
    const box = { x: place.x, width: place.width - 16 }
    const y = place.y + at * step
    return [
      text('value', value, { ...box, y, height: 42 }),
      text('caption', label, { ...box, y: y + 46, height: step - 54 }),
    ]
  })
}

const draftOf = (section: Section, lines: readonly string[], title: string): Draft => {
  const { chart, kind, notes, picture, rows, values } = section
  const common = { title, notes }
  switch (kind) {
    case 'chart': {
      const figure: Part = {
        type: 'chart',
        role: 'figure',
        content: '',
        style: {},
        position: { ...(placeOf('chart', 'figure') ?? wholeArea) },
        ...(chart ? { chart } : {}),
      }
      return {
        ...common,
        layout: 'chart',
        elements: [heading(title), ...valueColumn(values ?? []), figure],
      }
    }
    case 'table':
      return {
        ...common,
        layout: 'content',
        elements: [
          heading(title),
          {
            type: 'table',
            role: 'table',
            content: '',
            style: {},
            position: tableArea(rows?.length ?? 1),
            table: { header: true, rows: (rows ?? []).map((row) => [...row]) },
          },
        ],
      }
    case 'values':
      return { ...common, layout: 'content', elements: [heading(title), ...valueParts(values ?? [])] }
    case 'picture':
      return {
        ...common,
        layout: 'image',
        elements: [
          heading(title),
          list(lines, placeOf('image', 'body') ?? wholeArea),
          {
            type: 'image',
            role: 'picture',
            content: '',
            alt: picture ?? '',
            style: {},
            position: { ...(placeOf('image', 'picture') ?? wholeArea) },
          },
        ],
      }
    case 'points':
      return { ...common, layout: 'content', elements: [heading(title), list(lines)] }
  }
}

/** A section on as many slides as its lines need; tables and figures fit by themselves. */
const draftsOf = (section: Section): Draft[] => {
  if (section.kind !== 'points') return [draftOf(section, section.lines, section.title)]
  return pagesOf(section.lines, wholeArea).map((lines, page) =>
    draftOf(section, lines, page === 0 ? section.title : `${section.title} (lanjutan)`),
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

const slidesNeeded = (sections: readonly Section[]): number =>
  sections.reduce((sum, section) => sum + draftsOf(section).length, 0)

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

/** More sections: further steps of the argument, before the last one. */
const grow = (sections: readonly Section[], further: readonly Section[], room: number): Section[] => {
  const more = further
    .filter(({ title }) => !sections.some((one) => one.title === title))
    .slice(0, Math.max(0, room - slidesNeeded(sections)))
  const agenda = more.filter(({ title }) => title === 'Agenda')
  return [...agenda, ...sections, ...more.filter((one) => !agenda.includes(one))]
}

/** Lines that no slide has room for go to the notes of the last one: nothing that was said is lost. */
const fitInto = (drafts: readonly Draft[], room: number): Draft[] => {
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
      notes: `${last.notes ?? ''}\n\nTidak muat di slide:\n${left.filter((one) => one !== '').join('\n')}`.trim(),
    },
  ]
}

const coverDraft = (request: DeckRequest, context: AssistantContext): Draft => {
  const { title, lines } = coverOf(request)
  const logo = request.business === context.profile?.name ? (context.profile?.logo ?? '') : ''
  const day = `Disiapkan ${formatDay(context.today)}.`
  const where = request.occasion === '' ? '' : ` ${request.occasion}.`
  return {
    title,
    layout: 'title',
    notes: `Perkenalkan diri dan sebutkan tujuan presentasi ini. ${day}${where}`,
    elements: [
      ...(logo === ''
        ? []
        : [
            {
              type: 'image' as const,
              role: 'logo',
              content: logo,
              alt: `Logo ${request.business}`,
              style: {},
              position: { x: 48, y: 36, width: 56, height: 56 },
            },
          ]),
      text('title', title, placeOf('title', 'title') ?? wholeArea),
      text('subtitle', lines.join('\n'), placeOf('title', 'subtitle') ?? wholeArea),
    ].filter(({ content, role }) => role !== 'subtitle' || content !== ''),
  }
}

const closingDraft = (request: DeckRequest): Draft => {
  const { business, contacts } = request
  const lines =
    contacts.length > 0
      ? contacts.map(({ label, value }) => `${label}: ${value}`)
      : ['Telepon/WhatsApp: [isi nomor telepon]']
  return {
    title: 'Terima kasih',
    layout: 'title',
    notes: 'Ucapkan terima kasih, ulangi ajakan utama, dan biarkan slide kontak ini tampil selama tanya jawab.',
    elements: [
      text('title', 'Terima kasih', placeOf('title', 'title') ?? wholeArea),
      text('subtitle', [business, ...lines].filter((line) => line !== '').join('\n'), {
        x: 48,
        y: 260,
        width: 560,
        height: 120,
      }),
    ],
  }
}

/** Everything on one slide, as a single wished slide has it. */
const soleDraft = (request: DeckRequest, cover: Draft, sections: readonly Section[]): Draft[] => {
  const said = sections.filter(({ isBlank }) => !isBlank)
  const [only] = said
  const contacts = request.contacts.map(({ label, value }) => `${label}: ${value}`)
  const notes = [cover.notes ?? '', ...said.map((one) => one.notes)].join(' ').trim()
  if (only && said.length === 1 && only.kind !== 'points') return [{ ...draftOf(only, only.lines, cover.title), notes }]
  const subtitle = cover.elements.find(({ role }) => role === 'subtitle')?.content.split('\n') ?? []
  const all = [...subtitle, ...said.flatMap(({ lines }) => lines), ...contacts]
  const lines = all.length > 0 ? all : ['[isi poin pertama]', '[isi poin kedua]', '[isi poin ketiga]']
  return fitInto(draftsOf({ title: cover.title, kind: 'points', lines, notes }), 1)
}

const draftsFor = (request: DeckRequest, context: AssistantContext): Draft[] => {
  const cover = coverDraft(request, context)
  const closing = closingDraft(request)
  const sections = sectionsOf(request)
  const wished = request.slideCount
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
  const body = wished === null ? shrink(sections, room) : grow(shrink(sections, room), furtherSections(request), room)
  return [cover, ...fitInto(body.flatMap(draftsOf), room), closing]
}

/** The item's title: what the deck is, and about what. */
const itemTitle = (request: DeckRequest): string => {
  const { business, purpose, topic } = request
  const about = topic === '' || purpose === 'pitch' ? business : topic
  const name =
    purpose === 'pitch' ? 'Pitch' : topic === '' && purpose !== 'other' ? purposeNames[purpose] : 'Presentasi'
  const words = about.toLowerCase().startsWith(name.toLowerCase()) ? about : `${name} ${about}`
  return sentenceCase(words.replaceAll(/\s+/g, ' ').trim()).slice(0, 120)
}

/** The deck of a request. Pure: the same request makes the same deck, ids included. */
export const composeDeck = (request: DeckRequest, context: AssistantContext): DeckContent => ({
  schemaVersion: 1,
  theme: request.theme,
  ...(request.business === '' ? {} : { footer: request.business }),
  slides: draftsFor(request, context).map(({ elements, ...draft }, index): Slide => {
    const ids = countedIds(index + 1)
    return { ...draft, id: ids.slide, elements: elements.map((part, at) => ({ ...part, id: ids.element(at + 1) })) }
  }),
})

export const composeDeckItem = (request: DeckRequest, context: AssistantContext): ComposedItem => {
  const content = composeDeck(request, context)
  return {
    kind: 'presentation',
    title: itemTitle(request),
    description: `${purposeNames[request.purpose]}, ${content.slides.length} slide`,
    documentType: null,
    content,
  }
}
