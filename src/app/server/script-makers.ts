import { AppError } from '#core/errors/shared/app-error.ts'
import { composeWrittenLetter, documentTypeFor } from '#features/documents/server/index.ts'
import type { ScriptMakers } from '#features/drive/server/index.ts'
import { composeWrittenDeck } from '#features/slides/server/index.ts'

/** What the drive's scripting calls make with: the makers of the direct calls (P2 §7). */
export const scriptMakers: ScriptMakers = {
  documentType: documentTypeFor,
  writtenDocument: (title, content, context) =>
    composeWrittenLetter(`nama_surat: ${title.replaceAll('\n', ' ')}\n${content}`, context),
  writtenDeck: (title, slides) => {
    if (title === null) throw new AppError('title_and_slides_required')
    return composeWrittenDeck(title, slides)
  },
}
