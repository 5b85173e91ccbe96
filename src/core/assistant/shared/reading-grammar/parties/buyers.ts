import { isCompanyWord, isHonorific } from './name-words.ts'
import { type NamedParty, readParty } from './named-party.ts'
import { claim, endsClause, isFree, low, type Sheet } from '../sheet.ts'
import { orderNouns } from './party-cues.ts'
import { isCapital, orderWords, wordSet } from '../words.ts'

/** What somebody does who is billed, or gets a receipt or an offer. */
const buys = wordSet(
  `pesan pesen mesen memesan order orders mengorder beli membeli ngambil ambil mengambil borong memborong bayar membayar lunasin melunasi
   transfer ditransfer setor nyewa menyewa sewa booking ngutang utang minta nitip belanja cicil nyicil titip`,
)
/** Words between somebody and what he does. */
const between = wordSet('sudah telah mau baru barusan tadi kemarin kemaren jadi yang ini lagi kan juga udah habis abis')
/** Words before somebody who does something. */
const before = wordSet(
  `tadi barusan kemarin kemaren jadi oke ok pelanggan customer klien client konsumen pembeli saya kami namanya bernama nama halo min kak
   karena soalnya berhubung ada si nah terus trus lalu dan`,
)
/** What somebody does who gives, lets or sells. */
const gives = wordSet(
  'pasok suplai supply menyuplai menyewakan nyewain menjual menjualkan memasok menyuplai menyediakan memberikan menyerahkan meminjamkan minjemin mempekerjakan menitipkan nitipin menghibahkan mengerjakan',
)
/** What somebody does who bills: `noken 8 @ 325rb, Mama Yosina yang jual`. */
const sells = wordSet('jual jualan njual menjual')
const agreements = ['kontrak', 'perjanjian', 'mou', 'kesepakatan', 'serah', 'hibah']

const papers = ['invoice', 'tagihan', 'faktur', 'nota', 'kuitansi', 'bon', 'notanya', 'penawaran']
const own = wordSet('saya kami aku gue kita')

/** Longest name with its company: `Bu Neneng dari Katering Melati`. */
const longest = 10

const isOwn = (sheet: Sheet, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (own.has(low(sheet, at))) return true
  return false
}

/** Who ends at `end`, right before what he does; the longest name counts. */
const subjectBefore = (sheet: Sheet, end: number): NamedParty | null => {
  let first = end
  while (first > 0 && end - first < longest && isFree(sheet, first - 1) && !endsClause(sheet, first - 1)) first -= 1
  // `Pak Ucok (Bengkel Jaya) ambil …`
  if (first === end && low(sheet, end - 1) === ')') {
    while (first > 0 && end - first < longest && low(sheet, first) !== '(') first -= 1
    while (first > 0 && end - first < longest && isFree(sheet, first - 1) && !endsClause(sheet, first - 1)) first -= 1
  }
  for (let from = first; from < end; from += 1) {
    const opens = from === 0 || endsClause(sheet, from - 1) || before.has(low(sheet, from - 1))
    const word = low(sheet, from)
    if (
      !opens ||
      own.has(word) ||
      before.has(word) ||
      orderNouns.has(word) ||
      (orderWords.has(word) && !isHonorific(sheet, from))
    )
      continue
    const capital = sheet.writing === 'mixed' && isCapital(sheet.tokens[from]?.raw ?? '')
    if (!capital && !isHonorific(sheet, from) && !isCompanyWord(sheet, from)) continue
    const named = readParty(sheet, from, capital, true)
    if (named !== null && named.to === end && !isOwn(sheet, from, end)) return named
  }
  return null
}

/** The first who is told as the one that does one of `acts`; his words are claimed. */
const readDoer = (sheet: Sheet, acts: ReadonlySet<string>): NamedParty | null => {
  for (let at = 1; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at) || !acts.has(low(sheet, at))) continue
    let end = at
    while (at - end < 3 && between.has(low(sheet, end - 1)) && isFree(sheet, end - 1)) end -= 1
    const named = subjectBefore(sheet, end)
    if (named === null) continue
    claim(sheet, named.from, named.to, 'party')
    return named
  }
  return null
}

/** `CV Roda menyewakan mobil kepada …`: who gives in an agreement stands on its first side, and who sells writes the bill. */
export const readGiver = (sheet: Sheet): NamedParty | null =>
  agreements.some((paper) => sheet.words.has(paper))
    ? readDoer(sheet, gives)
    : papers.some((paper) => sheet.words.has(paper))
      ? readDoer(sheet, sells)
      : null

/**
 * `Warung Pak Kliwon ngambil 45 papan`, `Bu Neneng dari Katering Melati pesan …`: who buys or pays is whom a bill, receipt
 * or offer goes to, unless the message names its reader otherwise. Read before `dari` is taken for the writer.
 */
export const readBuyer = (sheet: Sheet): NamedParty | null =>
  papers.some((paper) => sheet.words.has(paper)) ? readDoer(sheet, buys) : null
