import type { DeckPurpose, DeckRequest } from '../deck-request.ts'

/** Words by which a message says what its presentation is for; the first rule that holds counts. */
const cues: readonly (readonly [DeckPurpose, RegExp])[] = [
  [
    'pitch',
    /\b(?:pitch\w*|proposal (?:usaha|bisnis)|rencana (?:ekspansi|pengembangan|cabang)|rencana (?:usaha|bisnis|bikin usaha|buka|mendirikan|membuka|pembukaan)|business plan|bisnis plan|investor|investasi|pemodal|pendanaan|pembiayaan|permodalan|pinjaman|(?:minj|pinj)[ae]m (?:modal|uang|dana|(?:rp\.?\s?)?\d[\d.,]*\s?(?:jt|juta|rb|ribu|miliar))|kredit|kur|(?:cari|butuh|minta|tambahan|suntikan)\s+(?:modal|dana))\b/i,
  ],
  [
    'other',
    /\b(?:ajakan|strategi (?:pemasaran|penjualan|bisnis|usaha|promosi)|rencana kerja|program kerja|rencana pemasaran)\b/i,
  ],
  [
    'training',
    /\b(?:training|briefing|(?:nge?|meng)ajar(?:in|kan|i)?|melatih|ngelatih|pelatihan|latihan|workshop|sosialisasi|edukasi|penyuluhan|seminar|kuliah|pelajaran|tutorial|panduan|sop|onboarding|materi ajar|belajar|(?<!(?:tour|wisata|perpisahan|wali murid|orang tua|renovasi|perbaikan|pembangunan|ruang|dua|tiga|empat|\d)\s)kelas|webinar|cara|(?:untuk|buat) pemula|dari nol|dasar-dasar)\b/i,
  ],
  [
    'proposal',
    /\b(?:proposal|kerja ?sama|kemitraan|bermitra|kerjasama|mitra|sponsor\w*|tender|(?:butuh|minta|mohon|memohon) bantuan|mengusulkan|usulan|pengajuan|permohonan|franchise|waralaba|reseller)\b/i,
  ],
  [
    'report',
    /\b(?:laporan|rat|penutupan|progres+|rapat|musyawarah|meeting|lpj|evaluasi|rekap\w*|kinerja|realisasi|progres+|pertanggungjawaban|lpj|hasil|omzet|omset|penjualan|keuangan|survei|capaian|review)\b/i,
  ],
  [
    'profile',
    /\b(?:profil\w*|profile|compro|perkenalan|memperkenalkan|(?:nge?)?kenalin|ngenalin|kenalkan|mengenalkan|pengenalan|perjalanan (?:usaha|bisnis|toko|warung)|sejarah (?:usaha|toko|warung)|temu (?:bisnis|usaha)|tentang (?:kami|usaha|perusahaan|toko|warung))\b/i,
  ],
  [
    'promotion',
    /\b(?:promo\w*|demo (?:ke|produk)|diskon|launching|peluncuran|paket|katalog|(?:produk|menu|koleksi) baru|daftar harga|price ?list|pre ?order|open order|open trip|paket wisata|bazar|grand opening|penawaran(?!\s+(?:kerja|kemitraan|sponsor))|menawarkan(?!\s+kerja)|nawarin(?!\s+(?:kerja|kemitraan|sponsor))|promosi|perayaan)\b/i,
  ],
]

/** Words that say too little about the whole where they stand in the middle of a message. */
const passing =
  /\b(?:rapat|meeting|hasil|omzet|omset|penjualan|keuangan|cara|belajar|kelas|kuliah|(?<!\b(?:aju(?:kan|in)|mengajukan|ngaju(?:in|kan)|pengajuan|permohonan|minta|ambil)\s)(?:pinjaman|kredit)|mitra|paket|kinerja|progres+)\b/gi

/** Words by which help is asked for: a request for it is a proposal, whatever else its words say. */
export const aid =
  /\b(?:csr|hibah|bansos|donatur|sumbangan|donasi|minta bantuan|mohon bantuan|bantuan (?:alat|dana|bibit|modal usaha|pemerintah))\b/i

/** `Pemasukan: … Pengeluaran: …`: an account, whatever it is shown at. */
const inAndOut = /\b(?:pemasukan|uang masuk|kas masuk|penerimaan)\s*:[^]*\b(?:pengeluaran|uang keluar|kas keluar)\s*:/i

/** What many brought together, shown to them: `tabungan Bank Sampah per RT`, `panen kelompok tani`. */
const gathered =
  /\b(?:tabungan|simpanan|setoran|iuran|infak|sumbangan|perolehan|panen|tangkapan|produksi|rincian biaya|biaya produksi)\b/i

/** `butuh semen 6,4jt, …, yang sudah terkumpul 15,7jt`: who listens is asked for what is missing. */
const collecting = /\b(?:butuh|membutuhkan|kebutuhan|perlu|memerlukan|anggaran(?:nya)?)[^\n]{1,300}\bterkumpul\b/i

/** What a presentation is for: what its first words say, else the whole message. */
export const purposeOf = (headline: string, text: string): DeckPurpose => {
  if (aid.test(headline) && !/\b(?:investor|laporan|lpj|pelatihan|sosialisasi|rapat|hasil|cara)\b/i.test(headline))
    return 'proposal'
  if (inAndOut.test(text) && !/\b(?:proposal|pitch\w*|pelatihan|sosialisasi|kur|kredit|pinjaman)\b/i.test(headline))
    return 'report'
  // `pitch untuk reseller` seeks partners, no money.
  if (
    /\bpitch\w*\s(?:deck\s)?(?:untuk|buat|ke)\s(?:calon\s)?(?:reseller|agen|mitra|distributor|minimarket|toko|klien|buyer|pembeli)\b/i.test(
      headline,
    )
  )
    return 'proposal'
  if (!/\b(?:laporan|lpj|rapat|evaluasi)\b/i.test(headline) && collecting.test(text)) return 'proposal'
  // A new thing that is shown is offered.
  if (
    /\b(?:pengenalan|perkenalan|peluncuran|launching|(?:nge?|menge|mem)?(?:per)?(?:kenal|nalin)\p{L}*)\sproduk\b/iu.test(
      headline,
    )
  )
    return 'promotion'
  // `perbandingan beli cash atau kredit` asks nobody for money.
  if (/^(?:perbandingan|bandingkan)(?!\p{L})/iu.test(headline.trim()) && !/\b(?:investor|kur)\b/i.test(headline))
    return 'other'
  if (/\bswot\b/i.test(headline) && !/\b(?:investor|kur)\b/i.test(headline)) return 'other'
  if (/(?<!\p{L})(?:skripsi|tesis|disertasi)(?!\p{L})/iu.test(headline)) return 'other'
  for (const words of [headline, text.replaceAll(passing, (word) => ' '.repeat(word.length))]) {
    const [first] = cues
      .flatMap(([purpose, cue]) => {
        const at = words.search(cue)
        return at < 0 ? [] : [{ purpose, at }]
      })
      .sort((one, other) => one.at - other.at)
    if (first) return first.purpose
  }
  if (gathered.test(headline) && /\d/.test(text)) return 'report'
  return /\b(?:usaha|bisnis|toko|warung|perusahaan|kelompok tani)\b|^(?:saya|kami|aku)\s(?:jual(?:an)?|produksi|dagang|buka)(?!\p{L})/iu.test(
    headline.replace(/\b(?:rencana|target|kewirausahaan)\b.*$/i, ''),
  )
    ? 'profile'
    : 'other'
}

/** A business that is not there yet: nothing is proved, and who listens may be the family. */
export const isPlan = ({ purpose, topic }: Pick<DeckRequest, 'purpose' | 'topic'>): boolean =>
  purpose === 'pitch' &&
  /\b(?:rencana (?:usaha|bisnis|buka|bikin|membuka|pembukaan|mendirikan|ekspansi|pengembangan|cabang)|proposal (?:usaha|bisnis))\b/i.test(
    topic,
  )

/** What neighbours or guests are told: nobody is examined afterwards. */
export const isNotice = ({ purpose, topic }: Pick<DeckRequest, 'purpose' | 'topic'>): boolean =>
  purpose === 'training' && /\b(?:sosialisasi|edukasi|penyuluhan|pengumuman)\b/i.test(topic)

/** Money that is lent and paid back. */
export const isLoan = ({ topic, audience = '' }: Pick<DeckRequest, 'topic'> & Partial<DeckRequest>): boolean =>
  /\b(?:kur|kredit|pinjaman|pinj[ae]m|pembiayaan)\b/i.test(topic) ||
  (!aid.test(topic) && /\b(?:bank|bpr|bpd|bri|bni|bca|bsi|btn|mandiri)\b/i.test(audience))

/** `butuh bantuan traktor`: help is asked for, whatever the deck is called. */
const askingHelp =
  /^(?:(?:kami|saya|kita)\s)?(?:butuh|perlu|minta|mohon|memohon|membutuhkan)\s(?:dukungan|bantuan)(?!\p{L})/iu

/** A proposal that asks for help rather than offering to work together. */
export const isForAid = ({
  asks = [],
  facts = [],
  purpose,
  topic,
}: Pick<DeckRequest, 'purpose' | 'topic'> & Partial<DeckRequest>): boolean =>
  purpose === 'proposal' &&
  !/\b(?:mitra|kemitraan|franchise|waralaba|reseller|kerja ?sama)\b/i.test(topic) &&
  (asks.length > 0 ||
    aid.test(topic) ||
    facts.some((fact) => askingHelp.test(fact)) ||
    /\b(?:usulan|mengusulkan|bantuan|permohonan|pengajuan|hibah)\b/i.test(topic))

const institutions =
  /\b(?:sekolah|tk|sd|smp|sma|smk|paud|pesantren|yayasan|koperasi|masjid|posyandu|puskesmas|pkk|dasawisma|rt|rw|desa|kelurahan|komunitas|panti|karang taruna)\b/i

/** What a house offers another one: they work together, and nobody orders by telephone. */
export const isB2b = ({
  audience = '',
  purpose,
  topic,
}: Pick<DeckRequest, 'purpose' | 'topic'> & Partial<DeckRequest>): boolean =>
  purpose === 'promotion' &&
  /^(?:penawaran|menawarkan|tawaran)(?!\p{L})/iu.test(topic) &&
  /(?<!\p{L})(?:pt|cv|hotel|kantor|perusahaan|pabrik|sekolah|rumah sakit|rs|klinik|kampus|universitas|dinas|instansi|restoran|resto|apartemen|mall|gedung|koperasi)(?!\p{L})/iu.test(
    audience,
  )

/** What pupils are taught at school. */
export const isLesson = ({
  audience = '',
  purpose,
  topic,
}: Pick<DeckRequest, 'purpose' | 'topic'> & Partial<DeckRequest>): boolean =>
  purpose === 'training' &&
  /(?<!\p{L})(?:murid|siswa|santri|pelajar|(?:anak\s)?kelas\s(?:\d|[ivx]+(?!\p{L}))|anak (?:kelas|sd|tk|paud|smp)|(?:ipa|ips|matematika|pelajaran)(?=\s))(?!\p{L})/iu.test(
    `${audience} ${topic}`,
  )

/** As the cover names it: a school is no business, and what neighbours are told is no training. */
export const purposeNameOf = ({
  purpose,
  topic,
  subject,
  audience = '',
}: {
  purpose: DeckPurpose
  topic: string
  subject: string
  audience?: string
}): string => {
  const words = `${topic} ${subject}`
  if (purpose === 'profile' && institutions.test(words)) return 'Profil'
  if (purpose === 'pitch' && /^pinjam/i.test(topic)) return ''
  if (purpose === 'pitch' && /\b(?:bank|bpr|bpd|bri|bni|bca|bsi|btn|mandiri|koperasi|kur)\b/i.test(audience))
    return 'Pengajuan pembiayaan'
  if (
    purpose === 'pitch' &&
    /\b(?:rencana (?:usaha|bisnis|buka|bikin|membuka|pembukaan|mendirikan|ekspansi|pengembangan)|proposal (?:usaha|bisnis))|business plan/i.test(
      words,
    )
  )
    return 'Rencana usaha'
  if (purpose === 'training' && /\b(?:sosialisasi|edukasi|penyuluhan|seminar)\b/i.test(words)) return ''
  if (isLesson({ purpose, topic: words, audience })) return 'Materi pelajaran'
  return purposeNames[purpose]
}

/** As the chat names it. */
export const purposeNames: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Presentasi untuk calon investor',
  profile: 'Profil usaha',
  promotion: 'Promosi',
  training: 'Materi pelatihan',
  report: 'Laporan',
  proposal: 'Proposal',
  other: 'Presentasi',
}
