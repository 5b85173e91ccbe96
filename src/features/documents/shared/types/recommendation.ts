import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { bullets, labelledLines, p, toldBesides } from '../content/nodes.ts'
import { textOrBlank } from '../content/runs.ts'
import { isBusinessName } from '../business-name.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { asSentence, inOffice, plainName } from '../letter/wording.ts'
import { purposeOfPaper } from '../reading/people/person-facts.ts'
import { house } from '../reading/people/name-patterns.ts'
import { serviceTime } from '../reading/people/service-time.ts'
import { signerFields } from './statement-people.ts'

/** `dia mau melamar ke hotel`: for what somebody is recommended. */
const recommendedFor = ({ message = '' }: DocumentRequest): string => {
  const purpose = purposeOfPaper(message)
  const [, aim = ''] =
    /(?<!\p{L})(?:supaya|agar|biar)\s(?:bisa\s)?(?:dapat|dapet|mendapat(?:kan)?|memperoleh)\s([^,.;\n]{4,90})/iu.exec(
      message,
    ) ?? []
  if (aim !== '') return `untuk memperoleh ${aim.trim()}`
  const post =
    /(?<!\p{L})(?:mau|ingin|akan|hendak)\s(?:me|nge)?lamar(?:\s(?:kerja|pekerjaan))?\s(?:ke|di)\s([^,.;\n]{3,60})/iu.exec(
      message,
    )?.[1] ?? ''
  if (post !== '') return `untuk melamar pekerjaan di ${post.includes(' ') ? titleCase(post.trim()) : post}`
  const goal = new RegExp(`(?<!\\p{L})(?:ke|di)\\s(${house})\\s*(?=[,.;\\n]|$)`, 'u').exec(message)?.[1] ?? ''
  if (kindIn({ message }) !== '' && isBusinessName(goal)) return `untuk ${kindIn({ message })} di ${goal}`
  const deed = /(?<!\p{L})(mengajukan|mengikuti|mendaftar|memperoleh|mendapatkan)\s([^,.;\n]{4,80})/iu.exec(
    message,
  )?.[0]
  if (purpose === '' && deed !== undefined) return `untuk ${deed}`
  if (purpose === '') return 'sebagaimana mestinya'
  return /^me\p{Ll}+/u.test(purpose) ? `untuk ${purpose}` : `sebagai kelengkapan ${purpose}`
}

/** `dari Maret 2021 sampai Agustus 2026 sebagai kepala dapur`: where somebody worked, as what and how long; nothing where no time is told. */
const service = ({ sender }: LetterData, { message = '', position = '' }: DocumentRequest): DocumentNode[] => {
  const time = serviceTime(message)
  return time === null || sender.name === ''
    ? []
    : [
        p(
          `Yang bersangkutan bekerja di ${sender.name}${position === '' ? '' : ` sebagai ${position.toLowerCase()}`} sejak ${time.from} sampai dengan ${time.until}.`,
        ),
      ]
}

/** `surat rekomendasi magang`: what somebody is recommended for, where the letter's name says it. */
const kindIn = ({ message = '' }: Pick<DocumentRequest, 'message'>): string =>
  /(?<!\p{L})rekomendasi\s(magang|kerja|beasiswa|kuliah|pkl|prakerin)(?!\p{L})/iu.exec(message)?.[1]?.toLowerCase() ??
  ''

/** What a former employer says of somebody, in his own words. */
export const recommendation = (letter: LetterData, request: DocumentRequest): DocumentNode[] => [
  p('Yang bertanda tangan di bawah ini:'),
  labelledLines(signerFields(letter, request)),
  p(`dengan ini memberikan ${`rekomendasi ${kindIn(request)}`.trim()} kepada:`),
  labelledLines([
    ['Nama', textOrBlank(plainName(letter.recipient.name) || letter.recipient.company, 'nama yang direkomendasikan')],
    // A group holds no post; a post that nobody told is not asked for.
    ...(letter.recipient.title || request.position
      ? [['Jabatan', letter.recipient.title || sentenceCase(request.position ?? '')] as const]
      : []),
  ]),
  ...service(letter, request),
  toldBesides('Yang bersangkutan kami kenal sebagai berikut.'),
  ...bullets(request.terms.map((term) => asSentence(inOffice(term)))),
  p(
    `Demikian surat rekomendasi ini dibuat dengan sebenarnya, agar dapat dipergunakan oleh yang bersangkutan ${recommendedFor(request)}.`,
  ),
]
