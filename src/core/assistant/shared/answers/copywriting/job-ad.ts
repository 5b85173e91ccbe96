import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { clausesOf } from './clauses.ts'
import { written } from './in-writing.ts'
import { withoutOrder } from './text-orders.ts'

/** What is looked for, before its first fact. */
const wanted =
  /(?<!\p{L})(?:(?:lowongan|loker)(?:\s(?:kerja|pekerjaan))?(?:\s(?:buat|untuk|utk|sebagai|posisi|jadi))?|(?:di|men?)?cari(?:in|kan)?|nyari|(?:di|mem)?butuh(?:kan|in)?|(?:me|di)?rekrut|terima)\s(?!kerja|pekerjaan|yang|yg|orang yang|loker|lowongan|status|story|stori|wa|ig|fb|caption|grup|poster|kata|teks|tulisan|pengumuman)((?:\d{1,2}\s(?:orang\s)?)?\p{L}{3,14}(?:\s(?!yang|yg|untuk|buat|utk|di|bisa|umur|usia|gaji|upah|syarat|minimal|min|maks|max|jujur|laki|cowok|cewek|pria|wanita|perempuan|jam|kerja|shift|pengalaman|berpengalaman|dong|ya|biar|via|lewat|part|full|besok|dan|masuk|tinggal|penempatan|daerah|lokasi)\p{L}{2,14}){0,3})/iu
/** `butuh loker buat status, …`: what the words are and where they go, before what they say. */
const ofTheAd =
  /^(?:(?:tolong|minta|butuh|perlu|mau|bikin|buat|kasih)\p{L}*\s){0,3}(?:info\s)?(?:loker|lowongan)(?:\skerja)?(?:\s(?:buat|untuk|utk|di))?(?:\s(?:status|story|stori|wa|ig|fb|caption|grup|poster|whatsapp|instagram|facebook)(?:nya)?)+[\s,:;.]+/iu
/** Where a voice note without marks goes on to another fact. */
const opensFact =
  /\s(?=(?:gaji|upah|bayaran|umur|usia|jam\skerja|kerja\sjam|masuk\sjam|shift|lokasi|daerah|penempatan|alamat|syarat(?:nya)?|pengalaman|berpengalaman|libur|hubungi|hub|wa|kirim\slamaran|lamaran|makan\sditanggung|dapat\smakan)(?!\p{L}))/iu
const isPay = /(?<!\p{L})(?:gaji|upah|bayaran|honor|komisi|bonus)/iu
const isTime = /(?<!\p{L})(?:jam|shift|libur|senin|full ?time|part ?time|pagi|siang|malam)(?!\p{L})/iu
const isPlace = /(?<!\p{L})(?:lokasi|daerah|alamat|penempatan|di|dekat|jalan|jl)(?!\p{L})/iu
const isContact = /(?<!\p{L})(?:wa|hubungi|hub|telp|telepon|datang|dm|kirim|lamaran)(?!\p{L})|08\d{7,}/iu
const ofTheWords =
  /(?<!\p{L})(?:yang|yg|biar|supaya)\s(?:menarik|sopan|singkat|pendek|rapi|enak|bagus|jelas)\p{L}*(?:\s\p{L}+){0,2}$/iu

const looking = ['cari', 'nyari', 'dicari', 'mencari', 'butuh', 'dibutuhkan', 'membutuhkan', 'terima', 'rekrut']
const workers = [
  'karyawan',
  'pegawai',
  'kasir',
  'penjaga',
  'tukang',
  'helper',
  'admin',
  'sales',
  'sopir',
  'supir',
  'kurir',
  'pramuniaga',
  'barista',
  'koki',
  'penjahit',
  'pelayan',
  'asisten',
  'staf',
  'staff',
  'montir',
  'tenaga',
  'orang kerja',
  'anak magang',
]
/** Phrases by which a message looks for a worker: `cari penjaga`, `lowongan`. */
export const hiring = [
  'loker',
  'lowongan',
  'rekrutmen',
  ...looking.flatMap((verb) => workers.map((who) => `${verb} ${who}`)),
].join('|')

/** An advertisement for a worker, of every fact that was told; blanks stand for what is always asked. */
export const jobAd = (message: string): string => {
  const text = withoutOrder(message.slice(0, 700)).replace(ofTheAd, '')
  const found = wanted.exec(text)
  const role = found?.[1] === undefined ? '[penjaga warung]' : written(found[1])
  const rest = found === null ? '' : `${text.slice(0, found.index)}, ${text.slice(found.index + found[0].length)}`
  const facts = clausesOf(rest, opensFact)
    .map((fact) =>
      sentenceCase(
        written(
          fact
            .replace(ofTheWords, '')
            .replace(/^(?:untuk|buat|utk|yang|yg|syarat(?:nya)?)\s/iu, '')
            .trim(),
        ),
      ),
    )
    .filter((fact) => fact.length > 2)
  const tells = (kind: RegExp): boolean => facts.some((fact) => kind.test(fact))
  const blanks = [
    ...(tells(isTime) ? [] : ['Jam kerja: [08.00–16.00], libur [hari]']),
    ...(tells(isPay) ? [] : ['Upah: [jumlah] per [bulan], makan [ada/tidak]']),
    ...(tells(isPlace) ? [] : ['Tempat: [alamat]']),
    ...(tells(isContact) ? [] : ['Berminat? WA [nomor], sebut nama dan tempat tinggal']),
  ]
  return [
    'Tinggal disalin, isi atau hapus yang di dalam kurung:',
    [`*DICARI: ${role}*`, ...[...facts, ...blanks].map((line) => `- *${line}*`)].join('\n'),
    'Tulis **upah dan jamnya**: yang datang jadi lebih cocok. Jangan meminta uang atau menahan ijazah, dan jangan membatasi agama atau suku. Sebar dulu ke pelanggan dan tetangga.',
  ].join('\n\n')
}
