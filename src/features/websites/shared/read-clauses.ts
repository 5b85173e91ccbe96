import { isTown, townIn, townWords } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase, wordsLarge } from '#core/text/shared/letter-case.ts'
import { inSeries } from '#core/text/shared/series.ts'

import { profession } from './name-words.ts'
import type { RequestedOffer } from './site-request.ts'

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')
    .replace(/^(?:dan|serta|juga|terus|trus|lalu|plus|sama|kalau|kalo)\s+/i, '')
    .trim()

const taglinePattern =
  /(?<![\p{L}])(?:slogan?|tagline|moto|motto|tulisan(?: besar| utama| di atas)?)(?:nya)?(?![\p{L}])\s*(?:adalah|ialah)?\s*[:=]?\s*(?:["“'‘]([^"”'’\n]{3,150})["”'’]|([^\n.;,]{3,150}))/iu

/** The owner's slogan, and the text without it. */
export const readTagline = (text: string): { readonly tagline: string; readonly rest: string } => {
  const found = taglinePattern.exec(text)
  if (!found) return { tagline: '', rest: text }
  // `Lucu Dipakai, Adem Dirasa`: a slogan in capitals goes on behind its comma.
  const behind = text.slice(found.index + found[0].length)
  const more =
    found[2] === undefined ? '' : (/^,\s+\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,4}(?=[.!\n]|$)/u.exec(behind)?.[0] ?? '')
  return { tagline: tidy(`${found[1] ?? found[2] ?? ''}${more}`), rest: text.replace(`${found[0]}${more}`, ' ; ') }
}

const instagramPattern =
  /(?<![\p{L}])(?:ig|instagram|insta)(?:nya)?\s*[:=]?\s*(?:https?:\/\/(?:www\.)?instagram\.com\/)?(?!\d{1,3}(?:\.\d{3})*\s?(?:rb|ribu|k|jt|juta)?(?!\w))@?([a-z0-9_](?:[\w.]{0,38}[\w]))/iu
const handlePattern = /(?<![\w.])@([a-z0-9_][\w.]{1,38}\w)(?![\w@])/i

/** An Instagram name, and the text without it. An e-mail's domain or the order's token is none. */
export const readInstagram = (text: string): { readonly instagram: string; readonly rest: string } => {
  const found = instagramPattern.exec(text)
  if (found && !/^(?:dan|nama|dm|kami|saya|di|nya|yang|juga|aja)$/i.test(found[1] ?? ''))
    return { instagram: found[1] ?? '', rest: text.replace(found[0], ' ; ') }
  const handle = handlePattern.exec(text.replaceAll(/@tukang_web@?/gi, (token) => ' '.repeat(token.length)))
  return handle ? { instagram: handle[1] ?? '', rest: text.replace(handle[0], ' ; ') } : { instagram: '', rest: text }
}

const unpriced = (name: string): RequestedOffer => ({ name: sentenceCase(name), price: null, unit: '', note: '' })

/** `layanan tambal, cabut, scaling`: three things or more behind their label; `layanan ramah, cepat` praises it. */
const unmarkedList =
  /(?<=^|[.;\n]\s{0,3}|,\s)((?:layanan|jasa|perawatan|treatment)(?:nya)?)\s((?!(?:kami|kita|yang|ramah|cepat|murah|terpercaya|profesional|bersih|aman|24)(?!\p{L}))\p{L}[^,.;:\n\d]{2,40}(?:,\s?(?!(?:ramah|cepat|murah|terpercaya|profesional|bersih|aman|buka|wa|alamat)(?!\p{L}))\p{L}[^,.;:\n\d]{2,40}){2,12})(?=[.;\n]|$)/iu
const listLabels =
  /(?<![\p{L}])(layanan(?:nya)?|jasa(?:nya)?|menu(?:nya)?|produk(?:nya)?|keahlian(?:nya)?|skill|program(?:nya)?|kelas|treatment|perawatan|paket)\s*(?::|meliputi|antara lain|yaitu|terdiri dari)\s*([^.;\n]{3,400})/iu
/** `melayani akta jual beli, pendirian CV, dan waris`: a list told by its verb ends with its `dan`. */
const toldList =
  /(?<![\p{L}])(melayani|menyediakan|menjual|mengerjakan|menerima)\s+((?=[^.;:\n\d]{3,300}?,[^.;:\n\d]{0,300}?\s(?:dan|serta|&)\s)[^.;:\n\d]{3,300})/iu

const sold =
  /(?<![\p{L}])(?:jual(?:an)?|menjual|terima|menerima|menyediakan|mengerjakan|melayani|sedia)\s+(?=\p{Ll})/giu
/** With these a list of things is over, and something else is told. */
const noThing =
  /^(?:buka|tutup|alamat|lokasi|wa|hp|hub|telp|di|bisa|ga|gak|nggak|tidak|dengan|untuk|buat|tolong|kirim|antar|free|gratis|harga|yang|ada|pesan|order|kak|min|makasih|terima kasih|kami|saya|sejak|partai|grosir|eceran)(?!\p{L})/iu

/** `jual semen, pasir, cat, besi`: bare things behind the word that sells them, three at the least. */
const bareList = (text: string): { readonly names: readonly string[]; readonly told: string } | null => {
  for (const found of text.matchAll(sold)) {
    const behind = /^[^.;:\n]{3,300}/u.exec(text.slice(found.index + found[0].length))?.[0] ?? ''
    const pieces = behind.split(',')
    const end = pieces.findIndex(
      (piece) =>
        !/^\s*(?:dan\s+)?\p{Ll}[^\d@]*$/u.test(piece) ||
        piece.trim().split(/\s+/).length > 4 ||
        noThing.test(piece.trim()),
    )
    const things = end < 0 ? pieces : pieces.slice(0, end)
    // `melayani Sragen, Solo, Klaten`: where one goes to.
    if (things.some((thing) => isTown(tidy(thing)))) continue
    if (things.length > 2) return { names: things.map(tidy), told: found[0] + things.join(',') }
  }
  return null
}

/** Things listed without prices: `layanan: SPT tahunan, pembukuan`. */
export const readPlainOffers = (
  text: string,
): { readonly offers: readonly RequestedOffer[]; readonly rest: string } => {
  const found = listLabels.exec(text) ?? unmarkedList.exec(text) ?? toldList.exec(text)
  const bare = found ? null : bareList(text)
  if (bare) return { offers: bare.names.map(unpriced), rest: text.replace(bare.told, ' ; ') }
  const list = found?.[2] ?? ''
  if (!found || /\d\s*(?:rb|ribu|jt|juta|k\b)|\d{4,}|\d\.\d{3}|\[/i.test(list)) return { offers: [], rest: text }
  const names = list
    .split(/,|\bdan\b|&|\//iu)
    .map(tidy)
    .filter((name) => name.length >= 2 && name.length <= 80 && /\p{L}{2}/u.test(name) && name.split(' ').length <= 7)
  if (names.length < 2) return { offers: [], rest: text }
  return {
    offers: names.map(unpriced),
    rest: text.replace(found[0], ' ; '),
  }
}

/** How a clause opens that tells what is special, in the words of the owner. */
const tells =
  /^(?:(?:kami|kita)\s+\p{L}|khusus|melayani|bisa|dapat|menerima|terima|gratis|free|pakai|memakai|menggunakan|tersedia|menyediakan|ada|garansi|bergaransi|pesan(?:an)? min|min(?:imal)?\b|pre ?order|po\b|spesialis|berdiri|sejak|pengalaman|berpengalaman|halal|bersertifikat|dekat|depan|antar|diantar|siap antar|delivery|cod|fasilitas|mentor|pengajar|guru|dokter|kepala|pemilik|owner|tim\b|parkir|wifi|ber-?ac|jangkauan|area layanan|bergerak di bidang|spesialisasi|bahan|tanpa|100%|\d+\s*(?:tahun|th|thn)\b|cocok|harga (?:mulai|terjangkau|bersahabat)|lulusan|alumni)/iu

const orders =
  /(?<![\p{L}])(?:buat(?:kan|in)?|bikin(?:kan|in)?|bangun(?:kan)?|generate|tolong|mohon|web\s?site(?:nya)?|web(?:nya)?|situs|landing\s?page|poin|tukang_web)(?![\p{L}])/iu
const contacts =
  /(?<![\p{L}])(?:wa|whatsapp|telp|telepon|hp|email|hub|hubungi|dihubungi|kontak|ig|instagram)(?![\p{L}])/iu

/** `syarat: KTP, SIM`: what a label lists without prices is told in one breath. */
const labelled =
  /(?<=^|[.;\n]\s{0,3}|,\s)(\p{Ll}{4,20}(?:\s\p{Ll}{2,15})?)\s*:\s*([^.;:\n\d@]{2,60}(?:,[^.;:\n\d@]{2,60}){1,9})/giu
const noLabel = /(?:nama|halaman|menu|isi|web|situs|konten|bagian|warna|slogan|alamat|lokasi|jam|jadwal)/iu
/** `melayani Bekasi, Cibitung, Tambun`: the places a house goes to. */
const reaches =
  /(?<!\p{L})(melayani|menjangkau|area|wilayah|jangkauan|rute|jurusan|kirim ke|antar ke|pengiriman ke)\s([^.;:\n\d@]{4,40}(?:,\s[^.,;:\n\d@]{3,40}){1,9})(?=[.;,\n]|$)/giu
const places = (list: string): string[] => {
  const pieces = list.split(',').map((piece) => tidy(piece))
  if (pieces.some((piece) => /^(?:per|paket|harga|bisa|gratis|buka|ada)\s/iu.test(piece))) return []
  const isAll = pieces.every((piece) => isTown(piece) || /^\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2}$/u.test(piece))
  return isAll || (pieces.some((piece) => isTown(piece)) && pieces.every((piece) => piece.split(' ').length < 4))
    ? pieces.map(wordsLarge)
    : []
}

const eachTown = new RegExp(`(?<!\\p{L})(?:${townWords})(?!\\p{L})`, 'giu')
/** `area Surabaya Sidoarjo Gresik`: towns that nothing parts. */
const townsInRow = new RegExp(
  String.raw`(?<!\p{L})area\s((?:${townWords})(?:\s(?:(?:dan|sama|&)\s)?(?:${townWords})){1,4})(?!\p{L})`,
  'giu',
)

/** Lists that are one fact: what is asked of customers, where a house goes to. */
export const readToldLists = (text: string): string[] =>
  [
    ...Array.from(text.matchAll(townsInRow), ([, told = '']) =>
      sentenceCase(`area ${inSeries(Array.from(told.matchAll(eachTown), ([town]) => wordsLarge(town.toLowerCase())))}`),
    ),
    ...Array.from(text.matchAll(reaches), ([, verb = '', list = '']) =>
      places(list).length > 1 ? sentenceCase(`${verb.toLowerCase()} ${inSeries(places(list))}`) : '',
    ),
    ...Array.from(text.matchAll(labelled), ([, label = '', list = '']) =>
      noLabel.test(label) || contacts.test(label) || listLabels.test(`${label}: ${list}`) || orders.test(list)
        ? ''
        : sentenceCase(`${label}: ${inSeries(list.split(',').map(tidy))}`),
    ),
  ].filter((point) => point !== '')

/** Clauses that tell what is special about the business, as the owner wrote them. */
export const readPoints = (text: string, known: readonly string[]): string[] => {
  const low = known.map((name) => name.toLowerCase()).filter((name) => name.length > 2)
  const clauses = text
    .split(
      /[;\n]|(?<!(?<!\p{L})(?:drh|drg?|apt|ust|kh|hj?|ir|prof|drs|dra|mr|mrs|ms|sr|st|jl|no))[.!?](?=\s|$)|,(?!\d)(?!\s*(?:Miss|Mr|Mrs|Ms|Bu|Pak|Ibu|Bapak)\b)/iu,
    )
    .map(tidy)
  return clauses
    .filter((clause) => clause.length >= 6 && clause.length <= 180 && clause.includes(' '))
    .filter((clause) => tells.test(clause) && !orders.test(clause) && !contacts.test(clause))
    .filter((clause) => !/\d\s*(?:rb|ribu|jt|juta|k)\b|rp\s*\d|\p{L}\s[1-9]\d{1,3}[05]0$/iu.test(clause))
    .filter((clause) => ![clause, clause.replace(/^bisa\s/iu, '')].some((one) => low.includes(one.toLowerCase())))
    .map(sentenceCase)
    .filter((clause, place, all) => all.indexOf(clause) === place)
    .slice(0, 8)
}

const selfTold = new RegExp(
  String.raw`(?:^|[.,!;\n]\s*)(?:saya|aku|kami|sy|gue)\s+(?:ini\s+)?(?:adalah\s+)?(?:seorang\s+)?(${profession}(?:\s(?!(?:drh?|drg|bu|pak|ibu|bapak)[.\s])[\p{L}-]+){0,6}?)(?=\s(?:drh?|drg|bu|pak|ibu|bapak)[.\s]|\s(?:mau|pengen|pengin|ingin|butuh|minta|perlu|punya|tolong)(?!\p{L})|[,.;:\n]|$)`,
  'iu',
)
/** `Saya penjahit rumahan di Cirebon`: how owners tell what they are; the page says it of the house. */
export const readSelf = (text: string): string => {
  const told = tidy(selfTold.exec(text)?.[1] ?? '')
  return told.includes(' ') ? sentenceCase(told) : ''
}

/** `Sekar Ayu fotografer pernikahan`: a person's work stands right behind the name. */
const workBehind = new RegExp(String.raw`^\s+(${profession}(?:\s[\p{L}-]+){0,6})(?=[,.;:\n]|$)`, 'iu')

/** What stands right behind the name and tells who that is: `…, kontraktor bangunan di Palembang`. */
export const readRole = (text: string, name: string): string => {
  const at = name === '' ? -1 : text.indexOf(name)
  if (at < 0) return ''
  const work = tidy(workBehind.exec(text.slice(at + name.length))?.[1] ?? '')
  if (work !== '') return sentenceCase(work)
  const found = /^["'”’]?\s*(?:,|adalah|ialah|-|–)\s*(?:S\.\s?\p{L}+\.?\s*,\s*)?([^,.;:\n]{6,120})/u.exec(
    text.slice(at + name.length),
  )
  // The address that follows has a place of its own: `toko roti rumahan di Jl. …`.
  const role = tidy(
    (found?.[1] ?? '').replace(/\s(?:(?:ada )?di\s)?(?:jl|jln|jalan|gg|gang|ruko|komplek|perum)(?:\s.*)?$/iu, ''),
  )
  const isOther =
    /\d|^(?:jual|buka|ada|base|berisi|isi(?:nya)?|memuat|menu|harga|alamat|lokasi(?:nya)?|berlokasi|depan|dekat|samping|sebelah|seberang|belakang|di|wa|telp|email|(?:slogan|tagline|moto|motto)(?:nya)?|paket|layanan|dan|yang|untuk|biar|supaya|agar|spy|dengan|pengalaman|pasar|mall?|ruko|plaza|komplek|kec|kab|desa|kota|jl|jln)(?![\p{L}])/iu.test(
      role,
    ) ||
    orders.test(role) ||
    contacts.test(role)
  const isPlace = /^\p{Lu}[^\s]*(?:\s\p{Lu}[^\s]*)*$/u.test(role) && townIn(role) !== ''
  return role.includes(' ') && !isOther && !isTown(role) && !isPlace ? sentenceCase(role) : ''
}
