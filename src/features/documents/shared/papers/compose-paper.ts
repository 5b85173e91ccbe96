import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData } from '../letter.ts'
import { certificateBody } from './certificate.ts'
import { guideBody } from './guide.ts'
import { memoBody } from './memo.ts'
import type { NamedPaper } from './paper-names.ts'
import { toldIn } from './paper-request.ts'
import { sheetBody } from './sheet.ts'

/** Longer matters would not stand in a title. */
const longestTitle = 60

/** `SOP KEBERSIHAN DAPUR`, `JADWAL PIKET KARYAWAN`, `SERTIFIKAT`. */
const titleOf = ({ form, subject, sender }: DocumentRequest, paper: NamedPaper): string => {
  if (form === 'sertifikat' || form === 'memo') return paper.title
  const matter = paper.sort === 'acara' ? subject.replace(/^acara\s+/i, '') : subject
  // `aturan kos Griya Kartini`: rules of nothing but a house are headed by the house.
  const about = matter === '' && !paper.title.includes(' ') ? sender.company : matter
  return `${paper.title} ${about}`.trim().slice(0, longestTitle).toUpperCase()
}

/** Title and matter of a paper of the house; null where the request names none. */
export const paperTitle = (request: DocumentRequest): string | null => {
  const found = toldIn(request)
  return found === null ? null : titleOf(request, found.paper)
}

/** The body of a paper of the house, in the order of its convention; null where the request names none. */
export const paperBody = (letter: LetterData, request: DocumentRequest): DocumentNode[] | null => {
  const found = toldIn(request)
  if (found === null) return null
  const { paper, told } = found
  switch (paper.form) {
    case 'pedoman':
      return guideBody({ letter, request, paper, told })
    case 'sertifikat':
      return certificateBody(letter, request, paper)
    case 'memo':
      return memoBody(letter, request, told)
    case 'tabel':
      return sheetBody({ letter, request, paper, told })
  }
}
