import { formatDay } from '#core/text/shared/dates.ts'
import { addToDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { signerFields, subjectFields } from './statement-people.ts'

const staff = '(?:karyawan|karyawati|pegawai|staff?|anak buah|kasir|admin|mekanik|sopir|pelayan)'
const ofStaff = new RegExp(
  `(?<!\\p{L})(?:buat|untuk|utk|ke|kepada|kasih|beri|memberi\\p{L}*|an|atas nama)\\s(?:si\\s)?${staff}(?!\\p{L})|(?<!\\p{L})${staff}\\s(?:saya|kami|toko|gudang|\\p{Ll}+\\s(?:saya|kami))\\s(?:\\p{L}+\\s){0,4}cuti`,
  'iu',
)
/** Who asks for himself says so. */
const forOneself =
  /(?<!\p{L})(?:saya|aku|sy)\s(?:mau|minta|mohon|ingin|izin|ijin|cuti|mengajukan|perlu|butuh)(?!\p{L})/iu

/** `cuti melahirkan buat karyawan saya Rina`: leave that a house gives, and nobody asks for. */
export const grantsLeave = ({ form, message = '' }: DocumentRequest): boolean =>
  form === 'izin' && /(?<!\p{L})cuti(?!\p{L})/iu.test(message) && ofStaff.test(message) && !forOneself.test(message)

const kinds =
  /(?<!\p{L})cuti\s(melahirkan|hamil|tahunan|besar|sakit|menikah|nikah|haid|umrah|umroh|haji|bersama)(?!\p{L})/iu

const units = { hari: 'days', minggu: 'days', bulan: 'months', tahun: 'years' } as const

const spell = ({ term, startDate, eventDate, endDate, message = '' }: DocumentRequest): string => {
  const [, count = '', unit = ''] = /(?<![\d.,])(\d{1,2})\s(hari|minggu|bulan|tahun)(?!\p{L})/iu.exec(message) ?? []
  const told = term ?? (count === '' ? null : { amount: Number(count), unit: unit.toLowerCase() as keyof typeof units })
  const start = storedDay(startDate || eventDate)
  const reckoned =
    start && told
      ? addToDay(addToDay(start, { [units[told.unit]]: told.amount * (told.unit === 'minggu' ? 7 : 1) }), { days: -1 })
      : null
  const end = storedDay(endDate) ?? reckoned
  const length = told === null ? '' : `selama ${told.amount} ${told.unit}, `
  return `${length}terhitung mulai tanggal ${start ? formatDay(start) : blankText('tanggal mulai cuti')} sampai dengan tanggal ${end ? formatDay(end) : blankText('tanggal berakhir cuti')}`
}

/** A house gives one of its people leave: whom, of what sort, from when to when. */
export const leaveGrant = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const kind = kinds.exec(request.message ?? '')?.[1]?.toLowerCase() ?? ''
  return [
    p('Yang bertanda tangan di bawah ini:'),
    labelledLines(signerFields(letter, request)),
    p(`dengan ini memberikan izin ${`cuti ${kind}`.trim()} kepada:`),
    labelledLines(
      subjectFields(letter, request, 'karyawan').filter(
        ([label, value]) => label === 'Nama' || !value.startsWith('[isi '),
      ),
    ),
    p(`Cuti diberikan ${spell(request)}.`),
    toldBesides('Dengan ketentuan sebagai berikut.'),
    p('Demikian surat izin cuti ini dibuat untuk dipergunakan sebagaimana mestinya.'),
  ]
}
