import { storableText } from '#core/text/shared/storable-text.ts'
import type { ExportedFile } from './kind-store.ts'

/** What RFC 5987 lets stand unescaped in an extended parameter, beyond what encodeURIComponent escapes itself. */
const extended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A file name that every system takes: no path, no control characters, at most 120 characters and never empty. */
const safeName = (name: string): string => {
  const cleaned = storableText(name)
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  const [base, ending] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(cleaned)?.slice(1) ?? [cleaned]
  return `${[...(base || 'Dokumen')].slice(0, 120).join('').trim()}${ending ?? ''}`
}

/** `Content-Disposition` with the name in plain ASCII and, where that is not all of it, in UTF-8 (RFC 6266, RFC 5987). */
export const attachment = (name: string): string => {
  const safe = safeName(name)
  const plain = safe
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const ascii = plain === '' || plain.startsWith('.') ? `Dokumen${plain}` : plain
  return `attachment; filename="${ascii}"${ascii === safe ? '' : `; filename*=UTF-8''${extended(safe)}`}`
}

/** The file as an answer that browsers download and never interpret. */
export const fileAnswer = (file: ExportedFile): Response =>
  new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.mediaType,
      'content-length': String(file.bytes.byteLength),
      'content-disposition': attachment(file.name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
