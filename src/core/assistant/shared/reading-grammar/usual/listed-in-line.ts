/** A number with its dot or bracket before what it lists. */
const mark = /(?<=^|[\s,;:])\(?(\d{1,2})[.)]\s*(?=\p{L})/gu
/** Behind these words a number names one of many: `Pasal 1. …`. */
const numbered =
  /(?<!\p{L})(?:pasal|ayat|bab|kelas|no|nomor|nomer|tahap|termin|blok|lantai|gang|rt|rw|meja|kamar|tipe|type|juara|cabang|jl\.?|sp|kavling)[\s.]*$/iu

/**
 * A numbered list that was typed in one line, an entry on each line: `hasil: 1. iuran naik 2. ronda mulai` tells two things.
 * Numbers are a list's where they run from one; a text without such a run stays as it is.
 */
export const withListLines = (text: string): string => {
  let next = 1
  const found = [...text.matchAll(mark)].filter(({ index, 1: number }) => {
    const isNext = Number(number) === next && !numbered.test(text.slice(Math.max(0, index - 12), index))
    if (isNext) next += 1
    return isNext
  })
  if (found.length < 2) return text
  return found.reduceRight((told, { index, 1: number = '', 0: said }) => {
    const before = told.slice(0, index).replace(/[^\S\n]+$/u, '')
    const isFirst = before === '' || before.endsWith('\n')
    return `${before}${isFirst ? '' : '\n'}${number}${said.includes(')') ? ')' : '.'} ${told.slice(index + said.length)}`
  }, text)
}
