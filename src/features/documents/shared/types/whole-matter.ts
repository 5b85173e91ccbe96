import { inPattern } from '#core/text/shared/in-pattern.ts'
import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'

import type { DocumentRequest } from '../document-request.ts'
import { storedDay } from '../letter/letter-facts.ts'
import { plainName } from '../letter/wording.ts'

/** `pindah alamat`, `tutup cabang`: what is done, as an office names it. */
const nouns: readonly (readonly [RegExp, string])[] = [
  [/^pindah(?:an)?(?=\s(?:alamat|lokasi|tempat|kantor|toko))/iu, 'kepindahan'],
  [/^naik(?=\s)/iu, 'kenaikan'],
  [/^tutup(?=\s)/iu, 'penutupan'],
  [/^buka(?=\s)/iu, 'pembukaan'],
  [/^ganti(?=\s)/iu, 'penggantian'],
  [/^(?:stop|berhenti)(?=\s)/iu, 'penghentian'],
]

/** `dengan supplier ayam UD Sumber Ternak`: with whom it is stands in the address, where that is the reader. */
const withoutReader = (matter: string, { recipient }: DocumentRequest): string => {
  const name = recipient.company || plainName(recipient.name).replace(/^(?:Para|Seluruh|Segenap)\s/u, '')
  const place = recipient.address === '' ? '' : `(?:\\sdi\\s${inPattern(recipient.address)})?`
  return name === ''
    ? matter
    : matter.replace(
        new RegExp(
          `\\s(?:ke|kepada|dengan|untuk|sama)\\s(?:\\p{Ll}+\\s){0,3}${inPattern(name)}${place}(?!\\p{L})`,
          'iu',
        ),
        '',
      )
}

/** The matter of a letter with all that its clause tells of it: from where to where, since when, why. */
export const wholeMatter = (matter: string, request: DocumentRequest): string => {
  const today = storedDay(request.today ?? request.date)
  const message = request.message ?? ''
  const text = today === null ? message : formalText(message, today)
  const at = matter === '' ? -1 : text.toLowerCase().indexOf(matter.toLowerCase())
  const behind =
    at === -1
      ? ''
      : (/^(?:\s(?!dari\s\p{Lu}|oleh\s|atas\snama)(?:[^,.;:\n\s]|[.,](?=\d))+){1,24}(?=\s*(?:[,.;\n]|$|\sdari\s\p{Lu}))/u.exec(
          text.slice(at + matter.length),
        )?.[0] ?? '')
  const whole = withoutReader(`${matter}${behind}`, request).replaceAll(/(?<=\s\d{1,3})\s?x(?![\p{L}\d])/gu, ' kali')
  return nouns.reduce((told, [said, noun]) => told.replace(said, noun), whole)
}
