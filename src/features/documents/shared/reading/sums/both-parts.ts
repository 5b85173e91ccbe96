import { figuresIn } from '#core/assistant/shared/told-clauses.ts'

const sum = String.raw`((?:rp\.?\s?)?\d[\d.,]{0,13}(?:\s?(?:rb|ribu|jt|juta|k))?)(?!\p{L})`
const behind = String.raw`(?:\s(?:tgl|tanggal|pada|bulan)\s[^.;\n]{1,24}?|\s\([^)\n]{1,24}\))?`
const both = new RegExp(
  String.raw`(?:kuitansi|kwitansi|terima(?:\suang)?|pembayaran|untuk|:)\s{1,2}(?:pembayaran\s)?(?:dp|uang muka|panjar|tanda jadi)\s(?:sebesar\s)?${sum}${behind}\s?(?:,\s?(?:dan\s)?|\s(?:dan|sama|serta|plus)\s|\s?[+&]\s?)(?:pelunasan(?:nya)?|sisanya|lunasnya)\s(?:sebesar\s)?${sum}`,
  'iu',
)

const matterBehind =
  /^\s(?:untuk\s|utk\s|buat\s)?(?!dari\s|dr\s|tgl\s|tanggal\s|pada\s)([^,.;\n\d]{3,60}?)(?=\s(?:dari|dr|kepada|tgl|tanggal)\s|[,.;\n]|$)/iu

/** Both parts that one receipt is given for, and what for where it stands right behind them. */
interface BothParts {
  readonly deposit: number
  readonly rest: number
  readonly matter: string
}

/** `DP 3 juta tgl 5 November dan pelunasan 4,5 juta`: null for other receipts. */
export const bothParts = (text: string): BothParts | null => {
  const found = both.exec(text)
  if (found === null) return null
  const [said, first = '', second = ''] = found
  const [deposit, rest] = [first, second].map((part) => figuresIn(part)[0]?.value ?? 0)
  const matter = matterBehind.exec(text.slice(found.index + said.length))?.[1] ?? ''
  return deposit && rest ? { deposit, rest, matter } : null
}
