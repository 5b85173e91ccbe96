import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { type DocumentType, documentTypes } from '#core/items/shared/kinds.ts'
import type { PictureFile } from '#core/render/shared/render-tree.ts'
import type { DocumentContent, DocumentNode } from '#features/documents/shared/content/document-content.ts'
import { documentSkill } from '#features/documents/shared/skill.ts'
import { readContent } from '#features/documents/shared/content/upgrade-content.ts'

import { jpegOf, pngOf } from './pictures.ts'
import { goodsOf, offerReading, readingOf } from './readings.ts'

const context: AssistantContext = { today: offerReading.today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

/** The stored pictures that the fixtures name. */
export const fixturePictures: ReadonlyMap<string, PictureFile> = new Map([
  ['ast_lebar', { mediaType: 'image/png', bytes: pngOf(320, 90), width: 320, height: 90 }],
  ['ast_tinggi', { mediaType: 'image/png', bytes: pngOf(40, 400), width: 40, height: 400 }],
  ['ast_foto', { mediaType: 'image/jpeg', bytes: jpegOf(), width: 8, height: 6 }],
])

/** The same numbers from the same seed (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  return { next, below, pick, chance: (share: number): boolean => next() < share }
}
type Random = ReturnType<typeof randomFrom>

const vocabulary =
  'kami menyampaikan bahwa pekerjaan ini dilaksanakan sesuai jadwal yang disepakati kedua pihak dengan memperhatikan mutu bahan ketepatan waktu serta keselamatan kerja di lapangan sehingga hasilnya dapat dipertanggungjawabkan kepada pelanggan'.split(
    ' ',
  )

const sentence = (random: Random, words: number): string => {
  const text = Array.from({ length: words }, () => random.pick(vocabulary)).join(' ')
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

const marks = [
  [],
  [],
  [],
  [{ type: 'bold' }],
  [{ type: 'italic' }],
  [{ type: 'underline' }],
  [{ type: 'bold' }, { type: 'italic' }],
  [{ type: 'textStyle', attrs: { font: 'Arial', size: 14 } }],
  [{ type: 'link', attrs: { href: 'https://contoh.id/daftar?a=1&b=2' } }],
]

const inline = (random: Random): DocumentNode[] =>
  Array.from({ length: 1 + random.below(4) }, (_, at) => {
    const chosen = random.pick(marks)
    const text = `${at > 0 ? ' ' : ''}${sentence(random, 4 + random.below(20))}`
    return { type: 'text', text, ...(chosen.length > 0 ? { marks: chosen } : {}) }
  })

const paragraph = (random: Random): DocumentNode => ({
  type: 'paragraph',
  ...(random.chance(0.4) ? { attrs: { textAlign: random.pick(['left', 'center', 'right', 'justify']) } } : {}),
  content: [...inline(random), ...(random.chance(0.1) ? [{ type: 'hardBreak' }, ...inline(random)] : [])],
})

const list = (random: Random, depth = 0): DocumentNode => {
  const type = random.pick(['bulletList', 'orderedList'])
  return {
    type,
    ...(type === 'orderedList' && depth === 0 && random.chance(0.2) ? { attrs: { start: 3 } } : {}),
    content: Array.from({ length: 1 + random.below(4) }, () => ({
      type: 'listItem',
      content: [
        { type: 'paragraph', content: inline(random).slice(0, 2) },
        ...(depth < 3 && random.chance(0.3) ? [list(random, depth + 1)] : []),
      ],
    })),
  }
}

/** A table with heading row and cells merged to the right and downwards, every place covered once. */
export const tableOf = (random: Random, rows: number, columns: number): DocumentNode => {
  const taken = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false))
  const widths = Array.from({ length: columns }, () => 60 + random.below(200))
  const free = (row: number, column: number, down: number, right: number): boolean =>
    Array.from({ length: down }, (_, y) => taken[row + y]?.slice(column, column + right) ?? [true]).every(
      (line) => line.length === right && line.every((cell) => !cell),
    )
  const content = taken.map((line, row) => {
    const cells: DocumentNode[] = []
    for (let column = 0; column < columns; column += 1) {
      if (line[column]) continue
      const colspan = random.chance(0.15) && free(row, column, 1, 2) ? 2 : 1
      const rowspan = row > 0 && random.chance(0.12) && free(row, column, 2, colspan) ? 2 : 1
      for (let y = row; y < row + rowspan; y += 1) taken[y]?.fill(true, column, column + colspan)
      const text = sentence(random, 1 + random.below(6))
      cells.push({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        attrs: { colspan, rowspan, colwidth: widths.slice(column, column + colspan) },
        content: [
          { type: 'paragraph', content: [{ type: 'text', text }] },
          ...(random.chance(0.05) ? [list(random, 2)] : []),
        ],
      })
    }
    return { type: 'tableRow', content: cells }
  })
  return { type: 'table', content }
}

const rich = (random: Random): DocumentNode => {
  switch (random.below(9)) {
    case 0:
    case 1:
      return tableOf(random, 2 + random.below(8), 2 + random.below(4))
    case 2:
      return {
        type: 'image',
        attrs: {
          asset: random.pick(['ast_lebar', 'ast_tinggi', 'ast_foto', 'ast_hilang']),
          alt: sentence(random, 3),
          width: 10 + random.below(91),
          align: random.pick(['left', 'center', 'right']),
        },
      }
    case 3:
      return {
        type: 'heading',
        attrs: { level: 1 + random.below(3) },
        content: [{ type: 'text', text: sentence(random, 3) }],
      }
    case 4:
      return random.chance(0.5) ? { type: 'pageBreak' } : { type: 'stampBox', attrs: { text: '' } }
    case 5:
    case 6:
      return list(random)
    default:
      return paragraph(random)
  }
}

const compose = (type: DocumentType, random: Random): DocumentContent => {
  const { maker } = documentSkill
  if (!maker) throw new Error('documents can be made')
  const reading = random.chance(0.2)
    ? readingOf({})
    : readingOf({
        sender: { company: 'CV Sinar Jaya Abadi' },
        recipient: { name: 'Bapak Budi Santoso', company: 'PT Maju Bersama' },
        goods: Array.from({ length: 1 + random.below(12) }, (_, at) =>
          goodsOf(
            `${random.pick(['kaos polo', 'topi', 'jaket', 'tas kain', 'payung'])} ${at + 1}`,
            1 + random.below(200),
            1000 * (5 + random.below(900)),
          ),
        ),
        subject: 'pengadaan perlengkapan kantor',
        validityDays: 14,
        terms: ['garansi 1 tahun', 'pengiriman 3 hari'],
        signer: { name: 'Rina Wati', title: 'Direktur' },
        bankAccounts: [{ bank: 'BCA', number: '1234567890', holder: 'Rina Wati' }],
        ...(random.chance(0.5) ? { tax: { percent: null, included: false } } : {}),
        ...(random.chance(0.5) ? { discount: { percent: 10 } } : {}),
        ...(random.chance(0.5) ? { downPayment: { percent: 30 } } : {}),
      })
  const content = readContent(maker.composeItem(maker.readRequest(reading, type, context), context).content)
  if (content === null) throw new Error('what was composed cannot be read')
  return content
}

export interface DocumentFixture {
  readonly name: string
  readonly content: DocumentContent
}

/** A composed document of a type, with everything besides that an owner may put into it. The same seed gives the same document. */
export const documentFixture = (type: DocumentType, seed: number): DocumentFixture => {
  const random = randomFrom(seed * 7919 + documentTypes.indexOf(type))
  const content = compose(type, random)
  const body = [...(content.body.content ?? [])]
  const wanted = seed === 0 ? 0 : random.below(12) + (seed % 7 === 0 ? 30 : 0)
  for (let count = 0; count < wanted; count += 1) {
    const at = 4 + random.below(Math.max(1, body.length - 5))
    body.splice(at, 0, rich(random))
  }
  const letter = {
    ...content.letter,
    letterNumber: '001/SP/XI/2026',
    sender: {
      ...content.letter.sender,
      ...(random.chance(0.4) ? { logo: random.pick(['ast_lebar', 'ast_foto']) } : {}),
    },
  }
  return {
    name: `${type}-${seed}`,
    content: {
      ...content,
      letter,
      ...(random.chance(0.3)
        ? { look: { font: random.pick(['Arial', 'Times New Roman'] as const), size: random.pick([11, 14] as const) } }
        : {}),
      ...(random.chance(0.3)
        ? { page: { header: 'Rahasia perusahaan', footer: 'Jl. Merdeka 1, Bandung', numbers: random.chance(0.5) } }
        : {}),
      body: { ...content.body, content: body },
    },
  }
}

/** `count` documents of every type. */
export const documentFixtures = (count: number): DocumentFixture[] =>
  documentTypes.flatMap((type) => Array.from({ length: count }, (_, seed) => documentFixture(type, seed)))
