import type { Reading } from '#core/assistant/shared/reading.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'

const ofAnother =
  /(?<!\p{L})(?:invoice|inv|tagihan|nota|faktur|kuitansi|kwitansi|berkas|polis|kontrak|po|surat jalan)\s?(?:no\.?|nomor|nomer)?\s?:?\s?$/iu

/** The number that a message gives its paper; a letter about another paper (`nunggak invoice no INV/045`) does not carry that one's. */
export const letterNumberIn = ({ text, letterNumber }: Reading, documentType: DocumentType): string => {
  const number = (letterNumber ?? '').trim().replaceAll(/\s+/g, ' ')
  const at = letterNumber === null ? -1 : text.indexOf(letterNumber)
  const isAnothers = documentType === 'surat_resmi' && at !== -1 && ofAnother.test(text.slice(Math.max(0, at - 30), at))
  return isAnothers ? '' : number
}
