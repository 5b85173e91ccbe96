import type { DeckPurpose } from '../deck-request.ts'
import { pointsSection, type Section } from './section.ts'

/** A step that nobody has told yet; `want` says which comes first where the argument is thin: 0 is always there. */
export interface Prompt extends Section {
  readonly want: number
}

/** A slide of blanks with a hint for who speaks. */
export const prompt = (want: number, title: string, lines: readonly string[], notes: string): Prompt => ({
  ...pointsSection(title, lines, notes),
  isBlank: true,
  want,
})

/** The same with a place for a picture. */
export const picture = (
  want: number,
  title: string,
  lines: readonly string[],
  what: string,
  notes: string,
): Prompt => ({
  ...prompt(want, title, lines, notes),
  kind: 'picture',
  picture: what,
})

const appendices = (): Section[] =>
  Array.from({ length: 20 }, (_, at) =>
    prompt(9, `Lampiran ${at + 1}`, [`[isi lampiran ${at + 1}]`], 'Dibuka bila ditanya.'),
  )

/** What a lesson or a talk may hold besides. */
const lessonSteps = (): Section[] => [
  picture(
    5,
    'Mengapa ini penting',
    ['[isi alasan atau kejadian nyata]'],
    'foto pendukung',
    'Mulai dari kejadian yang dikenal peserta.',
  ),
  prompt(
    5,
    'Langkah demi langkah',
    ['[isi langkah pertama]', '[isi langkah kedua]', '[isi langkah ketiga]'],
    'Peragakan sambil menyebut langkahnya.',
  ),
  prompt(
    5,
    'Contoh',
    ['[isi contoh yang benar]', '[isi contoh yang salah]'],
    'Minta peserta menebak dulu mana yang benar.',
  ),
  picture(
    5,
    'Ayo perhatikan',
    ['[isi keterangan gambar]'],
    'gambar atau foto peragaan',
    'Biarkan gambarnya dilihat dulu.',
  ),
  prompt(5, 'Yang sering salah', ['[isi kesalahan yang sering terjadi]'], 'Ceritakan tanpa menyebut nama.'),
  prompt(5, 'Tanya jawab', ['[isi pertanyaan untuk peserta]'], 'Tunggu sampai ada yang menjawab.'),
  prompt(5, 'Rangkuman', ['[isi satu kalimat yang harus diingat]'], 'Minta peserta mengulanginya bersama.'),
]

/** What a report may hold besides. */
const reportSteps = (): Section[] => [
  prompt(5, 'Dibanding sebelumnya', ['[isi angka masa sebelumnya]'], 'Bandingkan masa yang sama panjangnya.'),
  prompt(5, 'Kendala', ['[isi kendala dan akibatnya]'], 'Sebut yang sudah dan belum teratasi.'),
  prompt(5, 'Yang berjalan baik', ['[isi yang perlu diteruskan]'], 'Sebut orangnya, bukan hanya angkanya.'),
  prompt(5, 'Target berikutnya', ['[isi target dan tenggat]'], 'Target yang bisa dihitung.'),
  prompt(5, 'Pembagian tugas', ['[isi nama dan tugas]'], 'Satu tugas untuk satu nama.'),
  prompt(5, 'Risiko', ['[isi risiko dan cara mengatasinya]'], 'Sebut sendiri sebelum ditanya.'),
]

/** Steps that may come besides where many slides are wished: first those of the purpose. */
export const furtherSteps = (purpose: DeckPurpose): Section[] => [
  ...(purpose === 'training' ? lessonSteps() : purpose === 'report' ? reportSteps() : businessSteps()),
  ...appendices(),
]

const businessSteps = (): Section[] => [
  prompt(5, 'Siapa pelanggan kami', ['[isi siapa pelanggannya]'], 'Gambarkan satu orang, bukan semua orang.'),
  prompt(5, 'Kelebihan', ['[isi kelebihan]'], 'Pilih yang bisa dibuktikan.'),
  prompt(
    5,
    'Cara kerja',
    ['[isi langkah pertama]', '[isi langkah kedua]', '[isi langkah ketiga]'],
    'Satu kalimat untuk satu langkah.',
  ),
  picture(5, 'Gambaran', ['[isi keterangan gambar]'], 'foto pendukung', 'Biarkan gambarnya dilihat dulu.'),
  prompt(5, 'Tim', ['[isi nama dan tugas]'], 'Sebut siapa mengerjakan apa.'),
  prompt(5, 'Kata pelanggan', ['[isi kutipan pelanggan]'], 'Minta izin sebelum menyebut nama.'),
  prompt(5, 'Jadwal', ['[isi kegiatan dan waktunya]'], 'Mulai dari tanggal yang paling dekat.'),
  prompt(5, 'Risiko', ['[isi risiko dan cara mengatasinya]'], 'Sebut sendiri sebelum ditanya.'),
  prompt(5, 'Target', ['[isi target dan tenggat]'], 'Target yang bisa dihitung.'),
  prompt(5, 'Cerita di baliknya', ['[isi cerita singkat]'], 'Satu kejadian, satu menit.'),
]
