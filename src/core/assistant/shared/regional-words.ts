import { fromEnglish } from './english-orders.ts'
import { makingInIndonesian } from './intent/verbs.ts'
import { keepLast } from './remembered.ts'
import { unitOf } from './reading-grammar/goods/units.ts'
import { tongues } from './regional-tongues.ts'
import { anyThing } from './thing-names.ts'
import { withIndonesianNumbers } from './tongues/regional-numbers.ts'

/** Two words that mean one, or one that is written apart as often as not. */
const apart =
  /\b(?:pang\s+(?=(?:nga)?(?:jieun|damel|nyieun)keun)|(?:teu\s+tiasa|teu\s+kedah|lebet\s+damel|hatur\s+nuhun|pun\s+anak|(?:bekeng|biking?)\s+akang|ulah\s+akan)\b)/gi
/** `minggu ini e.`: a small word of the east. */
const closing = /(?<=(?<!\p{L})(?:ini|itu|dulu|ya))\se(?=\s*[.,!?]|$)/giu
/** `bikinkan ka' dulu`, `invoice di', …`: small words of Makassar that stand alone mean nothing of their own. */
const particles = /(?<=\p{L})\s(?:ka|ki|ko|di|ji|mi)['’](?=[\s,.!?]|$)/giu
/** `sabigghi' 6rb`: the sign of Madura for a sound that Indonesian does not write. */
const glottal = /(?<=\p{L}gh[iu]|(?<!\p{L})(?:dha|ta|bi))['’](?=[\s,.!?]|$)/giu
/** `sa pu laporan`, `sa pu nama Yakob`: whose it is, said before it in the east. */
const owned = new RegExp(
  String.raw`(?<!\p{L})(?:sa|beta)\s(?:pu|pung|punya)\s(nama(?!\p{L})|(?=(?:${anyThing}|rekap)(?!\p{L})))`,
  'giu',
)
/** `par beta pung adik Ronald`: whose relative it is, said before the word in the east. */
const ownKin =
  /(?<!\p{L})(?:sa|beta)\s(?:pu|pung|punya)\s(adik|ade|kakak|kaka|anak|istri|suami|bapak|mama|ibu|om|tante|sepupu|keponakan|ipar|karyawan|sopir)(?!\p{L})/giu
/** `tagihan par Pak Ongen` */
const forWhom =
  /(?<=\s)par(?=\s(?:pak|bu|bapak|ibu|om|tante|mama|bung|usi|adik|kakak|anak|istri|suami|sepupu|keponakan|ipar)\s)/giu
/** `dari beta Johana`: who speaks, before his name. */
const speakerNamed = /(?<=(?<!\p{L})[Dd]ari\s)beta(?=\s\p{Lu}\p{Ll})/gu
/** `pang-analisis-keun`: beginning and ending set apart from a word that is not Sundanese. */
const hyphened = /(?<!\p{L})(pang|nga)-(\p{L}{3,})-(?=keun(?!\p{L}))/giu
const together = (text: string): string =>
  text
    .replace(hyphened, '$1$2')
    .replace(apart, (match) => (/^pang/i.test(match) ? '' : match.toLowerCase().replace(/\s+/, '-')))

const word = /(?<![\p{L}\p{N}@_.])\p{L}[\p{Ll}-]*(?![\p{L}\p{N}_])/gu
const shouted = /(?<![\p{L}\p{N}@_.])\p{L}[\p{Lu}-]*(?![\p{L}\p{N}_])/gu

/** `sisanye`, `satunyo`: the ending of Betawi, Malay and Minang words. */
const endings = /(?<=\p{Ll}{3})ny[eo](?!\p{L})/gu

/** `diskonna`, `ongkire`: the same ending of Sundanese and Javanese, on the words of a bill. */
const billEndings =
  /(?<=(?<!\p{L})(?:diskon|ongkir|ongkos|jumlah|total|sisa|harga|bayar|potongan|gaji|upah|honor|tagihan|utang|hutang|biaya|cicilan|denda|modal|untung|laba|omzet|omset))(?:na|ne|e)(?!\p{L})/giu
/** `24 kendil, sak kendile …`: the Javanese ending, where what is counted is named again for its price, or a unit is. */
const eachCounted = /(?<=(?<!\p{L})(?:per|sak|saben|siji)\s(\p{L}{3,12}?))(?:ne|e)(?!\p{L})/giu
const withEndings = (text: string): string =>
  text
    .replaceAll(endings, 'nya')
    .replaceAll(billEndings, 'nya')
    .replaceAll(eachCounted, (ending, noun: string) => {
      if (new RegExp(String.raw`\d\s${noun}(?!\p{L})`, 'iu').test(text)) return ''
      return unitOf(noun) === null ? ending : 'nya'
    })

/** `Tiang Gede minjemin …`: who speaks opens a sentence with the word for himself, before his name. */
const speaker = /(?<=(?:^|[.!?\n])\s{0,3})(?:Tiang|Tyang|Titiang|Kulo|Kula|Ulun|Ambo|Saye|Sayo)(?=\s\p{Lu}\p{Ll})/gu

/** Before a name: what follows is no word of a language. */
const titles = new Set(
  'bu ibu pak bapak mas mbak mba kak bang koh ci haji hj yu lik kang teh uda uni toko warung pt cv'.split(' '),
)

/** A word with a capital before another one, and no sentence begins with it. */
const inName = /^[^.!?\n]*[\p{L},(]\s\p{Lu}\p{L}*\s\p{Lu}\p{Ll}$/u
/** `…, namonyo Talago Raso,`: the last word of a name, behind another one with a capital. */
const behindName = /[\p{L},]\s\p{Lu}\p{Ll}\p{L}*\s$/u

const isShouted = (text: string): boolean => {
  const large = text.match(/\p{Lu}/gu)?.length ?? 0
  return large >= 12 && large > (text.match(/\p{Ll}/gu)?.length ?? 0) * 4
}

/** `name e Beku Mulya`, `jeneng e Warung Mak Sri`: the ending that means `nya`, written apart. */
const namedApart = /(?<!\p{L})(?:nam[ae]|jeneng|aran|ngaran)\s?e(?=\s+["'“‘]?\p{L}{2})/giu

const inQuotes = /(?<![\p{L}\d])(["“])([^"“”\n<>]{2,60})["”]|(?<![\p{L}\d])(['‘])([^'‘’\n<>]{2,60})['’](?!\p{L})/gu
/** Most of its words have capitals, as a name's have; somebody's speech has not. */
const isProper = (quoted: string): boolean => {
  const words = quoted.trim().split(/\s+/)
  return words.filter((one) => /^[\p{Lu}\d]/u.test(one)).length * 2 > words.length && words.length <= 6
}

/** `struk tulis "Matur nuwun"`: words that are to stand somewhere as they are. */
const toBeShown =
  /(?<!\p{L})(?:tulis(?:an|kan|in)?|slogan|tagline|moto|motto|ucapan|catatan|struk|nota|footer|teks)(?:nya)?\s?:?\s?$/iu

/** A name in quotation marks is what it is in no language: it is put aside, and back when the words around it are read. */
const withoutQuotedNames = (written: string): { message: string; restored: (text: string) => string } => {
  const names: string[] = []
  const message = written.replaceAll(inQuotes, (whole: string, ...groups: (string | number | undefined)[]) => {
    const [, double, , single, at] = groups
    const name = String(double ?? single ?? '')
    if (!isProper(name) && !toBeShown.test(written.slice(Math.max(0, Number(at) - 24), Number(at)))) return whole
    names.push(name)
    return whole.replace(name, () => `\u{e000}${names.length - 1}\u{e000}`)
  })
  return {
    message,
    restored: (text) => text.replaceAll(/\u{e000}(\d+)\u{e000}/gu, (_, at: string) => names[Number(at)] ?? ''),
  }
}

/** `sabutingnya`, `salambarnyo`: a word of the region with its ending; undefined for other words. */
const withEnding = (telling: ReadonlyMap<string, string>, small: string): string | undefined => {
  const [ending = ''] = /ny[aeo]$/.exec(small) ?? []
  const known = ending === '' ? undefined : telling.get(small.slice(0, -ending.length))
  return known === undefined || known.endsWith('nya') ? undefined : `${known}nya`
}

const leanedOn = /(?<!\p{L})(?:tolong|mohon|coba|cubo|iyo|ya|yo|dulu)\s$/iu

/** Orders to make something, in whatever region: their words are nothing else anywhere. */
const inItsWords = (text: string, pattern: RegExp, isLoud: boolean): string =>
  text.replace(pattern, (one) => {
    const found = makingInIndonesian(one.toLowerCase())
    return found === undefined ? one : isLoud ? found.toUpperCase() : found
  })

/**
 * The message with its regional words in Indonesian; one without any comes back unchanged. Linear in its length, and
 * the same again where it is asked for what it gave.
 */
export const inIndonesian = keepLast((written) => {
  const { message, restored } = withoutQuotedNames(written)
  const plain = fromEnglish(message)
    .replaceAll(namedApart, 'namanya')
    .replaceAll(particles, '')
    .replaceAll(glottal, '')
    .replaceAll(closing, '')
    .replaceAll(speaker, 'Saya')
    .replaceAll(owned, (_, name = '') => (name === '' ? '' : 'nama saya'))
    .replaceAll(ownKin, '$1 saya')
    .replaceAll(speakerNamed, 'saya')
    .replaceAll(forWhom, 'untuk')
  const joined = together(plain)
  const isLoud = isShouted(joined)
  const pattern = isLoud ? shouted : word
  const said = new Set((joined.match(pattern) ?? []).map((one) => one.toLowerCase()))
  const text = withIndonesianNumbers(joined)
  const spoken = tongues.filter(({ telling }) => [...said].some((one) => telling.has(one)))
  if (spoken.length === 0) return restored(withEndings(inItsWords(withIndonesianNumbers(plain), pattern, isLoud)))
  const lookUp = (one: string, at: number): string | undefined => {
    const small = one.toLowerCase()
    // `semen 25 sak`: Javanese for `per` elsewhere, and before a unit: `11.000 sak pasang`.
    const next = /^\s(\p{L}{2,12})/u.exec(text.slice(at + one.length, at + one.length + 14))?.[1]?.toLowerCase() ?? ''
    const isCounted = unitOf(small) !== null && /\d\s?$/.test(text.slice(Math.max(0, at - 2), at))
    if (isCounted && unitOf(next) === null) return undefined
    // `ambo, Lapau Mak Uniang`: in the midst of a sentence capitals are a name's.
    const isNamed =
      !isLoud &&
      (inName.test(text.slice(Math.max(0, at - 4), at + one.length + 3)) ||
        (/^\p{Lu}\p{Ll}/u.test(one) && behindName.test(text.slice(Math.max(0, at - 24), at))))
    // `tolong lah buekkan`: it leans on the plea before it, and tells nothing as done.
    if (small === 'lah' && leanedOn.test(text.slice(Math.max(0, at - 10), at))) return undefined
    for (const { telling } of isNamed ? [] : spoken) {
      const known = telling.get(small) ?? withEnding(telling, small)
      if (known === undefined) continue
      // `5 salai` beside a number counts, and is not one of it.
      const unit =
        known.startsWith('se') && /(?<![\d.,])\d{1,2}\s$/.test(text.slice(Math.max(0, at - 5), at))
          ? unitOf(known.slice(2))
          : null
      return unit ?? known
    }
    // In capitals a name looks like every other word; what follows a title is taken for one.
    if (isLoud && titles.has(/(\p{L}+)\P{L}*$/u.exec(text.slice(Math.max(0, at - 20), at))?.[1]?.toLowerCase() ?? ''))
      return undefined
    return spoken.map(({ besides }) => besides.get(isLoud ? small : one)).find((known) => known !== undefined)
  }
  const told = text.replace(pattern, (one, at: number) => {
    const found = lookUp(one, at)
    if (found === undefined) return one
    return isLoud ? found.toUpperCase() : found
  })
  return restored(withEndings(inItsWords(told, pattern, isLoud)))
})
