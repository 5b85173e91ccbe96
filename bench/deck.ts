import { type Figure, percentile } from './measure.ts'
import { newOwner } from './owner.ts'

const slides = 20
const months = ['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember']

/** A slide with a title, a text and a chart; the first one is a cover. */
const slideAt = (at: number): object => ({
  id: `sld_${at}`,
  title: `Bagian ${at + 1}`,
  layout: at === 0 ? 'title' : 'chart',
  notes: `Catatan ${at + 1}`,
  elements: [
    {
      id: `elm_${at}_1`,
      type: 'text',
      content: `Penjualan bagian ${at + 1}`,
      style: { fontSize: 32, fontWeight: 'bold' },
      position: { x: 48, y: 32, width: 700, height: 60 },
      role: 'title',
    },
    {
      id: `elm_${at}_2`,
      type: 'text',
      content: 'Naik tiap bulan\nPaling ramai di akhir tahun\nDijaga dengan stok yang cukup',
      style: { fontSize: 18, list: 'bullet' },
      position: { x: 48, y: 110, width: 300, height: 280 },
      role: 'body',
    },
    ...(at === 0
      ? []
      : [
          {
            id: `elm_${at}_3`,
            type: 'chart',
            content: 'Penjualan tiap bulan',
            style: {},
            position: { x: 380, y: 110, width: 380, height: 280 },
            role: 'figure',
            chart: {
              type: (['bar', 'line', 'pie'] as const)[at % 3],
              unit: 'Rp',
              categories: months,
              series: [
                { name: 'Toko', values: months.map((_, month) => (month + at) * 1_250_000) },
                { name: 'Pesanan', values: months.map((_, month) => (month + 2) * 750_000) },
              ],
            },
          },
        ]),
  ],
})

/** A deck of 20 slides with 19 native charts as a PowerPoint file, as an owner downloads it. */
export const measureDeck = async (url: string): Promise<Figure[]> => {
  const owner = await newOwner(url)
  const id = await owner.order('buatkan presentasi laporan penjualan untuk Toko Sinar Jaya')
  const { version } = (await (await owner.get(`/api/items/${id}`)).json()) as { version: number }
  const content = { schemaVersion: 1, theme: 'kertas', slides: Array.from({ length: slides }, (_, at) => slideAt(at)) }
  const saved = await owner.put(`/api/items/${id}`, { baseVersion: version, content })
  if (!saved.ok) throw new Error(`the deck was not saved: ${await saved.text()}`)
  const times: number[] = []
  for (let round = 0; round < 12; round++) {
    const started = performance.now()
    const file = Buffer.from(await (await owner.get(`/api/items/${id}/export?format=pptx`)).arrayBuffer())
    if (round > 1) times.push(performance.now() - started)
    // Names of parts stand uncompressed in a ZIP file.
    const charts = new Set(file.toString('latin1').match(/ppt\/charts\/chart\d+\.xml/g))
    if (charts.size !== slides - 1) throw new Error(`the file has ${charts.size} charts`)
  }
  return [{ what: '20-slide PPTX with native charts, p95', figure: percentile(times, 0.95), unit: 'ms', limit: 1500 }]
}
