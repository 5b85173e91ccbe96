import { unitOf } from './units.ts'

const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\d{3,7}(?![.,]?\d|\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})))`
const piece =
  '(?:pcs|biji|butir|buah|sachet|bungkus|batang|botol|strip|lembar|papan|tray|box|dus|karton|pak|pack|lusin|kodi|renteng|krat)'
/** `4.500 sachet atau 50rb box`: of what only packs and pieces are, the word alone tells. */
const per = String.raw`\s?(?:\/\s?|per\s|(?=se\p{L})|(?=${piece}(?!\p{L})))(\p{L}{2,12})`
const contents = String.raw`(?:\s\(?isi\s\d{1,4}(?:\s(?:pcs|biji|bungkus|buah|botol|sachet))?\)?)?`
const thing = String.raw`(?<=^|[,;.:\n]\s{0,3})(\p{L}[^,;:\n]{1,60}?)\s(${sum})`
const or = String.raw`\s?(?:\/|,|atau|dan|sama|kalau|kalo)\s?`

const twoUnits = new RegExp(String.raw`${thing}${per}(?:${or}|\s)(${sum})${per}(${contents})(?!\p{L})`, 'giu')
/** `mi 3rb/bungkus atau 1 dus isi 40 112rb`: the larger measure stands before its price. */
const packBehind = new RegExp(
  String.raw`${thing}${per}${or}((?:1\s|se)?\p{L}{2,10}${contents})\s(${sum})(?!\s?(?:\/|per\s))`,
  'giu',
)
const byCount = new RegExp(
  String.raw`${thing}(?:${per})?\s(?:\/\s?|atau\s)?(\d{1,2}\s\p{L}{2,12})\s(${sum})(?!\s?(?:\/|per\s))`,
  'giu',
)

/** How a thing is written with one of its measures and the price of that. */
export type Measured = (name: string, measure: string, price: string) => string

/** `sedus` is by the dus. */
const plain = (unit: string): string => unit.toLowerCase().replace(/^se(?=\p{L}{3})/u, '')
/** `semua` is no measure. */
const isMeasure = (unit: string): boolean => !/^se/iu.test(unit) || unitOf(plain(unit)) !== null

/** `15rb per pot atau 3 pot 40rb`: pieces of what it is sold by are counted too. */
const isCount = (counted: string, unit: string | undefined): boolean =>
  unitOf(counted) !== null || counted === unit?.toLowerCase()

/**
 * `mi 3.500 per pcs / 128.000 per dus`, `mi 3.500/bungkus atau 125rb sedus isi 40`, `kaos kaki 15rb 3 pasang 40rb`: what is
 * sold in two measures is two things.
 */
export const inTwoMeasures = (text: string, measured: Measured): string =>
  text
    .replaceAll(
      twoUnits,
      (whole: string, name: string, first: string, small: string, second: string, large: string, inside: string) =>
        small.toLowerCase() === large.toLowerCase() || !isMeasure(small) || !isMeasure(large)
          ? whole
          : `${measured(name, plain(small), first)}, ${inside === '' ? measured(name, plain(large), second) : `${name} ${plain(large)}${inside} ${second}`}`,
    )
    .replaceAll(
      packBehind,
      (whole: string, name: string, first: string, small: string, pack: string, price: string) => {
        const unit = /^(?:1\s|se)?(\p{L}+)/iu.exec(pack)?.[1]?.toLowerCase() ?? ''
        const isPack = unitOf(unit) !== null && unit !== small.toLowerCase() && isMeasure(small)
        return isPack ? `${measured(name, plain(small), first)}, ${name} ${pack} ${price}` : whole
      },
    )
    .replaceAll(
      byCount,
      (whole: string, name: string, one: string, unit: string | undefined, many: string, all: string) =>
        !isCount(many.split(' ')[1]?.toLowerCase() ?? '', unit) || (unit !== undefined && !isMeasure(unit))
          ? whole
          : `${unit === undefined ? `${name} ${one}` : measured(name, plain(unit), one)}, ${name} ${many} ${all}`,
    )
