import type { DeckPurpose } from './deck-request.ts'

/** Words by which a message says what its presentation is for; the first rule that holds counts. */
const cues: readonly (readonly [DeckPurpose, RegExp])[] = [
  [
    'pitch',
    /\b(?:pitch\w*|investor|investasi|pemodal|pendanaan|permodalan|pinjaman|kredit|kur|(?:cari|butuh|minta|tambahan|suntikan)\s+(?:modal|dana))\b/i,
  ],
  [
    'training',
    /\b(?:training|pelatihan|latihan|workshop|sosialisasi|edukasi|penyuluhan|seminar|kuliah|pelajaran|tutorial|panduan|sop|onboarding|materi ajar|belajar|kelas|webinar|cara)\b/i,
  ],
  [
    'proposal',
    /\b(?:proposal|kerja ?sama|kemitraan|bermitra|mitra|sponsor\w*|tender|penawaran|menawarkan|franchise|waralaba|reseller)\b/i,
  ],
  [
    'report',
    /\b(?:laporan|evaluasi|rekap\w*|kinerja|realisasi|progres+|pertanggungjawaban|lpj|hasil|omzet|omset|penjualan|keuangan|survei|capaian|review)\b/i,
  ],
  [
    'profile',
    /\b(?:profil\w*|profile|compro|perkenalan|memperkenalkan|pengenalan|tentang (?:kami|usaha|perusahaan|toko|warung))\b/i,
  ],
  [
    'promotion',
    /\b(?:promo\w*|diskon|launching|peluncuran|paket|katalog|(?:produk|menu|koleksi) baru|daftar harga|price ?list|pre ?order|open order|jualan|bazar|grand opening)\b/i,
  ],
]

/** What a presentation is for: what its first words say, else the whole message. */
export const purposeOf = (headline: string, text: string): DeckPurpose => {
  for (const words of [headline, text]) {
    const [first] = cues
      .flatMap(([purpose, cue]) => {
        const at = words.search(cue)
        return at < 0 ? [] : [{ purpose, at }]
      })
      .sort((one, other) => one.at - other.at)
    if (first) return first.purpose
  }
  return /\b(?:usaha|bisnis|toko|warung|perusahaan)\b/i.test(headline) ? 'profile' : 'other'
}

/** As the chat and the cover name it. */
export const purposeNames: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Presentasi untuk calon investor',
  profile: 'Profil usaha',
  promotion: 'Promosi',
  training: 'Materi pelatihan',
  report: 'Laporan',
  proposal: 'Proposal kerja sama',
  other: 'Presentasi',
}
