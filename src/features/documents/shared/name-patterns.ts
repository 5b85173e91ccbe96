/** Patterns of names as messages write them, for readers that look around a name; all are bounded in length. */

export const honour = String.raw`(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Kk]ak|[Kk]oh?|[Cc]i|[Kk]ang|[Tt]eh|[Uu]ni|[Uu]da|[Dd]a|[Bb]ang|[Mm]pok|[Cc]ak|[Hh]j?\.?|[Dd]r[as]?\.|[Ii]r\.|KH\.?)\s+)*`
/** One word of a name. */
export const nameWord = String.raw`\p{Lu}[\p{L}'’-]+`
/** A person with honorifics and up to four words. */
export const person = `${honour}${nameWord}(?: ${nameWord}){0,3}`
/** A house of up to six words on one line. */
export const house = `\\p{Lu}(?:[\\p{L}'’&-]|\\.(?=\\p{L}))*(?: (?:${nameWord}|&|\\d{1,3}(?![\\d%.,]))){0,5}`
/** Offices of those who write for a house. */
export const offices =
  'direktur|direktris|pimpinan|pemilik|owner|ketua|manajer|manager|kepala(?: sekolah| desa| toko| cabang)?|bos|juragan'
