import { type AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

/** Why something was not made: the specification's own words (P1 §8, P2 §8), and what the owner can do. */
export interface GenerationFailure {
  readonly text: string
  readonly advice: string
}

/** The HTTP status a refused call left with; 0 where no answer came. */
const statusOf = ({ details }: AppError): number => {
  const status = details?.['status']
  return typeof status === 'number' ? status : 0
}

const sentenceOf = (error: AppError): string => errorText(error.code, error.details)

/** `Document generation failed: 503 <sentence>` and its likes (DOC-11). */
export const generationFailed = (what: 'Document' | 'Spreadsheet', thrown: unknown): GenerationFailure => {
  const error = toAppError(thrown)
  return {
    text: `${what} generation failed: ${statusOf(error)} ${sentenceOf(error)}`,
    advice: 'Deskripsi Anda tetap ada di sini. Coba lagi; hasil yang sama tidak dipotong poin dua kali.',
  }
}

/** A stream that was refused before it began: `HTTP error! status: 503`. */
export const streamRefused = (thrown: unknown): GenerationFailure => {
  const error = toAppError(thrown)
  return { text: `HTTP error! status: ${statusOf(error)}`, advice: sentenceOf(error) }
}

export const streamEnded: GenerationFailure = {
  text: 'Stream ended unexpectedly',
  advice: 'Sambungan terputus di tengah jalan. Coba lagi; hasil yang sama tidak dipotong poin dua kali.',
}

/** An error event of the stream: `Error: message`. */
export const streamFailed = (message: string): GenerationFailure => ({
  text: `Error: ${message}`,
  advice: 'Tidak ada poin yang dipotong untuk dokumen yang gagal.',
})

export const backendFailed = (thrown: unknown): string => `Backend generation failed: ${sentenceOf(toAppError(thrown))}`

export const presentationFailed = (thrown: unknown): GenerationFailure => ({
  text: `Failed to create presentation: ${sentenceOf(toAppError(thrown))}`,
  advice: 'Deskripsi Anda tetap ada di sini. Coba lagi; hasil yang sama tidak dipotong poin dua kali.',
})

/** No token for the call could be got or taken: the call itself was never tried. */
const isUnverified = ({ code, details }: AppError): boolean =>
  code.startsWith('app_check_') || details['kind'] !== undefined

/**
 * Failures of the server itself: another way may still work. Refusals (points, sign-in, an empty order) stay refusals,
 * and so does a hiccup of app verification: the same way works a moment later.
 */
export const isBackendFailure = (thrown: unknown): boolean => {
  const error = toAppError(thrown)
  const status = statusOf(error)
  return !isUnverified(error) && (status === 0 || status >= 500)
}
