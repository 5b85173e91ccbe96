import type { ComposedItem } from '#core/assistant/shared/port.ts'
import { blankName } from '#core/text/shared/blanks.ts'

import { deckContent, type DeckContent } from '../scene/deck.ts'
import { untoldOf } from './deck-arguments.ts'
import type { DeckRequest, FigureSeries } from '../deck-request.ts'
import { holdsGeneral } from './lesson-sections.ts'
import { reckonSeries } from './figure-sections.ts'
import { stepName } from '../scene/step-name.ts'
import { textLines } from '../scene/drawn-slide.ts'
import { moneyText } from '../reading/told-figures.ts'
import { joinWords } from '../reading/told-words.ts'
import * as z from 'zod/mini'

/** Words of the owner inside Markdown: what they hold of it stays what it is. */
const plain = (text: string): string => text.replaceAll(/[\\*_`[\]<>#~|]/g, '\\$&')

/** All blanks of a deck, by name, in the order in which they stand; pictures that are missing come besides. */
export const listBlanks = ({ slides }: DeckContent): { readonly names: string[]; readonly pictures: number } => {
  const elements = slides.flatMap((slide) => slide.elements)
  const texts = elements.flatMap(({ content, table, type }) => [
    ...(type === 'text' ? [content] : []),
    ...(table?.rows.flat() ?? []),
  ])
  const names = texts
    .flatMap((text) => textLines(text).flat())
    .filter(({ blank }) => blank)
    .map(({ text }) => blankName(text))
  return {
    names: [...new Set(names)],
    pictures: elements.filter(({ content, type }) => type === 'image' && content === '').length,
  }
}

const sumOf = ({ points }: FigureSeries): number => points.reduce((sum, { value }) => sum + value, 0)

/** What was reckoned, and what in the message does not agree with itself. */
const figureLines = ({ series, statedTotal }: DeckRequest): string[] =>
  series.flatMap((one) => {
    const reckoned = reckonSeries(one).map(({ label, value }) => `${label} **${value}**`)
    const labels = one.points.map(({ label }) => label.toLowerCase())
    const twice = one.points.find(({ label }, at) => labels.indexOf(label.toLowerCase()) !== at)
    const differs = one.unit === 'Rp' && statedTotal !== null && statedTotal !== sumOf(one)
    return [
      ...(reckoned.length > 0 ? [`${plain(one.title)}: ${reckoned.join(', ')}.`] : []),
      ...(differs
        ? [`Anda menyebut total ${moneyText(statedTotal)}; jumlah angkanya ${moneyText(sumOf(one))}, mohon diperiksa.`]
        : []),
      ...(twice ? [`${plain(twice.label)} disebut lebih dari sekali; semuanya saya tulis, mohon diperiksa.`] : []),
    ]
  })

const blankLine = (content: DeckContent): string => {
  const { names, pictures } = listBlanks(content)
  const all = [...names, ...(pictures > 0 ? [`${pictures} tempat gambar`] : [])]
  if (all.length === 0) return ''
  const shown = all.length > 6 ? [...all.slice(0, 5), `${all.length - 5} isian lain`] : all
  return `Tinggal Anda isi: ${joinWords(shown.map(plain))}.`
}

/** What is missing besides: slides of blanks are shown to nobody, so that it is said here. */
const untoldLine = (request: DeckRequest, titles: readonly string[]): string => {
  const names = request.english ? [] : [...new Set(untoldOf(request, titles))].slice(0, 3)
  return names.length === 0 ? '' : `Biar lebih meyakinkan, ceritakan juga: ${joinWords(names.map(plain))}.`
}

/** Fewer slides than were wished: what was told carries no more, and empty ones help nobody. */
const fewerLine = ({ slideCount }: DeckRequest, made: number): string =>
  slideCount === null || made >= slideCount
    ? ''
    : `Anda minta ${slideCount} slide; yang terisi baru ${made}, sebab sisanya hanya akan kosong. Ceritakan lebih banyak, nanti saya tambahkan.`

/** What the chat says about a finished deck: a few short lines of Markdown. */
export const introduceDeck = (request: DeckRequest, item: ComposedItem): string => {
  const content = z.parse(deckContent, item.content)
  const titles = content.slides.map((slide) => plain(stepName(slide)))
  const inside = titles.length > 9 ? [...titles.slice(0, 8), `${titles.length - 8} slide lain`] : titles
  const isFull = content.slides.some(({ notes }) => notes?.match(/Tidak muat di slide|Did not fit on a slide/))
  const lines = [
    ...(titles.length > 1 ? [`Isinya: ${inside.join(' → ')}.`] : []),
    ...figureLines(request),
    ...(isFull ? ['Yang tidak muat di jumlah slide itu saya simpan di catatan pembicara slide terakhirnya.'] : []),
    ...(holdsGeneral(request) ? ['Materinya berlaku umum: sesuaikan dengan keadaan di tempat Anda.'] : []),
    ...(request.isForeign === 'english'
      ? ['Judul, ajakan, nama angka, dan catatannya berbahasa Inggris; kalimat Anda sendiri belum saya terjemahkan.']
      : []),
    ...(request.isForeign === 'other'
      ? ['Judul, ajakan, dan catatannya berbahasa Indonesia: bahasa lain belum bisa saya tulis sendiri.']
      : []),
    'Setiap slide punya catatan pembicara.',
  ]
  return [
    `**${plain(item.title)}** sudah jadi: ${content.slides.length} slide.`,
    lines.map((line) => `- ${line}`).join('\n'),
    [fewerLine(request, content.slides.length), blankLine(content), untoldLine(request, content.slides.map(stepName))]
      .filter((line) => line !== '')
      .join(' '),
    'Presentasinya terbuka di canvas: bisa langsung diubah dan ditampilkan, lalu diunduh sebagai PowerPoint, PDF, atau teks.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
