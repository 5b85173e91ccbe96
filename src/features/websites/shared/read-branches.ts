import { townWords } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import { inSeries } from '#core/text/shared/series.ts'

export interface BranchesRead {
  /** `3 cabang di Malang: Dinoyo, Sigura-Gura, dan Sawojajar`; empty where none were told. */
  readonly told: string
  /** The town that holds them all, or the two in which they stand. */
  readonly area: string
  /** The message without them: a branch is neither the house's name nor where all of it stands. */
  readonly rest: string
}

const place = String.raw`(?!(?:jl|jln|jalan|gg|gang|ruko|wa|hp|buka|tutup|ig|menu|harga|jual|namanya|nama|dengan|yang|sejak|semua|setiap)(?!\p{L}))\p{L}[\p{L}'’.-]*(?:\s(?!(?:dan|sama|buka|tutup|namanya|nama|jual|menu|harga|wa|ada|dengan|yang)(?!\p{L}))[\p{L}'’.-]+){0,3}`
const next = String.raw`\s*(?:,\s*(?:dan\s|&\s)?|\s(?:dan|sama|&)\s)\s*(?:di\s)?`
const branches = new RegExp(
  String.raw`(?<!\p{L})((?:\d{1,2}|dua|tiga|empat|lima)\s)?(cabang|outlet|gerai)(?:nya|\s(?:kami|kita))?(?:\s(?:ada\s)?di)?(?:\s(${townWords})\s*:|\s*:|\s(?=${townWords}))\s*(?:di\s)?(${place}(?:${next}${place}){1,7})(?=\s*(?:[.,;\n(]|$))`,
  'iu',
)
const last = /\s(?:dan|sama|&)\s/iu

/** The places of a list up to the one behind its last joining word: what follows says something else. */
const placesIn = (list: string): string[] => {
  const pieces = list.split(new RegExp(next, 'iu')).map((piece) => piece.trim())
  const joined = last.exec(list)
  if (joined === null) return pieces
  const before = list
    .slice(0, joined.index)
    .split(',')
    .filter((piece) => piece.trim() !== '').length
  return pieces.slice(0, before + 1)
}

/** Where a house has its branches, told as one list: `3 cabang di Malang: Dinoyo, Sigura-gura, dan Sawojajar`. */
export const readBranches = (text: string): BranchesRead => {
  const found = branches.exec(text)
  const [whole = '', count = '', noun = '', town = '', list = ''] = found ?? []
  const places = placesIn(list)
  if (!found || places.length < 2) return { told: '', area: '', rest: text }
  const named = places.map((one) => (one === one.toLowerCase() ? titleCase(one) : one))
  const written = inSeries(named)
  const end = whole.indexOf(list) + list.lastIndexOf(places.at(-1) ?? '') + (places.at(-1) ?? '').length
  return {
    told: sentenceCase(
      `${count}${noun.toLowerCase()}${town === '' ? ':' : ` di ${titleCase(town.toLowerCase())}:`} ${written}`,
    ),
    area: town === '' ? (named.length === 2 ? written : '') : titleCase(town.toLowerCase()),
    rest: `${text.slice(0, found.index)} ; ${text.slice(found.index + end)}`,
  }
}
