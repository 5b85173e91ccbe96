import type { OfficialForm } from '../document-request.ts'

const stops = new Set(
  (
    'kepada kpd dari dr pada tanggal tgl hari jam pukul mulai selama sampai sebesar senilai berlaku biaya kumpul total yth oleh ' +
    'besok lusa senin selasa rabu kamis jumat sabtu bertempat tolong mohon dong'
  ).split(' '),
)

/** `… minggu 29 november 2026`: a day ends the matter, unless it names a feast (`lomba 17 agustus`). */
const dayInClause =
  /(?<!\b(?:lomba|hut|peringatan|perayaan))\s+(?:(?:minggu|ahad)\s+)?(?:\d{1,2}\s?[-–]\s?)?\d{1,2}\s+(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|agt|sep|okt|nov|des)\p{L}*.*$/iu

/** The words up to the next fact, so many at most; a town or an occasion may stay in. */
export const clauseOf = (text: string, most: number): string => {
  const clause = (/^[^,.;:\n()?!@]*/.exec(text)?.[0] ?? '').replace(dayInClause, '')
  const words: string[] = []
  for (const word of clause.split(/\s+/).filter((part) => part !== '')) {
    if (stops.has(word.toLowerCase()) || words.length === most) break
    words.push(word)
  }
  while (/^(?:dan|atau|dalam|per|untuk|di|ke|yang|dgn|dengan)$/i.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

const asked =
  /\b(?:mohon|memohon|meminta|minta|mengajukan|untuk|utk|guna|perihal|permohonan)\s+(?=(?:tambah|bantuan|izin|ijin|pinjam|dana|sumbangan|cuti|dispensasi|keringanan|kerja ?sama|kesediaan|audiensi|sponsor|menjadi|pe(?!nawaran|rmohonan|nerima|rusahaan)\p{L}{4,}an\b))/giu

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

/** `rapat tadi malam`: how many days ago it was what a record tells; null where no such word says it. */
export const daysAgo = (text: string): number | null => {
  const said =
    /(?<!\p{L})(tadi malam|semalam|semalem|kemarin(?! (?:lusa|dulu))|tadi (?:pagi|siang|sore)|barusan)(?!\p{L})(?!,?\s(?:tanggal\s|tgl\s|hari\s\p{L}+,?\s)?\d{1,2}\s\p{L})/iu.exec(
      text,
    )?.[1]
  return said === undefined ? null : /^(?:tadi malam|semal|kemarin)/i.test(said) ? 1 : 0
}

/** `surat izin tempat buat usaha nasi goreng di depan pasar ke Pak RT`: for what a permit is asked, with where. */
export const permitOf = (text: string): string => {
  const clause = /\bsurat\s+(?:permohonan\s+)?((?:izin|ijin)\s[^,.;?!\n]{4,120})/i.exec(text)?.[1] ?? ''
  const matter = clause.split(/\s+(?=(?:ke|kepada|kpd|dari|dr|yth|hari|tanggal|tgl|jam|pukul|besok)\s)/i)[0] ?? ''
  return matter.split(/\s+/).length > 2
    ? matter.replace(/^ijin/i, 'izin').replaceAll(/\b(?:buat|utk)\b/gi, 'untuk')
    : ''
}

const titleWords = /^(?:yth|bapak|ibu|kepada|saudara|pak|bu)\b/i

/** `nerima 1 unit TV LED dari Bu Yayuk`: what somebody says that he took in. */
const takenThing =
  /\btanda terima(?!\p{L})[\s\S]{0,80}?(?<!\p{L})(?:nerima|menerima|trima)\s+((?:[^,.;\n]|\.(?=\d)){3,60}?)(?=\s+(?:dari|dr)\s)/iu

/** `serah terima kunci ruko`, `tanda terima servis: laptop Asus punya …`: what is handed over. */
export const handedOver = (text: string): string =>
  takenThing.exec(text)?.[1]?.trim() ??
  /\btanda terima\s[^:,.;\n]{0,30}:\s*([^,.;\n]{3,60}?)(?=\s+(?:punya|milik|dari|atas nama|masuk|keluhan|diterima)\s|[,.;\n]|$)/i
    .exec(text)?.[1]
    ?.trim() ??
  /\b(?:serah terima|berita acara penyerahan)\s+(?!antara|dari|kepada|ke\b)((?:[^,.;\n]|(?<=\b[Jj]ln?|[Nn]o)\.){3,60}?)(?=\s+(?:dari|dr|ke|kepada|kpd|tgl|tanggal|antara|pada|hari)\s|[,.;\n]|$)/i
    .exec(text)?.[1]
    ?.trim() ??
  ''

/** `berita acara pemusnahan barang expired di …`: what is put on record. */
export const recordedIn = (text: string): string =>
  /\bberita acara(?:nya)?\s+(?!antara|dari|kepada|ke\b|di\b|ya\b|dong\b)([^,.;:\n]{3,80}?)(?=\s+(?:di|dari|dr|ke|kepada|kpd|tgl|tanggal|antara|pada|hari|yang|yg|untuk|utk|buat|besok|kemarin|tadi|ya|dong|dgn|dengan)(?:\s|$)|\s+\d|[,.;:\n]|$)/i
    .exec(text)?.[1]
    ?.trim() ?? ''

/** `di Kupang tanggal 18 November`, `ditandatangani di Malang`: the town in which a paper is signed. */
export const signingTown = (text: string): string =>
  /\b(?:[Dd]itandatangani|[Dd]ibuat|[Tt]td)\s+di\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u.exec(text)?.[1] ??
  /\bdi\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?),?\s+(?:pada\s+)?(?:tanggal|tgl)\s+\d/u.exec(text)?.[1] ??
  /(?:^|[,.;\n]\s*)(?!Hari|Tanggal|Tgl|Sabtu|Minggu|Senin|Selasa|Rabu|Kamis|Jumat)(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?),?\s+\d{1,2}\s+(?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\p{L}*(?:\s20\d\d)?\s*[.]?\s*$/u.exec(
    text,
  )?.[1] ??
  ''

/** `ba'da isya`: hours that are told by a prayer. */
export const prayerTime = (text: string): string => {
  const found =
    /\b(?:ba'?da|bakda|habis|setelah|sehabis|abis)\s+(subuh|dzuhur|zuhur|dhuhur|ashar|asar|magh?rib|isya'?|tarawih|jumatan)\b/i.exec(
      text,
    )?.[1]
  return found ? `ba'da ${found.charAt(0).toUpperCase()}${found.slice(1).toLowerCase()}` : ''
}

const announcing =
  /\b(?:pemberitahuan|pengumuman|edaran|memberitahukan|mengumumkan|(?:kasih|ngasih|beri) ?tahu|ngabarin|kabari|infokan)\b[^.;:,\n]{0,60}?\b(?:(?:bahwa|bhw|kalau|kalo|klo|klw|apabila)\s+|(?=(?:toko|warung|kedai|bengkel|kantor|klinik|outlet|gerai|kami)\s(?:akan\s|bakal\s|mau\s)?(?:libur|tutup|buka|pindah)(?!\p{L})))/iu

/** `…, Laundry Kinclong tutup tgl 24`: a house of which a notice tells what it will do. */
const houseWill =
  /(?:^|[.,;:\n]\s*)(?=(?:\p{Lu}[\p{L}'’]+\s){1,5}(?:akan\s|bakal\s|mau\s)?(?:libur|tutup|buka|pindah)(?!\p{L}))/u

/** Whether a clause is the announcement itself, with the order of its paper before it. */
export const isAnnouncement = (clause: string): boolean => (announcing.exec(clause)?.index ?? -1) === 0

/** `pemberitahuan ke pelanggan kalau harga naik …`: what a notice says, as the clause that its word opens. */
export const announcementOf = (text: string): string => {
  const found = announcing.exec(text) ?? houseWill.exec(text)
  if (!found) return ''
  const clause =
    /^(?:[^,.;\n]|[.,](?=\d)|(?<=\b(?:[Jj]l|[Jj]ln|[Nn]o|[Gg]g|RT|RW|Kel|Kec))\.)*/u.exec(
      text.slice(found.index + found[0].length),
    )?.[0] ?? ''
  return clause.trim().split(/\s+/).slice(0, 40).join(' ')
}

const debts =
  /\b(?:nunggak|menunggak|tertunggak|tunggakan(?:nya)?|belum (?:di)?(?:bayar|lunas\p{L}*)|utang(?:nya)?|hutang(?:nya)?)(?!\p{L})/iu

/** Whether a warning is about money that is owed, and not about how somebody works. */
export const isOfDebt = (text: string): boolean => debts.test(text)

/** What an official letter is about, where its name does not say it: what is asked for, or what the list begins with. */
export const letterMatter = (form: OfficialForm, text: string): string => {
  if (form === 'permohonan') {
    for (const found of text.matchAll(asked)) {
      const matter = clauseOf(text.slice(found.index + found[0].length), 10)
      if (matter.split(' ').length > 1 || /^(?:dispensasi|audiensi|keringanan|bantuan|sumbangan)$/i.test(matter))
        return matter
    }
    return ''
  }
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

/** `untuk mengambil BPKB di FIF cabang Depok`: what somebody is empowered or sent to do, with where. */
export const deedOf = (text: string): string => {
  const found =
    /\btugas(?:nya|mereka)?\s*:?\s+((?:me|ber|masang|pasang|nganter|antar|jaga|ngecek|cek|ngambil|ambil|bantu|ikut|survei|survey)\p{L}*\s[^,.;\n]{3,90})/iu.exec(
      text,
    )?.[1] ??
    /\b(?:untuk|utk|guna)\s+((?:me|ber)\p{L}{3,}\s[^,.;\n]{3,90})/iu.exec(text)?.[1] ??
    /\b(?:buat|untuk|utk)\s+((?:ambil|ngambil|urus|ngurus|jual|jualin|jualkan|jualan|ambilkan|ambilin|uruskan|urusin|mewakili|tanda tangan|bayar|cairkan|antar|dampingi)\s[^,.;\n]{3,90})/iu.exec(
      text,
    )?.[1] ??
    /\bsurat kuasa\s+(?!dong|ya\b|dulu|kak\b|min\b|dari|dr|untuk|utk|buat|ke|kepada|kpd|khusus)([^,.;\n]{4,90})/iu.exec(
      text,
    )?.[1] ??
    // `ga bisa ambil BPKB di …`: what one cannot do oneself.
    /\b(?:bisa|sempat|sempet|mau|minta tolong)\s+((?:ambil|ngambil|urus|ngurus|jual|ambilkan|ambilin|uruskan|urusin|tanda tangan|bayar|cairkan|antar|dampingi)\s[^,.;\n]{3,90})/iu.exec(
      text,
    )?.[1] ??
    /\b((?:mendampingi|mewakili|mengikuti|menghadiri|melaksanakan|mengambil|mengurus|mengawasi|memantau|menjaga|mengantar|menjemput|mengajar|melatih|memasang|memperbaiki|survei|survey|jaga|ngisi|ikut|bantu|pasang|kirim|jemput|dampingi)\s[^,.;\n]{3,90})/iu.exec(
      text,
    )?.[1] ??
    ''
  const words = (
    found.split(/\s+(?=(?:tgl|tanggal|hari|mulai|besok|lusa|jam|pukul|dari|kepada|kpd|pada|selama)\b)/i)[0] ?? ''
  ).trim()
  return words
    .replace(/^ambil\b/i, 'mengambil')
    .replace(/^ngambil\b/i, 'mengambil')
    .replace(/^(?:ma|pa)sang\b/i, 'memasang')
    .replace(/^(?:ng)?ant[ea]r\b/i, 'mengantar')
    .replace(/^(?:nge)?cek\b/i, 'memeriksa')
    .replace(/^jaga\b/i, 'menjaga')
    .replace(/^bantu\b/i, 'membantu')
    .replace(/^ikut\b/i, 'mengikuti')
    .replace(/^(?:ng)?urus\b/i, 'mengurus')
    .replace(/^jual(?:in|kan)?\b/i, 'menjual')
    .replace(/^ambil(?:kan|in)\b/i, 'mengambil')
    .replace(/^urus(?:kan|in)\b/i, 'mengurus')
    .replace(/^bayar\b/i, 'membayar')
    .replace(/^dampingi\b/i, 'mendampingi')
}

/** `udah lunas`, `lunas cash`: everything is paid; not where it is only spoken of (`kalau lunas`, `belum lunas`). */
export const isPaidOff = (text: string): boolean =>
  /\b(?:sudah|udah|udh|sdh|dah|telah|status(?:nya)?)\s*:?\s+(?:di\s?bayar\s+)?lunas\b/i.test(text) ||
  /(?:^|[,;.\n]\s*)(?:di\s?bayar\s+)?lunas(?:\s+(?:cash|tunai|transfer|qris|ya|semua(?:nya)?|kemarin|hari ini|tadi))*\s*(?=[,;.\n]|$)/i.test(
    text,
  )

const vehicles =
  /\b(?:naik|menggunakan|memakai|pakai|pake|dengan|via|tiket|lewat|kendaraan(?:nya)?|transportasi(?:nya)?|angkutan)\s*:?\s+(kereta(?: api)?|pesawat|bus?|bis|mobil(?: (?:dinas|kantor|pribadi|travel|box|boks|bak|sewaan|rental|operasional|perusahaan))?|pick ?up|motor|kapal(?: (?:laut|pelni|feri|ferry|cepat))?|speed ?boat|travel|taksi)\b/i

/** By what somebody travels: said, or told by the ticket. */
export const vehicleOf = (text: string): string => {
  const said = (
    vehicles.exec(text)?.[1] ??
    /(?:^|[,:.]\s*)(kereta|KA(?=\s(?:pp|ekonomi|eksekutif|bisnis))|pesawat|bus|kapal|travel|speed ?boat|mobil (?:kantor|dinas|sewaan|rental|perusahaan|pribadi))\b/i.exec(
      text,
    )?.[1] ??
    ''
  ).toLowerCase()
  return (
    { kereta: 'kereta api', ka: 'kereta api', bis: 'bus', bu: '', motor: 'sepeda motor', 'kapal pelni': 'kapal Pelni' }[
      said
    ] ?? said
  )
}

/** `sakit DBD`, `demam tifus 22 sampai 26 …`: an illness is a reason, whether it is called so or not. */
const illnessIn = (text: string): string => {
  if (!/\b(?:izin|ijin|sakit|cuti)/i.test(text)) return ''
  const found =
    /\b(?:sakit(?=\s+(?!buat|untuk|izin|ijin|ke|dari|surat|nya|hari|anak|siswa|murid|si\s|saya|karyawan)\p{L})|demam|tifus|tipes|dbd|cacar|diare|flu|opname|operasi|kecelakaan|maag|batuk|cedera)\b(?:\s+(?!dari\b|mulai\b|tgl\b|tanggal\b|selama\b|jadi\b)\p{L}+){0,4}/iu.exec(
      text,
    )?.[0]
  return found?.trim() ?? ''
}

/** `ada nikahan adek di Lahat`: what keeps somebody from work. */
const occasionAtHome = (text: string): string =>
  /\b(?:izin|ijin|cuti)/i.test(text)
    ? (/\b(ada (?:nikahan|hajatan|acara|keperluan|urusan|pernikahan|keluarga|kerabat)\s[^,.;\n]{3,60})/i
        .exec(text)?.[1]
        ?.trim() ?? '')
    : ''

/** `mau ikut suami pindah ke Batam`: why somebody leaves, told as what he will do. */
const leavingFor = (text: string): string => {
  if (!/\b(?:resign|pengunduran|mengundurkan)\b/i.test(text)) return ''
  const plan =
    /\b(?:mau|ingin|pengen|hendak)\s+((?!resign\b|mengundurkan\b|bikin\b|buat\b|minta\b)[^,.;\n]{4,80})/i.exec(
      text,
    )?.[1]
  return plan === undefined ? '' : `ingin ${plan.trim()}`
}

/** `karena demam`: why something is asked for. */
export const reasonOf = (text: string): string => {
  const found =
    /\b(?:karena|krn|karna|dikarenakan|lantaran|gara-gara|soalnya|sebab|alasan(?:nya)?|sehubungan dengan|berhubung|dalam rangka)\s*:?\s+(?:karena\s+)?/i.exec(
      text,
    )
  if (!found) return illnessIn(text) || occasionAtHome(text) || leavingFor(text)
  const clause = /^[^,.;\n]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? ''
  return clause
    .split(
      /\s+(?:(?:dari|dr)\s+(?=\p{Lu}|hrd\b|pt\b|cv\b|pak\b|bu\b|saya\b)|(?:mulai|terhitung|(?<!^pada\s)(?:tgl|tanggal))\s)/iu,
    )[0]!
    .trim()
    .split(/\s+/)
    .slice(0, 20)
    .join(' ')
}

/** What a declaration declares: the clause behind `bahwa`, or the one that promises. */
export const statementOf = (text: string): string => {
  const found =
    /\b(?:menyatakan|bahwa)\s+(?:bahwa\s+)?/i.exec(text) ??
    /(?<=\bpernyataan\s)(?=(?:tidak|belum|bukan)\s\p{L}{3,}\s)/iu.exec(text) ??
    /\b(?:kesanggupan|kesediaan)\b[^.;\n]{0,80}?\b(?:untuk|utk|buat)\s+/i.exec(text) ??
    /(?=\b(?:(?:tidak|ga|gak|nggak|ngga|gk) (?:akan|bakal|bakalan)|bersedia|sanggup|belum pernah|tidak pernah|tidak sedang|benar telah|siap)\b)/i.exec(
      text,
    )
  if (!found) return ''
  // A dot within a sum ends no sentence; to whom it goes is no part of it.
  const clause =
    /^(?:(?!,?\s*(?:ditujukan|suratnya)(?!\p{L}))(?:[^.;\n?!]|\.(?=\d)))*/iu.exec(
      text.slice(found.index + found[0].length),
    )?.[0] ?? ''
  const promised = /^kes(?:anggup|edia)/i.exec(found[0])?.[0].toLowerCase()
  return (
    `${promised === undefined ? '' : promised === 'kesanggup' ? 'sanggup ' : 'bersedia '}${clause.trim()}`
      .split(/\s+/)
      .slice(0, 40)
      .join(' ')
      // Who declares stands above, for what it is needed below.
      .replace(/\s(?:atas nama|a\.n\.)\s(?=\p{Lu})[^,]*/u, '')
      .replace(/,?\s(?:buat|untuk|utk)\s(?:syarat|persyaratan|keperluan|kelengkapan)\s.*$/iu, '')
      .replaceAll(/,\s*(?:nama\s)?saya\s+(?:(?:[Bb]u|[Pp]ak|[Ii]bu|[Bb]apak|[Hh]j?\.)\s)?\p{Lu}[^,]*/gu, '')
      .replace(/\s(?:buat|untuk|utk)\s(?:karyawan|pegawai|anak buah|anak|murid)(?!\p{L}).*$/iu, '')
      .replace(/[, ]+$/, '')
  )
}

/** `untuk kegiatan bakti sosial`: the occasion for which something is asked. */
export const occasionOf = (text: string): string => {
  const found =
    /\b(?:untuk|utk|guna|buat|dalam rangka)\s+(?=(?:pengajian|arisan|posyandu|senam|latihan|pelatihan|resepsi|pertemuan|musyawarah|buka puasa|kegiatan|acara|keperluan|lomba|peringatan|perayaan|rapat|pentas|turnamen|wisuda|pernikahan|syukuran)\b)/i.exec(
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

const errands =
  /\b(ikut|mengikuti|menghadiri|hadiri|hadir|ambil|mengambil|jemput|menjemput|antar|mengantar|anter|kirim|mengirim|survey|survei|cek|mengecek|kontrol|belanja|beli|membeli|meeting|rapat|pelatihan|training|kunjungan|mengunjungi|pasang|memasang|perbaiki|memperbaiki|servis|audit|studi|magang|presentasi|negosiasi|pameran|seminar|workshop|monitoring|inspeksi|nagih|menagih|penagihan|perbaikan|pemasangan|pengiriman|pengambilan|liputan|sosialisasi|penawaran|tanda tangan|urus|ngurus|mengurus|nemuin|menemui|ketemu|bertemu|nawarin|menawarkan|promosi|promo|jualan|setor|menyetor|nyetor|ngambil|belajar|studi banding|survai|ngecek|memeriksa|periksa|belanjain|menjaga|jaga|dampingi|mendampingi|ikutan|buka|membuka|benerin|betulin|membetulkan|nyervis|ngukur|mengukur|ngajar|mengajar|ngelatih|melatih|ngerjain|mengerjakan|ngurusin|masangin|nganterin|ngambilin|nyelesaiin|menyelesaikan|ngerakit|merakit)\b/gi

/** `ikut pameran UMKM`: what somebody is sent for, told by what he does there. */
export const errandIn = (text: string): string => {
  const told = [...text.matchAll(errands)]
    // `jadi ikut`, `tidak bisa ikut`: who comes along is no errand.
    .filter(({ index }) => !/(?:jadi|bisa|boleh|mau)\s$/i.test(text.slice(0, index)))
    .map(({ index }) => {
      const rest = text
        .slice(index)
        .split(
          /\s+(?=(?:di(?=\s\p{Lu})|ke|dari|naik|pake|pakai|selama|bareng|bersama|sama|pulang|pp|\d)(?:\s|\d|$))/u,
        )[0]
      return clauseOf(rest ?? '', 9)
    })
  return told.find((errand) => errand.includes(' ')) ?? told[0] ?? ''
}

/** `500 kg per bulan`: the time in which a supply is counted anew. */
export const rhythmOf = (text: string): string =>
  /\b\d[\d.,]*\s*(?!rb\b|ribu\b|jt\b|juta\b|k\b|m\b|rupiah\b|permil\b|persen\b|promil\b)\p{L}{1,10}\s*(?:per|\/|tiap|setiap)\s*(hari|minggu|bulan|tahun)\b/iu
    .exec(text)?.[1]
    ?.toLowerCase() ?? ''

/** The neighbourhood that writes where no other sender is named: `RT 05 RW 02`. */
export const neighbourhoodOf = (text: string): string =>
  /\b(?:rt|rw)\.? ?\d{1,3}(?:\s*[/,]?\s*rw\.? ?\d{1,3})?\b/i.exec(text)?.[0].toUpperCase().replaceAll(/\s+/g, ' ') ?? ''

const officeHeads: readonly (readonly [RegExp, string])[] = [
  [/^camat\s+/i, 'Kecamatan '],
  [/^lurah\s+/i, 'Kelurahan '],
  [/^(?:kades)\s+/i, 'Desa '],
  [/^(?:kepala|ketua|direktur|pimpinan|manajer|manager)\s+/i, ''],
]

/** An office that writes: `Kepala Desa Sumber` is the head of `Desa Sumber`, and no person's name. */
export const officeOf = (name: string): { readonly company: string; readonly title: string } | null => {
  const found = officeHeads.find(([head]) => head.test(name))
  if (!found) return null
  const company = name.replace(found[0], found[1])
  const title = /^kepala sekolah\b/i.test(name) ? 'Kepala Sekolah' : name
  return { company: /^kepala sekolah\b/i.test(name) ? name.replace(/^kepala sekolah\s*/i, '') : company, title }
}
