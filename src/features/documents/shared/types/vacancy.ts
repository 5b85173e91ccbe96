import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { labelledLines, p, toldBesides } from '../content/nodes.ts'
import { blankText, textOrBlank } from '../content/runs.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { inPaperWords } from '../reading/without-chat.ts'

const named =
  /(?<!\p{L})(?:lowongan|loker)(?:nya)?(?:\s(?:kerja|pekerjaan))?\s*:?\s+(?:(?:untuk|buat|utk|sebagai|sbg|jadi|posisi|bagian|cari|dicari|butuh)\s)*((?!di\s)[^,.;:\n\d]{3,60}?)(?=\s(?:di|buat|untuk|utk|dengan|dgn|yang|yg|gaji|max|maks\p{L}*|min|umur|usia|syarat\p{L}*|dari|ya|dong|dong)(?!\p{L})|\s\d|[,.;:\n]|$)/iu

/** A house looks for somebody: as what, where, what it asks and gives, and where to apply. */
export const vacancy = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const { message = '', places } = request
  const { name, phone, address } = letter.sender
  const to =
    phone !== ''
      ? `dikirim melalui WhatsApp atau telepon ke nomor ${phone}`
      : address !== ''
        ? `diantar langsung ke ${address}`
        : `dikirim ke ${blankText('tempat atau nomor untuk melamar')}`
  return [
    p(`${textOrBlank(name, 'nama usaha')} membuka lowongan kerja untuk posisi berikut.`),
    labelledLines([
      ['Posisi', textOrBlank(sentenceCase(inPaperWords(named.exec(message)?.[1] ?? '')), 'posisi')],
      ...(places.length === 0 ? [] : [['Penempatan', places.map(sentenceCase).join(', ')] as const]),
    ]),
    toldBesides('Syarat dan ketentuan:', { blank: `Syarat: ${blankText('syarat pelamar')}.` }),
    p(`Lamaran dapat ${to}.`),
  ]
}
