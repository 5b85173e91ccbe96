import type { Reading } from '#core/assistant/shared/reading.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'

import { debtDeclared } from './sums/debt-declared.ts'
import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import { announcementOf } from './announcements.ts'
import { gradeOf, rhythmOf, statementOf } from './letter-matter.ts'
import { isOfDebt } from './sums/debt-declared.ts'
import { vehicleOf } from './told-deeds.ts'
import { reasonOf } from './told-reasons.ts'
import { agendaOf } from './meeting-facts.ts'
import { reportPeriod } from './report-period.ts'
import { certifiedIn } from './people/told-certified.ts'
import { cleaned } from './people/read-party.ts'
import { quiet } from './request-subject.ts'
import { formal } from './sums/told-repayments.ts'
import { inOffice } from '../letter/wording.ts'
import { positionOf, tradeOf } from './people/work-facts.ts'

const withReason: ReadonlySet<OfficialForm> = new Set([
  'permohonan',
  'peringatan',
  'izin',
  'pengunduran',
  'ucapan',
  'maaf',
  'umum',
])

const withPosition: ReadonlySet<OfficialForm> = new Set(['lamaran', 'keterangan', 'rekomendasi', 'pengunduran'])

/** `kasih tau gudang kami pindah ke …`: what the reader is to be told. */
const noticeIn = (text: string): string =>
  /(?<!\p{L})(?:(?:k|ng)asih\s?(?:tau|tahu)(?:kan)?|ngabar(?:in|i)|kabar(?:in|i))\s(?:(?:bahwa|kalau|kalo|klo)\s)?((?:[^,.;\n]|(?<=\b[Jj]ln?|[Nn]o)\.){5,160})/iu
    .exec(text)?.[1]
    ?.trim() ??
  /(?<!\p{L})surat\s(?:resmi\s)?(?:buat|untuk|utk|ke|kepada|kpd)\s[^.,;:\n]{2,50}?\s(?:kalau|kalo|klo|bahwa|bhw)\s([^,.;\n]{5,160})/iu
    .exec(text)?.[1]
    ?.trim() ??
  ''

/** `udah bantu bazar kemarin`: what somebody is thanked for. */
const helpIn = (text: string): string => {
  const [, deed = '', what = ''] =
    /(?<!\p{L})(?:sudah|udah|udh|telah)\s(?:mau\s)?(?:mem|men|nge|ny)?(bantu|dukung|s?umbang|fasilitasi|sponsor)(?:in|kan|i)?\s([^,.;\n]{3,60})/iu.exec(
      text,
    ) ?? []
  const verbs: Readonly<Record<string, string>> = {
    bantu: 'membantu',
    dukung: 'mendukung',
    sumbang: 'menyumbang',
    umbang: 'menyumbang',
    fasilitasi: 'memfasilitasi',
    sponsor: 'mensponsori',
  }
  return deed === '' ? '' : `telah ${verbs[deed.toLowerCase()]} ${what.trim()}`
}

/** What a declaration declares: a debt as one sentence, where the message does not word it so itself. */
const declaredIn = (reading: Reading, text: string, creditor: string): string => {
  const said = statementOf(quiet(text))
  return isOfDebt(said) ? said : debtDeclared(reading, creditor) || said
}

/** Facts that only some papers have a place for; absent where the message does not say them. */
export const extraFacts = (
  reading: Reading,
  documentType: DocumentType,
  form: OfficialForm,
  creditor: string,
): Partial<DocumentRequest> => {
  const text = cleaned(reading.text)
  const found = {
    agenda: form === 'undangan' ? formal(agendaOf(quiet(text)), reading) : '',
    reason: withReason.has(form)
      ? formal(
          reasonOf(quiet(text), { withDays: form === 'peringatan' }) || (form === 'ucapan' ? helpIn(text) : ''),
          reading,
        )
      : '',
    statement:
      form === 'pernyataan'
        ? formal(declaredIn(reading, text, creditor), reading)
        : form === 'pemberitahuan'
          ? inOffice(formal(announcementOf(quiet(text)) || noticeIn(text), reading))
          : form === 'keterangan'
            ? inOffice(formal(certifiedIn(quiet(text))?.fact ?? '', reading))
            : '',
    position: withPosition.has(form) ? tradeOf(quiet(text)) || positionOf(quiet(text)) : '',
    grade: form === 'peringatan' || form === 'tagihan' ? gradeOf(text) : '',
    rhythm: documentType === 'kontrak' ? rhythmOf(text) : '',
    vehicle: vehicleOf(text),
    period: documentType === 'laporan' ? reportPeriod(text, reading.today) : '',
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
}
