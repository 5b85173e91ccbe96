import { inPattern } from '#core/text/shared/in-pattern.ts'
import { calmly } from '#core/assistant/shared/names-in-capitals.ts'
import { doneAgain, sortNamedAgain } from '#core/assistant/shared/reading-grammar/usual/usual-words.ts'
import type { Party, Reading } from '#core/assistant/shared/reading.ts'
import { titleCase } from '#core/text/shared/letter-case.ts'
import { monthNames, weekdayNames } from '#core/text/shared/dates.ts'
import { inCapitals } from '#core/text/shared/short-names.ts'

const proper = new Map([...monthNames, ...weekdayNames].map((name) => [name.toLowerCase(), name]))

const namesOf = (party: Party | null): string[] =>
  [party?.name, party?.company, party?.title, party?.address].flatMap((name) => name ?? [])

/**
 * The text of a message that was typed in capitals throughout, as a calm hand would have written it: small, with the capitals of
 * days, short forms and the names that were read in it. Other texts stay as they are.
 */
export const calmText = (reading: Reading): string => {
  const { text, sender, recipient, signer, parties, places } = reading
  if (/\p{Ll}{3}/u.test(text)) return text
  const names = [...[sender, recipient, signer, ...parties].flatMap(namesOf), ...places]
    .filter((name) => /\p{Ll}/u.test(name))
    .toSorted((one, other) => other.length - one.length)
  const calm = calmly(text)
  const small = (calm === text ? text.toLowerCase() : calm).replaceAll(
    /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu,
    (word) => proper.get(word) ?? inCapitals(word),
  )
  return (
    names
      .reduce(
        (told, name) => told.replaceAll(new RegExp(`(?<!\\p{L})${inPattern(name)}(?!\\p{L})`, 'giu'), () => name),
        small,
      )
      // `…, SAYA YULIANA`: a clause that says nothing but who writes.
      .replaceAll(
        /(?<=(?:^|[,.;\n]\s*)(?:saya|nama saya)\s)\p{Ll}{3,}(?:\s\p{Ll}{3,}){0,2}(?=\s*(?:[,.;\n]|$))/gu,
        titleCase,
      )
      .replaceAll(/(?:^|[.!?]\s+|\n\s*)\p{Ll}/gu, (start) => start.toUpperCase())
  )
}

/** `Kontrak kerja untuk …`: a paper that opens its sentence is written as it is anywhere else. */
const paperOpens =
  /(?<=^\s*|[.!?\n]\s*)(?:Surat|Kontrak|Perjanjian|Proposal|Invoice|Kuitansi|Kwitansi|Nota|Laporan|Notulen|Undangan|Penawaran|Berita)(?=\s\p{Ll})/gu

/** `tetangga saya namanya Joko`, `karyawan saya si Rizal`: what somebody is stands before his name; the word between says nothing. */
const namedBehind =
  /(?<=(?<!\p{L})\p{L}{3,}\s(?:saya|sy|aku|kami|kita|gw|gue)),?\s(?:(?:yang|yg)\s)?(?:namanya|bernama|si)\s(?=(?:(?:[Pp]ak|[Bb]u|[Mm]as|[Mm]bak)\s)?\p{Lu}\p{Ll})/gu

/** `srt peringatan`, `toko kita Toko …`: what is ordered by its whole word, and a house by its name alone. */
export const inUsualWords = (text: string): string =>
  text
    .replaceAll(paperOpens, (paper) => paper.toLowerCase())
    .replaceAll(namedBehind, ' ')
    .replaceAll(sortNamedAgain, '')
    .replaceAll(doneAgain, 'terulang lagi')
    .replaceAll(/(?<!\p{L})srt(?=\s\p{L})/giu, 'surat')
    .replaceAll(/(?<=(?<!\p{L})surat\s)(?:balasan|jawaban|pemberitahuan)\s(?=penolakan\s)/giu, '')
    .replaceAll(/(?<!\p{L})keisi(?!\p{L})/giu, 'terisi')
    .replaceAll(/(?<!\p{L})bales(?:in|an)?(?=\s(?:surat|undangan|penawaran|email)(?!\p{L}))/giu, 'balas')
