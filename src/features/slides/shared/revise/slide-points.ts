import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { headingParts } from '../making/arrangement-parts.ts'
import { pointParts } from '../making/point-arrangements.ts'
import type { Slide, SlideElement } from '../scene/deck.ts'

/** What a slide shall be about, and what shall stand on it. */
export interface ToldPoints {
  /** Empty where only what stands below the title changes. */
  readonly title: string
  /** None where only the title changes. */
  readonly lines: readonly string[]
}

const longestTitle = 60
const between = /\s*[,;\n]\s*(?:(?:dan|serta|&)\s+)?/u
const lastOne = /\s+(?:dan|serta|&)\s+(?=[^,;]*$)/u

/** `murah, cepat dan ramah`: each on a line of its own. */
export const listed = (words: string): string[] => {
  const whole = words.split(between)
  const all =
    whole.length > 1 ? whole.flatMap((one, at) => (at === whole.length - 1 ? one.split(lastOne) : [one])) : whole
  return all.map((one) => sentenceCase(one.trim())).filter((one) => one !== '')
}

/** `slide 3 ganti jadi Keunggulan: murah, cepat`, `isi slide 3 jadi murah, cepat`; null where neither is told. */
export const readPoints = ({ value, verb }: EditClause, rest: string): ToldPoints | null => {
  const isContent = /^(?:isi|poin|konten)(?:nya)?$/i.test(rest)
  if (verb !== 'set' || value === null || (rest !== '' && !isContent)) return null
  const said = value.trim()
  if (isContent) return { title: '', lines: listed(said) }
  const colon = said.search(/\s*:\s/)
  if (colon > 0 && colon <= longestTitle)
    return {
      title: sentenceCase(said.slice(0, colon).trim()),
      lines: listed(said.slice(colon).replace(/^\s*:\s+/, '')),
    }
  return /\p{L}/u.test(said) &&
    said.length <= longestTitle &&
    !/[,;]/.test(said) &&
    !/^(?:ke|posisi|urutan|nomor)\s/i.test(said)
    ? { title: sentenceCase(said), lines: [] }
    : null
}

const titleOf = ({ elements, title }: Slide): string =>
  elements.find(({ role, type }) => role === 'title' && type === 'text')?.content ?? title

const named = (part: Omit<SlideElement, 'id'>): SlideElement => ({ ...part, id: newId('element') })

/** A slide with other points on it: what stood there goes, and so does what was said to it; pictures of the owner's stay. */
export const withPoints = (slide: Slide, { lines, title }: ToldPoints): Slide => {
  const name = title === '' ? titleOf(slide) : title
  const { notes: _, ...kept } = slide
  if (slide.layout === 'title')
    return {
      ...kept,
      title: name,
      elements: slide.elements.map((one) =>
        one.role === 'title'
          ? { ...one, content: name }
          : one.role === 'subtitle'
            ? { ...one, content: lines.join('\n') }
            : one,
      ),
    }
  const pictures = slide.elements.filter(({ content, type }) => type === 'image' && content !== '')
  return {
    ...kept,
    layout: 'content',
    title: name,
    elements: [...[...headingParts(name), ...pointParts(lines)].map(named), ...pictures],
  }
}
