import type { DocumentNode } from '../content/document-content.ts'
import { p, toldBesides } from '../content/nodes.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { positionOf, tradeOf } from '../reading/people/work-facts.ts'
import { reasonOf } from '../reading/told-reasons.ts'

/** `surat penolakan lamaran kerja buat Kevin`: an application that is not taken, with thanks for it. */
export const refusalLetter = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const message = request.message ?? ''
  // `posisinya admin udah keisi`: told for itself it is the reason.
  const isTaken = /(?<!\p{L})(?:udah|sudah|telah)\s(?:ke|ter)?isi(?!\p{L})/iu.test(message)
  const why = (reasonOf(message) || (isTaken ? 'posisi tersebut telah terisi' : '')).replace(
    /(?<!\p{L})(?:udah|sudah|telah) (?:ke|ter)?isi(?!\p{L})/iu,
    'telah terisi',
  )
  const post = positionOf(message) || tradeOf(message)
  return [
    p(
      `Terima kasih atas lamaran kerja yang Saudara ajukan${post === '' ? '' : ` untuk posisi ${post.toLowerCase()}`} kepada ${letter.sender.name || 'kami'}.`,
    ),
    p(
      `Dengan berat hati kami memberitahukan bahwa lamaran tersebut belum dapat kami terima${why === '' ? '' : `, karena ${why}`}.`,
    ),
    toldBesides(''),
    p('Kami menghargai minat Saudara dan mengharapkan keberhasilan Saudara di kesempatan lain.'),
  ]
}
