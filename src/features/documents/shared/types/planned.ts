import { activeVerb } from '../letter/colloquial-verbs.ts'

/** `ngajuin KUR BRI`: what is applied for, and with whom. */
const applied =
  /(?<!\p{L})(?:ngajuin|mengajukan|ajukan|pengajuan)\s+((?:KUR|kur|kredit|pinjaman|pembiayaan|bantuan|hibah|modal)(?:\s(?!ke\s|kepada\s|untuk\s|buat\s)[\p{L}]+){0,3}?)(?:\s(?:ke|kepada)?\s?(BRI|BNI|BSI|BTN|Mandiri|Pegadaian|PNM))?(?=\s*[,.;:\n]|\s(?:ke|kepada|untuk|buat)\s|$)/u
/** `titip jual kopi bubuk di koperasi`: what is left with whom. */
const left =
  /(?<!\p{L})(?:titip|nitip)(?:kan|in)?\s(?:jual\s)?([^,.;:\n\d]{3,40}?)(?=\s(?:di|ke|pada|kepada)\s|[,.;:\n]|$)/iu

/** `pinjam 75 juta buat beli mesin jahit 5 unit`: a loan, and what is done with it. */
const borrowed =
  /(?<!\p{L})((?:pe|me)?(?:p|m)?injam(?:an)?)(?:\s(?:modal|dana|uang))?\s(?:sebesar\s)?(?:rp\.?\s?)?\d[\d.,]*\s?(?:jt|juta|rb|ribu|m|miliar)\s(?:buat|untuk|utk)\s((?:beli|membeli|tambah|menambah|sewa|menyewa|buka|membuka|renovasi|bangun|membangun|modal)\s[^,.;\n]{3,60})/iu

/** What a proposal is for, where only its verb tells it: `pengajuan KUR kepada BRI`, `titip jual kopi bubuk`; else empty. */
export const plannedIn = (message: string): string => {
  const [, asked = '', bank = ''] = applied.exec(message) ?? []
  if (asked !== '') return `pengajuan ${asked.trim()}${bank === '' ? '' : ` kepada ${bank}`}`
  const [, loan = '', use = ''] = borrowed.exec(message) ?? []
  if (loan !== '')
    return `pinjaman modal untuk ${activeVerb(use.split(' ')[0]?.toLowerCase() ?? '') ?? use.split(' ')[0] ?? ''}${use.slice(use.split(' ')[0]?.length ?? 0)}`
  const goods = left.exec(message)?.[1]?.trim() ?? ''
  return goods === '' ? '' : `titip jual ${goods}`
}
