import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { houseWords } from '#core/assistant/shared/reading-grammar/parties/business-name-words.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'

import { metricHead } from './metric-words.ts'
import { quotedThings } from './split-message.ts'
import { escaped, headCase, trimmed } from './told-words.ts'

const shopWords =
  'PT|CV|UD|TB|PD|Toko|Warung|Kedai|Rumah (?:Makan|Jahit|Produksi|Batik|Kue|Kopi)|Restoran|Resto|Kafe|Cafe|Bengkel|Salon|Klinik|Apotek|Koperasi|Yayasan|Hotel|Studio|Katering|Catering|Konveksi|Percetakan|Laundry|Butik|Dapur|Depot|Bakso|Soto|Kopi|Roti|Songket|Batik|Jamu|Martabak|Ayam|Es|Mie|Seblak|Barbershop|Kost|Rental|Sanggar|Griya|Omah|Kelompok (?:Tani|Nelayan|Wanita Tani)|Karang Taruna|BUMDes|Bumdes|Masjid|Pondok Pesantren|Bank Sampah'
/**
 * A dot belongs to a name only inside it or after a short form: `H. Abdul`, `St. Louis`; else it ends the sentence. `PT Gayo
 * 92rb` has a price behind its name.
 */
const capital = "(?:[A-Z]\\p{L}?\\.(?=\\s)|[A-Z][\\p{L}\\d'’&-]*(?:\\.[\\p{L}\\d]+)*|\\d+(?![\\p{L}\\d]|[.,]\\d))"
const named = new RegExp(`(?<![\\p{L}])((?:${shopWords})(?:\\s+(?:${capital}|&|dan(?=\\s+[A-Z])))+)`, 'u')
const introduced = new RegExp(
  `(?<![\\p{L}])(?:[Dd]ari|[Kk]ami|[Mm]ilik|[Uu]saha(?: saya| kami|nya)?|[Bb]isnis(?: saya| kami| gw| gue)?|[Bb]rand|[Mm]erek|[Nn]amanya|[Nn]ama (?:toko|kelompok|usaha|kedai|warung|brand)|bernama|[Pp]rofil(?: usaha| perusahaan)?|[Ff]ranchise|[Kk]erja ?sama|[Uu]ntuk usaha)\\s+((?:${capital})(?:\\s+(?:${capital}))*)`,
  'u',
)

/** `usaha jahit Rapi Jaya`: what is done, and the name it goes by. */
const owned =
  /(?<![\p{L}])(?:usaha|bisnis|produk|(?:buka|nambah|membuka)\scabang)(?:\s+(?:saya|kami|gw|gue))?\s+((?:(?!saya|kami|gw|gue|milik|yang|untuk|di\b)\p{Ll}+\s+){1,2}\p{Lu}[\p{L}'’]*(?:\s+\p{Lu}[\p{L}'’]*)*)/u

const person = new RegExp(
  `(?:[Oo]wner(?:nya)?|[Ff]ounder(?:nya)?|[Pp]emilik(?:nya)?|[Pp]resenter(?:nya)?|[Pp]embicara(?:nya)?|[Pp]emateri(?:nya)?|[Pp]enyaji(?:nya)?|[Nn]arasumber(?:nya)?|[Tt]rainer(?:nya)?|[Ii]nstruktur(?:nya)?|[Mm]entor(?:nya)?|[Nn]arsum(?:nya)?|[Dd]isampaikan oleh|[Dd]ipresentasikan(?: oleh)?|[Dd]ibawakan(?: oleh)?|[Oo]leh|milik saya|nama saya|saya,)[\\s,:]+(?:(?:saya sendiri|saya|adalah)\\s+)?((?:(?:[Bb]u|[Pp]ak|[Ii]bu|[Bb]apak|[Mm]bak|[Mm]as|[Kk]ak|[Hh]j?\\.|[Dd]r\\.|[Ii]r\\.|[Kk]h\\.)\\s+)?(?:[A-Z]\\.|[A-Z][\\p{L}'’]+)(?:\\s+(?:[A-Z]\\.|[A-Z][\\p{L}'’]+)){0,3}(?:\\s+(?:&|dan)\\s+[A-Z][\\p{L}'’]+(?![\\p{L}]))?)`,
  'u',
)

const audienceHeads =
  '(?:para\\s+|calon\\s+|semua\\s+|angel\\s+|seluruh\\s+|pihak\\s+)*(?:(?:export\\s+)?buyer|importir|investor|pemodal|karyawan|pegawai|staf|staff|tim|pelanggan|konsumen|customer|klien|pembeli|reseller|agen|mitra|bank|bpr|bpd|bri|bni|bca|bsi|btn|koperasi|dinas|warga|masyarakat|ibu-ibu|bapak-bapak|anak|siswa|siswi|murid|mahasiswa|santri|orang tua|ortu|wali murid|guru|dosen|pengurus|anggota|panitia|sponsor|donatur|partner|rekanan|atasan|bos|direksi|manajemen|kelas|lomba|hotel|kantor|sekolah|pemula|umkm|petani|nelayan|juri|kader|mertua|keluarga|saudara|suami|istri|teman|rekan|tukang|supplier|pemasok|distributor|toko[- ]toko|pak|bu|bapak|ibu|kepala|rt|rw|pemegang saham|kepala desa|lurah|camat|tamu|pemilik|pengelola)'
/** `uang yang kembali ke warga`: who gets something, not who watches. */
const given =
  '(?:kembali|dikembalikan|balik|dibagi|dibagikan|bagi hasil|disalurkan|diberikan|disetor|dikirim|kirim|jual|dijual|laku|terjual|masuk)'
/** `masak buat kantor`, `cocok untuk anak`: whom it serves. */
const made =
  '(?:masak|memasak|jahit|menjahit|produksi|cocok|khusus|melayani|dipakai|digunakan|dibuat|biaya|dana|anggaran|belanja)'
const audiencePattern = new RegExp(
  `(?<![\\p{L}])(?:(?<!${made}\\s)(?:untuk|utk|buat|bwt)|(?<!${given}\\s)ke|kepada|ketemu(?:an)?|bertemu|menemui|di depan|di hadapan|depan|bagi|(?<=(?:presentasi|paparan|pitching|pinjaman|kredit|kur|sidang)\\s)(?:di|neng|nang|ning))\\s+(${audienceHeads}(?![\\p{L}])(?:[^,.;:\\n]|(?<=(?:^|\\s)(?:\\p{L}{1,2}|kab|kec|kel|prov|prof|drs))\\.(?=\\s))*)`,
  'iu',
)
const partner = /\b(?:kerja ?sama|bermitra|kemitraan|meeting|rapat|ketemu|bertemu)\s+(?:dengan|sama|ke)\s+([^,.;:\n]+)/i
const audienceEnd =
  /\s+(?:butuh|mau|ingin|akan|katanya|saya|kami|disuruh|diminta|usaha|pengajuan|mengajukan|(?:me)?[pm]inj[ae]m|permohonan|sebesar|senilai|dalam|di(?:mana)?(?!\s+\p{Lu})|perlu|minta|dengan|tentang|ttg|soal|mengenai|pada|tgl|tanggal|hari|jam|yang|berisi|isinya|isi|agar|supaya|biar|untuk|utk|buat|bwt|dari|besok|lusa|nanti|(?:minggu|bulan|tahun) depan|rencana|judul(?:nya)?|tema(?:nya)?|bahas|modal|dipresentasikan|\d+\s*slide|\d+(?:[.,]\d+)*\s?(?:jt|juta|rb|ribu|miliar))(?!\p{L}).*$/isu
/** Whose partners they are is no longer whom it is shown to: `calon mitra waralaba Martabak Legit`. */
const ownPartners =
  /^((?:\p{Ll}+\s+)*(?:mitra|waralaba|franchise|reseller|agen|distributor|investor|pemodal))\s+\p{Lu}.*$/u
const ofOffice = /^\s+dari\s+\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*)*/u
const talkEnd = /(?:\s+(?:dong|donk|ya|yah|dulu|aja|saja|deh|nih|kak|min|gan))+$/i

/** For whom it is shown, as written; empty where nobody is named. */
export const audienceIn = (text: string, reading: Reading): string => {
  const found = audiencePattern.exec(text)
  // `…: jam buka 08.00, dilarang main hp depan pembeli`: within what is told, `depan` is a place.
  const colon = text.indexOf(':')
  const isPlace = found !== null && /^(?:di\s+)?(?:depan|hadapan)/i.test(found[0]) && colon >= 0 && found.index > colon
  // `sudah kerja sama dengan 48 petani`: with whom one works already is not whom it is shown to.
  const together = partner.exec(text)?.[1]
  const whole =
    (together !== undefined && /^\d/.test(together) ? undefined : together) ?? (isPlace ? undefined : found?.[1])
  const short = whole?.replace(audienceEnd, '')
  // `pak Hendra dari Pertamina`: whom they speak for belongs to them.
  const office = ofOffice.exec(whole?.slice(short?.length ?? 0) ?? '')?.[0] ?? ''
  // `untuk tim 50%`: what a share is for.
  const isShare = short !== undefined && /\d\s?%/.test(short)
  const said = short === undefined || isShare ? undefined : `${short}${office}`
  if (said)
    return (
      trimmed(said)
        .replace(talkEnd, '')
        .replace(ownPartners, '$1')
        // `bank BRI ajukan KUR`: what is asked of them is no part of their name.
        .replace(/\s(?:aju(?:in|kan)|mengajukan|ngaju(?:in|kan)|minta|pinjam|untuk|buat)\s.*$/iu, '')
        .replaceAll(/(?<!\p{L})(\p{Ll}{3,})2(?![\p{L}\d])/gu, '$1-$1')
    )
  const { recipient } = reading
  const name = recipient?.name ?? recipient?.company ?? ''
  const [firstWord = ''] = name.toLowerCase().split(/\s+/)
  const words = text.toLowerCase()
  const isPresented = new RegExp(
    `(?:profile?|compro)(?![\\p{L}])[^,.:]{0,12}(?:buat|untuk)\\s+${firstWord}`,
    'iu',
  ).test(text)
  // `KUR 75 juta untuk bengkel motor`: what the money is for.
  const isFor = new RegExp(
    `(?:kur|kredit|pinjaman|pembiayaan|modal|dana)(?!\\p{L})[^,.]{0,40}\\d[^,.]{0,12}(?:untuk|buat)\\s+${firstWord}`,
    'iu',
  ).test(text)
  // `ekspor ke Malaysia`: goods go there, not the deck.
  const isSentGoods = new RegExp(
    `(?:ekspor|kirim|dikirim|pengiriman|cabang|dijual|jual)\\s+ke\\s+${firstWord}`,
    'iu',
  ).test(text)
  // `buat kedai kopi saya Kopi Teras`: one's own house listens to nobody.
  const isOwnHouse =
    (houseWords.has(firstWord) || firstWord === 'pabrik') &&
    new RegExp(
      `(?:untuk|buat|ke)\\s+${firstWord}(?:\\s\\p{Ll}+){0,2}?\\s(?:saya|kami|gue|gw|aku)(?!\\p{L})`,
      'iu',
    ).test(text)
  const isAddressed =
    !isPresented &&
    !isOwnHouse &&
    !isFor &&
    !isSentGoods &&
    ['untuk', 'buat', 'kepada', 'ke', 'yth', 'yth.'].some((cue) => words.includes(`${cue} ${firstWord}`))
  return /\s/.test(name) && isAddressed && !/^(?:saya|aku|kami|gw|gue|usaha|bisnis|toko|warung|jualan)$/.test(firstWord)
    ? name
    : ''
}

/** `Nurul Hidayah pemilik Hijab Zahwa`: behind the owner's name stands what is owned. */
const ofOwner = new RegExp(
  `\\p{Lu}[\\p{L}'’]+,?\\s+(?:pemilik|owner|pendiri|founder)(?:\\s+(?:dari|usaha|brand))?\\s+((?:${capital})(?:\\s+(?:${capital}))*)`,
  'u',
)

/** `namanya Rasa Ibu`, `brand kami Teras`: a name that is told as one. */
const toldName = new RegExp(
  `(?<![\\p{L}])(?:namanya|bernama|dengan nama|(?<=(?:^|[.,;\\n])\\s*)nama(?:nya)?|nama (?:usaha|toko|brand|merek|kedai|warung|kelompok)(?:nya)?(?: saya| kami)?|(?:brand|merek|merk|vendor)(?:nya)?(?: saya| kami| sy)?(?:\\s(?!dari|di|untuk|adalah)\\p{Ll}{3,})?)\\s+(?:adalah\\s+)?((?:${capital})(?:\\s+(?:${capital}))*)`,
  'u',
)

/** `jus sehat saya FreshUp`, `pabrik roti kami Roti Lezat`: what one makes, and its name. */
const ownNamed = new RegExp(
  `(?<![\\p{L}])(?!(?:nama|suami|istri|anak|adik|kakak|bos|atasan|teman|rekan|guru|dosen|ibu|ayah|bapak|orang|karyawan|pelanggan|klien|mitra|supplier|tetangga)\\s)\\p{Ll}{3,}\\s(?:saya|kami|aku|gw|gue)\\s((?:${capital})(?:\\s+(?:${capital}))*)`,
  'u',
)

/** `kafe gue`: what it is, and whose; no name. */
const ownWords =
  /^(?:saya|kami|ini)$|^(?:ke|kepada|untuk|buat|dengan)\s|^\p{L}+\s+(?:saya|kami|kita|gue|gua|gw|aku|sendiri)$/iu

/** What is held is no name of whoever holds it. */
const ofEvent = /^(?:sponsor\p{L}*|turnamen|festival|pensi|bazar|bazaar|lomba|acara|pameran)(?!\p{L})/iu

/** `klien PT Semen Jaya`: whom the house serves is not who it is. */
const ofClients = /(?<=[.,;\n]\s?)(?:klien|client)(?:nya)?\s[^.,;\n]*/giu

/** Whose presentation it is: the message's business, else the owner's profile. */
export const businessIn = (
  told: string,
  reading: Reading,
  context: AssistantContext,
  audience: string,
  subject: string,
): string => {
  const text = told.replaceAll(ofClients, ' ')
  const isOther = (name: string): boolean =>
    (audience !== '' && audience.toLowerCase().includes(name.toLowerCase())) ||
    new RegExp(`\\b(?:sponsor|donatur|sumbangan|bantuan|donasi)\\s+(?:dari\\s+)?${escaped(name)}`, 'i').test(text)
  const [quoted] = quotedThings(text)
  // `dari Manado`: where it comes from, not who.
  const placeless = (name: string | undefined): string | undefined =>
    name !== undefined &&
    (reading.places.includes(name) ||
      new RegExp(`\\b(?:buyer|asal|khas|pembeli|tamu)\\s+(?:dari\\s+)?${escaped(name)}`, 'i').test(text))
      ? undefined
      : name
  const sender = reading.sender?.company
  // `pitch Dapur Bu Sari ke investor: katering kantor sejak 2019`: what is written small says what the house does.
  const isAsWritten = sender !== undefined && (text.includes(sender) || text === text.toLowerCase())
  const found = [
    quoted,
    placeless(toldName.exec(text)?.[1]),
    placeless(ownNamed.exec(text)?.[1]),
    isAsWritten ? sender : undefined,
    placeless(introduced.exec(text)?.[1]),
    ofOwner.exec(text)?.[1],
    named.exec(text)?.[1],
    sender,
    headCase(owned.exec(text)?.[1] ?? ''),
  ]
    .map((name) => trimmed(name ?? ''))
    // `Kopi Rimba 6 slide`: how many slides.
    .map((name) =>
      new RegExp(`${escaped(name)}\\s+(?:slides?|halaman|salindia)`, 'i').test(text)
        ? name.replace(/\s\d{1,2}$/, '')
        : name,
    )
    .find((name) => name.length > 1 && !isOther(name) && !/^\d+$/.test(name) && !ownWords.test(name))
  // `keripik Bu Lestari` says more than a name that is a part of it.
  // `hampers Lebaran brand Kukis Oma Tjin` names the brand itself.
  const isBranded =
    found !== undefined && new RegExp(`\\b(?:brand|merek|merk|milik|dari)\\s+${escaped(found)}`, 'i').test(subject)
  const isWhole =
    subject !== '' &&
    !isOther(subject) &&
    !isBranded &&
    !(found !== undefined && ofEvent.test(subject)) &&
    (!found || subject.toLowerCase().includes(found.toLowerCase()))
  // `sambal Mama Lintje dari Manado`: a single name behind `dari` is where it comes from.
  const isOrigin =
    found !== undefined &&
    subject !== '' &&
    !/\s/.test(found) &&
    new RegExp(`\\bdari\\s+${escaped(found)}(?!\\p{L})`, 'u').test(text)
  return (isWhole || isOrigin) && !quoted ? subject : (found ?? context.profile?.name ?? '')
}

/** Who speaks: whom the message names as such. */
export const presenterIn = (text: string, reading: Reading, business: string, audience: string): string => {
  const name = trimmed(person.exec(text)?.[1] ?? reading.sender?.name ?? reading.signer?.name ?? '')
  // `Masalah: ibu kerja …` is a label.
  if (name !== '' && new RegExp(`${escaped(name)}\\s*:`, 'i').test(text)) return ''
  // `0,5% dari omzet` names nobody.
  if (metricHead.test(name)) return ''
  return [business, audience].some((known) => known.toLowerCase().includes(name.toLowerCase())) ? '' : name
}
