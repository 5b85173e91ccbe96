import { pngOf } from '#tests/support/pictures.ts'

import { type Figure, median, percentile } from './measure.ts'
import { newOwner } from './owner.ts'

const words =
  'Pekerjaan dilaksanakan sesuai jadwal yang disepakati kedua pihak dengan memperhatikan mutu bahan dan waktu. '
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const row = (type: string, ...cells: string[]) => ({
  type: 'tableRow',
  content: cells.map((text) => ({
    type,
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [paragraph(text)],
  })),
})

/** About ten pages: text, a table on each and a picture on every other. */
const pagesOf = (picture: string) =>
  Array.from({ length: 10 }, (_, page) => [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: `Bagian ${page + 1}` }] },
    ...Array.from({ length: 4 }, (__, at) => paragraph(`${at + 1}. ${words.repeat(3)}`)),
    {
      type: 'table',
      content: [
        row('tableHeader', 'Barang', 'Banyaknya', 'Keterangan'),
        ...Array.from({ length: 10 }, (__, at) => row('tableCell', `Barang ${at}`, `${at * 3} buah`, 'sesuai pesanan')),
      ],
    },
    ...(page % 2 === 0 ? [{ type: 'image', attrs: { asset: picture, alt: 'Foto', width: 40, align: 'center' } }] : []),
  ]).flat()

/** Files and pages of a document with tables and pictures, each time with other words, as while it is written. */
export const measureRichDocument = async (url: string): Promise<Figure[]> => {
  const owner = await newOwner(url)
  const picture = await owner.store(pngOf(600, 400))
  const id = await owner.order('buatkan surat resmi pemberitahuan libur toko tanggal 1 Januari')
  const { content, version } = (await (await owner.get(`/api/items/${id}`)).json()) as {
    content: object
    version: number
  }
  const changed = (round: number) => ({
    ...content,
    body: { type: 'doc', content: [paragraph(`Putaran ${round}`), ...pagesOf(picture)] },
  })
  const times = { docx: [] as number[], pdf: [] as number[], layout: [] as number[] }
  let base = version
  for (let round = 0; round < 14; round += 1) {
    const saved = await owner.put(`/api/items/${id}`, { baseVersion: base, content: changed(round) })
    base = ((await saved.json()) as { data: { version: number } }).data.version
    for (const kind of ['docx', 'pdf', 'layout'] as const) {
      const started = performance.now()
      const answer =
        kind === 'layout'
          ? await owner.post('/api/documents/layout', { title: '', content: changed(round + 100) })
          : await owner.get(`/api/items/${id}/export?format=${kind}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${kind} answered ${answer.status}`)
      if (round > 1) times[kind].push(performance.now() - started)
    }
  }
  return [
    {
      what: '10 pages with tables and pictures as DOCX, p95',
      figure: percentile(times.docx, 0.95),
      unit: 'ms',
      limit: 500,
    },
    {
      what: '10 pages with tables and pictures as PDF, p95',
      figure: percentile(times.pdf, 0.95),
      unit: 'ms',
      limit: 300,
    },
    { what: 'where its pages begin, asked while writing', figure: median(times.layout), unit: 'ms', limit: 500 },
  ]
}
