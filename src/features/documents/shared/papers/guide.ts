import { formatDay } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, heading, labelledLines, numbered, p } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import type { NamedPaper } from './paper-names.ts'
import { asPoint, plainPoint } from './point-words.ts'
import type { PointGroup, ToldPaper } from './told-points.ts'
import { usualPoints } from './usual-points.ts'

/** With fewer points than these the paper offers what is commonly written besides. */
const enough = 4

interface Guide {
  readonly letter: LetterData
  readonly request: DocumentRequest
  readonly paper: NamedPaper
  readonly told: ToldPaper
}

const today = ({ request }: Guide): IsoDay => parseIsoDay(request.today ?? request.date) ?? ('1970-01-01' as IsoDay)

const sentences = (guide: Guide, points: readonly string[]): string[] =>
  points.map((point) => asPoint(point, { today: today(guide), recurs: true })).filter((point) => point !== '')

const allPoints = ({ told }: Guide): string[] => told.groups.flatMap(({ points }) => points)

/** Groups under their labels as lists; one group alone has no heading of its own. */
const lists = (guide: Guide, groups: readonly PointGroup[], nothing: string): DocumentNode[] => {
  if (groups.length === 0) return numbered([1, 2, 3].map((at) => `${blankText(`${nothing} ${at}`)}.`))
  return groups.flatMap(({ label, points }) => [
    ...(label === '' ? [] : [heading(3, sentenceCase(label))]),
    ...numbered(sentences(guide, points)),
  ])
}

/** What is commonly written about the matter, apart from what the owner told. */
const suggestions = (guide: Guide): DocumentNode[] => {
  const points = usualPoints(`${guide.told.subject} ${guide.told.head}`)
  return allPoints(guide).length >= enough || points.length === 0
    ? []
    : [
        heading(2, 'Saran Tambahan (mohon diperiksa)'),
        p('Butir berikut saran umum, bukan dari keterangan Anda. Periksa, ubah, atau hapus yang tidak sesuai.'),
        ...bullets(points),
      ]
}

const house = ({ letter }: Guide): string => textOrBlank(letter.sender.name, 'nama usaha')
const dayIn = ({ request }: Guide): string => {
  const start = storedDay(request.startDate)
  return start ? formatDay(start) : blankText('tanggal berlaku')
}

/** ` di Warung Bu Yanti`; nothing where the house is not known. */
const inHouse = ({ letter }: Guide): string => (letter.sender.name === '' ? '' : ` di ${letter.sender.name}`)

/** `buat anak2 yang kerja di …`, `utk 6 org karyawan`: for whom it is, where that is told. */
const audienceIn = ({ told, ...guide }: Guide): string => {
  const said =
    /(?:^|\s)(?:untuk|utk|buat|bagi)\s+((?:\d{1,3}\s+)?(?:(?:semua|seluruh|para)\s+)?(?:orang|org|anak\S*|karyawan|pegawai|staff?|pelayan|kru|tim|kasir|kurir|barista|penghuni|pengunjung|tamu|siswa|anggota)(?:\s\p{Ll}+){0,4}?)(?=\s(?:di|dari|milik)\s|\s\p{Lu}|[,.:;]|$)/u.exec(
      told.head,
    )?.[1] ?? ''
  return said === '' ? '' : plainPoint(said, { today: today({ told, ...guide }), recurs: true })
}

const procedure = (guide: Guide): DocumentNode[] => {
  const { letter, told, paper } = guide
  const matter = textOrBlank(told.subject, 'pekerjaan yang diatur')
  const name = paper.title === 'SOP' ? 'SOP' : sentenceCase(paper.title.toLowerCase())
  return [
    labelledLines([
      ['Tanggal berlaku', dayIn(guide)],
      ['Penanggung jawab', textOrBlank(letter.signer.name, 'nama penanggung jawab')],
    ]),
    heading(2, '1. Tujuan'),
    p(
      `Menjadi pegangan kerja untuk ${matter}${inHouse(guide)}, agar hasilnya sama baiknya siapa pun yang mengerjakan.`,
    ),
    heading(2, '2. Ruang Lingkup'),
    p(`Berlaku bagi ${audienceIn(guide) || 'semua yang bekerja'}${inHouse(guide)} dan menangani ${matter}.`),
    heading(2, '3. Langkah-langkah'),
    ...lists(guide, told.groups, 'langkah'),
    ...suggestions(guide),
    heading(2, '4. Pengesahan'),
    p(`${name} ini berlaku sejak tanggal di atas dan ditinjau kembali bila cara kerja berubah.`),
  ]
}

const penal =
  /(?<!\p{L})(?:denda|didenda|sanksi|dipotong|potong(?:an)?(?=\s(?:gaji|upah|uang|Rp|\d))|sp\s?\d?|surat peringatan|skors|dipecat|dikeluarkan|dirumahkan)(?!\p{L})/iu

/** Rules, and apart from them what follows where one is broken. */
const rules = (guide: Guide): DocumentNode[] => {
  const { told, paper } = guide
  const name = sentenceCase(paper.title.toLowerCase())
  const sanctions = allPoints(guide).filter((point) => penal.test(point))
  const apart = sanctions.length < allPoints(guide).length ? sanctions : []
  const groups = told.groups
    .map(({ label, points }) => ({ label, points: points.filter((point) => !apart.includes(point)) }))
    .filter(({ points }) => points.length > 0)
  return [
    p(
      `${name} ini berlaku${audienceIn(guide) === '' ? '' : ` bagi ${audienceIn(guide)}`}${inHouse(guide)} dan wajib dipatuhi bersama.`,
    ),
    ...lists(guide, groups, 'aturan'),
    ...(apart.length > 0 ? [heading(2, 'Sanksi'), ...numbered(sentences(guide, apart))] : []),
    ...suggestions(guide),
    p(`Demikian ${name.toLowerCase()} ini dibuat untuk dilaksanakan dengan penuh tanggung jawab.`),
  ]
}

const manual = (guide: Guide): DocumentNode[] => [
  p(`Panduan ini menjadi pegangan kerja sehari-hari${inHouse(guide)}.`),
  ...lists(guide, guide.told.groups, 'langkah'),
  ...suggestions(guide),
]

/** The parts of a job, and the words by which a told point belongs to one of them; the rest is what is done. */
const parts: readonly (readonly [name: string, cue: RegExp])[] = [
  ['Tanggung Jawab', /^(?:tanggung jawab(?:nya)?|bertanggung jawab)\s*:?\s*/iu],
  ['Wewenang', /^(?:wewenang(?:nya)?|berwenang|berhak|boleh)\s*:?\s*/iu],
  ['Syarat', /^(?:syarat(?:nya)?|kualifikasi|persyaratan)\s*:?\s*/iu],
]
const partOf = (text: string): string => parts.find(([, cue]) => cue.test(text))?.[0] ?? 'Tugas'
const withoutCue = (text: string): string =>
  text.replace(/^tugas(?:nya)?\s*:?\s+/iu, '').replace(/^(?:tanggung jawab|wewenang|syarat)(?:nya)?\s*:?\s+/iu, '')

const duties = (guide: Guide): DocumentNode[] => {
  const { told, letter } = guide
  const roles = told.groups.filter(({ label }) => label !== '' && partOf(label) === 'Tugas' && !/^tugas/i.test(label))
  const own = told.groups.filter((group) => !roles.includes(group))
  const placed = own.flatMap(({ label, points }) =>
    points.map((point) => ({ part: label === '' ? partOf(point) : partOf(label), point: withoutCue(point) })),
  )
  const listOf = (part: string): DocumentNode[] => {
    const points = sentences(
      guide,
      placed.filter((one) => one.part === part).map(({ point }) => point),
    )
    return [heading(2, part), ...numbered(points.length > 0 ? points : [`${blankText(part.toLowerCase())}.`])]
  }
  const single = roles.length === 0
  return [
    labelledLines([
      [
        'Jabatan',
        single ? textOrBlank(sentenceCase(told.subject), 'nama jabatan') : 'Beberapa bagian, seperti di bawah',
      ],
      ['Tempat kerja', house(guide)],
      ['Atasan langsung', textOrBlank(letter.signer.name, 'nama atasan')],
    ]),
    ...roles.flatMap(({ label, points }) => [
      heading(2, `Tugas ${sentenceCase(label)}`),
      ...numbered(sentences(guide, points)),
    ]),
    ...(single || placed.some(({ part }) => part === 'Tugas') ? listOf('Tugas') : []),
    ...['Tanggung Jawab', 'Wewenang', 'Syarat'].flatMap(listOf),
    ...suggestions(guide),
  ]
}

const bodies = { sop: procedure, aturan: rules, panduan: manual, uraian_tugas: duties } as const

/** Rules and guides: numbered points as the owner told them, suggestions apart. */
export const guideBody = (guide: Guide): DocumentNode[] => [
  block('letterhead'),
  block('letterTitle'),
  ...(bodies[guide.paper.sort as keyof typeof bodies] ?? manual)(guide),
  block('signature'),
]
