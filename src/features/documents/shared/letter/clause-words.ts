/** `dp 30% seminggu sebelum acara`: the share keeps the word that says what it is of. */
export const withShare = (clause: string, told: string): string => {
  if (!/^\d{1,2}(?:,\d)?\s?%/.test(clause)) return clause
  const lead = /(?:^|[\s,(])(dp|uang muka|panjar)\s*:?\s*$/i.exec(told.slice(0, Math.max(0, told.indexOf(clause))))?.[1]
  return lead === undefined ? clause : `Uang muka ${clause}`
}

const deeds: Readonly<Record<string, string>> = {
  kirim: 'pengiriman',
  dikirim: 'pengiriman',
  antar: 'pengantaran',
  ambil: 'pengambilan',
  setor: 'penyetoran',
  bayar: 'pembayaran',
}

/** `kirim barang tiap tanggal 5`: the verb that opens a clause orders nothing there; a paper tells it as a noun. */
export const withDeed = (clause: string, told: string): string => {
  const before = told.slice(0, Math.max(0, told.indexOf(clause)))
  const deed = deeds[/(?:^|[,.;:\n]\s*)(\p{Ll}+)\s$/u.exec(before)?.[1] ?? '']
  return deed === undefined || !/\b(?:setiap|tiap|tanggal|maksimal|paling)\b/i.test(clause)
    ? clause
    : `${deed} ${clause}`
}

/** `bisa latte art`, `cepat tanggap`: a quality keeps the word that makes it one. */
export const withQuality = (clause: string, told: string): string => {
  const at = told.indexOf(clause)
  const head =
    at < 1
      ? ''
      : (/(?<!\p{L})(bisa|mampu|cepat|cepet|pandai|pintar|mudah|selalu|tidak pernah|tidak|jarang|suka|mau)\s$/iu.exec(
          told.slice(0, at),
        )?.[1] ?? '')
  return head === '' ? clause : `${head} ${clause}`
}

/** `yang memeriksa La Ode Rahman`: in a record, who did what. */
const doing =
  /^(?:yang\s)?(memeriksa|menemukan|nemuin|nemu|melapor|melaporkan|lapor|mengetahui|mencatat|menyaksikan)\s(?=\p{Lu})/iu
const deedOf = (said: string): string =>
  /^nemu/i.test(said) ? 'menemukan' : /^lapor$/i.test(said) ? 'melapor' : said.toLowerCase()

/** `yang nemu Andi`: the deed in a record's own words, before who did it. */
export const withDoer = (clause: string): string => clause.replace(doing, (_, deed: string) => `yang ${deedOf(deed)}: `)
