import { endsClause, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { isPiece, oneIn, unitOf } from '../goods/units.ts'

const eachWords = new Set(['per', '/', 'tiap', 'setiap', 'tiap-tiap'])
/** Between a price and the words that tell for what it is. */
const fillers = new Set(
  'nilai nilainya harga harganya hrg rp rp. regane regana tarif tarifnya dengan cuma hanya nya @ x × : = itu ya sih ongkos upah honor pp'.split(
    ' ',
  ),
)

/** What is done each time that it is paid for. */
export const occasions = new Set(
  'makan datang dateng hadir ngajar jalan kirim antar cuci tampil main kunjungan naik panggil pakai pertemuan sesi kali'.split(
    ' ',
  ),
)
/** One piece, in the languages of the islands. */
const piecewise = new Set(
  'abesik abesike sabesik sahiji hijina sasiki siki sijine siji-ne sabigi buahnya bijinya satuannya satunya'.split(' '),
)

/** What a word of counting names: a unit in its usual writing, or the noun itself (`kamera`, `titik`). */
export const namedBy = (word: string): string =>
  unitOf(word) ?? unitOf(word.replace(/(?:nya|nyo|nye|na|ne)$/, '')) ?? word.replace(/ny[ae]$/, '')

/** One, in the languages of the islands. */
const ones = new Set('1 satu sikok ciek siji hiji setunggal'.split(' '))

const isWord = (sheet: Sheet, at: number): boolean => sheet.tokens[at]?.kind === 'word'

/** `sablon kaos 15 lusin, satu kaos 62.500`: what the price is for has been named. */
const isNamedBefore = (sheet: Sheet, to: number, word: string): boolean =>
  sheet.tokens.slice(Math.max(0, to - 24), Math.max(0, to)).some((token) => token.low === word)

const isOneThing = (sheet: Sheet, at: number): boolean =>
  unitOf(low(sheet, at)) !== null || (isWord(sheet, at) && isNamedBefore(sheet, at - 1, low(sheet, at)))

const asPaid = new Set('bayar dibayar pakai lagi saja aja juga jalan kirim'.split(' '))
/** `4x sebulan, 350rb sekali potong`: each time that it is done, where the message tells how often. */
const isTimesOver = (sheet: Sheet, at: number): boolean =>
  isWord(sheet, at) &&
  !asPaid.has(low(sheet, at)) &&
  sheet.tokens.some(
    (_, place) =>
      isNumber(sheet, place) && ['x', 'kali'].includes(low(sheet, place + 1)) && oneIn(low(sheet, place + 2)) !== null,
  )

const after = (sheet: Sheet, from: number): { readonly units: string[]; readonly to: number } => {
  const units: string[] = []
  let at = from
  for (let turn = 0; turn < 3; turn += 1) {
    const word = low(sheet, at)
    // `30rb/org/sekali makan`
    if (eachWords.has(word) && low(sheet, at + 1) === 'sekali' && occasions.has(low(sheet, at + 2))) {
      units.push('kali')
      at += 3
    } else if (eachWords.has(word) && isWord(sheet, at + 1)) {
      const named = low(sheet, at + 1)
      at += 2
      if (named === 'm' || named === 'meter') {
        if (['2', '3', '²'].includes(low(sheet, at)) && isGlued(sheet, at)) {
          units.push(low(sheet, at) === '3' ? 'm3' : 'm2')
          at += 1
          continue
        }
        if (low(sheet, at) === 'persegi') {
          units.push('m2')
          at += 1
          continue
        }
      }
      // `150rb per hadir`, `25rb per antar`: each time that it is done.
      const isOccasion = occasions.has(named) && unitOf(named) === null
      units.push(named === 'satuan' ? 'pcs' : isOccasion ? 'kali' : namedBy(named))
    } else if (word === 'sekali' && (occasions.has(low(sheet, at + 1)) || isTimesOver(sheet, at + 1))) {
      // `18rb sekali makan`; `sekali bayar` is no price of each time.
      units.push('kali')
      at += 2
    } else if ((word === 'satu' || word === 'setiap') && isOneThing(sheet, at + 1)) {
      // `400rb satu orang satu hari`, `120 kursi lipat 7.500 satu kursi`
      units.push(namedBy(low(sheet, at + 1)))
      at += 2
    } else if (piecewise.has(word)) {
      units.push('pcs')
      at += 1
    } else if (oneIn(word) !== null && isWord(sheet, at)) {
      units.push(oneIn(word) ?? '')
      at += 1
      // `saksak e`
      if (low(sheet, at) === 'e') at += 1
    } else break
  }
  return { units, to: at }
}

const before = (sheet: Sheet, to: number): { readonly units: string[]; readonly from: number } => {
  const units: string[] = []
  let at = to
  for (let turn = 0; turn < 6 && at > 0; turn += 1) {
    const word = low(sheet, at - 1)
    const previous = low(sheet, at - 2)
    const one = isWord(sheet, at - 1) ? oneIn(word) : null
    // `RUSAK/BUSUK 1.750.000` names one thing.
    const isName = previous === '/' && isWord(sheet, at - 3)
    // `per meter persegi 425 ribu`, `per m2 25rb`
    const isSquare = word === 'persegi' || (['2', '²'].includes(word) && isGlued(sheet, at - 1))
    if (isSquare && ['meter', 'm'].includes(previous) && eachWords.has(low(sheet, at - 3))) {
      units.unshift('m2')
      at -= 3
    } else if (isWord(sheet, at - 1) && eachWords.has(previous) && !isName) {
      units.unshift(namedBy(word))
      at -= 2
    } else if (one !== null) {
      units.unshift(one)
      at -= 1
    } else if (piecewise.has(word) && previous !== 'yang') {
      units.unshift('pcs')
      at -= 1
    } else if (
      isWord(sheet, at - 1) &&
      ones.has(previous) &&
      !fillers.has(word) &&
      (/(?:nya|na|ne)$/.test(word) ||
        low(sheet, at - 3) === word ||
        (endsClause(sheet, at - 3) && isNamedBefore(sheet, at - 3, word)))
    ) {
      units.unshift(namedBy(word))
      at -= 2
    } else if (isWord(sheet, at - 1) && ones.has(word) && at === to && endsClause(sheet, at - 2)) {
      // `noken 25 buah, satu 120 ribu`
      units.unshift('pcs')
      at -= 1
    } else if (isWord(sheet, at - 1) && previous === 'sekali' && !fillers.has(word)) {
      units.unshift('kali')
      at -= 2
    } else if (fillers.has(word)) at -= 1
    else break
  }
  return units.length === 0 ? { units, from: to } : { units, from: at }
}

const notes = new Set(['lembar', 'lbr', 'keping', 'koin'])

/** `100rb-an 14 lembar`: of which note so many are counted. */
const noteBehind = (sheet: Sheet, to: number): string[] =>
  /^(?:rb-?an|ribu-?an)$/.test(low(sheet, to - 1)) && isNumber(sheet, to) && notes.has(low(sheet, to + 1))
    ? [namedBy(low(sheet, to + 1))]
    : []

/** For what a price is the price of one: `per orang per hari`, `/kg`, `sekilonya 45rb`, `1 kodinya 1,4jt`. */
export const denominatorsOf = (
  sheet: Sheet,
  said: { readonly from: number; readonly to: number },
): { readonly units: readonly string[]; readonly from: number; readonly to: number } => {
  const ahead = before(sheet, said.from)
  const behind = after(sheet, said.to)
  // `satuannya 350 per biji`: one piece, told twice.
  const twice = behind.units.some(isPiece)
  const ofOne = ahead.units.filter((unit) => !(twice && unit === 'pcs'))
  return { units: [...ofOne, ...noteBehind(sheet, said.to), ...behind.units], from: ahead.from, to: behind.to }
}
