import { isTown, townWords } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase, wordsLarge } from '#core/text/shared/letter-case.ts'

const townPattern = new RegExp(`(?<![\\p{L}])(${townWords})(?![\\p{L}])`, 'iu')
/** A town that is a clause of its own. */
const loneTown = new RegExp(
  `[,.;\\n]\\s*((?:\\p{Lu}\\p{L}+\\s*,\\s*)?(?:${townWords})(?:\\s+(?:barat|timur|selatan|utara|tengah|kota))?)\\s*(?=[,.;\\n]|$)`,
  'iu',
)
/** A town right behind a name in quotes: `toko kue "Rasa Manis" Bandung`. */
const townBehindName = new RegExp(`["'”’]\\s+(?:di\\s+)?(${townWords})(?![\\p{L}])`, 'iu')
/**
 * The towns a house goes to are not where it stands: `melayani …`, `kirim se-Jabodetabek`, `survey gratis area Bogor`, and two
 * towns in one area.
 */
const goesTo = new RegExp(
  String.raw`(?<!\p{L})(?:(?:melayani|menjangkau|area layanan|wilayah|jangkauan|rute|jurusan|cod|(?:kirim|antar|pengiriman|bisa|siap|sampai) ke|panggilan(?:\s(?:ke|area|daerah|wilayah|di))?)\s*:?\s|(?:kirim|antar|pengiriman|delivery)\s(?=(?:se)?(?:jabodetabek|jawa|indonesia)(?!\p{L}))|(?:kirim|antar|pengiriman|ongkir|survei|survey|delivery)(?:\s\p{L}+){0,4}\s(?:area|daerah|wilayah|sekitar|seluruh|se)[\s-]|area\s(?=(?:${townWords})(?:\s|,\s?)(?:(?:dan|&)\s)?(?:${townWords})(?!\p{L})))[^.;\n]{0,200}`,
  'giu',
)
/** `Jl. Raya Bogor KM 29`: the street leads to that town. */
const streetOfTown = new RegExp(
  `(?<!\\p{L})(?:jl|jln|jalan)\\.?\\s(?:\\p{L}+\\s){0,2}(?:${townWords})(?=\\s(?:no|km|kav|nomor|blok|\\d))`,
  'giu',
)
export const withoutReach = (text: string): string => text.replaceAll(goesTo, ' ').replaceAll(streetOfTown, ' ')
const title = (text: string): string =>
  text === text.toLowerCase()
    ? wordsLarge(text).replaceAll(/(?<!\p{L})(?:Spbu|Rsud|Rsu|Rt|Rw)(?!\p{L})/gu, (word) => word.toUpperCase())
    : text

/** `ruko 3 lantai` is what was built, no address. */
const shophouse = String.raw`ruko(?!\s\d+\s(?:lantai|lt|unit|pintu)(?!\p{L}))`
const heads = String.raw`(?:jl\.?|jln\.?|jalan|gg\.?|gang|${shophouse}|komplek|kompleks|perum|perumahan|dusun|desa|(?<!(?:ayam|telur|bebek|itik|pulang)\s)kampung)`
const cued = new RegExp(
  String.raw`(?<![\p{L}]|(?:survei|survey|cek|kunjungan|share|pindah|titik|jemput|antar|sampai|depan|ke)\s|\d\s)(?:alamat(?!\s(?:web|situs|link|e-?mail|domain))(?:nya)?(?:\s+(?:kami|kita|usaha|toko))?|lokasi(?:nya)?|tempat(?:nya)?|berlokasi|bertempat|terletak)\s*(?:ada\s+)?(?:di\s+|:\s*)*`,
  'iu',
)
const street = new RegExp(
  String.raw`(?<![\p{L}])(?:${heads}|Jalan|Gang|Desa(?!\sWisata)|Dusun|${shophouse.replace('r', 'R')}|Komplek|Kompleks|Perum|Perumahan)\s+(?=[\p{Lu}\d])`,
  'u',
)
const streetAnyCase = new RegExp(
  String.raw`(?<![\p{L}])(?:di\s+|ada di\s+)?((?:jl|jln|gg)\.?|jalan(?=\s+(?!-)(?:\p{L}+\s+){1,3}(?:no|nomor|km|\d))|gang|${shophouse}|komplek|perum(?:ahan)?)\s+(?=[\p{L}\d])`,
  'iu',
)
/** A village's house goes by its neighbourhood: `dsn sumber rt 3 rw 1 Wuluhan`. */
const neighbourhood =
  /(?<![\p{L}])(?:(?:dsn|dusun|ds|desa|dk|dukuh|kp|kampung|lingk?|lingkungan)\.?\s+(?:\p{L}+\s+){1,3}?)?(?=rt\.?\s?\d{1,3}\s?[/,]?\s?(?:rw\.?\s?)?\d)/iu
/** Where it stands by what everybody knows: `depan stasiun Blitar`. */
const landmark =
  /(?<!\p{L})(?:depan|samping|sebelah|seberang|belakang)\s+(?=(?:stasiun|terminal|pasar|kampus|masjid|gereja|pura|kantor|sekolah|alun-alun|rsud?|spbu|indomaret|alfamart|polsek|kecamatan|balai|lapangan)\s+\p{L})/iu
/** A stall goes by its market, with its number or its town: `pasar klewer blok D no 14`, `di pasar klewer solo`. */
const stall =
  /(?<![\p{L}])(?:pasar|plaza|mall?|pertokoan)\s+(?:\p{L}+\s+){1,3}?(?=(?:blok|no|nomor|los|kios|lt|lantai)(?:\.|\s)\s?[\p{L}\d])/iu
const marketOfTown = new RegExp(
  String.raw`(?<=(?<!\p{L})di\s)(?:pasar|plaza|mall?|pertokoan|terminal|stasiun)\s+(?:\p{L}+\s+){0,2}?(?=(?:${townWords})(?!\p{L}))`,
  'iu',
)
const ends =
  /\s+(?:buka|telp|telepon|tlp|wa|whatsapp|hp|hub|hubungi|email|e-mail|jual|jualan|menjual|menu|menunya|harga|harganya|dengan|yang|ig|instagram|layanan|paket|kontak|nomor wa|no wa|no hp|jam|melayani|menerima|terima|menyediakan|slogan|tagline|atau|bisa|pesan|pemesanan|order|lewat|via)(?![\p{L}]).*$/isu

const goesOn = new RegExp(
  `^(?:(?:dan|&)\\s)?(?:jl|jln|jalan|gg|gang|ruko|komplek|kompleks|perum|perumahan|pasar|kel|kelurahan|kec|kecamatan|kota|kab|kabupaten|rt|rw|no|nomor|blok|desa|dusun|lantai|lt|kav|cluster|klaster|apartemen|kode pos|provinsi|${townWords})(?![\\p{L}])`,
  'iu',
)
const properPiece = /^(?:\p{Lu}[\p{L}.'’-]*)(?:\s+\p{Lu}[\p{L}.'’-]*){0,2}$/u
const noPlace = /^(?:WA|HP|IG|Telp|Buka|Menu|Email|Jual|Hub|Kami|Kita|Saya|Harga|Paket|Layanan|Slogan|Tagline)\b/

/** Where a clause ends: not at the dot of `Jl.` or `No. 5`, nor in `km 5,5`. */
const clauseEnd = /[;\n]|,(?!\d)|[.:](?=\s|$)/g

const takeAddress = (text: string): string => {
  let taken = ''
  let from = 0
  for (const found of text.matchAll(clauseEnd)) {
    const piece = text.slice(from, found.index)
    if (
      found[0] === '.' &&
      /(?:^|\s|\.)(?:jl|jln|no|gg|kp|dsn|dk|ds|komp|link|lingk|perum|kel|kec|kab|kav|rt|rw|lt|blok|dr|ir|kh|h|prof|mt|letjen|jend|mayjen|brigjen|st)$/i.test(
        text.slice(0, found.index),
      )
    )
      continue
    const cut = piece.replace(ends, '')
    if (taken !== '' && !(goesOn.test(piece.trim()) || (properPiece.test(piece.trim()) && !noPlace.test(piece.trim()))))
      return taken
    taken += (taken === '' ? '' : ', ') + cut.trim()
    if (cut !== piece || found[0] !== ',') return taken
    from = found.index + 1
  }
  const last = text.slice(from)
  const cut = last.replace(ends, '')
  if (taken === '') return cut.trim()
  return goesOn.test(last.trim()) || (properPiece.test(cut.trim()) && !noPlace.test(cut.trim()))
    ? `${taken}, ${cut.trim()}`
    : taken
}

/** The street stands before its town: `Perum Graha Blok C7, Sidoarjo`, also where the town was told first. */
const streetFirst = (address: string): string => {
  const [town = '', ...street] = address.split(', ')
  return street.length > 0 && isTown(town) && goesOn.test(street[0] ?? '') ? [...street, town].join(', ') : address
}

export interface PlaceRead {
  readonly address: string
  /** The address as the message writes it. */
  readonly told: string
  readonly area: string
  /** The text without the words of the address. */
  readonly rest: string
}

/** `di Kemang`, `dari Solo`; what is `10 menit dari Pantai Kuta` lies elsewhere. */
const areaPattern =
  /(?<![\p{L}])(?:(?<!(?:tahun|thn|th|bekerja|kerja|pengalaman)\s)(?:ada\s+)?di|daerah|area|kota|(?<!(?:menit|mnt|jam|km|kilo|kilometer|meter|langkah)\s)dari|asal)\s+((?:(?:kota|daerah|kawasan)\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})/u

/** `dari Kencana Wedding Solo` tells whose house it is: only a town is where somebody comes from. */
const areaOf = (text: string): string => {
  const found = areaPattern.exec(text)
  const named = found?.[1] ?? ''
  const isFrom = /^(?:dari|asal)\s/iu.test(found?.[0] ?? '')
  return isFrom && named.includes(' ') && !isTown(named) ? (townPattern.exec(named)?.[1] ?? '') : named
}

const provinces =
  'Aceh|Sumatera (?:Utara|Barat|Selatan)|Sumatra (?:Utara|Barat|Selatan)|Riau|Kepulauan Riau|Jambi|Bengkulu|Lampung|Banten|Jawa (?:Barat|Tengah|Timur)|Bali|NTB|NTT|Nusa Tenggara (?:Barat|Timur)|Kalimantan (?:Barat|Tengah|Selatan|Timur|Utara)|Sulawesi (?:Utara|Tengah|Selatan|Tenggara|Barat)|Gorontalo|Maluku(?: Utara)?|Papua(?: Barat| Selatan| Tengah| Pegunungan)?|(?:Jabar|Jateng|Jatim|Sumut|Sumbar|Sumsel|Kalbar|Kalteng|Kalsel|Kaltim|Kaltara|Sulut|Sulteng|Sulsel|Sultra|Sulbar|Malut)'

/** `Kendari, Sulawesi Tenggara`: the province behind a town goes with it. */
export const withProvince = (area: string, text: string): string => {
  const at = area === '' ? -1 : text.toLowerCase().indexOf(area.toLowerCase())
  const found =
    at < 0 ? null : new RegExp(`^\\s*,?\\s*(${provinces})(?!\\p{L})`, 'iu').exec(text.slice(at + area.length))
  return found ? `${area}, ${title(found[1] ?? '')}` : area
}

/** `di rumah, Cluster Mahogany D2`: that it is somebody's home is no part of the address. */
const atHome = /^rumah(?:\s(?:saya|kami|sendiri|pribadi))?(?:,\s|$)/iu
/** `datang ke rumah siswa area Depok`: where the house goes to. */
const comesTo = /^(?:datang|panggilan|keliling|online|ke\s|rumah\s(?:siswa|murid|pelanggan|customer|klien|pasien))/iu

/** The address a message states, and the town or quarter it names. */
export const readPlace = (text: string): PlaceRead => {
  const found = [cued, street, streetAnyCase, stall, marketOfTown, neighbourhood, landmark]
    .map((pattern) => pattern.exec(text))
    .filter((match): match is RegExpExecArray => match !== null)
    .toSorted((a, b) => a.index - b.index)[0]
  let address = ''
  let told = ''
  let rest = text
  if (found) {
    const isCued = cued.test(found[0])
    const start = isCued ? found.index + found[0].length : found.index
    const said = takeAddress(text.slice(start).replace(/^(?:ada )?di\s+/i, '')).replace(atHome, '')
    const words = said.split(/\s+/).length
    if (
      said.length >= 4 &&
      said.length <= 160 &&
      words <= 22 &&
      !comesTo.test(said) &&
      !/\d\s*(?:rb|ribu|jt|juta)\b/i.test(said)
    ) {
      told = said
      address = sentenceCase(streetFirst(title(said)))
      const at = text.indexOf(said.split(',')[0] ?? said, found.index)
      rest = `${text.slice(0, found.index)} ; ${text.slice(Math.max(at, 0) + said.length)}`
    }
  }
  const standing = withoutReach(rest)
  const named = areaOf(standing)
  const town =
    townPattern.exec(address.replaceAll(streetOfTown, ' '))?.[1] ??
    (named === '' ? (loneTown.exec(standing)?.[1] ?? townBehindName.exec(rest)?.[1] ?? '') : '')
  const area = title(named !== '' && address === '' ? named : town || named)
  return { address, told, area, rest }
}

/** `website buat homestay sy di samosir, …`: the place that ends what orders, written small and known to no list. */
const houseIn =
  /(?<!\p{L})(?:web\s?site|web|situs|laman|toko online|usaha|punya|saya|sy)(?!\p{L})[^,.;:\n]{0,70}\sdi\s(\p{Ll}{4,20}(?:\s(?:barat|timur|selatan|utara|tengah|kota))?)(?=\s*(?:[,.;\n]|$))/u
/** `perumahan Griya Sentosa di cibitung, …` */
const behindHouse = /^["'”’]?\s(?:di|daerah)\s(\p{L}{4,20})(?=\s*(?:[,.;\n]|$))/u
const noTown =
  /^(?:rumah|pasar|kampung|desa|kota|sini|sana|situ|internet|google|online|medsos|sosmed|instagram|facebook|shopee|tokopedia|pinggir|depan|dekat|jalan|mall|hape|garasi|halaman|sekolah|kampus|kantor)/iu

export const placeOfHouse = (text: string, name: string): string => {
  const at = name === '' ? -1 : text.indexOf(name)
  const place =
    (at < 0 ? undefined : behindHouse.exec(text.slice(at + name.length))?.[1]) ?? houseIn.exec(text)?.[1] ?? ''
  return noTown.test(place) ? '' : title(place)
}
