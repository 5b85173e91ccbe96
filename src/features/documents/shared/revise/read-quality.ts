import { saysManner } from '#core/assistant/shared/revision/said-manner.ts'

import type { DocumentContent } from '../content/document-content.ts'
import type { DocumentChange } from './document-changes.ts'
import { findRows } from './goods-rows.ts'
import { setLine } from './read-goods-change.ts'

const quality = '(warn[ao]|ukuran|bahan|motif|rasa|mere?k|tipe|model)(?:nya)?'
const link = '(?:(?:yang|yg|itu|jadi|pakai|pake|ganti|minta|mau)\\s+)*'
const end = '(?:\\s+(?:ya|dong|deh|aja|saja|semua|kak|min))*[.!\\s]*$'
const value = '([\\p{L}\\d][\\p{L}\\d /.-]{0,30}?)'
/** `mejanya ukurannya 80x80`. */
const ofThing = new RegExp(`^${link}(\\p{L}[\\p{L} ]{1,40}?)\\s+${link}${quality}\\s+${link}${value}${end}`, 'iu')
/** `ukuran mejanya jadi 80x80`. */
const thingLast = new RegExp(`^${link}${quality}\\s+(\\p{L}[\\p{L} ]{1,40}?nya)\\s+${link}${value}${end}`, 'iu')
const asks = /\b(?:apa|berapa|mana|gimana|bagaimana|ada|bisa|bukan|salah|kok|tidak|ga|gak)\b/i

/** What colour, size or make a row is of, written behind its name; null where no single row is meant, or something is asked. */
export const readQuality = (text: string, { letter }: Pick<DocumentContent, 'letter'>): DocumentChange[] | null => {
  const said = text.trim()
  if (asks.test(said) || /[?,;\n]/.test(said)) return null
  const [, first = '', second = '', told = ''] = thingLast.exec(said) ?? []
  const [, name = second, kind = first, is = told] = thingLast.test(said) ? [] : (ofThing.exec(said) ?? [])
  const rows = is === '' ? [] : findRows(name, letter.lines)
  const [row] = rows
  const line = letter.lines[row ?? -1]
  if (rows.length !== 1 || row === undefined || line === undefined || saysManner(is)) return null
  const own = new RegExp(`\\s+${kind}\\s+\\S.*$`, 'iu')
  const description = `${line.description.replace(own, '')} ${kind.toLowerCase()} ${is.trim()}`
  return description === line.description ? null : setLine(letter.lines, row, { description })
}
