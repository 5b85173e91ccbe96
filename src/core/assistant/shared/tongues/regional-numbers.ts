import { unitOf } from '../reading-grammar/goods/units.ts'

import { words } from './tongue.ts'

/** Numbers of the regions in Indonesian words; most of them are names or other words where no thousand stands behind them. */
const numbers = words(`
  satu = siji hiji ciek sada settong sikok setunggal
  dua = rong ro duo dhuwa duang kalih
  tiga = telu telung tilu tigo tigang tolu tello talu talung lhee
  empat = papat patang sekawan opat ampek ampat ampa empa pat petang peuet
  lima = limo limang lema limong gangsal
  enam = enem nem genep anam onom ennem nam nemang
  tujuh = pitu pitung tujuah pettong tujoh
  delapan = wolu wolung dalapan dlapan ualu walu ballu kutus ulung lapan
  sembilan = sanga songo sangang salapan sambilan sambilang sia sikureueng
  sepuluh = sapuluh sapuluah sapulu spulu sampulu sapolo siploh sedasa sepulo sepuloh
  puluh = puluah pulu polo ploh pulo puloh
  belas = baleh welas bellas
  sebelas = sewelas sabelas sabaleh solas
  dua belas = rolas roras
  tiga belas = telulas
  empat belas = patbelas patblas
  lima belas = limolas limalas
  enam belas = nembelas nemblas
  tujuh belas = pitulas
  delapan belas = wolulas
  sembilan belas = sangalas songolas
  dua puluh satu = selikur salikur
  dua puluh dua = rolikur
  dua puluh tiga = telulikur
  dua puluh empat = patlikur
  dua puluh lima = selawe salawe selae salawi saghame
  lima puluh = seket saeket
  enam puluh = sewidak suwidak sabidak
  ratus = atus ratuih ratos reutoh
  seratus = satus saratus saratuih saratos sireutoh
  dua ratus = satak rongatus
  empat ratus = samas
  ribu = ewu rebu ebu ribee
  seribu = sewu sarebu saribu saebu siu siribee
  juta = yuta yuto
  sejuta = ajuta sajuta sayuta sayuto
`)

/** What is joined into one word: `telungpuluh`, `limangatus`, `rongewu`. */
const joined = /^(rong|telung|patang|limang|nem|enem|pitung|wolung|sangang|petang)(puluh|atus|ewu|dasa)$/u
const tens = new Map([
  ['puluh', 'puluh'],
  ['dasa', 'puluh'],
  ['atus', 'ratus'],
  ['ewu', 'ribu'],
])
const plain = new Set(
  `satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas seratus seribu sejuta puluh belas ratus ribu juta setengah`.split(
    /\s+/,
  ),
)
/** In Minang and Aceh the word that is nine elsewhere is eight. */
const eightOf = /(?<!\p{L})(?:untuak|puluah|baleh|ratuih|buekan|ambo|uda|uni)(?!\p{L})/iu
/** A thousand, where a number of the islands stands before it; alone it is a rope. */
const rope = 'tali'

const inWords = (word: string, isEight: boolean): string | undefined => {
  if (word === 'salapan' && isEight) return 'delapan'
  const [, one = '', ten = ''] = joined.exec(word) ?? []
  if (ten !== '') return `${numbers.get(one) ?? ''} ${tens.get(ten) ?? ''}`
  return numbers.get(word) ?? (plain.has(word) ? word : undefined)
}

const scaled = /(?:^|\s)(?:se)?(?:ribu|juta)$/u
/** A number of at most so many words is read. */
const longest = 12

interface Said {
  readonly word: string
  readonly from: number
  readonly to: number
}

/** `setunggal lusin`, `tigang karung`: a number that no thousand follows counts what is behind it. */
const counts = (said: readonly Said[], behind: number, text: string): boolean => {
  const [last, next] = [said[behind - 1], said[behind]]
  return next !== undefined && text.slice(last?.to, next.from) === ' ' && unitOf(next.word) !== null
}

/** The number that begins with some word, and how many words it takes; null where neither its thousand nor a unit follows. */
const numberAt = (said: readonly Said[], at: number, text: string, isEight: boolean): [string, number] | null => {
  const told: string[] = []
  let length = 0
  let isRegional = false
  for (let place = at; place < said.length && place - at < longest; place += 1) {
    const { word, from } = said[place] as Said
    if (place > at && text.slice(said[place - 1]?.to, from) !== ' ') break
    const isTen = word === 'dasa' && told.length > 0
    const number = isTen ? 'puluh' : word === rope && isRegional ? 'ribu' : inWords(word, isEight)
    if (number === undefined) break
    if (number !== word && number !== 'ribu') isRegional = true
    told.push(number)
    // Behind the thousand only what is told in hundreds belongs to it: `rong ewu limang atus`.
    if (scaled.test(number) || (number.endsWith('ratus') && told.some((one) => scaled.test(one)))) length = told.length
  }
  if (length === 0 && isRegional && counts(said, at + told.length, text)) return [told.join(' '), told.length]
  // A thousand alone is in many names: Candi Sewu.
  const isAlone = length === 1 && !/^(?:sa(?:rebu|ribu|ebu|juta|yuta|yuto)|ajuta)$/u.test(said[at]?.word ?? '')
  return isRegional && length > 0 && !(isAlone && scaled.test(told[0] ?? ''))
    ? [told.slice(0, length).join(' '), length]
    : null
}

/** `175ewu`, `12rebu`. */
const thousandGlued = /(?<=\d)(?:ewu|rebu|ribee)(?!\p{L})/giu

/** A message with the sums and counts that it tells in the numbers of a region in Indonesian words: `seket ewu`, `salawe rebu`, `tigang karung`. */
export const withIndonesianNumbers = (asSaid: string): string => {
  const text = asSaid.replaceAll(thousandGlued, ' ribu')
  const said = Array.from(text.matchAll(/\p{L}+/gu), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))
  const mayTell = ({ word }: Said, at: number): boolean =>
    word === rope || scaled.test(inWords(word, false) ?? '') || (numbers.has(word) && counts(said, at + 1, text))
  if (!said.some(mayTell)) return text
  const isEight = eightOf.test(text)
  let told = ''
  let done = 0
  for (let at = 0; at < said.length; at += 1) {
    const found = numberAt(said, at, text, isEight)
    if (found === null) continue
    const [number, length] = found
    told += `${text.slice(done, said[at]?.from)}${number}`
    done = said[at + length - 1]?.to ?? done
    at += length - 1
  }
  return told + text.slice(done)
}
