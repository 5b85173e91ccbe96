/** The papers of a house that are no letters, by what they hold: rules, a certificate, a table, a note within the house. */
export const paperForms = ['pedoman', 'sertifikat', 'tabel', 'memo'] as const
export type PaperForm = (typeof paperForms)[number]

/** Whether a form is one of these papers. */
export const isPaperForm = (form: string): form is PaperForm => (paperForms as readonly string[]).includes(form)

/** What sort of paper it is; each has its own conventional parts. */
export type PaperSort =
  | 'sop'
  | 'aturan'
  | 'panduan'
  | 'uraian_tugas'
  | 'sertifikat'
  | 'piagam'
  | 'periksa'
  | 'jadwal'
  | 'acara'
  | 'hadir'
  | 'formulir'
  | 'daftar'
  | 'memo'

interface PaperName {
  readonly sort: PaperSort
  readonly form: PaperForm
  /** How the paper is headed, whatever of its names was said; null where it is headed by the name that was said. */
  readonly title: string | null
  /** Names that mean this paper wherever they stand. */
  readonly names: readonly string[]
  /** Names that mean other things too: only what is ordered by them, or opens a sentence, is meant (`bikin SOP`). */
  readonly ordered: readonly string[]
}

/** Every paper with its names; longer names stand for themselves, so that `jadwal piket` is not cut to `jadwal`. */
const papers: readonly PaperName[] = [
  {
    sort: 'sop',
    form: 'pedoman',
    title: 'SOP',
    names: [
      'standar operasional prosedur',
      'standard operating procedure',
      'standar operasional',
      'prosedur operasional standar',
    ],
    ordered: ['sop'],
  },
  { sort: 'sop', form: 'pedoman', title: null, names: ['prosedur kerja', 'instruksi kerja'], ordered: ['prosedur'] },
  {
    sort: 'aturan',
    form: 'pedoman',
    title: null,
    names: [
      'tata tertib',
      'peraturan perusahaan',
      'peraturan karyawan',
      'peraturan pegawai',
      'peraturan toko',
      'peraturan kerja',
      'aturan kerja',
      'aturan karyawan',
      'kode etik',
    ],
    ordered: ['peraturan', 'aturan'],
  },
  { sort: 'aturan', form: 'pedoman', title: 'TATA TERTIB', names: ['tatib'], ordered: [] },
  {
    sort: 'panduan',
    form: 'pedoman',
    title: null,
    names: [
      'panduan kerja',
      'panduan karyawan',
      'panduan pelayanan',
      'pedoman kerja',
      'pedoman karyawan',
      'pedoman pelayanan',
      'petunjuk kerja',
    ],
    ordered: ['panduan', 'pedoman', 'buku panduan'],
  },
  {
    sort: 'uraian_tugas',
    form: 'pedoman',
    title: 'URAIAN TUGAS',
    names: [
      'uraian tugas',
      'uraian pekerjaan',
      'rincian tugas',
      'pembagian tugas',
      'deskripsi pekerjaan',
      'deskripsi kerja',
      'job description',
      'job descriptions',
      'job desk',
      'job desc',
    ],
    ordered: ['jobdesk', 'jobdesc'],
  },
  {
    sort: 'sertifikat',
    form: 'sertifikat',
    title: 'SERTIFIKAT',
    names: ['sertifikat pelatihan', 'sertifikat magang', 'sertifikat peserta'],
    ordered: ['sertifikat', 'sertipikat'],
  },
  {
    sort: 'piagam',
    form: 'sertifikat',
    title: 'PIAGAM PENGHARGAAN',
    names: ['piagam penghargaan', 'sertifikat penghargaan'],
    ordered: ['piagam'],
  },
  {
    sort: 'piagam',
    form: 'sertifikat',
    title: 'SURAT PENGHARGAAN',
    names: ['surat penghargaan', 'surat apresiasi'],
    ordered: ['penghargaan'],
  },
  {
    sort: 'periksa',
    form: 'tabel',
    title: 'DAFTAR PERIKSA',
    names: ['daftar periksa', 'check list'],
    ordered: ['checklist', 'ceklis', 'ceklist', 'cek list'],
  },
  {
    sort: 'jadwal',
    form: 'tabel',
    title: null,
    names: [
      'jadwal piket',
      'jadwal kerja',
      'jadwal jaga',
      'jadwal shift',
      'jadwal kasir',
      'jadwal karyawan',
      'jadwal pelajaran',
      'jadwal les',
      'jadwal kebersihan',
      'jadwal ronda',
      'jadwal produksi',
    ],
    ordered: ['jadwal'],
  },
  {
    sort: 'acara',
    form: 'tabel',
    title: 'SUSUNAN ACARA',
    names: ['susunan acara', 'rundown', 'run down'],
    ordered: [],
  },
  {
    sort: 'hadir',
    form: 'tabel',
    title: 'DAFTAR HADIR',
    names: ['daftar hadir', 'daftar kehadiran', 'lembar absensi'],
    ordered: ['absensi', 'presensi', 'absen'],
  },
  {
    sort: 'formulir',
    form: 'tabel',
    title: 'FORMULIR',
    names: [],
    ordered: ['formulir', 'blangko'],
  },
  {
    sort: 'formulir',
    form: 'tabel',
    title: null,
    names: ['form pendaftaran', 'form pengaduan', 'form keluhan', 'form pemesanan', 'form order', 'form penilaian'],
    ordered: [],
  },
  {
    sort: 'daftar',
    form: 'tabel',
    title: null,
    names: ['daftar inventaris', 'daftar tugas', 'daftar piket', 'daftar anggota', 'daftar peserta', 'buku tamu'],
    ordered: [],
  },
  { sort: 'memo', form: 'memo', title: 'MEMO', names: ['memo internal', 'memorandum'], ordered: ['memo'] },
]

/** What the assistant's vocabulary knows of these papers. */
export const paperWords = papers.flatMap(({ names }) => names)
export const paperWordsOrdered = papers.flatMap(({ ordered }) => ordered)

/** Where a text names a paper. */
export interface NamedPaper {
  readonly sort: PaperSort
  readonly form: PaperForm
  readonly title: string
  readonly from: number
  readonly to: number
}

const escaped = (name: string): string => name.replaceAll(' ', String.raw`\s+`)

const named = papers.map((paper) => ({
  paper,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...paper.names, ...paper.ordered]
      .toSorted((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})(?:nya)?(?![\\p{L}\\p{N}])`,
    'iu',
  ),
}))

/** The paper that a text names first, and of two at one place the longer name; null where it names none. */
export const paperIn = (text: string): NamedPaper | null => {
  const found = named.flatMap(({ paper: { sort, form, title }, pattern }) => {
    const match = pattern.exec(text)
    if (match === null) return []
    const said = match[0].replace(/nya$/i, '').replaceAll(/\s+/g, ' ')
    const written = said.toUpperCase().replace(/^FORM /, 'FORMULIR ')
    return [{ sort, form, title: title ?? written, from: match.index, to: match.index + match[0].length }]
  })
  return found.toSorted((one, other) => one.from - other.from || other.to - one.to)[0] ?? null
}
