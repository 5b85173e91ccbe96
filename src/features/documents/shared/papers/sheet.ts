import { formatDayWithWeekday, weekdayNames } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { letterTitle, storedDay, tellsName } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, bullets, labelledLines, p } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { asSentence } from '../letter/wording.ts'
import type { NamedPaper } from './paper-names.ts'
import { plainPoint } from './point-words.ts'
import { timedRow, type TimedRow, toldColumns } from './sheet-rows.ts'
import { emptyRows, tableNode } from './table-node.ts'
import type { ToldPaper } from './told-points.ts'

interface Sheet {
  readonly letter: LetterData
  readonly request: DocumentRequest
  readonly paper: NamedPaper
  readonly told: ToldPaper
}

/** A line to write on by hand. */
const line = '.'.repeat(40)

const today = ({ request }: Sheet): IsoDay => parseIsoDay(request.today ?? request.date) ?? ('1970-01-01' as IsoDay)

const writing = (sheet: Sheet) => ({ today: today(sheet), recurs: true })

const clausesOf = ({ told }: Sheet): string[] =>
  told.groups.flatMap(({ label, points }) => points.map((point) => (label === '' ? point : `${label} ${point}`)))

/** `buat 20 orang`: how many rows are asked for. */
const rowCount = (message: string, usual: number): number => {
  const said = Number(
    /(?<![\d.,])(\d{1,3})\s*(?:orang|org|peserta|baris|anggota|karyawan|siswa|tamu)(?!\p{L})/iu.exec(message)?.[1] ?? 0,
  )
  return said > 0 && said <= 100 ? said : usual
}

/** Day, hour and place of what the sheet is for; `needed` are the lines that stand there as blanks too. */
const occasion = ({ request }: Sheet, needed: readonly string[]): (readonly [string, string])[] => {
  const day = storedDay(request.eventDate)
  const [from] = request.times
  const rows = [
    ['Hari, tanggal', day ? formatDayWithWeekday(day) : '', 'hari dan tanggal'],
    ['Waktu', from ? `pukul ${from}` : '', 'waktu'],
    ['Tempat', request.places.join(', '), 'tempat'],
  ] as const
  return rows
    .filter(([label, value]) => value !== '' || needed.includes(label))
    .map(([label, value, name]) => [label, textOrBlank(value, name)])
}

const checks = (sheet: Sheet): DocumentNode[] => {
  const columns = toldColumns(sheet.request.message ?? '')
  const points = clausesOf(sheet).map((point) => sentenceCase(plainPoint(point, writing(sheet))))
  const heads = columns.length > 0 ? ['No.', ...columns] : ['No.', 'Yang diperiksa', 'Selesai', 'Keterangan']
  const rows =
    columns.length > 0
      ? emptyRows(10, heads.length)
      : points.length > 0
        ? points.map((point, at) => [String(at + 1), point])
        : emptyRows(10, 4)
  return [
    labelledLines([
      ['Hari, tanggal', line],
      ['Petugas', line],
    ]),
    tableNode(heads, rows, columns.length > 0 ? [1, ...columns.map(() => 4)] : [1, 7, 2, 4]),
    p(`Diperiksa oleh: ${line}`),
  ]
}

const people = (what: string): string =>
  what.replaceAll(/\s(?:dan|sama|&)\s(?=\p{Lu})|(?<=\p{Lu}\p{Ll}+)\s(?=\p{Lu}\p{Ll}+$)/gu, ', ')

const timetable = (sheet: Sheet): DocumentNode[] => {
  const found = clausesOf(sheet).map((clause) => ({ clause, row: timedRow(clause, writing(sheet)) }))
  const rows: TimedRow[] = found.map(({ row }) => row).filter(({ day, time }) => day !== '' || time !== '')
  const notes = found.filter(({ row }) => row.day === '' && row.time === '').map(({ row }) => asSentence(row.what))
  const isLesson = /pelajaran|les\b|kegiatan|produksi/i.test(sheet.paper.title + sheet.told.subject)
  const whatHead = isLesson ? 'Kegiatan' : 'Petugas'
  if (rows.length === 0)
    return [
      tableNode(
        ['Hari', whatHead, 'Keterangan'],
        [...weekdayNames.slice(1), ...weekdayNames.slice(0, 1)].map((day) => [day]),
        [2, 5, 4],
      ),
      ...bullets(notes),
    ]
  const hasDay = rows.some(({ day }) => day !== '')
  const hasTime = rows.some(({ time }) => time !== '')
  return [
    tableNode(
      [...(hasDay ? ['Hari'] : []), ...(hasTime ? ['Waktu'] : []), whatHead, 'Keterangan'],
      rows.map(({ day, time, what }) => [...(hasDay ? [day] : []), ...(hasTime ? [time] : []), people(what)]),
      [...(hasDay ? [2] : []), ...(hasTime ? [2] : []), 5, 3],
    ),
    ...(notes.length > 0 ? [p('Keterangan:'), ...bullets(notes)] : []),
  ]
}

const programme = (sheet: Sheet): DocumentNode[] => {
  let since = ''
  const rows: TimedRow[] = []
  for (const clause of clausesOf(sheet)) {
    const row = timedRow(clause, writing(sheet), since)
    if (row.time !== '') since = row.time
    rows.push(row)
  }
  const told = rows.map(({ time, what }, at) => [String(at + 1), time, what])
  return [
    labelledLines(occasion({ ...sheet, request: { ...sheet.request, times: [] } }, ['Hari, tanggal', 'Tempat'])),
    tableNode(['No.', 'Waktu', 'Acara', 'Penanggung jawab'], told.length > 0 ? told : emptyRows(8, 4), [1, 2, 6, 3]),
  ]
}

const nameList = /^\p{Lu}[\p{L}.'’ ]{1,40}$/u

const attendance = (sheet: Sheet): DocumentNode[] => {
  const { request, told } = sheet
  const names = clausesOf(sheet)
    .flatMap((clause) => clause.split(/\s(?:dan|sama)\s/))
    .map((name) => name.trim())
    .filter((name) => nameList.test(name))
  const isDaily = /absen|presensi/i.test(request.message ?? '') && names.length > 0 && names.length <= 6
  if (isDaily)
    return [
      labelledLines([
        [
          'Bulan',
          sentenceCase(
            /(?<!\p{L})(?:bulan|bln)\s+(\p{L}+(?:\s20\d\d)?)/iu.exec(request.message ?? '')?.[1] ?? blankText('bulan'),
          ),
        ],
        ['Diperiksa oleh', line],
      ]),
      tableNode(
        ['Tanggal', ...names],
        Array.from({ length: 31 }, (_, at) => [String(at + 1)]),
        [1.5, ...names.map(() => 2)],
      ),
    ]
  const count = rowCount(request.message ?? '', 15)
  const rows = names.length > 0 ? names.map((name, at) => [String(at + 1), name]) : emptyRows(count, 4)
  return [
    labelledLines([
      ['Acara', textOrBlank(sentenceCase(told.subject), 'nama acara')],
      ['Jumlah peserta', String(rows.length)],
      ...occasion(sheet, ['Hari, tanggal', 'Tempat']),
    ]),
    tableNode(['No.', 'Nama', 'Jabatan / Alamat', 'Tanda tangan'], rows, [1, 5, 4, 4], true),
  ]
}

/** Fields of a form where the owner told none. */
const usualFields = ['Nama lengkap', 'Alamat', 'Nomor telepon', 'Keperluan', 'Keterangan']
const shortField: Readonly<Record<string, string>> = {
  'no hp': 'Nomor HP',
  hp: 'Nomor HP',
  wa: 'Nomor WhatsApp',
  ttd: 'Tanda tangan',
  ttl: 'Tempat, tanggal lahir',
  nik: 'NIK',
}
/** The form's last line, which stands below it anyway. */
const signs = /^(?:tanda tangan|ttd)$/i

const form = (sheet: Sheet): DocumentNode[] => {
  const told = clausesOf(sheet).map(
    (field) => shortField[field.toLowerCase()] ?? sentenceCase(plainPoint(field, writing(sheet))),
  )
  const fields = (told.length > 0 ? told : usualFields).filter((field) => !signs.test(field))
  return [
    tableNode(
      ['Isian', 'Diisi oleh pengisi'],
      fields.map((field) => [field]),
      [2, 5],
      true,
    ),
    p(`Tanggal: ${line}`),
    p(`Tanda tangan: ${line}`),
  ]
}

const counted = /^(.*?\p{L})\s+(\d[\d.,]*\s*(?:\p{L}{2,8})?)$/u

const inventory = (sheet: Sheet): DocumentNode[] => {
  const columns = toldColumns(sheet.request.message ?? '')
  const items = clausesOf(sheet)
    .filter((clause) => !/(?<!\p{L})kolom/iu.test(clause))
    .map((clause) => clause.trim())
  const found = items.map((item) => counted.exec(item))
  const hasCounts = found.some((one) => one !== null)
  const extra = columns.length > 0 ? columns : ['Keterangan']
  const heads = ['No.', 'Nama', ...(hasCounts ? ['Jumlah'] : []), ...extra]
  const rows = items.map((item, at) => [
    String(at + 1),
    sentenceCase(found[at]?.[1] ?? item),
    ...(hasCounts ? [found[at]?.[2] ?? ''] : []),
  ])
  return [
    tableNode(heads, rows.length > 0 ? rows : emptyRows(rowCount(sheet.request.message ?? '', 15), heads.length), [
      1,
      5,
      ...(hasCounts ? [2] : []),
      ...extra.map(() => 3),
    ]),
  ]
}

const tables = {
  periksa: checks,
  jadwal: timetable,
  acara: programme,
  hadir: attendance,
  formulir: form,
  daftar: inventory,
} as const

/** A sheet that is a table: what was told in its rows, and empty rows where only the form is wanted. */
export const sheetBody = (sheet: Sheet): DocumentNode[] => [
  block('letterTitle'),
  ...(sheet.letter.sender.name === '' || tellsName(letterTitle(sheet.letter), sheet.letter.sender.name)
    ? []
    : [
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [{ type: 'text', text: sheet.letter.sender.name }],
        },
      ]),
  ...tables[sheet.paper.sort as keyof typeof tables](sheet),
]
