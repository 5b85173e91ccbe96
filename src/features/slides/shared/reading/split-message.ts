import { pieceUnits } from './piece-units.ts'

/** Words before a full stop that ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:jl|jln|no|bpk|h|hj|dr|drs|dra|ir|rp|tgl|gg|kec|kab|kel|rt|rw|pt|cv|ud|tb|yth|sdr|kh|st|prof|[a-z]|(?:[a-z]\.)+[a-z])$/i

const opening = new Set(['(', '[', '{'])
const closing = new Set([')', ']', '}'])

/** `'Kopi Jalan Terus'`, `"…"`, `“…”`: a quoted name is one word, whatever stands in it. */
const quoted =
  /(?<=^|[\s(:,])(?:'([^'\n]{1,120})'|"([^"\n]{1,120})"|“([^”\n]{1,120})”|‘([^’\n]{1,120})’)(?=$|[\s,.;:!?)])/g

/** Before words that somebody says: `jangan bilang 'gak tau'`. */
const saying =
  /(?<!\p{L})(?:bilang|ngomong|omong|ucap\p{L}*|mengucap\p{L}*|kata\p{L}*|berkata|jawab|menjawab|sapa|tanya|tulis\p{L}*|sebut|teriak|salam|kalimat|slogan|tagline|moto|motto)\s*[:,]?\s*$/iu

/** The quoted names of a text that name something: what somebody says in quotation marks is none. */
export const quotedThings = (text: string): string[] =>
  Array.from(text.matchAll(quoted), ({ index, 1: a, 2: b, 3: c, 4: d }) =>
    saying.test(text.slice(Math.max(0, index - 24), index)) ? '' : (a ?? b ?? c ?? d ?? '').trim(),
  ).filter((name) => name !== '')

/** Where the text may be cut, with what is quoted or in brackets left whole. */
const pieces = (text: string, isCut: (at: number) => number): string[] => {
  const whole = Array.from(text.matchAll(quoted), ({ index, 0: found }) => [index, index + found.length] as const)
  const found: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    const quote = whole.find(([start, end]) => at >= start && at < end)
    if (quote) {
      at = quote[1] - 1
      continue
    }
    if (opening.has(letter) && text.indexOf(')', at) > 0) depth++
    else if (closing.has(letter)) depth = Math.max(0, depth - 1)
    else if (depth === 0 || letter === '\n') {
      const width = isCut(at)
      if (width > 0) {
        depth = 0
        found.push(text.slice(from, at))
        from = at + width
        at = from - 1
      }
    }
  }
  return [...found, text.slice(from)].map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** The sentences of a message; lines and semicolons end them too. */
export const sentencesOf = (text: string): string[] =>
  pieces(text, (at) => {
    const letter = text[at] ?? ''
    if (letter === '\n' || letter === ';' || letter === '!' || letter === '?') return 1
    if (letter !== '.') return 0
    const next = text[at + 1]
    if (next !== undefined && !/\s/.test(next)) return 0
    const before = text.slice(Math.max(0, at - 8), at)
    // `1. Pembukaan` is one line of a list.
    return abbreviation.test(before) || /(?:^|\n)\s*\d{1,3}$/.test(before) ? 0 : 1
  })

const joint = /^,\s+(?:(?:dan|serta|lalu|terus|juga|sama|plus)\s+)?/i

/** The clauses of a sentence: what stands between commas. */
export const clausesOf = (sentence: string): string[] =>
  pieces(sentence, (at) => {
    if (sentence[at] !== ',') return 0
    return joint.exec(sentence.slice(at, at + 20))?.[0].length ?? 0
  })

/** A year that something began in is no figure of its own. */
const hasFigure = (half: string): boolean => /\d/.test(half.replaceAll(/(?:sejak|tahun|pada)\s+(?:19|20)\d\d/gi, ''))

const besideSum =
  /\s+dengan\s+(?!(?:harga|nilai|total|modal|biaya|tarif|isi|dp|bunga|cicilan|angsuran|omzet|target|potongan|diskon)(?!\p{L}))/iu
const scaledEnd = /\p{L}{2}.*\s\d[\d.,]*\s?(?:rb|ribu|jt|juta)$/iu

const areNamedFigures = (halves: readonly string[]): boolean =>
  halves.length > 1 && halves.every((half) => hasFigure(half) && /\p{L}{2}/u.test(half))

/** `a dan b` as two where both hold a figure: `roti 15.000 dan donat 5.000`. */
export const figureHalves = (clause: string): string[] => {
  // What stands in brackets belongs to what stands before them.
  if (/\([^()]*(?:\s(?:dan|serta|sama|plus)\s|[&+])[^()]*\)/i.test(clause)) return [clause]
  const halves = clause.split(/\s+(?:dan|serta|sama|&|plus|\+)\s+/i)
  // `stok 30 juta dan kulkas 12 juta sama sisanya renovasi`: what is left has no sum of its own.
  const named = /^sisanya\s\p{L}/iu.test(halves.at(-1) ?? '') ? halves.slice(0, -1) : halves
  if (areNamedFigures(named)) return halves
  // `lampu jalan 450rb dengan konsumsi 300rb`: two sums that each have their name.
  const beside = clause.split(besideSum)
  return beside.length > 1 && beside.every((half) => scaledEnd.test(half)) ? beside : [clause]
}

/** `visi: …`: a label of a few words and what stands after it; a label that is a figure's own (`2025: 120jt`) is none. */
export const labelled = (sentence: string): { readonly label: string; readonly rest: string } | null => {
  const match = /^([^:,\n]{2,160}?)\s*:\s+(\S.*)$/s.exec(sentence)
  const [, label = '', rest = ''] = match ?? []
  if (
    !match ||
    /https?$/i.test(label) ||
    (/\d$/.test(label) && label.split(/\s+/).length < 3 && /^(?:rp\.?\s*)?\d/i.test(rest))
  )
    return null
  return { label: label.trim(), rest }
}

const listMark = /^(?:[-*•–]|\(?\d{1,3}[.)])\s+/

/** A line of a list without its mark; null where it carries none. */
export const listLine = (line: string): string | null =>
  listMark.test(line) ? line.replace(listMark, '').trim() : null

/** Two places, and what is said of all of them. */
const goingOn = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s+(?:dan|serta)\s+\p{Lu}\p{L}+(?:\s|$)/u

/** `cabang di Solo, Jogja, Semarang`: places and names that go on from the clause before are one clause with it. */
export const namesJoined = (clauses: readonly string[]): string[] =>
  clauses.reduce<string[]>((joined, clause) => {
    const before = joined.at(-1)
    const words = clause.split(/\s+/)
    const isName = words.length <= 3 && !/\d/.test(clause) && words.every((word) => /^\p{Lu}/u.test(word))
    const goesOn =
      before !== undefined &&
      !before.includes(':') &&
      ((isName && /\s\p{Lu}[\p{L}.]*$/u.test(before)) ||
        // `di Bandung, Cimahi dan Garut sejak 2016`
        (goingOn.test(clause) &&
          /(?:^|\s)(?:di|ke|dari|melayani|area|wilayah|meliputi|cakupan)\s+\p{Lu}[\p{L}]*(?:,\s\p{Lu}\p{L}*)*$/u.test(
            before,
          )))
    return goesOn ? [...joined.slice(0, -1), `${before}, ${clause}`] : [...joined, clause]
  }, [])

const behindSum = new RegExp(
  `(?<=\\d\\s?(?:rb|ribu|jt|juta|miliar|milyar|m|k|%)?|\\d\\s(?:${pieceUnits}|orang))\\s+(\\p{L}+(?:\\s+\\d{1,2})?)\\s+(?=(?:rp\\.?\\s*)?\\d)`,
  'giu',
)

/** `oktober 45jt november 52jt` as two where a time stands before each sum. */
export const timesApart = (clause: string, isTime: (label: string) => boolean): string[] => {
  const cuts = Array.from(clause.matchAll(behindSum)).filter(
    // `15 Februari 2027` is one day.
    ({ index, 0: said, 1: label = '' }) =>
      isTime(label) &&
      // `paket 4 hari 2,4jt` lasts four days.
      !(/^(?:hari|hr|minggu|mgg|pekan|bulan|bln|tahun|thn|th)$/i.test(label) && /\d$/.test(clause.slice(0, index))) &&
      !(/(?<!\d)\d{1,2}$/.test(clause.slice(0, index)) && /^20\d\d(?!\d)/.test(clause.slice(index + said.length))),
  )
  if (cuts.length === 0) return [clause]
  const ends = [...cuts.map(({ index }) => index), clause.length]
  return ends.map((end, at) => clause.slice(at === 0 ? 0 : ends[at - 1], end).trim())
}

const price = /(?:rp\.?\s*)?\d+(?:[.,]\d+)*\s?(?:rb|ribu|k|jt|juta)(?![\p{L}\d])/giu
/** Words between two prices that make one thing of them. */
const bound =
  /\d|[()@:/+x×-]|(?<!\p{L})(?:dari|jadi|menjadi|ke|sampai|hingga|untuk|buat|atau|per|dan|sama|plus|naik|turun|diskon|potongan|bonus|sisa|sisanya|total|yang|kalau|isi|min|minimal|maks|termasuk|gratis|dp|target|cuma|hanya|di|dengan|selama|sebulan|sehari|setahun)(?!\p{L})/iu
const amount = /^\d+\s?(?:gr|gram|g|kg|ml|liter|l|cm)$/i
const size = /^(?:xs|s|m|l|xl|xxl|xxxl|mini|kecil|sedang|besar|jumbo|reguler|regular|large|medium|small)$/i

/** `modal 35rb per pack jual 50rb`: what it costs, and what it is sold for. */
const costThenSale =
  /^(.*\d\s?(?:rb|ribu|k|jt|juta)(?:\s?(?:per\s|\/)\p{L}+)?)\s((?:(?:di)?jual|harga jual)(?:nya)?\s(?:rp\.?\s?)?\d.*)$/iu

/** `paket S 125rb M 225rb L 375rb` as three: a name stands before every price. */
export const pricesApart = (clause: string): string[] => {
  const [, cost, sale] = costThenSale.exec(clause) ?? []
  if (cost !== undefined && sale !== undefined) return [cost, sale]
  const prices = [...clause.matchAll(price)].map(({ index, 0: said }) => ({ from: index, to: index + said.length }))
  const gaps = prices.slice(1).map(({ from }, at) => clause.slice(prices[at]?.to ?? 0, from).trim())
  const isList =
    prices.length > 1 &&
    gaps.every((gap) => amount.test(gap) || (/^\p{L}+(?:\s\p{L}+){0,2}$/u.test(gap) && !bound.test(gap)))
  if (!isList || clause.slice(prices.at(-1)?.to).trim() !== '') return [clause]
  const first = clause.slice(0, prices[0]?.to).trim()
  const kind = /^(?:harga\s+)?(.*?)\s*\S+$/iu.exec(clause.slice(0, prices[0]?.from).trim())?.[1] ?? ''
  return [
    first,
    ...gaps.map((gap, at) => {
      const { from = 0, to = 0 } = prices[at + 1] ?? {}
      return `${size.test(gap) && kind !== '' ? `${kind} ` : ''}${gap} ${clause.slice(from, to)}`
    }),
  ]
}
