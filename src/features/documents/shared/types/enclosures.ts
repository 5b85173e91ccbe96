import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { terbilang } from '#core/text/shared/terbilang.ts'

import type { DocumentNode } from '../content/document-content.ts'
import { p } from '../content/nodes.ts'
import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import { joinWords } from '../letter/wording.ts'
import { isPaperForm } from '../papers/paper-names.ts'
import { attachmentsOf } from '../reading/told-attachments.ts'

/** Forms that name what goes with them in places of their own, or go without anything. */
const withoutEnclosures: ReadonlySet<OfficialForm> = new Set(['jalan', 'undangan', 'pengantar', 'pesanan', 'retur'])

const enclosures = ({ form, message = '' }: DocumentRequest): readonly string[] =>
  isPaperForm(form) || withoutEnclosures.has(form) ? [] : attachmentsOf(message)

/** `Tiga berkas`: how many papers go with a letter; empty where none do. */
export const attachmentWords = (request: DocumentRequest): string => {
  const { length } = enclosures(request)
  return length === 0 ? '' : sentenceCase(`${terbilang(length)} berkas`)
}

/** A letter with what goes with it, told right above its last words. */
export const withEnclosures = (nodes: readonly DocumentNode[], request: DocumentRequest): DocumentNode[] => {
  const papers = enclosures(request)
  return papers.length === 0
    ? [...nodes]
    : [...nodes.slice(0, -1), p(`Bersama surat ini kami lampirkan ${joinWords(papers)}.`), ...nodes.slice(-1)]
}
