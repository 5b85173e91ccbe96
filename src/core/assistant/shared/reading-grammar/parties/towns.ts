import { wordsLarge } from '#core/text/shared/letter-case.ts'

/** Towns and quarters that follow a name without any word between: `Griya Asri Yogyakarta`. */
export const towns: readonly string[] =
  `Jakarta|Jakarta Selatan|Jakarta Barat|Jakarta Timur|Jakarta Utara|Jakarta Pusat|Bogor|Depok|Tangerang|
Tangerang Selatan|Bekasi|Bandung|Cimahi|Cirebon|Sukabumi|Garut|Tasikmalaya|Karawang|Purwakarta|Subang|Sumedang|
Cianjur|Indramayu|Majalengka|Kuningan|Serang|Cilegon|Pandeglang|Semarang|Solo|Surakarta|Yogyakarta|Jogja|
Jogjakarta|Sleman|Bantul|Kulon Progo|Gunungkidul|Magelang|Salatiga|Kudus|Jepara|Pati|Rembang|Demak|Kendal|
Pekalongan|Tegal|Brebes|Pemalang|Purwokerto|Banyumas|Cilacap|Kebumen|Purworejo|Wonosobo|Temanggung|Klaten|
Boyolali|Sragen|Karanganyar|Sukoharjo|Wonogiri|Surabaya|Sidoarjo|Gresik|Mojokerto|Jombang|Malang|Batu|Pasuruan|
Probolinggo|Lumajang|Jember|Banyuwangi|Situbondo|Bondowoso|Kediri|Pare|Blitar|Tulungagung|Trenggalek|Nganjuk|
Madiun|Magetan|Ngawi|Ponorogo|Pacitan|Bojonegoro|Tuban|Lamongan|Bangkalan|Sampang|Pamekasan|Sumenep|Denpasar|
Badung|Ubud|Gianyar|Singaraja|Tabanan|Mataram|Lombok|Bima|Sumbawa|Kupang|Ende|Maumere|Medan|Binjai|
Pematangsiantar|Banda Aceh|Lhokseumawe|Langsa|Padang|Bukittinggi|Payakumbuh|Pekanbaru|Dumai|Batam|
Tanjungpinang|Jambi|Palembang|Lubuklinggau|Bengkulu|Bandar Lampung|Lampung|Metro|Pangkalpinang|Pontianak|
Singkawang|Banjarmasin|Banjarbaru|Palangkaraya|Palangka Raya|Sampit|Samarinda|Balikpapan|Bontang|Tarakan|
Makassar|Gowa|Maros|Parepare|Palopo|Manado|Bitung|Tomohon|Gorontalo|Palu|Kendari|Baubau|Ambon|Ternate|Sorong|
Manokwari|Jayapura|Timika|Merauke|Wonosari|Takengon|Ruteng|Dompu|Pangandaran|Padangsidimpuan|Kotamobagu|Luwuk|
Poso|Tolitoli|Kolaka|Watampone|Bulukumba|Sengkang|Pinrang|Sidrap|Enrekang|Toraja|Rantepao|Mamuju|Polewali|
Majene|Tual|Masohi|Tobelo|Fakfak|Kaimana|Nabire|Wamena|Biak|Serui|Labuan Bajo|Waingapu|Atambua|Kefamenanu|
Larantuka|Bajawa|Praya|Selong|Bangli|Klungkung|Karangasem|Amlapura|Sanur|Nusa Dua|Seminyak|Canggu|Jimbaran|
Tembilahan|Bengkalis|Rengat|Bangkinang|Solok|Pariaman|Sawahlunto|Painan|Sibolga|Tebing Tinggi|Kisaran|
Rantauprapat|Kabanjahe|Berastagi|Balige|Tarutung|Gunungsitoli|Meulaboh|Sabang|Sigli|Bireuen|Kutacane|Curup|
Baturaja|Pagaralam|Kandangan|Calang|Ngada|Nusa Penida|Wonogiri|Lamandau|Bontang|Prabumulih|Pagar Alam|Muara Enim|Sekayu|Kayuagung|Kotabumi|Pringsewu|Kalianda|Sungailiat|
Tanjungpandan|Ketapang|Sintang|Sanggau|Sambas|Mempawah|Kuala Kapuas|Pangkalan Bun|Muara Teweh|Martapura|
Amuntai|Barabai|Tenggarong|Sangatta|Penajam|Nunukan|Malinau|Tanjung Selor|Rangkasbitung|Cibubur|Cileungsi|
Cibinong|Ciawi|Bintaro|Serpong|Pamulang|Ciputat|Ciledug|Cikarang|Tambun|Lembang|Soreang|Jatinangor|Ciamis|
Ambarawa|Ungaran|Purwodadi|Grobogan|Blora|Cepu|Slawi|Bumiayu|Ajibarang|Banjarnegara|Purbalingga|Muntilan|
Tondano|Kotabaru|Sentani|Wakatobi|Prambanan|Kepanjen|Singosari|Kraksaan|Rogojampi|Kertosono|Caruban|Padang Panjang|Padang Pariaman|Lombok Timur|Lombok Barat|Lombok Tengah|Lombok Utara|Batam Center|Aceh Besar|Jabodetabek`
    .replaceAll('\n', '')
    .split('|')
    .sort((a, b) => b.length - a.length)

/** The towns as alternatives of a pattern, the longer names first. */
export const townWords = towns.join('|')

const titled = (text: string): string => (text === text.toLowerCase() ? wordsLarge(text) : text)

const townAtEnd = new RegExp(`^(.+?)[\\s,]+(${townWords})$`, 'iu')
const townAlone = new RegExp(`^(?:${townWords})$`, 'iu')

/** Whether words are a town's name and nothing else. */
export const isTown = (text: string): boolean => townAlone.test(text.trim())

/** A name and the town behind it, apart: a name that is only a town stays whole. */
export const withoutTown = (name: string): { readonly name: string; readonly town: string } => {
  const found = townAtEnd.exec(name.trim())
  return found ? { name: found[1] ?? name, town: titled(found[2] ?? '') } : { name: name.trim(), town: '' }
}

/** Towns whose names are words of every day where nothing says that a place is meant. */
const everyday =
  /^(?:batu|metro|pati|palu|pare|ende|serang|kuningan|demak|subang|tegal|bima|gowa|solo|tual|biak|curup)$/
/** What comes from a town, or is called after it: `soto Lamongan`, `kaos Lombok`. */
const calledAfter =
  /(?<!\p{L})(?:khas|oleh[- ]oleh|nasi|soto|sate|coto|mie|mi|bakso|masakan|rm|padang|batik|tahu|pempek|lapis|bakpia|rendang|ayam|bubur|gudeg|rujak|kaos|tenun|bahasa|kue|keripik|bika|bolu|dodol|kerupuk|pie|kopi|teh|sambal|gelang|songket|kampus|universitas|alumni|lulusan|jurusan|tujuan|rute)\s+$/iu
/** Towns that are people's names as well: only `di Bima` is the town. */
const alsoNames = /^(?:bima|ende|pati|batu|rembang|tegal|serang)$/i
const leadsToTown = /(?<!\p{L})(?:di|kota|daerah|area|dari|base|kab|kabupaten|wilayah|domisili|asal|lokasi|,|;)\s*$/iu
const anyTown = new RegExp(`(?<![\\p{L}@.])(?:${townWords})(?![\\p{L}@]|\\.\\p{L})`, 'giu')
/** `"Sate Klathak Pak Jede" Imogiri.`: a name with a capital right behind the closing mark tells where. */
const placeBehind =
  /^["'”’)]\s+(?:di\s+)?(?!(?:Jl|Jln|Jalan|Telp|Buka|Menu|Harga|Paket)(?!\p{L}))((?:Kec\.?\s|Kab\.?\s|Kota\s|Desa\s)?\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,})?)(?=\s*(?:[,.;:\n(]|$))/u
const priceNear = /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}/iu

/**
 * The first town that a text speaks of as the place of a business; empty where it speaks of none. Goods that are called
 * after a town, and towns inside a clause with a price, are no place. `name` is left out: a business may be called after
 * another town.
 */
export const townIn = (text: string, name = ''): string => {
  const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase())
  const told = at < 0 ? text : `${text.slice(0, at)}${' '.repeat(name.length)}${text.slice(at + name.length)}`
  const behind = at < 0 ? '' : told.slice(at + name.length)
  const straight = placeBehind.exec(behind)?.[1]
  if (straight !== undefined) return straight
  for (const { 0: town, index } of told.matchAll(anyTown)) {
    const before = told.slice(Math.max(0, index - 24), index)
    const isLow = town === town.toLowerCase() || alsoNames.test(town)
    if (/(?<!\p{L})(?:bukan|selain|cabang|cabang(?:nya)?\s*:)\s[^.;]*$/iu.test(before)) continue
    const isAfterName =
      at >= 0 && index >= at + name.length && /^[^\p{L}\d]*$/u.test(told.slice(at + name.length, index))
    if (
      calledAfter.test(before) ||
      (isLow && !isAfterName && everyday.test(town.toLowerCase()) && !leadsToTown.test(before))
    )
      continue
    const from = Math.max(...[',', ';', '.', '\n', ':'].map((sign) => told.lastIndexOf(sign, index))) + 1
    const end = told.slice(index).search(/[,;:\n]|\.(?=\s|$)/)
    if (
      isAfterName ||
      leadsToTown.test(before) ||
      !priceNear.test(told.slice(from, end < 0 ? told.length : index + end))
    )
      return titled(town)
  }
  return ''
}
