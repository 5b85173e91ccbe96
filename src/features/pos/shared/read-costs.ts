import { sumWritten } from '#core/assistant/shared/reading-grammar/sums/written-sums.ts'

const sum = String.raw`(?:rp\.?\s?)?(\d+(?:[.,]\d+)*)\s?(rb|ribu|rebu|k|jt|juta)?`
const head = /(?<!\p{L})(?:modal|harga (?:beli|modal|pokok|kulakan)|hpp|kulakan)(?:nya)?\s*:?\s+(?=\p{L})/giu
const costOf = new RegExp(String.raw`^\s*(?:dan\s+)?(\p{L}[\p{L}\d ]{1,40}?)\s*[:=@]?\s*${sum}\s*$`, 'iu')

export interface ToldCost {
  readonly name: string
  readonly cost: number
}

/** `modal beras 150rb, minyak 33rb`: what goods cost the shop, told apart from their prices; and the text without it. */
export const readCosts = (text: string): { readonly costs: readonly ToldCost[]; readonly text: string } => {
  for (const found of text.matchAll(head)) {
    const from = found.index + found[0].length
    const list = /^[^.;\n]{3,400}?(?=\.(?!\d)|[;\n]|$)/u.exec(text.slice(from))?.[0] ?? ''
    const pieces = list.split(/,(?!\d)|\sdan\s/iu)
    const costs: ToldCost[] = []
    for (const piece of pieces) {
      const [, name = '', figures = '', scale] = costOf.exec(piece) ?? []
      if (name === '') break
      costs.push({ name: name.trim().toLowerCase(), cost: sumWritten(figures, scale) })
    }
    const isWhole = costs.length === pieces.length && costs.length > 0
    if (isWhole) return { costs, text: `${text.slice(0, found.index)} ; ${text.slice(from + list.length)}` }
  }
  return { costs: [], text }
}

const begins = (good: string, name: string): boolean => good.toLowerCase().startsWith(name)

/** Whether each cost is of one thing and of no other; `modal keripik` of two sizes tells of neither. */
export const areOf = (costs: readonly ToldCost[], goods: readonly string[]): boolean =>
  costs.length > 0 && costs.every(({ name }) => goods.filter((good) => begins(good, name)).length === 1)

/** What a thing costs: it is called by the beginning of its name. */
export const costIn = (costs: readonly ToldCost[], good: string): number | undefined =>
  costs.find(({ name }) => begins(good, name))?.cost
