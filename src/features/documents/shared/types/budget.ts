import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { block, p, toldBesides } from '../content/nodes.ts'
import { blankText } from '../content/runs.ts'

/** `RAB`, `rencana anggaran biaya`: what something will cost, line by line; it is written as a report of its own form. */
export const isBudget = ({ message = '' }: DocumentRequest): boolean =>
  /\brab\b|\b(?:rencana|rancangan|rincian) anggaran\b|\brincian biaya\b|\banggaran (?:biaya|belanja)\b|\b(?:bikin|buat)(?:in|kan|kn)? anggaran\b|^\s*anggaran\b/i.test(
    message,
  )

/** The paper's name and, in its clause, what it is for; a point within words (`Hj.`, `No.`) ends no clause. */
const matter =
  /\b(?:rab|(?:rencana|rancangan|rincian) anggaran(?: biaya| belanja)?|rincian biaya|anggaran(?: biaya| belanja)?)(?:nya)?\s+(?:(?:dong|ya|kak|min|untuk|utk|buat)\s+)*((?:[^,:;.\n\d]|\d{1,4}(?!\d|[.,]\d|\s?(?:rb|ribu|jt|juta)\b)|\.(?=\S)|(?<=\b(?:h|hj|rt|rw|jl|dr|no|st))\.){3,90})/i

/** What the budget is for: `RAB reuni akbar SMA 2, gedung 3jt` is of `reuni akbar SMA 2`. */
export const budgetSubject = ({ message = '', subject }: DocumentRequest): string =>
  (matter.exec(message)?.[1] ?? subject)
    .replace(/(?:\s+(?:dong|donk|ya|kak|min|pls|please|tolong|ka|e))+\s*$/i, '')
    .trim()

/** The body of a budget: what it is for, its lines with their sum, and what was told besides; nothing is argued. */
export const budgetBody = (letter: LetterData): DocumentNode[] => [
  block('letterhead'),
  block('letterTitle'),
  block('letterInfo'),
  block('recipient'),
  p(`Rencana anggaran biaya ${letter.subject || blankText('nama kegiatan')} adalah sebagai berikut.`),
  ...(letter.lines.length > 0 || letter.charges.length > 0 ? [] : [p(`Rincian biaya: ${blankText('rincian biaya')}.`)]),
  block('goodsTable'),
  toldBesides('Keterangan:'),
  block('signature'),
]
