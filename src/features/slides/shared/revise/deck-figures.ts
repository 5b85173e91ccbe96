import type { DeckContent, Slide } from '../scene/deck.ts'
import { readableText } from '../scene/readable-text.ts'

/** A figure that a slide shows by its name: `Reseller: Rp 24.000`, `45 – Karyawan`. */
export interface DeckFigure {
  readonly slide: string
  readonly label: string
  readonly text: string
  /** In Rupiah where it is money, else the plain number. */
  readonly value: number
  readonly isMoney: boolean
}

const figure = '(Rp ?\\d{1,3}(?:\\.\\d{3})*|\\d{1,3}(?:\\.\\d{3})+|\\d+)'
const named = new RegExp(`^(?:[-•]\\s*|\\d+\\.\\s+)?(\\p{L}[^:|]{0,60}?)\\s*(?::|\\|)\\s*${figure}(?![\\d.,%])`, 'u')
const captioned = new RegExp(`^${figure}(?:\\s+\\p{L}+)?\\s+–\\s+(\\p{L}.{0,60})$`, 'u')
/** What is reckoned from the other figures of its slide. */
const reckoned = /^(?:total|jumlah|tertinggi|terendah|rata-rata|sisa|selisih|laba|rugi|untung|saldo akhir)\b/i

const linesOf = (slide: Slide, deck: DeckContent): string[] =>
  readableText('', { ...deck, slides: [{ ...slide, notes: '' }] })
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .slice(1)

/** The figures that a deck shows by their names, charts left out: these know their own. */
export const figuresIn = (deck: DeckContent): DeckFigure[] =>
  deck.slides.flatMap((slide) =>
    linesOf(slide, deck).flatMap((line): DeckFigure[] => {
      const first = named.exec(line)
      const second = first ? null : captioned.exec(line)
      const [label = '', text = ''] = first ? [first[1], first[2]] : [second?.[2], second?.[1]]
      if (text === '' || /^slide \d/i.test(line)) return []
      const value = Number(text.replace(/^Rp ?/, '').replaceAll('.', ''))
      return [{ slide: slide.id, label: label.trim(), text, value, isMoney: text.startsWith('Rp') }]
    }),
  )

export const isReckoned = ({ label }: DeckFigure): boolean => reckoned.test(label)

/** What the named sums of each slide come to, and those of each chart. */
const sumsOf = (deck: DeckContent): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const one of figuresIn(deck))
    if (one.isMoney && !isReckoned(one)) sums.set(one.slide, (sums.get(one.slide) ?? 0) + one.value)
  for (const { id, elements } of deck.slides)
    for (const { chart } of elements)
      if (chart?.unit === 'Rp')
        sums.set(
          `${id} chart`,
          (chart.series[0]?.values ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0),
        )
  return sums
}

/** Sums of a slide's figures that changed with them: what they were, and what they are. */
export const movedSums = (
  before: DeckContent,
  after: DeckContent,
): { readonly from: number; readonly to: number }[] => {
  const now = sumsOf(after)
  const single = new Set(figuresIn(after).flatMap((one) => (isReckoned(one) ? [] : [one.value])))
  return [...sumsOf(before)].flatMap(([slide, from]) => {
    const to = now.get(slide) ?? from
    return to === from || from < 1_000 || single.has(from) ? [] : [{ from, to }]
  })
}
