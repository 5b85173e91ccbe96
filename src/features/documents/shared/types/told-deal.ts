import type { DocumentRequest } from '../document-request.ts'

/** Things that are let, or lent to be used and given back. */
const property = 'rumah|ruko|kios|kamar|kost?|lapak|toko|gudang|tanah|lahan|sawah|kebun|warung|tempat|kontrakan'
const movable =
  'mobil|motor|sepeda|truk|pick ?up|kendaraan|tenda|mesin|alat|sound|laptop|kamera|genset|gerobak|freezer|kulkas|angkot|becak|kursi|panggung|traktor'

const own = '(?:\\s(?:saya|sy|kami|kita|gw|gue|aku))?'
const more =
  '(?:\\s(?!saya|sy|kami|di|ke|dari|buat|untuk|utk|sama|dengan|selama|mulai|harga|per|punya|milik|yang|yg|\\p{Lu}{1,2}\\s\\d)[\\p{L}\\d]+){0,3}?'
const ends =
  '(?=\\s(?:saya|sy|kami|di|ke|dari|buat|untuk|utk|sama|dengan|selama|mulai|punya|milik|\\p{Lu}{1,2}\\s\\d)(?![\\p{L}])|\\s*(?:[,.;:\\n(]|$))'

const deal = (verbs: string, things: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${verbs})\\s((?:${things})(?!\\p{L})${more})${own}${ends}`, 'iu')

const lets = deal('(?:me)?(?:nye|se)wa(?:in|kan)?|(?:me)?(?:ngo|ko)ntrak(?:in|kan)', `${property}|${movable}`)
const lends = deal('(?:me|di|mi)?(?:m|p)[ie]nj[ae]m(?:in|kan)?|pinjam[ -]pakai', movable)
/** `setor 50rb sehari`: what is paid for the use makes it a lease. */
const isPaid = /(?<!\p{L})(?:setor(?:an)?|sewa(?:nya)?)(?!\p{L})[^,.;\n]{0,20}\d/iu

/** `saya sewain ruko saya di …`, `pinjam mobil pickup L300 saya`: what is agreed on, as it is done; empty where nothing is let or lent. */
const toldDeal = (message: string): string => {
  const lent = lends.exec(message)?.[1]
  if (lent !== undefined) return `${isPaid.test(message) ? 'sewa' : 'pinjam pakai'} ${lent}`
  const leased = lets.exec(message)?.[1]
  return leased === undefined ? '' : `sewa ${leased}`
}

/** Where the thing is, behind it; what it is for, and whom it goes to, are told elsewhere. */
const placeBehind =
  /^[^,.;:\n]{0,20}?\sdi\s((?:[^,.;:\n]|\.(?=\s?\p{L}))+?)(?=\s(?:ke|kepada|buat|untuk|utk|sama|dengan|selama|mulai|setahun|sebulan)(?!\p{L})|\s*(?:[,;:\n]|\.\s|\.?$))/iu

/** `sewain ruko saya di jl ahmad yani no 12`: where the thing is that is let; empty where it is not told. */
export const placeOfDeal = (message: string): string => {
  const found = lets.exec(message)
  return found === null ? '' : (placeBehind.exec(message.slice(found.index + found[0].length))?.[1]?.trim() ?? '')
}

const weekday = /^(?:Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu)$/u

/** A clause that tells the deal itself, which stands in the articles: of it only what the thing is used for. */
export const withoutDeal = (clause: string, isLease: boolean, isThere: (word: string) => boolean): string => {
  const named = clause.match(/\p{Lu}[\p{L}\d]+|\d+/gu) ?? []
  const isWhole = named.every((word) => isThere(word) || weekday.test(word))
  if (!isWhole || (!lets.test(clause) && !lends.test(clause))) return clause
  const use = /\s(?:untuk|buat|utk)\s(\p{Ll}[^,;]{2,60})$/u.exec(clause)?.[1]
  return use === undefined ? '' : `objek ${isLease ? 'sewa' : 'pinjam pakai'} digunakan untuk ${use}`
}

/** A matter that says nothing of its own (`perjanjian yang kuat`), or a loan that may be one of a thing. */
const open =
  /^(?:(?:surat\s)?(?:perjanjian|kontrak)(?:nya)?\s?)*(?:(?:yang|yg)\s\p{Ll}+)?$|^(?:(?:surat\s)?(?:perjanjian|kontrak)\s)*(?:me)?(?:p|m)injam/iu

/** What a contract is about; where its order does not say it, what the message tells that is done. */
export const withToldDeal = ({ subject, message = '' }: Pick<DocumentRequest, 'subject' | 'message'>): string =>
  open.test(subject) ? toldDeal(message) || subject : subject
