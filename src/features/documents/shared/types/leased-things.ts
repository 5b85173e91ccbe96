import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { inOffice } from '../letter/wording.ts'

const vehicle = /^(?:mobil|motor|sepeda motor|kendaraan|truk|pick ?up|mobil (?:box|boks|bak))$/i
const plate = /(?<!\p{L})\p{Lu}{1,2}\s\d{1,4}\s\p{Lu}{1,3}(?!\p{L})/u
/** A clause that tells who, when or for how much tells nothing of the thing itself. */
const other =
  /(?<!\p{L})(?:penyewa|pemilik|pihak|antara|dari|untuk|buat|sama|dengan|dgn|selama|mulai|tgl|tanggal|hari|bulan|tahun|harga|sewa|jaminan|deposit|dp|denda|lepas|sopir|supir|driver|bensin|bbm|lokasi|di|ke|saya|kami|dong|ya|kak|min|bayar|dibayar|total|durasi|jangka)(?!\p{L})/iu

/** `sewa mobil, avanza hitam`, `… Avanza plat D 1482 VBN`: which vehicle is let, told in a clause of its own. */
export const vehicleLeased = (object: string, message: string): string => {
  if (!vehicle.test(object)) return object
  const clauses = message.split(/[,;:.\n]+/).map((clause) => clause.trim())
  const at = clauses.findIndex((clause) => clause.toLowerCase().includes(object.toLowerCase()))
  const told =
    clauses.find((clause) => plate.test(clause) && !other.test(clause)) ??
    [clauses[at + 1] ?? ''].find(
      (clause) => /^\p{L}[\p{L}\d-]+(?:\s[\p{L}\d-]+){0,3}$/u.test(clause) && !other.test(clause),
    )
  if (told === undefined || told.split(/\s+/).length > 8) return object
  const named = sentenceCase(told)
  return named.toLowerCase().startsWith(object.toLowerCase()) ? told : `${object} ${named}`
}

const sold =
  /(?<!\p{L})(?:sepeda motor|motor|mobil|truk|pick ?up|kendaraan|laptop|hp|kamera|mesin)(?!\p{L})(?:[^,;:\n.]|\.(?=\d)){3,90}/iu

/** `motor bekas Honda Supra X 125 thn 2016 nopol AD 3321 KL`: what is sold, to the end of the clause that names its plate or year; else empty. */
export const thingSold = (message: string): string => {
  const told = inOffice(sold.exec(message)?.[0] ?? '')
    .split(
      /\s(?:seharga|harga|dari|ke|kepada|antara|milik|punya|sama|dengan harga|dijual|dibeli|rp)(?!\p{L})|\s(?=\d[\d.,]*\s?(?:jt|juta|rb|ribu))/iu,
    )[0]!
    .replaceAll(/(?<!\p{L})(?:thn|th)(?=\s(?:19|20)\d\d)/giu, 'tahun')
    .replaceAll(/(?<!\p{L})(?:nopol|plat)\s(?=\p{Lu})/gu, 'nomor polisi ')
    .trim()
  return plate.test(told) || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(told) ? told : ''
}

const backAt =
  /(?<!\p{L})(?:jaminan|deposit)(?:[^,.;\n]|(?<=\d)[.,](?=\d)){0,40}?(?:dikembalikan|dibalikin|dikembaliin|dipulangin|dipulangkan|kembali|balik)(?:\spenuh|\sutuh)?\s((?:pas|saat|waktu|setelah|sesudah|kalau|kalo|di akhir|akhir|habis)\s?[^,.;\n]{0,50})/iu

/** `jaminan 1jt … dibalikin pas mobil balik`: when a deposit goes back, as the end of its clause; empty where it is not told. */
export const givenBack = (message: string): string => {
  const when = backAt.exec(message)?.[1]?.trim() ?? ''
  if (when === '') return ''
  const told = inOffice(when)
    .replace(/^(?:pas|waktu)\s/i, 'saat ')
    .replace(/^(?:kalau|kalo)\s/i, 'apabila ')
    .replaceAll(/(?<!\p{L})(?:balik|dibalikin)(?!\p{L})/giu, (word) => (word === 'balik' ? 'kembali' : 'dikembalikan'))
  return ` dan dikembalikan ${told}`
}
