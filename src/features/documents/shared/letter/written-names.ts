import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

type Step = (text: string) => string

/** `jl ahmad yani 45 bekasi`, `di jakarta`: streets and towns that were typed small are names all the same. */
const places: Step = (text) =>
  text
    .replaceAll(
      /(?<!\p{L})(?:jl|jln)\.?\s((?:\p{Ll}[\p{L}'’]*\s?){1,4}?)(?=\s?(?:\d|no\.?\s?\d|nomor|km|[,.;]|$)|\s(?:ke|di|dan|mulai|untuk|sampai|dari|yang)\s)/giu,
      (whole, street: string) =>
        street !== '' && street === street.toLowerCase()
          ? `Jalan ${titleCase(street.trim())}${street.endsWith(' ') ? ' ' : ''}`
          : whole,
    )
    .replaceAll(/(?<=Jalan [\p{L} ]{2,40}) km (?=\d)/gu, ' Km ')
    .replaceAll(
      /(?<=(?<!\p{L})(?:di|ke|dari|kota|kabupaten|cabang|kecamatan|desa|kelurahan|kampung|dusun|unit|wilayah)\s|(?<!\p{L})[Jj]alan\s[\p{L} ]{2,40}\s\d{1,4}\s|\p{Lu}{2,6}\s)\p{Ll}{4,}(?!\p{L})/gu,
      (word) => (isTown(word) ? sentenceCase(word) : word),
    )

const makers = 'honda|yamaha|suzuki|toyota|daihatsu|mitsubishi|kawasaki|isuzu|vespa|hyundai|wuling|nissan|mazda'
const models =
  'beat|vario|mio|supra|scoopy|nmax|pcx|aerox|jupiter|vixion|ninja|avanza|xenia|innova|brio|jazz|ertiga|grandmax|granmax|gran max|l300|carry|agya|ayla|calya|sigra|rush|terios|fortuner|pajero|revo|satria|fino|genio'
/** `motor honda beat`: who made a vehicle, and how it is called. */
const brands: Step = (text) =>
  text
    .replaceAll(new RegExp(`(?<!\\p{L})(?:${makers})(?!\\p{L})`, 'gu'), sentenceCase)
    .replaceAll(
      new RegExp(
        `(?<=(?:${makers.replaceAll(/(?<=^|\|)\p{L}/gu, (one) => one.toUpperCase())}|(?<!\\p{L})(?:[Mm]otor|[Mm]obil|BPKB|STNK|[Pp]ick ?up))\\s)(?:${models})(?!\\p{L})`,
        'gu',
      ),
      titleCase,
    )

const counted =
  'pcs|porsi|buah|unit|lembar|orang|ekor|batang|butir|biji|pak|dus|karung|kotak|bungkus|botol|cup|box|potong|kg|liter|meter|m2|sak|bata|toples|paket|eksemplar|keping|ton'
/** `5000 pcs`, `tanggal 18 November 2026 kemarin kirim …`: counts and days as an office writes them. */
const figures: Step = (text) =>
  text
    .replaceAll(
      new RegExp(`(?<![\\d.,/-])(\\d{1,3})(\\d{3})(?=\\s(?:${counted})(?!\\p{L}))`, 'gu'),
      (_, thousands: string, rest: string) => `${thousands}.${rest}`,
    )
    .replaceAll(/(?<=\d{1,2} \p{Lu}\p{Ll}+ 20\d\d) (?:kemarin|kemaren|lalu)(?= \p{L}|[,.;]|$)/gu, '')
    .replace(/^Tanggal (?=\d{1,2} \p{Lu})/u, 'Pada tanggal ')
    .replaceAll(/(?<=[\p{L}\d]) (tetapi|sedangkan|melainkan) /gu, ', $1 ')
    .replaceAll(
      /(?<=(?<!\p{L})dari )(\d{1,3})(000) menjadi (\d{1,3})(000)(?![\d.,])/gu,
      (_, a: string, b: string, c: string, d: string) => `Rp ${a}.${b} menjadi Rp ${c}.${d}`,
    )

/** A text with streets, towns and vehicles by their names, counts and days as an office writes them. */
export const inNames: Step = (text) => figures(brands(places(text)))
