import { formatDay } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { bullets, labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { asSentence, inOffice, plainName } from '../letter/wording.ts'
import { transferIn, transferName } from '../reading/people/told-transfer.ts'
import { signerFields } from './statement-people.ts'

/** A house gives one of its people another post: who, from which to which, since when. */
export const transferLetter = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const { from, to } = transferIn(request.message ?? '')
  const [word = 'mutasi'] = transferName(request.message ?? '').split(' ')
  // A committee is nobody's staff.
  const ofStaff = !/(?<!\p{L})(?:panitia|pengurus|koordinator|relawan|takmir|rt|rw)(?!\p{L})/iu.test(to)
  const start = storedDay(request.startDate || request.eventDate)
  return [
    p('Yang bertanda tangan di bawah ini:'),
    labelledLines(signerFields(letter, request)),
    p(`dengan ini menetapkan ${word} ${ofStaff ? 'karyawan berikut' : 'nama berikut'}:`),
    labelledLines([
      ['Nama', textOrBlank(plainName(letter.recipient.name), ofStaff ? 'nama karyawan' : 'nama yang ditetapkan')],
      ...(from === '' ? [] : [['Jabatan lama', sentenceCase(inOffice(from))] as const]),
      [ofStaff ? 'Jabatan baru' : 'Sebagai', textOrBlank(sentenceCase(inOffice(to)), 'jabatan baru')],
      ['Berlaku mulai', start ? formatDay(start) : blankText('tanggal berlaku')],
    ]),
    ...bullets(request.terms.map((term) => asSentence(inOffice(term)))),
    toldBesides('Dengan ketentuan sebagai berikut.'),
    p(`Demikian surat ${word} ini dibuat untuk dilaksanakan dengan penuh tanggung jawab.`),
  ]
}
