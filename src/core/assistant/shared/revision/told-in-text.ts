import { withinEdits } from '#core/text/shared/edit-distance.ts'

/** Words of a text that tell a fact, as they stand and as they are to stand. */
export interface ToldPlace {
  readonly from: string
  readonly to: string
}

const token = /[\p{L}\p{N}]+/gu
const wordsOf = (said: string): string[] =>
  (said.toLowerCase().match(token) ?? [])
    .map((word) => word.replace(/(\p{L}{3,}?)nya$/u, '$1'))
    .filter((word) => !['yang', 'yg', 'untuk', 'nama', 'angka', 'si'].includes(word))

/** `minimal` is `min`, one letter off is meant too. */
const alike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one))) ||
  (one.length >= 5 && withinEdits(one, other, 1))

const joint = /^(?:\s*[:–=]\s*|\s+(?:adalah|ialah|yaitu|sebesar|selama|sejak|tahun|mulai|cuma)\s+|\s+)/
const figure = /^(?:Rp\.? ?)?\d[\d.,:]*(?: ?[-–] ?\d[\d.,:]*)?/
const unit = /^ ?(?:%|\p{L}+)/u
const titledName =
  /^(?:(?:Pak|Bu|Bapak|Ibu|Sdr|Sdri|H|Hj|Drs|Dra|Ir|Dr)\.? )?\p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’.]*){0,4}/u
/** Units of which each may stand for the other. */
const families = [
  ['rb', 'ribu', 'jt', 'juta', 'miliar', 'rupiah'],
  ['hari', 'minggu', 'bulan', 'tahun'],
] as const

/** What stands there in the place of which the value comes; null where it is of another kind. */
const oldValue = (rest: string, value: string): ToldPlace | null => {
  const fresh = figure.exec(value)?.[0]
  if (fresh === undefined) {
    const name = /^\p{Lu}/u.test(value) ? titledName.exec(rest)?.[0] : undefined
    return name === undefined ? null : { from: name, to: value }
  }
  const old = figure.exec(rest)?.[0]
  if (old === undefined) return null
  const [was = '', is = ''] = [unit.exec(rest.slice(old.length))?.[0], unit.exec(value.slice(fresh.length))?.[0]]
  if (is === '') return { from: old, to: fresh }
  const [one, other] = [was.trim().toLowerCase(), is.trim().toLowerCase()]
  const fits =
    one === other || families.some((names) => [one, other].every((word) => names.some((own) => own === word)))
  return fits ? { from: `${old}${was}`, to: `${fresh}${is}` } : null
}

/** The place in one line; null where the line does not tell the fact. */
const placeIn = (line: string, said: readonly string[], value: string): ToldPlace | null => {
  const own = [...line.matchAll(token)]
  for (let at = 0; at + said.length <= own.length; at += 1) {
    if (!said.every((word, next) => alike(word, own[at + next]?.[0].toLowerCase() ?? ''))) continue
    const [first, last] = [own[at], own[at + said.length - 1]]
    if (!first || !last) continue
    const end = last.index + last[0].length
    const between = joint.exec(line.slice(end))?.[0] ?? ''
    const rest = line.slice(end + between.length)
    const found = between === '' ? null : oldValue(rest, value)
    if (found) {
      const label = line.slice(first.index, end + between.length)
      return { from: `${label}${found.from}`, to: `${label}${found.to}` }
    }
  }
  return null
}

/** The place, where all that were found tell the same. */
const onlyOne = (places: readonly ToldPlace[]): ToldPlace | null => {
  const found = new Map(places.map((place) => [place.from.toLowerCase(), place]))
  const [only] = found.values()
  return found.size === 1 && only && only.from !== only.to ? only : null
}

/**
 * Where some texts tell a fact by its name, with the new value in its place: `ketua` of `Ketua Maria Goreti`, `komisi` of
 * `Komisi 15%`, `jam bertamu` of `Jam bertamu 8-21`. Null where none does, or several tell different things. Pure.
 */
export const toldPlace = (texts: readonly string[], target: string, value: string): ToldPlace | null => {
  const said = wordsOf(target)
  const fresh = value.trim().replace(/[.\s]+$/, '')
  if (said.length === 0 || said.length > 4 || said.every((word) => word.length < 3) || fresh === '') return null
  const lines = texts.flatMap((text) => text.split('\n'))
  const direct = onlyOne(lines.flatMap((line) => placeIn(line, said, fresh) ?? []))
  if (direct !== null) return direct
  // `promonya jadi radius 5 km`: the value names its own fact, in a line that tells of the target.
  const [, lead = '', ownValue = ''] = /^((?:\p{L}+ ){1,3})((?:Rp\.? ?)?\d.*)$/u.exec(fresh) ?? []
  const own = lines.filter((line) => said.every((word) => wordsOf(line).some((one) => alike(word, one))))
  return lead === '' ? null : onlyOne(own.flatMap((line) => placeIn(line, wordsOf(lead), ownValue) ?? []))
}
