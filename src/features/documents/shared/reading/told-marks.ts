import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

/** A mark of letters and figures: `kamar B7`, `kelas 2A`, `lapak A-17`, `resi KN88211`. */
const mark = /(?<![\p{L}\p{N}-])(?:\p{Lu}{1,4}-?\d{1,9}\p{Lu}?|\d{1,3}\p{Lu})(?![\p{L}\p{N}]|-\d)/gu
/** A bound or a span: `minimal 20kg`, `garansi 30 hari`, `kontrak minimal 1 tahun`. */
const bound =
  /\b(?:minimal|minimum|min|maksimal|maks|max|garansi|selama|masa|berlaku|tiap|setiap|kapasitas)\b[^,.;\n\d]{0,24}(\d{1,4})\s?(\p{L}{2,10})/giu

/** `kirim 3x seminggu`: how often. */
const frequency = /(?<![\d.,])\d{1,3}\s?(?:x|kali)\s+(?:se|per\s?|tiap\s)(?:hari|minggu|bulan|tahun)/giu

const clauseAt = (text: string, at: number): string => {
  const from = Math.max(...[',', ';', '\n', '. ', ': '].map((sign) => text.lastIndexOf(sign, at - 1) + sign.length - 1))
  const end = /[,;\n]|\.(?=\s|$)/.exec(text.slice(at))
  return text
    .slice(from < 0 ? 0 : from, end ? at + end.index : text.length)
    .replace(/^[\s,;.:]+/, '')
    .trim()
}

const inPlain = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** Clauses of marks and bounds that stand nowhere in what was written: a figure alone may stand there by chance. */
export const untoldMarks = (message: string, written: string): string[] => {
  const plain = inPlain(written)
  const found: string[] = []
  for (const { index, 0: code } of message.matchAll(mark))
    if (!plain.includes(inPlain(code))) found.push(clauseAt(message, index))
  for (const { index, 1: count = '', 2: word = '' } of message.matchAll(bound)) {
    const unit = unitOf(word.toLowerCase())
    if (unit === null || plain.includes(` ${count} ${unit} `) || plain.includes(` ${count}${word.toLowerCase()} `))
      continue
    found.push(clauseAt(message, index))
  }
  for (const { index, 0: often } of message.matchAll(frequency))
    if (!plain.includes(inPlain(often))) found.push(clauseAt(message, index))
  return [...new Set(found)].slice(0, 12)
}
