import type { SlideElement } from '../shared/scene/deck.ts'

const names = { text: 'Teks', image: 'Gambar', chart: 'Grafik', shape: 'Bentuk', table: 'Tabel' } as const

const shapeNames = {
  rectangle: 'persegi',
  rounded: 'persegi tumpul',
  ellipse: 'elips',
  line: 'garis',
  arrow: 'panah',
} as const

const most = 60

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

/** How an element is called for those who do not see it: its type and the beginning of what it says. */
export const elementName = (element: SlideElement): string => {
  const words = {
    text: () => cut(element.content),
    image: () => cut(element.alt ?? '') || (element.content === '' ? 'belum dipilih' : 'tanpa keterangan'),
    chart: () => cut(element.chart?.series.map(({ name }) => name).join(', ') ?? ''),
    shape: () => shapeNames[element.shape ?? 'rectangle'],
    table: () => cut(element.table?.rows[0]?.join(', ') ?? ''),
  }[element.type]()
  return words === '' ? names[element.type] : `${names[element.type]}: ${words}`
}
