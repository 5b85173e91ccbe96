import type { OfficialForm } from '../document-request.ts'
import { announcementOf } from './announcements.ts'
import { clauseOf } from './matter-clause.ts'

const asked =
  /\b(?:mohon|memohon|meminta|minta|mengajukan|untuk|utk|guna|perihal|permohonan)\s+(?=(?:tambah|bantuan|izin|ijin|pinjam|dana|sumbangan|cuti|dispensasi|keringanan|kerja ?sama|kesediaan|audiensi|sponsor|menjadi|pe(?!nawaran|rmohonan|nerima|rusahaan)\p{L}{4,}an\b))/giu

/** `minta kirimannya dimajukan dari tanggal 20 ke tanggal 10`: what shall be done. */
const wishedDeed =
  /(?<!\p{L})(?:minta|meminta|mohon|memohon)\s(?:agar\s|supaya\s|biar\s)?((?:\p{Ll}+\s){1,4}di(?!\s)\p{Ll}{3,}(?:\s[^,.;\n]{1,80}?)?)(?=\s(?:karena|krn|soalnya|sebab|berhubung)\s|[,.;\n]|$)/u

/** `minta pindah lapak dari blok D ke blok A`, `mau pinjam gedung buat nikahan anak`: what somebody asks to do himself. */
const wishedFor = (text: string): string => {
  const wished =
    /(?<!\p{L})(?:minta|meminta|mohon|memohon|mau|ingin)\s((?:ikut|pindah|pinjam|pinjem|meminjam|minjem|pakai|pake|memakai|menumpang|numpang|perpanjang|tambah|tukar)\s[^,.;:\n]{3,90}?)(?=\s(?:karena|krn|soalnya|sebab|berhubung|tolong)\s|[,.;:\n]|$)/iu.exec(
      text,
    )?.[1] ?? ''
  return wished === '' ? '' : `untuk ${wished.replace(/^(?:p|m)inj[ae]m(?=\s)/iu, 'meminjam')}`
}

/** `notulen rapat panitia natal GBI Kupang 18 november …`: which meeting it was. */
export const meetingOf = (text: string): string =>
  clauseOf(
    /\b(?:notulen|notulensi|risalah)\s*(?:dari|untuk|hasil)?\s*(?::|,\s*(?=rapat|pertemuan|musyawarah|evaluasi))?\s*([^,.;:\n]{4,90})/i.exec(
      text,
    )?.[1] ?? '',
    10,
  ).replace(
    /\s+(?:tadi(?:\s(?:pagi|siang|sore|malam))?|semalam|semalem|kemarin(?:\s(?:pagi|siang|sore|malam))?|hari ini|barusan)(?!\p{L}).*$/iu,
    '',
  )

const deeds: readonly (readonly [RegExp, string])[] = [
  [/^(?:pake|pakai|makai|gunakan|gunain|menggunakan|memakai|pinjam|minjem)$/iu, 'menggunakan'],
  [/^(?:tutup|nutup|menutup)$/iu, 'menutup'],
  [/^(?:adain|ngadain|mengadakan|gelar|menggelar)$/iu, 'mengadakan'],
  [/^(?:jualan|dagang|berjualan|berdagang)$/iu, 'berjualan'],
  [/^(?:pasang|masang|memasang)$/iu, 'memasang'],
  [/^(?:renov|renovasi|merenovasi)$/iu, 'merenovasi'],
  [/^(?:bangun|membangun|dirikan|mendirikan)$/iu, 'mendirikan'],
]

/** `surat izin ke Pak RT, mau pake jalan depan rumah buat bazar`: what somebody wants to be allowed. */
const permittedDeed = (text: string): string => {
  const [, asked, verb = '', what = ''] =
    /(?<!\p{L})(?:mau|akan|ingin|hendak|pengen|rencana(?:nya)?)\s(?:minta\s|mohon\s)?((?:izin|ijin)\s(?:untuk\s|buat\s)?)?(\p{L}{3,12})\s([^,.;\n]{3,120})/iu.exec(
      text,
    ) ?? []
  const deed = deeds.find(([said]) => said.test(verb))?.[1]
  const matter = clauseOf(what, 14)
  if (deed === undefined && asked !== undefined && matter !== '') return `izin ${verb} ${matter}`
  return deed === undefined || matter === '' || !/\b(?:izin|ijin)\b/iu.test(text) ? '' : `izin ${deed} ${matter}`
}

/** `izin pakai halaman buat bazar 3 hari`: a permit in the words of an office; how long stands with its days. */
const inPermitWords = (said: string): string =>
  said
    .replace(/^ijin/i, 'izin')
    .replace(/^izin (\p{L}+)(?=\s)/u, (whole, verb: string) => {
      const deed = deeds.find(([one]) => one.test(verb))?.[1]
      return deed === undefined ? whole : `izin ${deed}`
    })
    .replace(/\s\d{1,3}(?:\s(?:hari|minggu|bulan|orang|jam))?(?:\s.*)?$/u, (tail) =>
      /\d\s\p{L}/u.test(tail) && !/\d\s(?:hari|minggu|bulan|orang|jam)/u.test(tail) ? tail : '',
    )
    .replaceAll(/\b(?:buat|utk)\b/gi, 'untuk')
    .replaceAll(/\b(?:nikahan|kawinan)\b/gi, 'pernikahan')

/** `surat izin tempat buat usaha nasi goreng di depan pasar ke Pak RT`: for what a permit is asked, with where. */
export const permitOf = (text: string): string => {
  const clause = /\bsurat\s+(?:permohonan\s+)?((?:izin|ijin)\s[^,.;?!\n]{4,120})/i.exec(text)?.[1] ?? ''
  // `izin pakai lapangan ke Kepala Desa Sukorejo untuk …`: of whom it is asked stands in the address.
  const bare = clause.replace(
    /^((?:izin|ijin)\s(?!ke\s|kepada\s)\S+(?:\s\S+){0,6}?)\s(?:ke|kepada|kpd)\s(?:\p{L}+\s){1,5}?(?=(?:untuk|buat|utk|guna)\s)/iu,
    '$1 ',
  )
  const matter = bare.split(/\s+(?=(?:ke|kepada|kpd|dari|dr|yth|hari|tanggal|tgl|jam|pukul|besok)\s)/i)[0] ?? ''
  const said = matter.split(/\s+/).length > 2 ? matter : permittedDeed(text)
  return inPermitWords(said)
}

const titleWords = /^(?:yth|bapak|ibu|kepada|saudara|pak|bu)\b/i

/** `nerima 1 unit TV LED dari Bu Yayuk`: what somebody says that he took in. */
const takenThing =
  /\btanda terima(?!\p{L})[\s\S]{0,80}?(?<!\p{L})(?:nerima|menerima|trima)\s+((?:[^,.;\n]|\.(?=\d)){3,60}?)(?=\s+(?:dari|dr)\s)/iu

/** `nyerahin 1 unit mesin dan 1 grinder ke Kafe Tepi`: what somebody says that he hands over. */
const givenThing =
  /(?<!\p{L})(?:nyerahin|menyerahkan|serahkan|serahin|nyerahkan)\s+(\d(?:[^,.;\n]|\.(?=\d)){3,160}?)(?=\s(?:ke|kepada|kpd|dari|pada|untuk|buat)\s|[,.;\n]|$)/iu

/** What somebody says that he hands over, in his words; empty where he does not. */
export const givenThingIn = (text: string): string =>
  givenThing
    .exec(text)?.[1]
    ?.trim()
    .replaceAll(/\ssama\s(?=\d)/gu, ' dan ') ?? ''

/** `serah terima kunci ruko`, `tanda terima servis: laptop Asus punya …`: what is handed over. */
export const handedOver = (text: string): string =>
  takenThing.exec(text)?.[1]?.trim() ??
  /\btanda terima\s[^:,.;\n]{0,30}:\s*([^,.;\n]{2,40}(?:,\s(?!dari|dr|ke|tanggal|tgl|diterima|untuk)[^,.;\n]{2,40}){1,8})(?=,|[.;\n]|$)/iu
    .exec(text)?.[1]
    ?.trim()
    .replace(/,\s(?:sama|dan|serta|&)\s/iu, ', dan ') ??
  /\btanda terima\s[^:,.;\n]{0,30}:\s*([^,.;\n]{3,60}?)(?=\s+(?:punya|milik|dari|atas nama|masuk|keluhan|diterima)\s|[,.;\n]|$)/i
    .exec(text)?.[1]
    ?.trim() ??
  /\btanda terima\s(?:titipan|penitipan|penerimaan|penyerahan)\s(?:berupa\s)?((?!barang|servis|dari|ke)[^,.;:\n]{3,60}?)(?=\s(?:dari|kepada|ke|untuk|milik|punya|sebagai)\s|[,.;\n]|$)/iu
    .exec(text)?.[1]
    ?.trim() ??
  /\b(?:serah terima|bast|berita acara penyerahan)\s+(?!antara|dari|kepada|ke\b)((?:[^,.;\n]|(?<=\b[Jj]ln?|[Nn]o)\.){3,60}?)(?=\s+(?:dari|dr|ke|kepada|kpd|tgl|tanggal|antara|pada|hari)\s|[,.;\n]|$)/i
    .exec(text)?.[1]
    ?.trim() ??
  ''

/** `berita acara pemusnahan barang expired di …`: what is put on record. */
export const recordedIn = (text: string): string =>
  /\bberita acara(?:nya)?\s+(?!antara|dari|kepada|ke\b|di\b|ya\b|dong\b)([^,.;:\n]{3,80}?)(?=\s+(?:di|dari|dr|ke|kepada|kpd|tgl|tanggal|antara|pada|hari|yang|yg|untuk|utk|buat|besok|kemarin|tadi|ya|dong|dgn|dengan)(?:\s|$)|(?<!\s(?:rt|rw))\s+\d|[,.;:\n]|$)/i
    .exec(text)?.[1]
    ?.trim() ?? ''

/** `…, mesin giling bakso yang saya beli tgl 2 …`: the thing that a complaint is about; empty where it is not told so. */
const complainedOf = (text: string): string =>
  /(?:[,.;:\n]|\s(?:karena|krn|soal|tentang))\s*((?:\p{Ll}{3,}\s){0,3}\p{Ll}{3,})\s(?:yang|yg)\s(?:(?:saya|kami|kemarin|tadi)\s)?(?:beli|dibeli|pesan|pesen|dipesan|dikirim|datang|dateng|diterima|kami terima)(?!\p{L})/u.exec(
    text,
  )?.[1] ?? ''

/** What an official letter is about, where its name does not say it: what is asked for, or what the list begins with. */
export const letterMatter = (form: OfficialForm, text: string): string => {
  if (form === 'permohonan') {
    for (const found of text.matchAll(asked)) {
      const matter = clauseOf(text.slice(found.index + found[0].length), 10)
      if (matter.split(' ').length > 1 || /^(?:dispensasi|audiensi|keringanan|bantuan|sumbangan)$/i.test(matter))
        return /^i[zj]in\s/iu.test(matter) ? inPermitWords(matter) : matter
    }
    const wished = wishedDeed.exec(text)?.[1] ?? ''
    return wished === '' ? wishedFor(text) : `agar ${wished.replace(/^(\p{L}{5,})nya(?=\s)/u, '$1')}`
  }
  if (form === 'keluhan') return complainedOf(text)
  if (form !== 'pemberitahuan' && form !== 'umum') return ''
  const announced = form === 'pemberitahuan' ? announcementOf(text) : ''
  if (announced !== '')
    // `di rumah saya mau ada hajatan`: the matter is what there is.
    return clauseOf(
      announced.replace(
        /^(?:di (?:rumah|tempat|kediaman) (?:saya|kami)\s)?(?:(?:saya|kami)\s)?(?:(?:mau|akan|hendak|bakal)\s)?(?:ada|mengadakan|ngadain|adain|menyelenggarakan)\s/iu,
        '',
      ),
      8,
    )
  const told = /\b(?:bahwa|bhw|memberitahukan|isinya|ttg|tentang|mengenai)\s+/i.exec(text)
  if (told) return clauseOf(text.slice(told.index + told[0].length), 14)
  const colon = text.indexOf(':')
  const after = colon === -1 ? '' : text.slice(colon + 1).trim()
  return titleWords.test(after) ? '' : clauseOf(after, 12)
}

const occasions =
  /\b(?:rapat|pertemuan|syukuran|tasyakuran|selamatan|pengajian|arisan|halal bihalal|buka (?:puasa )?bersama|kerja bakti|gotong royong|sosialisasi|pelatihan|workshop|seminar|peresmian|pembukaan|grand opening|soft opening|launching|peluncuran|pernikahan|resepsi|khitanan|sunatan|aqiqah|akikah|wisuda|perpisahan|musyawarah|musdes|lomba|donor darah|senam|bazar|maulid|tahlilan|yasinan|reuni|ulang tahun|family gathering|gathering|kunjungan|lokakarya)\b/i

/** `rapat orang tua murid`: the occasion, where the word of the paper does not stand before it. */
export const occasionIn = (text: string): string => {
  const found = occasions.exec(text)
  return found ? clauseOf(text.slice(found.index), 9) : ''
}

/** What a declaration declares: the clause behind `bahwa`, or the one that promises. */
export const statementOf = (text: string): string => {
  const found =
    /\b(?:menyatakan|bahwa)\s+(?:bahwa\s+)?/i.exec(text) ??
    /(?<=\b(?:pernyataan|surat)\s)(?=(?:tidak|tdk|ga|gak|belum|bukan|sudah|masih)\s\p{L}{3,}(?:\s|[,.;]|$))/iu.exec(
      text,
    ) ??
    // `pernyataan tidak keberatan: saya Pak Warno, …, tidak keberatan Bu Sri buka laundry`
    /(?<=[,.;]\s*(?:saya\s)?)(?=(?:tidak|tdk|ga|gak)\s(?:keberatan|menuntut)\s)/iu.exec(text) ??
    /\b(?:kesanggupan|kesediaan)\s(?=(?:me|ber|ikut)\p{L}*\s)(?!\S+\s(?:h?utang|pinjaman))/iu.exec(text) ??
    /\b(?:kesanggupan|kesediaan)\b[^.;\n]{0,80}?\b(?:untuk|utk|buat)\s+/i.exec(text) ??
    /(?=\b(?:(?:tidak|ga|gak|nggak|ngga|gk) (?:akan|bakal|bakalan)|bersedia|sanggup|belum pernah|tidak pernah|tidak sedang|benar telah|siap)\b)/i.exec(
      text,
    )
  if (!found) return ''
  // A dot within a sum ends no sentence; to whom it goes is no part of it.
  const clause =
    /^(?:(?!,?\s*(?:ditujukan|suratnya)(?!\p{L})|,\s*(?:nama(?:nya)?(?:\ssaya)?\s\p{L}|nik\s\d|lahir\s|alamat\s|\d{2}\s?(?:th|thn|tahun)(?!\p{L})))(?:[^.;\n?!]|\.(?=\d)|(?<=(?<!\p{L})(?:ds|jl|jln|kel|kec|kab|no|gg|h|hj|dr))\.))*/iu.exec(
      text.slice(found.index + found[0].length),
    )?.[0] ?? ''
  const promised = /^kes(?:anggup|edia)/i.exec(found[0])?.[0].toLowerCase()
  return (
    `${promised === undefined ? '' : promised === 'kesanggup' ? 'sanggup ' : 'bersedia '}${clause.trim()}`
      .split(/\s+/)
      .slice(0, 40)
      .join(' ')
      .replace(/^(?:dia|ia|beliau|yang bersangkutan)\s+/iu, '')
      .replace(/,\sdari\s(?:wali murid\s|orang tua\s)?\p{Lu}[^,]*$/u, '')
      // `saya Bayu tukang bakso tidak akan …`: who declares stands above.
      .replace(
        /^saya\s\p{Lu}[^,]{2,60}?\s(?=(?:tidak|belum|akan|bersedia|sanggup|siap|berjanji|benar|telah|sudah|bukan)\s)/u,
        'saya ',
      )
      // Who declares stands above, for what it is needed below.
      .replace(/\s(?:atas nama|a\.n\.)\s(?=\p{Lu})[^,]*/u, '')
      .replace(
        /,?\s(?:(?:dan\s)?(?:di)?(?:ttd|tanda\s?tangan\p{L}*|pakai|pake|bermaterai|bermeterai))\s(?:di\s?atas\s)?(?:materai|meterai)(?!\p{L}).*$/iu,
        '',
      )
      .replace(/,?\s(?:buat|untuk|utk)\s(?:syarat|persyaratan|keperluan|kelengkapan)\s.*$/iu, '')
      .replaceAll(/,\s*(?:nama\s)?saya\s+(?:(?:[Bb]u|[Pp]ak|[Ii]bu|[Bb]apak|[Hh]j?\.)\s)?\p{Lu}[^,]*/gu, '')
      .replace(/\s(?:buat|untuk|utk|dari)\s(?:karyawan|pegawai|anak buah|anak|murid)(?!\p{L}).*$/iu, '')
      // `tidak keberatan dari tetangga buat usaha bengkel saya`: who declares is a neighbour of whoever orders it.
      .replace(/\sdari\s(?:tetangga|warga)(?:\s(?:sekitar|sebelah|kiri kanan))?(?!\p{L})/iu, '')
      .replace(
        /(?<=^tidak keberatan\s)(?:buat|untuk|utk)\s((?:usaha|toko|warung|bengkel)(?:\s\p{Ll}+){0,3}?)(?:\s(?:saya|kami))?(?=\s(?:di|yang)\s|$)/iu,
        'atas $1',
      )
      .replace(/[, ]+$/, '')
  )
}

/** `untuk kegiatan bakti sosial`: the occasion for which something is asked. */
export const occasionOf = (text: string): string => {
  const found =
    /\b(?:untuk|utk|guna|buat|dalam rangka)\s+(?=(?:pengajian|arisan|posyandu|senam|latihan|pelatihan|resepsi|pertemuan|musyawarah|buka puasa|kegiatan|acara|keperluan|lomba|peringatan|perayaan|rapat|pentas|turnamen|wisuda|pernikahan|syukuran|bazar|bazaar|pameran|hajatan|khitanan|sunatan|bakti sosial|kerja bakti|donor darah|festival|konser|pasar malam|renovasi|pembangunan|perbaikan|pengadaan|pembelian)\b)/i.exec(
      text,
    )
  return found ? clauseOf(text.slice(found.index + found[0].length), 8) : ''
}

const grades: Readonly<Record<string, string>> = {
  1: 'pertama',
  2: 'kedua',
  3: 'ketiga',
  i: 'pertama',
  ii: 'kedua',
  iii: 'ketiga',
  pertama: 'pertama',
  kedua: 'kedua',
  ketiga: 'ketiga',
}

/** `SP 2`, `surat peringatan kedua`: which warning it is. */
export const gradeOf = (text: string): string =>
  grades[
    /\b(?:sp|peringatan|teguran)\s?-?\s?(?:ke\s?-?\s?)?([123]|i{1,3}|pertama|kedua|ketiga)\b/i
      .exec(text)?.[1]
      ?.toLowerCase() ?? ''
  ] ?? ''

/** `500 kg per bulan`: the time in which a supply is counted anew. */
export const rhythmOf = (text: string): string =>
  /\b\d(?:[\d.,]*\d)?\s*(?!rb\b|ribu\b|jt\b|juta\b|k\b|m\b|rupiah\b|kali\b|x\b|permil\b|persen\b|promil\b)\p{L}{1,10}\s*(?:per|\/|tiap|setiap)\s*(hari|minggu|bulan|tahun)\b/iu
    .exec(text)?.[1]
    ?.toLowerCase() ?? ''
