import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { formalName, plainName, properName } from '../../letter/wording.ts'

interface Heir {
  readonly name: string
  readonly kin: string
}

/** Who died and when, and who inherits; empty where it is not told. */
export interface Inheritance {
  readonly deceased: string
  readonly died: string
  readonly heirs: readonly Heir[]
}

const honour = '(?:(?:[Bb]apak|[Ii]bu|[Pp]ak|[Bb]u|[Hh]j?\\.|[Hh]aji|[Hh]ajah)\\s)?'
const late = new RegExp(
  `(?<!\\p{L})(almarhumah|almh|almarhum|alm)\\.?\\s+(?:(?:ayah|bapak|ibu|suami|istri)(?:\\s(?:saya|kami|kandung)|ku)?\\s(?=\\p{Lu}))?(${honour}\\p{Lu}[\\p{L}'’]+(?:\\s\\p{Lu}[\\p{L}'’]+){0,3})`,
  'u',
)
const death =
  /(?<!\p{L})(?:meninggal(?:\sdunia)?|wafat|berpulang)\s(?:pada\s)?(?:hari\s\p{L}+,?\s)?(?:tanggal\s|tgl\s)?(\d{1,2}\s\p{Lu}\p{Ll}+\s\d{4})/u

const kinWords =
  'istri|suami|anak(?:\\s(?:kandung|angkat|tiri|pertama|kedua|ketiga|keempat|kelima|sulung|bungsu|laki-laki|perempuan))*|ibu|ayah|bapak|adik|kakak|cucu|saudara(?:\\skandung)?|keponakan'
const opensHeirs = /(?<!\p{L})ahli\s?waris(?:nya)?\s*(?:adalah|yaitu|yakni|ada|terdiri\sdari)?\s*:?\s+(?=[\s\S])/giu
const heir = new RegExp(
  `^(?:(?:dan|sama|serta|lalu|terus)\\s)?(?:\\d{1,2}[.)]?\\s)?(?:orang\\s)?(?:(${kinWords})(?:nya)?(?:\\s(?:saya|kami))?\\s*:?\\s+)?(?:yaitu\\s|bernama\\s)?(${honour}\\p{Lu}[\\p{L}'’.]*(?:\\s\\p{Lu}[\\p{L}'’.]*){0,4})(?:\\s*\\(([^()]{3,24})\\))?$`,
  'u',
)

/** `istri Tuminah, anak Budi, Siti, sama Agus`: a kinship holds for those behind it until another is told. */
const heirsIn = (list: string): Heir[] => {
  const heirs: Heir[] = []
  let kin = ''
  for (const part of list.split(/\s*[,;\n]\s*|\s+(?:dan|sama|serta|&)\s+/u)) {
    if (part.trim() === '') continue
    const [, told, name = '', behind] = heir.exec(part.trim()) ?? []
    if (name === '') {
      if (heirs.length === 0) continue
      break
    }
    kin = (behind ?? told ?? kin).toLowerCase()
    heirs.push({ name: plainName(name), kin })
  }
  return heirs
}

/** What a declaration of heirs tells: `almarhum Bapak Sumarno meninggal 3 Agustus, ahli warisnya istri Tuminah, anak Budi`. */
export const inheritanceIn = (message: string, now: string): Inheritance => {
  const today = parseIsoDay(now)
  const text = today === null ? message : formalText(message, today)
  const [, word = '', name = ''] = late.exec(text) ?? []
  const told = [...text.matchAll(opensHeirs)]
    .map((found) => heirsIn(text.slice(found.index + found[0].length).split(/[.](?!\d)\s/u)[0] ?? ''))
    .sort((one, other) => other.length - one.length)
  const called = /^almarhumah|^almh/u.test(word) ? 'almarhumah' : 'almarhum'
  return {
    deceased: name === '' ? '' : `${called} ${formalName(properName(name))}`,
    died: death.exec(text)?.[1] ?? '',
    heirs: told[0] ?? [],
  }
}
