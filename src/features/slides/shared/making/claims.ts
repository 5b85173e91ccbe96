import { abilityIn } from './lesson-sections.ts'
import type { DeckRequest } from '../deck-request.ts'
import { joinWords } from '../reading/told-words.ts'
import type { Section } from './section.ts'
import { factTitle } from './told-sections.ts'

/** A longer title is read by nobody. */
const longest = 68

/** Words by which a line says more than a name or a count. */
const telling: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:karena|sehingga|akibat\p{L}*|disebabkan|berkat)(?!\p{L})/iu, 3],
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

/** What the money is for; how much it is stands beside it, where it follows what is changed. */
const askClaim = ({ ask, title }: Section, request: DeckRequest): string => {
  const { uses = [], whole } = ask ?? {}
  // Beside a figure of the house stand lines, no uses.
  if (
    !whole ||
    !askTitles.has(title) ||
    uses.length < 2 ||
    uses.some((use) => !use.includes(': ')) ||
    request.asks[0]?.amount === undefined ||
    !whole.value.startsWith('Rp ')
  )
    return ''
  return `Dana ini untuk ${joinWords(uses.map(useOf))}`
}

const mostNames = 3

/** What the lines of a budget are for; more of them are read in their table. */
const budgetClaim = ({ rows = [], title }: Section): string => {
  const names = rows.slice(1).map(([name = '']) => name)
  const uses = names.slice(0, names.indexOf('Total'))
  return !askTitles.has(title) || uses.length < 2 || uses.length > mostNames
    ? ''
    : `Dana ini untuk ${joinWords(uses.map(lowered))}`
}

const offered = /^(produk|paket|menu|layanan|jasa)(?: sponsor| dan harga|$)/i

/** What whoever sees prices is asked to do with them. */
const goodsClaim = ({ goods = [], columns = [], title }: Section, { purpose }: DeckRequest): string => {
  const noun = offered.exec(title)?.[1]?.toLowerCase() ?? ''
  return noun === '' || purpose !== 'promotion' || goods.length + columns.length < 2
    ? ''
    : `Pilih ${noun} yang paling cocok`
}

/** Whether what came in pays for what went out. */
const balanceClaim = ({ title, values = [] }: Section): string => {
  const gain = values.find(({ label }) => /^(?:laba|sisa|surplus)(?!\p{L})/iu.test(label))
  return gain !== undefined &&
    gain.value.startsWith('Rp ') &&
    /^pemasukan dan (?:pengeluaran|biaya sebulan)$/i.test(title)
    ? `Pemasukan menutup semua ${title.includes('biaya') ? 'biaya' : 'pengeluaran'}`
    : ''
}

/** How much of what was aimed at was reached. */
const targetClaim = ({ values = [] }: Section): string => {
  const [reached] = values
  return reached !== undefined &&
    /^Rp .+ dari target Rp |\d dari target \d/.test(reached.label) &&
    reached.value.endsWith('%')
    ? `Tercapai ${reached.value} dari target`
    : ''
}

/** A section with its claim as its title, and what it was called above it. */
const claimed = (section: Section, title: string, rest: Partial<Section> = {}): Section =>
  title === '' || title.length > longest ? section : { ...section, ...rest, title, kicker: section.title }

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
      return claimed(section, askClaim(section, request))
    case 'table':
      return claimed(section, budgetClaim(section))
    case 'goods':
    case 'columns':
      return claimed(section, goodsClaim(section, request))
    case 'chart':
      return claimed(section, balanceClaim(section) || targetClaim(section))
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
