import { formatDay } from '#core/text/shared/dates.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { plainName } from '../letter/wording.ts'
import { gradeIn, pupilOf, schoolIn } from '../reading/people/leave-of-pupil.ts'

/** A paper in which parents let their child take part. */
export const parentsLeaveNamed =
  /(?<!\p{L})(?:surat|form(?:ulir)?|lembar)\s(?:pernyataan\s|keterangan\s|permohonan\s)?(?:izin|ijin|persetujuan|perizinan)\s(?:dari\s|untuk\s)?(?:orang ?tua|ortu|wali(?: murid| siswa)?)(?!\p{L})/iu

/** `surat izin orang tua buat study tour`: whether such a paper is ordered. */
export const isParentsLeave = (message: string): boolean => parentsLeaveNamed.test(message)

const until = '(?:\\s(?!tanggal|tgl|hari|kelas|biaya|dari\\s|mulai)[\\p{L}\\d]+){0,7}'
const joined = new RegExp(`(?<!\\p{L})(?:ikut(?:an)?|mengikuti)\\s(\\p{L}{4,}${until})`, 'u')
const meant = new RegExp(
  `(?<!\\p{L})(?:untuk|utk|buat)\\s((?!orang|wali|siswa|murid|anak|syarat)\\p{Ll}{4,}${until})`,
  'u',
)
const spell = ({ startDate, eventDate, endDate }: DocumentRequest): string => {
  const [start, end] = [storedDay(startDate) ?? storedDay(eventDate), storedDay(endDate)]
  if (!start) return ''
  return ` pada tanggal ${formatDay(start)}${end && end !== start ? ` sampai dengan ${formatDay(end)}` : ''}`
}

/** Whoever signs, of which child, and what it may take part in; names stay open where the paper is for a whole form. */
export const parentsLeave = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const { message = '' } = request
  const [grade, school] = [gradeIn(message), schoolIn(message)]
  const what = (joined.exec(message) ?? meant.exec(message))?.[1]?.trim() ?? ''
  return [
    p('Yang bertanda tangan di bawah ini, orang tua/wali:'),
    labelledLines([
      ['Nama', textOrBlank(plainName(letter.signer.name), 'nama orang tua/wali')],
      ['Alamat', textOrBlank(letter.sender.address, 'alamat orang tua/wali')],
      ['Nomor telepon', textOrBlank(letter.sender.phone, 'nomor telepon orang tua/wali')],
    ]),
    p('dari:'),
    labelledLines([
      ['Nama', textOrBlank(pupilOf(message)?.name ?? '', 'nama anak')],
      ['Kelas', textOrBlank(grade, 'kelas')],
      ...(school === '' ? [] : [['Sekolah', school] as const]),
    ]),
    p(
      `dengan ini memberikan izin kepada anak tersebut untuk ${what === '' ? blankText('kegiatan yang diikuti') : `mengikuti ${what}`}${spell(request)}.`,
    ),
    toldBesides(''),
    p('Demikian surat izin ini dibuat dengan sebenarnya untuk dipergunakan sebagaimana mestinya.'),
  ]
}
