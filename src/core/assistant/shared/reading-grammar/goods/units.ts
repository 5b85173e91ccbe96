import { wordSet } from '../words.ts'

/** Units in their usual writing, each followed by its other writings. */
const spellings =
  `pcs pc pieces piece pis | buah bh bua | biji bj bji siki iji | lusin lsn dozen losin | kodi kd | gross gros | rim
   | kg kilo kilogram kgs kilu | ons | gram gr g | ton | kuintal kwintal kw | liter ltr litre l | ml | box boks bok
   | dus doos duz | kardus | karton ktn | karung krg | sak zak | pak | pack pck | paket pkt pket | lembar lbr lmbr
   | helai hlai | meter mtr m | m2 m² | m3 m³ kubik | cm | roll rol | gulung | botol btl | porsi prs | kotak ktk
   | cup | gelas gls | set | stel setel | unit unt | orang org pax person persons | hari ari dinten day days | malam night nights | jam hour hours | menit mnt | minggu week weeks | bulan bln month months | tahun thn taun year years
   | papan | ikat iket | pasang psg | sisir | tandan | ekor ekr | loyang lyg | toples | tray | tusuk | lonjor | lempeng | polybag | bungkus bks bngks
   | butir | kaleng klg | galon | tabung | jerigen jirigen jerigen | drum | batang btg | keping | eksemplar eks
   | halaman hlm | titik | potong ptg | sachet saset | renceng | slop | bal | strip | mangkok mangkuk | piring
   | rit ret | trip | kali | sesi | kunjungan | pertemuan | peserta | siswa | kamar | tangkai | buket | ember | krat
   | peti | pail | pouch | tenda | tangki | truk | kolam | pohon | bibit | slot | lot | hektar hektare ha | are`
    .split('|')
    .map((forms) => forms.trim())

/** Nouns that are a unit only where a name stands beside them; elsewhere they are the thing itself. */
const nounUnits = wordSet(
  'tenda kamar truk pohon bibit ember gelas piring galon drum tabung peserta siswa slot polybag',
)

const shown = new Map(
  spellings.flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return [first, ...others].map((form) => [form, first] as const)
  }),
)

/** The unit that a word names, in its usual writing; null for other words. */
export const unitOf = (word: string): string | null => shown.get(word) ?? null

export const isNounUnit = (unit: string): boolean => nounUnits.has(unit)

const timeUnits = wordSet('menit hari malam jam minggu bulan tahun')
export const isTimeUnit = (unit: string): boolean => timeUnits.has(unit)

const sizeUnits = wordSet('gram ml cm liter kg meter ons')
/** A measure that may also be the size of one piece: `minyak 600 ml`. */
export const isSizeUnit = (unit: string): boolean => sizeUnits.has(unit)

/** Weighed, filled or measured, and not counted by the piece. */
export const isMeasure = (unit: string): boolean => measures.has(unit) || ['m2', 'm3', 'are', 'hektar'].includes(unit)

/** `selusin`, `sekodi`, `sekotak`: one of the unit. */
export const oneOf = (word: string): string | null =>
  word.length > 4 && word.startsWith('se') && word !== 'seunit' && word !== 'sekali' && word !== 'seset'
    ? (shown.get(word.slice(2)) ?? null)
    : null

const endings = ['', 'nya', 'nyo', 'nye', 'na', 'ne', 'e', 'h']

/** What a word may tell one of, in the languages of the islands: `satampahna` of a `tampah`, `sakkarunge` of a `karung`. */
export const nounsOfOne = (word: string): string[] => {
  const [one = ''] = /^s[ea](?:k(?=k))?/.exec(word) ?? []
  if (one === '' || word === 'sekali') return []
  return endings.flatMap((ending) => {
    const noun = word.slice(one.length, word.length - ending.length)
    return word.endsWith(ending) && noun.length > 2 ? [noun] : []
  })
}

/** `sekilo`, `seorang`, `selusinnya`, `saksak`, `sabungkusna`: one of a unit. */
export const oneIn = (word: string): string | null => {
  for (const noun of nounsOfOne(word)) {
    const unit = unitOf(noun)
    if (unit !== null) return unit
  }
  return null
}

const packs = wordSet('karung sak dus karton bal slop ikat lusin kodi botol bungkus')
/** `kiloan`, `karungan`: sold by one of the measure or pack. */
export const soldBy = (word: string): string | null => {
  const unit = word.endsWith('an') ? unitOf(word.slice(0, -2)) : null
  return unit !== null && (measures.has(unit) || packs.has(unit)) ? unit : null
}

const pieces = wordSet(
  'pcs buah biji lembar helai potong stel unit butir batang botol bungkus pasang set toples gelas piring porsi cup ekor tangkai sachet eksemplar loyang keping',
)
/** What goods are sent in: a price for one of these is no price of a piece. */
const parcels = wordSet('koli colly rit trip dus karton peti palet pallet box karung sak bal keranjang')
export const isParcel = (unit: string): boolean => parcels.has(unit)
/** `per unit`, `per titik`: what a thing that is counted by its own name may be called as one of several. */
export const isOneOfThings = (unit: string): boolean =>
  !timeUnits.has(unit) && !measures.has(unit) && !isMeasure(unit) && !parcels.has(unit)
/** Counted by the piece: one of it may cost a few hundred Rupiah. */
export const isPiece = (unit: string): boolean => pieces.has(unit)
const dozens = new Map([
  ['lusin', 12],
  ['kodi', 20],
  ['gross', 144],
])
const measures = new Map<string, readonly [string, number]>([
  ['gram', ['gram', 1]],
  ['ons', ['gram', 100]],
  ['kg', ['gram', 1000]],
  ['kuintal', ['gram', 100_000]],
  ['ton', ['gram', 1_000_000]],
  ['ml', ['ml', 1]],
  ['liter', ['ml', 1000]],
  ['cm', ['cm', 1]],
  ['meter', ['cm', 100]],
])

/** How many of `to` are in one `from`; null where that is not known. */
export const conversion = (from: string, to: string): number | null => {
  if (from === to) return 1
  const count = dozens.get(from)
  const isPiece = pieces.has(to) || (unitOf(to) !== null && !dozens.has(to) && !measures.has(to) && !timeUnits.has(to))
  if (count !== undefined && isPiece) return count
  // `3 gross, per lusin 8.500`
  const inDozens = (count ?? 0) / (dozens.get(to) ?? Number.NaN)
  if (inDozens > 1 && Number.isInteger(inDozens)) return inDozens
  if (from === 'rim' && to === 'lembar') return 500
  if (from === 'minggu' && to === 'hari') return 7
  const one = measures.get(from)
  const other = measures.get(to)
  return one && other && one[0] === other[0] ? one[1] / other[1] : null
}
