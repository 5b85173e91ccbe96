/** A number with its dot or bracket before what it lists. */
const mark = /(?<=^|[\s,;:])\(?(\d{1,2})[.)]\s*(?=\p{L})/gu
/** Behind these words a number names one of many: `Pasal 1. …`. */
const numbered =
  /(?<!\p{L})(?:pasal|ayat|bab|kelas|no|nomor|nomer|tahap|termin|blok|lantai|gang|rt|rw|meja|kamar|tipe|type|juara|cabang|jl\.?|sp|kavling)[\s.]*$/iu

/** ` - undangan 350 lbr x 2.750 - stiker 500 pcs x 450`: entries behind dashes, each with its figure. */
const dashed = /\s[-–•]\s(?=\p{L})/u
const named = /^(?!rp(?!\p{L}))\p{L}[^\d]{2,40}\d/iu
/** A price, and no hour: `jam 9 - jam 10` lists nothing. */
const priced = /(?<![\d.:])\d{3}|\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|[@x×]\s?\d/iu
const withDashedLines = (text: string): string => {
  if (text.includes('\n')) return text
  const [head = '', ...entries] = text.split(dashed)
  const isList =
    entries.length > 1 && entries.length < 40 && entries.every((entry) => named.test(entry) && priced.test(entry))
  return isList && /\p{L}/u.test(head) ? [head, ...entries.map((entry) => `- ${entry}`)].join('\n') : text
}

/**
 * A numbered list that was typed in one line, an entry on each line: `hasil: 1. iuran naik 2. ronda mulai` tells two things.
 * Numbers are a list's where they run from one; so are dashes that each begin an entry with a figure. Other text stays as it is.
 */
export const withListLines = (text: string): string => {
  let next = 1
  const found = [...text.matchAll(mark)].filter(({ index, 1: number }) => {
    const isNext = Number(number) === next && !numbered.test(text.slice(Math.max(0, index - 12), index))
    if (isNext) next += 1
    return isNext
  })
  if (found.length < 2) return withDashedLines(text)
  return found.reduceRight((told, { index, 1: number = '', 0: said }) => {
    const before = told.slice(0, index).replace(/[^\S\n]+$/u, '')
    const isFirst = before === '' || before.endsWith('\n')
    return `${before}${isFirst ? '' : '\n'}${number}${said.includes(')') ? ')' : '.'} ${told.slice(index + said.length)}`
  }, text)
}
