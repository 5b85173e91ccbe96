/** Patterns of names as messages write them, for readers that look around a name; all are bounded in length. */

export const honour = String.raw`(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Bb]apa|[Bb]pk|[Ii]bu|[Mm]ama|[Mm]as|[Mm]bak|[Kk]ak|[Kk]oh?|[Cc]i|[Kk]ang|[Tt]eh|[Uu]ni|[Uu]da|[Dd]a|[Bb]ang|[Mm]pok|[Cc]ak|[Hh]aji|[Hh]ajah|[Ii]nang|[Aa]mang|[Nn]i|[Ee]ncik|[Bb]li|[Mm]bok|[Mm]bah|[Gg]us|[Nn]ing|[Pp]akde|[Bb]ude|[Oo]m|[Tt]ante|[Mm]iss|[Ll]ik|[Hh]j?\.?|[Mm]rs?\.?|[Mm]s\.|[Dd]r[as]?\.|[Ii]r\.|KH\.?)\s+)*`
/** One word of a name. */
export const nameWord = String.raw`\p{Lu}[\p{L}'’-]+`
/** A person with honorifics and up to four words. */
export const person = `${honour}(?:I )?${nameWord}(?: (?:(?:br\\.?|boru|bin|binti) )?${nameWord}){0,3}`
/** A house of up to six words on one line. */
export const house = `\\p{Lu}(?:[\\p{L}'’&-]|\\.(?=\\p{L}))*(?: (?!(?:Jl|Jln|Jalan|Gg|Gang|Blok|Desa|Kel|Kec|No)(?!\\p{L}))(?:${nameWord}|&|\\d{1,3}(?![\\d%.,])(?!\\s(?:tahun|taun|thn|bulan|bln|hari|minggu|orang|kali|jam)(?!\\p{L})))){0,5}`
/** Offices of those who write for a house. */
export const offices =
  'direktur|direktris|pimpinan|pemilik|owner|ketua|manajer|manager|purchasing manager|marketing manager|sales manager|general manager|store manager|operational manager|kepala(?: sekolah| desa| toko| cabang)?|bos|juragan'
/** Who speaks of himself, as the regions say it. */
export const ownPronoun = '(?:[Ss]aya|[Ss]y|[Aa]ku|[Gg]w|[Gg]ue|[Gg]ua|[Aa]ne|[Aa]wak|[Aa]mbo|[Aa]bdi|[Kk]ulo|[Bb]eta)'
/** `abang saya`, `ponakanku si`: who somebody is to the writer, before his name. */
export const relation = `(?:(?:[Mm]antan|[Bb]ekas|[Cc]alon)\\s)?(?:[Aa]nak|[Aa]dik|[Aa]dek|[Kk]akak|[Aa]bang|[Mm]as|[Mm]bak|[Ss]uami|[Ii]stri|[Mm]enantu|[Mm]ertua|[Ii]par|[Kk]eponakan|[Pp]onakan|[Ss]audara|[Ss]epupu|[Cc]ucu|[Pp]aman|[Bb]ibi|[Tt]ante|[Oo]m|[Pp]akde|[Bb]ude|[Tt]em[ae]n|[Rr]ekan|[Aa]nak buah|[Kk]aryawan|[Pp]egawai|[Ss]taff?|[Ss]opir|[Ss]upir|[Aa]dmin|[Kk]asir|[Tt]etangga|[Bb]apak|[Ii]bu|[Aa]yah)(?:\\s(?:kandung|ipar|sepupu|toko|kantor|kepercayaan|baru|lama|tetap))?(?:(?:ku|\\s?nya)|\\s+(?:${ownPronoun}|kami))?\\s*,?\\s+(?:(?:yang\\s|yg\\s)?(?:bernama|namanya)\\s+|[Ss]i\\s+)?`
/** What somebody works as, in one word. */
export const posts =
  'teknisi|pramuniaga|pramusaji|waiter|waitress|montir|mekanik|kurir|sopir|supir|driver|sales|staff?|admin|kasir|guru|tukang|mandor|satpam|koki|juru masak|pelayan|operator|helper|marketing|barista|terapis|perawat|penjahit|desainer|fotografer'
/** `surat pernyataan saya Rini Wulandari penyewa kios …`: who declares. */
export const declaring = new RegExp(
  `[Pp]ernyataan\\s+(?:[Ss]aya\\s+|(?:dari|oleh|untuk|buat)\\s+${relation})(${person})`,
  'u',
)
