import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { formalName, plainName } from '../../letter/wording.ts'
import { house, person } from './name-patterns.ts'

/** How a letter calls it that somebody gets another post. */
const sorts = '(mutasi|rotasi|pengangkatan|penunjukan|penempatan)'
const named = new RegExp(
  `(?<!\\p{L})(?:surat|sk)\\s(?:keputusan\\s)?${sorts}(\\s(?:karyawan tetap|pegawai tetap|karyawan|pegawai|jabatan|kerja))?`,
  'iu',
)

/** `surat mutasi karyawan`: by which name the letter goes; empty where it is none of this sort. */
export const transferName = (text: string): string =>
  named
    .exec(text)
    ?.slice(1, 3)
    .join('')
    .replace(/\s(?:kerja)$/i, '')
    .toLowerCase() ?? ''

const whom = new RegExp(
  `(?<!\\p{L})(?:atas nama|a\\.\\s?n\\.|an|untuk|utk|buat|karyawan(?:\\s(?:saya|kami|tetap))?(?:\\sbernama)?|(?:yang\\s|yg\\s)?namanya|bernama|si|sdri?\\.?|saudar[ai])\\s+(?:sdri?\\.?\\s|saudar[ai]\\s)?(${person})`,
  'u',
)
/** `penunjukan Bapak Teguh Santoso sebagai …`: right behind what the letter settles. */
const behindSort = new RegExp(
  `(?<!\\p{L})${sorts.replace('(', '(?:')}\\s(${person})(?=\\s(?:sebagai|sbg|jadi|menjadi)\\s)`,
  'u',
)
const ends =
  '(?=\\s(?:mulai|per|terhitung|sejak|tmt|tgl|tanggal|karena|krn|di\\s(?:PT|CV|UD))(?!\\p{L})|\\s*[,.;\\n]|$)'
const fromTo = new RegExp(
  `(?<!\\p{L})(?:dari|dr)\\s((?!PT|CV|UD)[^,.;\\n]{3,60}?)\\s(?:ke|jadi|jd|menjadi|naik jadi)\\s(?:jabatan\\s)?([^,.;\\n]{3,60}?)${ends}`,
  'u',
)
const toAlone = new RegExp(
  `(?<!\\p{L})(?:jadi|jd|menjadi|sebagai|sbg)\\s([^,.;\\n\\d]{3,60}?(?:\\s(?:tahun|periode)\\s20\\d\\d)?)${ends}`,
  'u',
)

/** Who gets another post, which one was his, and which one is. */
export interface Transfer {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** `atas nama Desi dari kasir cabang A ke kepala toko cabang B`: what a letter of transfer settles. */
export const transferIn = (text: string): Transfer => {
  const name = formalName((behindSort.exec(text) ?? whom.exec(text))?.[1] ?? '')
  const [, from = '', to = ''] = fromTo.exec(text) ?? []
  return { name, from, to: to || (toAlone.exec(text)?.[1] ?? '') }
}

const houseTold = new RegExp(`(?<!\\p{L})(?:dari|dr|di)\\s+(${house})`, 'gu')

/** The house that transfers somebody, and whom: neither his name nor a post is a sender or a reader. */
export const transferSides = (
  { sender, recipient }: { readonly sender: RequestParty; readonly recipient: RequestParty },
  text: string,
): { sender: RequestParty; recipient: RequestParty } => {
  const { name, from, to } = transferIn(text)
  if (name === '') return { sender, recipient }
  const nobody = { name: '', company: '', title: '', address: '', phone: '', email: '' }
  const isSubject = [sender.name, sender.company].some((one) => plainName(one) === plainName(name))
  const houses = [...text.matchAll(houseTold)]
    .map(([, one = '']) => one)
    .filter((one) => one.includes(' ') && ![from, to].some((post) => post.includes(one)))
  const told = houses.find(isBusinessName) ?? houses.at(-1) ?? ''
  return {
    sender:
      isSubject || sender.company === '' ? { ...sender, ...(isSubject ? { name: '' } : {}), company: told } : sender,
    recipient: { ...nobody, name },
  }
}
