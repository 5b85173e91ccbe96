import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fontFolders } from './pdf-faces.ts'

/** Ranges of code points, first and last, as a face's table of characters lists them. */
type Ranges = readonly (readonly [number, number])[]

/** Characters of the format 4 table: the plane that holds nearly all writing. */
const segments = (font: DataView, at: number): [number, number][] => {
  const count = font.getUint16(at + 6) / 2
  const [ends, starts] = [at + 14, at + 16 + count * 2]
  return Array.from({ length: count }, (_, index) => [
    font.getUint16(starts + index * 2),
    font.getUint16(ends + index * 2),
  ])
}

/** Characters of the format 12 table: all planes. */
const groups = (font: DataView, at: number): [number, number][] =>
  Array.from({ length: font.getUint32(at + 12) }, (_, index) => [
    font.getUint32(at + 16 + index * 12),
    font.getUint32(at + 20 + index * 12),
  ])

/** What a TrueType face can write: its `cmap` tables of formats 4 and 12. */
const rangesOf = (bytes: Buffer): Ranges => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => font.getUint32(at) === 0x63_6d_61_70)
  if (entry === undefined) return []
  const cmap = font.getUint32(entry + 8)
  return Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 8 + index * 8),
  ).flatMap((at) => {
    const format = font.getUint16(at)
    return format === 4 ? segments(font, at) : format === 12 ? groups(font, at) : []
  })
}

let known: Ranges | null = null

/** All faces together, read when the first letter is met that not every face has. */
const allRanges = (): Ranges =>
  (known ??= fontFolders().flatMap((folder) => {
    const regular = join(folder, '400Regular')
    return readdirSync(regular)
      .filter((name) => name.endsWith('.ttf'))
      .flatMap((name) => rangesOf(readFileSync(join(regular, name))))
  }))

/** Latin letters stand in every face, Hebrew in one that comes with the engine. */
const plain = /[ -\u024f\u1e00-\u1eff\p{Script=Hebrew}]/u
const letter = /[\p{L}\p{M}\p{N}]/u

/** As many letters are named; more would not fit into a sentence. */
const mostNamed = 12

/** The letters of a text that no face of the PDF can write, each once and at most twelve; empty for nearly all texts. */
export const undrawnLetters = (text: string): string => {
  const found: string[] = []
  for (const sign of new Set(text)) {
    if (plain.test(sign) || !letter.test(sign)) continue
    const code = sign.codePointAt(0) ?? 0
    if (!allRanges().some(([first, last]) => code >= first && code <= last)) found.push(sign)
    if (found.length === mostNamed) break
  }
  return found.join('')
}
