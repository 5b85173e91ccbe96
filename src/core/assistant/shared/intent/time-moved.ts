/** A time that was spoken of and is given up, and that it is to be now. */
const negated = '(?:(?:nggak|enggak|ngga|gak|ga|gk|tidak|tdk)\\s?jadi|batal)'
const times =
  '(?: (?:yang|nunggu|tunggu|nanti|ntar|entar|besok|besoknya|lusa|malam|malem|pagi|siang|sore|minggu|bulan|pekan|tahun|depan))'
const atOnce = '(?:sekarang|skrg|skrang|skarang|hari ini|saat ini|malam ini|malem ini|sore ini|siang ini|pagi ini)'
const particle = '(?: (?:aja|saja|deh|dong|ya|lah|kak|min|langsung)){0,3}'
const spoken = '(?:tadi (?:bilang|bilangnya|katanya|mintanya|rencana|rencananya|maunya) [\\p{L} ]{3,20}[,.]? ){0,1}'
/** `ga jadi besok sekarang aja`, `ga jadi, sekarang aja`; `ga jadi sekarang, besok aja` is the other way round. */
const givenUp = `${negated}(?:${times}{1,3}${particle}[,.;]?|${particle}[,.;])`
const moved = new RegExp(`^\\s{0,3}(?:eh |oh )?${spoken}${givenUp} ${atOnce}${particle}[:,.]? `, 'iu')

/** `ga jadi besok, sekarang aja: invoice …`: only the time was given up, and what follows is wanted at once. Null otherwise. */
export const wantedAtOnce = (message: string): string | null => {
  const found = moved.exec(message)
  return found === null ? null : `tolong ${message.slice(found[0].length)}`
}
