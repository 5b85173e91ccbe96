import { formatDay } from '#core/text/shared/dates.ts'
import { titleCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import { plainName } from '../letter/wording.ts'
import type { NamedPaper } from './paper-names.ts'

const centred = (text: string, style: { size?: number; bold?: boolean } = {}): DocumentNode => ({
  type: 'paragraph',
  attrs: { textAlign: 'center' },
  content: [
    {
      type: 'text',
      text,
      marks: [
        ...(style.bold ? [{ type: 'bold' }] : []),
        ...(style.size ? [{ type: 'textStyle', attrs: { size: style.size } }] : []),
      ],
    },
  ],
})

const gap: DocumentNode = { type: 'paragraph' }

const followed =
  /^(?:pelatihan|magang|pkl|kursus|seminar|workshop|lokakarya|bimbingan|penyuluhan|kelas|sosialisasi|praktik)(?!\p{L})/iu

/** `karyawan terbaik bulan Oktober`, `guru teladan`: as what somebody is honoured. */
const honoured =
  /(?:^|[\s,])((?:(?:sebagai|jadi)\s)?\p{Ll}{4,}(?:\s\p{Ll}{3,})?\s(?:terbaik|teladan|paling\s\p{Ll}+|berprestasi|terajin|terlaris|teramah|favorit|setia|tercepat|terdisiplin)(?:\s(?!karena|krn|di\s|dari|untuk)[\p{L}\d]+){0,4})/u

/** `pelatihan membatik`, `juara 1 lomba mewarnai`: what stands between the paper's name and whose it is. */
const matterOf = ({ message = '', recipient }: DocumentRequest, paper: NamedPaper): string => {
  const behind = message
    .slice(paper.from)
    .replace(/^(?:sertifikat|sertipikat|piagam|surat penghargaan|surat apresiasi|penghargaan)(?:nya)?\s*/i, '')
  const at = behind.indexOf(plainName(recipient.name) || '\n')
  const told = (behind.slice(0, at === -1 ? undefined : at).split(/[,.:;\n]|\s(?:dari|dr|dong|ya)\s/)[0] ?? '')
    .replace(
      /(?:^|\s)(?:untuk|utk|u\/?|buat|kepada|ke|atas nama|an|a\.n)\s*(?:(?:pak|bu|bapak|ibu|mas|mbak|sdr\.?|saudara)\s*)?$/i,
      '',
    )
    .replace(
      /(?:^|\s)(?:untuk|utk|buat|kepada|ke)\s(?:peserta|siswa|murid|anak|karyawan|pegawai)(?:nya|\ssaya|\skami)?\s*$/i,
      '',
    )
    .replace(/^penghargaan\s+(?=\S)/i, '')
    .trim()
  const honour = honoured.exec(behind)?.[1] ?? ''
  return (paper.sort === 'piagam' && honour !== '' ? honour : told).replace(
    /^(?:untuk|buat|kepada|sebagai|jadi)\s/iu,
    '',
  )
}

/** `pada tanggal 16 sampai dengan 18 November 2026`; one day alone; empty where none is told. */
const daysOf = ({ startDate, endDate, eventDate }: DocumentRequest): string => {
  const [start, end] = [storedDay(startDate) ?? storedDay(eventDate), storedDay(endDate)]
  if (!start) return ''
  if (!end || end === start) return `pada tanggal ${formatDay(start)}`
  const [from, until] = [formatDay(start), formatDay(end)]
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7)
  return `pada tanggal ${isSameMonth ? from.split(' ')[0] : from} sampai dengan ${until}`
}

const deed = (matter: string): string => {
  if (matter === '') return `atas ${blankText('hal yang dihargai')}`
  if (followed.test(matter)) return `atas keikutsertaannya dalam ${matter}`
  return `sebagai ${titleCase(matter)}`
}

/** A certificate: in the middle whose it is and for what, below it where and when, and who signs. */
export const certificateBody = (letter: LetterData, request: DocumentRequest, paper: NamedPaper): DocumentNode[] => {
  const matter = matterOf(request, paper)
  const host = letter.sender.name
  const place = request.places.find((one) => !host.includes(one) && !one.includes(host)) ?? letter.sender.address
  const isTraining = followed.test(matter)
  const where = [
    ...(host !== '' || isTraining ? [`yang diselenggarakan oleh ${textOrBlank(host, 'nama penyelenggara')}`] : []),
    ...(place === '' ? [] : [`di ${place}`]),
    ...(daysOf(request) === '' && isTraining ? [`pada tanggal ${blankText('tanggal pelatihan')}`] : [daysOf(request)]),
  ].filter((part) => part !== '')
  const by = [...(host === '' ? [] : [`oleh ${host}`]), ...where.slice(host === '' ? 0 : 1)].join(' ')
  const below = isTraining ? `${where.join(' ')}.` : by
  return [
    gap,
    gap,
    centred(textOrBlank(host, 'nama penyelenggara'), { size: 18, bold: true }),
    gap,
    block('letterTitle'),
    gap,
    centred('Diberikan kepada'),
    gap,
    centred(textOrBlank(plainName(letter.recipient.name), 'nama penerima'), { size: 24, bold: true }),
    gap,
    centred(deed(matter)),
    ...(below === '' ? [] : [centred(below)]),
    toldBesides('', { textAlign: 'center' }),
    gap,
    gap,
    block('signature'),
  ]
}
