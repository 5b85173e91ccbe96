import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { blankText } from '../content/runs.ts'
import { asSentence } from '../letter/wording.ts'

interface KnownArticle {
  readonly words: RegExp
  readonly title: string
  readonly clauses: (told: string) => readonly string[]
}

const percent = /(\d+(?:[.,]\d+)?)\s*(?:%|persen|permil|‰)/i
const per = /\bper\s*(hari|minggu|bulan)\b/i

/** How much a late party pays, as far as it was told. */
const fine = (told: string): string => {
  const share = percent.exec(told)
  const unit = per.exec(told)?.[1] ?? 'hari'
  if (share)
    return `${share[1]}${/permil|‰/i.test(share[0]) ? '‰' : '%'} dari nilai kewajiban yang terlambat untuk setiap ${unit} keterlambatan`
  const money = /rp\.?\s*[\d.]+(?:\s*(?:ribu|rb|juta|jt))?|\d[\d.]*\s*(?:ribu|rb|juta|jt)/i.exec(told)?.[0]
  return `${money ? sentenceCase(money) : blankText('besar denda')} untuk setiap ${unit} keterlambatan`
}

const length = (told: string, blank: string): string =>
  /\b(?:\d+|satu|dua|tiga|enam)\s*(?:hari|minggu|bulan|tahun)(?:\s+kerja)?\b/i.exec(told)?.[0] ?? blankText(blank)

/** Articles that contracts usually have; figures come from the owner's words alone, what they do not tell is a blank. */
const known: readonly KnownArticle[] = [
  {
    words: /\bdenda\b|\bketerlambatan\b|\btelat\b/i,
    title: 'DENDA KETERLAMBATAN',
    clauses: (told) => [
      `Pihak yang terlambat melaksanakan kewajibannya dikenai denda sebesar ${fine(told)}.`,
      `Denda dibayar paling lambat ${blankText('jumlah hari pembayaran denda')} hari setelah pemberitahuan tertulis diterima.`,
      'Pembayaran denda tidak menghapus kewajiban pokok pihak yang terlambat.',
    ],
  },
  {
    words: /\bgaransi\b|\bjaminan mutu\b|\bcacat\b/i,
    title: 'GARANSI',
    clauses: (told) => [
      `PIHAK PERTAMA memberi garansi atas barang atau pekerjaan selama ${length(told, 'lama garansi')} sejak serah terima.`,
      `Selama masa garansi, barang yang cacat diperbaiki atau diganti tanpa biaya dalam ${blankText('jumlah hari perbaikan')} hari sejak dilaporkan.`,
      'Garansi tidak berlaku untuk kerusakan akibat pemakaian yang tidak semestinya.',
    ],
  },
  {
    words: /\brahasia|\bkerahasiaan\b/i,
    title: 'KERAHASIAAN',
    clauses: () => [
      'PARA PIHAK wajib menjaga kerahasiaan data dan informasi yang diperoleh dari pelaksanaan perjanjian ini, kecuali yang wajib dibuka menurut peraturan perundang-undangan.',
      `Kewajiban ini tetap berlaku selama ${blankText('lama kerahasiaan')} setelah perjanjian berakhir.`,
    ],
  },
  {
    words: /\b(?:serah terima|pengiriman|pengantaran)\b/i,
    title: 'PENGIRIMAN DAN SERAH TERIMA',
    clauses: (told) => [
      `Barang diserahkan di ${blankText('tempat serah terima')} paling lambat ${length(told, 'batas waktu penyerahan')} sejak ${blankText('saat mulai dihitung')}.`,
      'Serah terima dibuktikan dengan tanda terima yang ditandatangani kedua pihak.',
      'Risiko atas barang beralih pada saat serah terima.',
    ],
  },
  {
    words: /\b(?:kahar|force majeure|bencana)\b/i,
    title: 'KEADAAN KAHAR (FORCE MAJEURE)',
    clauses: () => [
      'Keadaan kahar adalah keadaan di luar kemampuan PARA PIHAK, antara lain bencana alam, kebakaran, wabah, huru-hara, atau perubahan peraturan pemerintah, yang secara langsung menghalangi pelaksanaan perjanjian ini.',
      'Pihak yang mengalami keadaan kahar memberitahukannya secara tertulis kepada pihak lainnya, dan PARA PIHAK bermusyawarah mengenai kelanjutan perjanjian ini.',
    ],
  },
  {
    words: /\b(?:sengketa|perselisihan|pengadilan|arbitrase)\b/i,
    title: 'PENYELESAIAN PERSELISIHAN',
    clauses: () => [
      'Perselisihan yang timbul dari perjanjian ini diselesaikan secara musyawarah untuk mencapai mufakat.',
      `Apabila musyawarah tidak mencapai mufakat, PARA PIHAK sepakat menyelesaikannya melalui ${blankText('pengadilan atau lembaga yang dipilih')}.`,
    ],
  },
  {
    words: /\b(?:pengakhiran|pemutusan|putus kontrak|berakhir)\b/i,
    title: 'PENGAKHIRAN',
    clauses: (told) => [
      `Perjanjian ini dapat diakhiri sebelum waktunya dengan pemberitahuan tertulis paling lambat ${length(told, 'tenggat pemberitahuan')} sebelumnya.`,
      'Pengakhiran perjanjian ini tidak menghapus kewajiban yang telah timbul sebelum tanggal pengakhiran.',
    ],
  },
  {
    words: /\b(?:pembatalan|batal)\b/i,
    title: 'PEMBATALAN',
    clauses: () => [
      `Pihak yang membatalkan perjanjian ini secara sepihak mengganti kerugian pihak lainnya sebesar ${blankText('besar ganti rugi')}.`,
      `Uang muka yang telah dibayar ${blankText('dikembalikan atau tidak')}.`,
    ],
  },
  {
    words: /\b(?:pajak|ppn|pph)\b/i,
    title: 'PAJAK',
    clauses: () => [
      'Pajak yang timbul dari pelaksanaan perjanjian ini menjadi tanggungan masing-masing pihak sesuai dengan peraturan perundang-undangan.',
    ],
  },
  {
    words: /\b(?:hak cipta|kekayaan intelektual|haki|hki|lisensi)\b/i,
    title: 'HAK KEKAYAAN INTELEKTUAL',
    clauses: () => [
      `Hak cipta atas hasil pekerjaan menjadi milik ${blankText('pihak pemilik hak cipta')} setelah pembayaran lunas.`,
      'Hasil pekerjaan tidak boleh digunakan di luar perjanjian ini tanpa persetujuan tertulis pemiliknya.',
    ],
  },
  {
    words: /\b(?:eksklusif|larangan|persaingan)\b/i,
    title: 'LARANGAN DAN EKSKLUSIVITAS',
    clauses: () => [
      `Selama perjanjian ini berlaku, ${blankText('pihak yang dilarang')} tidak boleh ${blankText('hal yang dilarang')} tanpa persetujuan tertulis pihak lainnya.`,
    ],
  },
]

export interface LibraryArticle {
  readonly title: string
  readonly clauses: readonly string[]
}

/** `tentang denda 1% per hari`: the article that some words ask for; one of its own where the words are not usual. */
export const articleAbout = (said: string): LibraryArticle | null => {
  const told = said
    .trim()
    .replace(/^(?:tentang|mengenai|soal|perihal|untuk)\s+/i, '')
    .replace(/[.!]+$/, '')
  if (told === '') return null
  const article = known.find(({ words }) => words.test(told))
  if (article) return { title: article.title, clauses: article.clauses(told) }
  const [title = '', ...rest] = told.split(/\s*(?::|yang isinya|isinya|bahwa|berbunyi)\s*/i)
  const stated = rest.join(' ').trim()
  // `lembur 15 ribu per jam`: what it is of, and what was agreed on it.
  const matter = /^(\p{L}[^\d]{2,40}?)\s+(?:sebesar\s+)?(?:rp\.?\s*)?\d/iu.exec(title)?.[1]
  if (matter !== undefined && stated === '') return { title: matter.toUpperCase(), clauses: [asSentence(told)] }
  const isLong = title.split(/\s+/).length > 6
  if (isLong && stated === '')
    return { title: title.split(/\s+/).slice(0, 4).join(' ').toUpperCase(), clauses: [asSentence(told)] }
  return {
    title: title.toUpperCase(),
    clauses:
      stated === ''
        ? [
            `PARA PIHAK sepakat mengenai ${title.toLowerCase()} sebagai berikut: ${blankText(`ketentuan ${title.toLowerCase().slice(0, 50)}`)}.`,
          ]
        : [asSentence(stated)],
  }
}
