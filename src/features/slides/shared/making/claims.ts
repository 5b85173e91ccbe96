import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { type DeckRequest, deckPurposes, type KeyFigure } from '../deck-request.ts'
import { figureTitles } from './figure-sections.ts'
import { abilityIn } from './lesson-sections.ts'
import { joinWords } from '../reading/told-words.ts'
import type { Section } from './section.ts'
import { factTitle } from './told-sections.ts'

/** A longer title is read by nobody. */
const longest = 68

/** Words by which a line says more than a name or a count. */
const telling: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:sudah|telah|sejak|berdiri|satu-satunya|pertama|terbesar|tanpa|bersertifikat|dijamin|garansi|lebih)(?!\p{L})/iu,
    2,
  ],
  [/\d/, 1],
  [/(?<!\p{L})(?:untuk|dengan|bisa|mau|ingin|agar|supaya)(?!\p{L})/iu, 1],
]
const leastTelling = 2
const shortest = 18

/** The line that says most of what a slide is about; -1 where none does. */
const headline = (lines: readonly string[]): number => {
  const weights = lines.map((line) =>
    line.length < shortest || line.length > longest || /[[:]/.test(line)
      ? 0
      : telling.reduce((sum, [words, weight]) => sum + (words.test(line) ? weight : 0), 0),
  )
  const most = Math.max(0, ...weights)
  return most < leastTelling ? -1 : weights.indexOf(most)
}

const lowered = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** `Mesin: Rp 120.000.000 (48%)`: what it is for. */
const useOf = (line: string): string =>
  lowered((line.split(': ')[0] ?? '').replace(/^(?:kekurangan(?:nya)?\s)?untuk\s+/i, ''))

const askTitles = new Set(['Kebutuhan dana', 'Yang kami butuhkan'])
const mostNames = 3

/** What the money is for; how much it is stands beside it, where it follows what is changed. */
const askClaim = ({ ask, rows = [], title }: Section): string => {
  if (!askTitles.has(title)) return ''
  const names = rows.slice(1).map(([name = '']) => name)
  const uses = ask?.uses ?? names.slice(0, names.indexOf('Total'))
  const [only = '', more] = uses
  const isMoney = ask?.whole.value.startsWith('Rp ') ?? uses.length <= mostNames
  // Beside a figure of the house stand lines, no uses.
  if (!isMoney || uses.length === 0 || (ask && uses.some((use) => !use.includes(': ') && !use.startsWith('Untuk '))))
    return ''
  if (more === undefined) return only.startsWith('Untuk ') ? `Dana ini ${lowered(only)}` : ''
  return `Dana ini untuk ${joinWords(uses.map(useOf))}`
}

/** The one use that is the title stands nowhere else. */
const withoutOnlyUse = ({ ask, lines }: Section): Partial<Section> =>
  ask?.uses.length === 1 ? { ask: { ...ask, uses: [] }, lines: lines.slice(0, 1) } : {}

const offered = /^(produk|paket|menu|layanan|jasa)(?: sponsor| dan harga|$)/i

/** What whoever sees prices is asked to do with them. */
const goodsClaim = ({ goods = [], columns = [], title }: Section, { purpose }: DeckRequest): string => {
  const noun = offered.exec(title)?.[1]?.toLowerCase() ?? ''
  return noun === '' || purpose !== 'promotion' || goods.length + columns.length < 2
    ? ''
    : `Pilih ${noun} yang paling cocok`
}

/** Names of slides of figures that say nothing of them. */
const anyFigures: ReadonlySet<string> = new Set([...Object.values(figureTitles), ...deckPurposes.map(factTitle)])
/** What a house is asked first: how it grows, what it earns, what it sells, whom it serves. */
const weights: readonly RegExp[] = [
  /(?<!\p{L})(?:tumbuh|naik|pertumbuhan|growth)(?!\p{L})/iu,
  /(?<!\p{L})(?:laba|untung|keuntungan|shu|surplus|margin)(?!\p{L})/iu,
  /(?<!\p{L})(?:omzet|omset|penjualan|pendapatan|gmv|terjual|produksi|kapasitas)(?!\p{L})/iu,
  /(?<!\p{L})(?:pelanggan|langganan|klien|anggota|mitra|pengguna|pembeli|murid|siswa|cabang|outlet|gerai)(?!\p{L})/iu,
]
const weightOf = ({ label, value }: KeyFigure): number => {
  const at = weights.findIndex((words) => words.test(`${label} ${value}`))
  return at < 0 ? weights.length : at
}

/** `12 gerobak`, `omzet Rp 9.000.000 per bulan`: a figure as it is said. */
const said = ({ label, value }: KeyFigure): string =>
  // `4 cabang`, which are named below it.
  /^\d[\d.]* \p{L}/u.test(value) && label.includes(',')
    ? value
    : /^\d[\d.]*$/.test(value) && !/^(?:berdiri|sejak)(?!\p{L})/iu.test(label)
      ? `${value} ${lowered(label)}`
      : `${lowered(label)} ${value}`

/** What a house pays, owes or lacks stands below; nobody leads with it. */
const burden =
  /(?<!\p{L})(?:biaya|pengeluaran|pakan|bahan|modal|sewa|gaji|utang|hutang|macet|komplain|keluhan|rusak|retur)(?!\p{L})/iu

/** The figures that weigh most, as far as a title holds them: a list of names or a sum that was reckoned is none. */
const figureClaim = ({ title, values = [] }: Section): string => {
  if (!anyFigures.has(title) || values.length < 2) return ''
  const plain = values.filter(
    ({ label, value }) => !burden.test(label) && !/[:;[(×]|^total/i.test(label) && !/[[(×=]/.test(value),
  )
  const [first = '', second = ''] = plain.toSorted((one, other) => weightOf(one) - weightOf(other)).map(said)
  const both = `${first}, ${second}`
  return sentenceCase(second !== '' && both.length <= longest ? both : first)
}

/** A section with its claim as its title, and what it was called above it. */
const claimed = (section: Section, title: string, rest: Partial<Section> = {}): Section =>
  title === '' || title === section.title || title.length > longest
    ? section
    : { ...section, ...rest, title, kicker: section.title }

const withoutLine = (lines: readonly string[], at: number): readonly string[] =>
  lines.filter((_, place) => place !== at)

/**
 * What a slide says as its title: what whoever reads nothing else should take along. What was told is moved up, not
 * told twice; what a section is called stands small above it.
 */
export const withClaim = (section: Section, request: DeckRequest): Section => {
  const { kind, lines, title } = section
  if (section.kicker !== undefined || section.isBlank) return section
  switch (kind) {
    case 'ask':
      return claimed(section, askClaim(section), withoutOnlyUse(section))
    case 'table':
      return claimed(section, askClaim(section))
    case 'values':
      return claimed(section, figureClaim(section))
    case 'goods':
    case 'columns':
      return claimed(section, goodsClaim(section, request))
    case 'chart':
      return claimed(section, section.claim ?? '')
    case 'steps':
      return section.isGeneral && abilityIn(request.topic) !== ''
        ? claimed(section, `${lines.length} langkah ${abilityIn(request.topic)}`)
        : section
    case 'points': {
      if (section.isGeneral && title === 'Yang perlu dihindari')
        return claimed(section, `Hindari ${lines.length} hal ini`)
      const isOpen = section.isGeneral || title === factTitle(request.purpose)
      if (!isOpen || lines.length < 2) return section
      const at = section.isGeneral ? 0 : headline(lines)
      // One line that is left over would be a statement beside the claim.
      return at < 0 || (lines.length < 3 && !section.isGeneral)
        ? section
        : claimed(section, lines[at] ?? '', { lines: withoutLine(lines, at) })
    }
    default:
      return section
  }
}
