import { markedTitle, withoutMarkers } from '#core/assistant/shared/reply-markers.ts'

import type { WrittenSlide } from './written-slides.ts'

export interface SlidesText {
  /** Of the marker `nama_ppt`, else of the first slide; empty where neither says one. */
  readonly title: string
  readonly slides: readonly WrittenSlide[]
}

/** `Slide 1:`, `**Slide 2 - Judul**`, `### Slide 3. Judul`, `Slide 4`, on a line of its own. */
const slideHead = /^[ \t#>*_-]*slide[ \t]+(\d{1,3})[ \t*_]*(?:[:.)–—-][ \t]*(.*)|)$/i
const heading = /^#{1,4}[ \t]+(.+)$/
const label = /^[ \t*_-]*(judul|title|subjudul|sub judul|isi|konten|content|poin|poin-poin)[ \t*_]*:[ \t*_]*(.*)$/i
const notesLabel = /^[ \t*_-]*(?:catatan(?: pembicara)?|speaker notes?|notes?|narasi)[ \t*_]*:[ \t*_]*(.*)$/i
const rule = /^[ \t]*(?:-{3,}|={3,}|\*{3,}|_{3,}|```\w*)[ \t]*$/

/** Emphasis of Markdown: a slide has styles of its own. Marks inside words and lone ones stay. */
const plain = (text: string): string =>
  text
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=[^\s*])([^*\n]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')

const bare = (text: string): string => plain(text.replace(/^[#\s]+/, '').trim()).replaceAll(/^[*_\s]+|[*_\s]+$/g, '')

interface Draft {
  title: string
  lines: string[]
  notes: string[]
  inNotes: boolean
}

const draft = (title: string): Draft => ({ title, lines: [], notes: [], inNotes: false })

const addLine = (slide: Draft, line: string): void => {
  const notes = notesLabel.exec(line)
  if (notes) {
    slide.inNotes = true
    if (notes[1]?.trim()) slide.notes.push(bare(notes[1]))
    return
  }
  const labelled = label.exec(line)
  const said = bare(labelled?.[2] ?? '')
  if (labelled && /^(?:judul|title)$/i.test(labelled[1] ?? '')) {
    if (slide.title === '') slide.title = said
    else if (said !== slide.title) slide.lines.push(said)
    return
  }
  if (labelled) {
    slide.inNotes = false
    if (said !== '') slide.lines.push(said)
    return
  }
  if (slide.inNotes) slide.notes.push(bare(line))
  else if (slide.title === '' && slide.lines.length === 0) slide.title = bare(line)
  else slide.lines.push(plain(line.replace(/^#+\s+/, '')))
}

/** Lines before the first marker are the writer's talk where markers follow; without any, headings begin slides. */
const draftsOf = (lines: readonly string[], head: (line: string) => string | null, ownFirst: boolean): Draft[] => {
  const drafts: Draft[] = []
  let current: Draft | null = ownFirst ? draft('') : null
  if (current) drafts.push(current)
  for (const line of lines) {
    const title = head(line)
    if (title !== null) {
      current = draft(title)
      drafts.push(current)
    } else if (current && line.trim() !== '' && !rule.test(line)) addLine(current, line)
  }
  return drafts.filter((one) => one.title !== '' || one.lines.length > 0)
}

/**
 * The slides of a model's text (SLIDE-06, P1 §4.5): `Slide 1:` markers, else Markdown headings, else one slide for each
 * paragraph. Never throws; a text without words has no slides.
 */
export const parseSlidesText = (text: string): SlidesText => {
  const named = markedTitle(text) ?? ''
  const lines = withoutMarkers(text).replaceAll('\r', '').split('\n')
  const isHead = lines.some((line) => slideHead.test(line))
  const isHeaded = !isHead && lines.some((line) => heading.test(line))
  const drafts = isHead
    ? draftsOf(
        lines,
        (line) => {
          const match = slideHead.exec(line)
          return match ? bare(match[2] ?? '') : null
        },
        false,
      )
    : isHeaded
      ? draftsOf(lines, (line) => (heading.test(line) ? bare(line) : null), true)
      : lines
          .join('\n')
          .split(/\n\s*\n/)
          .flatMap((paragraph) => draftsOf(paragraph.split('\n'), () => null, true))
  const slides = drafts.map(({ title, lines: body, notes }): WrittenSlide => ({
    title,
    lines: body,
    notes: notes.join('\n'),
  }))
  return { title: named || (slides[0]?.title ?? ''), slides }
}
