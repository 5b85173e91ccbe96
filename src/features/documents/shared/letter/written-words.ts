import { inPattern } from '#core/text/shared/in-pattern.ts'
import { officeForm } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { inCapitals } from '#core/text/shared/short-names.ts'

import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import { fullVerb, rootVerb, writtenVerb } from './colloquial-verbs.ts'
import { inNames } from './written-names.ts'

/** Words of talk that no rule of form brings back, as offices write them. */
const forms = new Map(
  Object.entries({
    saya: 'aku gue gua gw sy',
    tahun: 'taun',
    maksimal: 'max maks',
    hanya: 'cuma cuman cuma-cuman',
    kemarin: 'kemaren kmrn',
    malam: 'malem',
    tahu: 'tau',
    dianggap: 'dianggep',
    umrah: 'umroh',
    perempuan: 'cewek cewe',
    'laki-laki': 'cowok cowo',
    berpengaruh: 'ngefek',
    pengiriman: 'delivery',
    'toko online': 'olshop',
    November: 'nopember',
    Februari: 'pebruari',
    semalam: 'semalem',
    hilang: 'ilang',
    mencuri: 'nyolong',
    sebentar: 'bentar',
    'dari pada': 'ketimbang',
    dalam: 'dalem',
    dekat: 'deket',
    cepat: 'cepet',
    besar: 'gede',
    sedikit: 'dikit',
    setelah: 'abis habis-itu sehabis',
    terus: 'trus',
    kotor: 'jorok',
    keponakan: 'ponakan',
    pekerjaan: 'kerjaan',
    adik: 'adek',
    sopir: 'supir',
    fotokopi: 'fotocopy photocopy potokopi',
    izin: 'ijin',
    jadwal: 'jadual',
    apotek: 'apotik',
    kualitas: 'kwalitas',
    kuitansi: 'kwitansi',
    komplain: 'komplen komplin',
    risiko: 'resiko',
    aktivitas: 'aktifitas',
    objek: 'obyek',
    praktik: 'praktek',
    karier: 'karir',
    nasihat: 'nasehat',
    teknik: 'tehnik',
    jenazah: 'jenasah',
    Ramadan: 'ramadhan romadhon puasaan',
    Lebaran: 'lebaran',
    Natal: 'natal',
    Idulfitri: 'idul-fitri',
  }).flatMap(([form, typed]) => typed.split(' ').map((word) => [word, form] as const)),
)

/** What somebody calls his own by its ending: `anakku`. */
const ownThing =
  /^(anak|istri|suami|ibu|bapak|ayah|adik|kakak|toko|warung|usaha|rumah|nama|motor|mobil|alamat|karyawan|teman|kebun|sawah|keluarga|lapak|kios|bengkel)ku$/u

const weekdays = new Set("senin selasa rabu kamis jumat jum'at sabtu ahad".split(' '))
const months = new Set('januari februari april juni juli agustus september oktober november desember'.split(' '))

const wordIn = /(?<![\p{L}\d@./_'’-])\p{L}[\p{L}'’]*(?:-\p{L}+)?(?![\p{L}\d@_])/gu

/** One word of talk as an office writes it, the others as they stand. */
const writtenWord = (word: string, isFirst: boolean, next: string): string => {
  const lower = word.toLowerCase()
  if (word !== lower && !(isFirst && word.slice(1) === lower.slice(1))) return word
  if (weekdays.has(lower) || months.has(lower)) return sentenceCase(lower)
  const isNamed = /^\p{Lu}/u.test(next)
  // `Gede Purnawan`, `Wa Ode`: a name.
  if (isNamed && word !== lower) return word
  // `make up` is no verb, `kunci pas` no time.
  if ((lower === 'make' && next === 'up') || lower === 'pas') return word
  const short = inCapitals(lower)
  if (short !== lower) return lower === 'sd' && !isNamed ? word : short
  const own = ownThing.exec(lower)?.[1]
  const form =
    own !== undefined ? `${own} saya` : (forms.get(lower) ?? officeForm(lower) ?? writtenVerb(lower) ?? undefined)
  return form === undefined ? word : isFirst && word !== lower ? sentenceCase(form) : form
}

type Step = (text: string) => string

const words: Step = (text) =>
  text.replaceAll(wordIn, (word, at: number) => {
    // `dr. Ratna`: a title, and no `dari`.
    if (word === 'dr' && /^\.\s?\p{Lu}/u.test(text.slice(at + word.length))) return word
    const before = text.slice(0, at).trimEnd()
    // `barangnya kami kembalikan`: what is done stands before whoever does it.
    const done = /(?:^|\s)(?:saya|kami|kita)$/u.test(before) && /^(?:[.,;]|$)/u.test(text.slice(at + word.length))
    if (done && rootVerb(word) !== null) return rootVerb(word) ?? word
    const next = /^\s+([\p{L}\d]+)/u.exec(text.slice(at + word.length))?.[1] ?? ''
    return writtenWord(word, before === '' || /(?:[.:]|^\(\d+\))$/.test(before), next)
  })

const weekday = '(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)'
/** `kerja senin-sabtu`, `libur minggu`: days of the week, and no week. */
const weekdaysTold: Step = (text) =>
  text
    .replaceAll(
      new RegExp(`(?<!\\p{L})(${weekday})\\s?[-–]\\s?(${weekday})(?!\\p{L})`, 'giu'),
      (_, from: string, to: string) => [from, to].map((day) => sentenceCase(day.toLowerCase())).join(' sampai dengan '),
    )
    .replaceAll(/(?<=(?<!\p{L})(?:libur|tutup)\s)minggu(?=[.,;]|$)/giu, 'hari Minggu')
    .replaceAll(/(?<=(?<!\p{L})hari\s)minggu(?!\p{L})/gu, 'Minggu')
    .replace(/(?<=^(?:\(\d{1,2}\)\s)?)Kerja(?=\s(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)(?!\p{L}))/iu, (word) =>
      word === 'Kerja' ? 'Hari kerja' : word,
    )

/** Turns of talk of more than one word. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})([Hh]arga(?:nya)?) (?:bisa )?nego(?!\p{L})/gu, '$1 dapat dirundingkan'],
  [/(?<!\p{L})gaji(?:nya)? (?:saya|kami) potong(?= )/gu, 'gaji dipotong'],
  [/(?<=\d) minta (?:jadi|menjadi) (?=Rp)/gu, ' dimohonkan menjadi '],
  [/(?<=(?<!\p{L})(?:dengan|karena|telah|sudah|ketahuan) )bawa (?=pulang|kabur|lari)/gu, 'membawa '],
  [/^Mintanya (?=\p{Ll})/gu, 'Kami mohon '],
  [/(?<!\p{L})[Ss]i\s(?=\p{Lu}\p{Ll})/gu, ''],
  [/(?<!\p{L})maksimal(?=\s(?:pukul|tanggal|hari|h-))/giu, 'paling lambat'],
  [
    /(?<=(?<!\p{L})(?:invoice|nota|faktur|berkas|rekening|kuitansi|polisi|kontrak|polis)\s)no\.?\s(?=\S{0,20}\d)/giu,
    'nomor ',
  ],
  [/(?<=^(?:\(\d{1,2}\)\s)?)(?:Yang t|T)idak(?=\s(?:laku|terjual|habis)\s(?:di|boleh|akan))/gu, 'Barang yang tidak'],
  [/(?<=^(?:\(\d{1,2}\)\s)?)(?:Yang l|L)aku(?=\s(?:di|saja|boleh))/gu, 'Barang yang laku'],
  [/(?<!\p{L})(A|a)pabila rugi,? (?=(?:ditanggung|dibagi|menjadi)(?!\p{L}))/gu, 'Kerugian '],
  [/(?<!\p{L})resign(?!\p{L})/giu, 'mengundurkan diri'],
  [/(?<!\p{L})bakal(?:an)?(?=\s(?!sapi|kambing|domba|kerbau|babi)\p{Ll})/gu, 'akan'],
  [/(?<=[\p{L}\d'’"]) sudah (?:jalan|berjalan) (?=\d{1,2} (?:tahun|bulan))/gu, ' yang sudah berjalan '],
  [/^(\d{1,2} (?:tahun|bulan)) (?:menjadi|jadi) (?=\p{Ll})/gu, 'Selama $1 bekerja sebagai '],
  [/^(?:Sudah|Telah) (\d{1,2} (?:tahun|bulan)) (?:kerja|bekerja)(?=[.,]|$)/gu, 'Saya telah bekerja selama $1'],
  [
    /^((?:\(\d{1,2}\)\s)?Apabila\s[^,]{4,60}?),?\sditanggung (?:berdua|bareng|bersama)(?=[.,]|$)/gu,
    '$1, kerugiannya ditanggung bersama',
  ],
  [/(?<!\p{L})ditanggung berdua(?!\p{L})/gu, 'ditanggung bersama'],
  [
    /(?<=(?<!\p{L})(?:karena|ada|acara|menghadiri|hajatan|untuk|izin|undangan)\s)(?:nikahan|kawinan)(?!\p{L})/gu,
    'pernikahan',
  ],
  [/^Orangnya(?=\s\p{Ll})/gu, 'Yang bersangkutan'],
  // `selama izin pekerjaan dipegang Mbak Rina`: who does the work meanwhile.
  [
    /(?<=(?<!\p{L})[Ss]elama\s(?:saya\s)?(?:izin|cuti|libur|sakit))\s(?=(?:pekerjaan|tugas|urusan|kasir)(?!\p{L}))/gu,
    ', ',
  ],
  [
    /(?<=(?<!\p{L})(?:pekerjaan|tugas|urusan)\s(?:saya\s)?)(?:dipegang|dihandle|di-?handle)\s(?:oleh\s)?/gu,
    'ditangani oleh ',
  ],
  [
    /^Sisanya (?:minta|cari|mencari|mengharapkan|dari) (?:ke |dari )?(?=sponsor|donatur|warga|dermawan)/gu,
    'Kekurangannya diharapkan dari ',
  ],
  [/(?<=\s)sebulan sebelumnya/gu, '1 bulan sebelumnya'],
  [/(?<!\p{L})setelah itu(?:\s(?:baru|lalu))(?!\p{L})/giu, 'setelah itu'],
  [
    /(?<=[\p{L}\d])\sterus(?=\s(?:kemarin|tadi|besok|dia|langsung|habis|setelah|malah|pulang|tidak)(?!\p{L}))/gu,
    ', lalu',
  ],
  [/(?<=(?<!\p{L})(?:untuk|ingin|akan|bisa|sambil)\s)(?=(?:jualan|dagang)(?!\p{L}))/gu, 'ber'],
  [/(?<=(?<!\p{L})(?:untuk|ingin|akan|bisa|sambil)\s)J(?=ualan(?!\p{L}))/giu, 'Berj'],
  [/(?<=^(?:\(\d{1,2}\)\s)?)Jaminannya (?=\p{L})(?!adalah)/gu, 'Jaminannya adalah '],
  [/(?<!\p{L})listrik air(?!\p{L})/giu, 'listrik dan air'],
  // `siap motor diambil`: what somebody agrees to happens to a thing of his.
  [
    /(?<=(?<!\p{L})saya )siap (?=\p{Ll}{4,} di\p{Ll}{4,})(?!(?:untuk|apabila|yang)\s)(\p{Ll}{4,})(?: saya)? (?=di\p{Ll}{4,})/gu,
    'bersedia $1 saya ',
  ],
  [/^Bawa(?=\s\p{Ll})/gu, 'Membawa'],
  [/(?<!\p{L})(?:terkena|kena) potong(?:an)?(?=\s(?:gaji\s)?Rp)/gu, 'dikenai potongan'],
  [/(?<!\p{L})sudah jalan(?=\s\d)/gu, 'sudah berjalan'],
  [/^Sudah jalan(?=\s\d)/gu, 'Sudah berjalan'],
  [/(?<=(?<!\p{L})[Aa]pabila )molor,? (?:di)?potong(?= Rp)/gu, 'terlambat, dikenai potongan'],
  [/(?<!\p{L})molor(?!\p{L})/gu, 'terlambat'],
  [/^(?:Yang (?:mau|ingin) ambil|Ambil) (?=\p{Ll}+ (?:paling lambat|sebelum|maksimal|sampai))/gu, 'Pengambilan '],
  [/(?<=, )janji (?=(?:akan |mau )?(?:bayar|membayar|tidak|melunasi))/gu, 'dan berjanji '],
  [/(?<=(?<!\p{L})(?:janji|berjanji|mampu) )bayar(?=\s\p{L})/gu, 'membayar'],
  [/(?<!\p{L})jadi (?=tidak (?:bisa|dapat|jualan|berjualan|kerja|bekerja|masuk)(?!\p{L}))/gu, 'sehingga '],
  [/(?<=(?<!\p{L})tidak )jualan(?!\p{L})/gu, 'berjualan'],
  [/^Bayar (?=(?:bulan|sewa|angsuran|cicilan|SPP|tagihan|iuran)(?!\p{L}))/gu, 'Pembayaran '],
  [/(?<!\p{L})mundur (?:ke|sampai) (?=\d{1,2} \p{Lu})/gu, 'diundur ke tanggal '],
  [/(?<=(?<!\p{L})sementara )dan (?=(?:[Mm]bak|[Mm]as|[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\s)/gu, 'oleh '],
  [/^Bahas (?=\p{Ll})/gu, 'Untuk membahas '],
  [/(?<=(?<!\p{L})audiensi )(?:sama|dan) (?=(?:\p{Lu}|[Bb]apak|[Ii]bu|[Pp]ak|[Bb]u))/giu, 'dengan '],
  [/(?<!\p{L})pulang duluan(?!\p{L})/gu, 'pulang lebih awal'],
  [
    /(?<=(?<!\p{L})(?:pulang|keluar|pergi|absen|libur|masuk)(?:\s\p{Ll}+){0,2} )tidak (?:minta )?izin(?=[.,;]|$)/gu,
    'tanpa izin',
  ],
  [/(?<=(?<!\p{L})(?:terlambat|bolos|absen|mangkir) )(?:di )?bulan (?=\p{Lu}|ini|lalu)/gu, 'pada bulan '],
  [/(?<!\p{L})([Hh]arga(?:nya)?) ikut (?=harga|pasar|pasaran)/gu, '$1 mengikuti '],
  // `BPKB dikasih kalau sudah lunas`: a paper of ownership is handed over.
  [
    /(?<!\p{L})(BPKB|STNK|[Ss]ertifikat|[Kk]unci|[Ss]urat-surat|[Dd]okumen)(?:nya)? di(?:beri(?:kan)?|kasih|serahkan) (?:apabila|kalau|setelah|sesudah) (?:(?:pembayaran|harga) )?(?:sudah |telah )?lunas(?!\p{L})/gu,
    '$1 diserahkan setelah pembayaran lunas',
  ],
  [
    /^(?:Di)?[Bb]ayar(?:nya)? (?=(?:bulanan|mingguan|harian|tunai|di (?:muka|depan|awal)|(?:se)?tiap|per (?:bulan|minggu|hari)|tempo)(?!\p{L}))/gu,
    'Pembayaran ',
  ],
  [/(?<=(?<!\p{L})[Pp]embayaran )di depan(?!\p{L})/gu, 'di muka'],
  // `disewakan lagi ke orang lain`: towards persons an office writes `kepada`.
  [
    /(?<=\p{L}\s)ke (?=(?:orang lain|pihak lain|siapa pun|pelanggan|pembeli|konsumen|penyewa|pemilik|atasan|bendahara|kepala (?:toko|gudang|bagian|cabang|sekolah|desa))(?!\p{L}))/gu,
    'kepada ',
  ],
  [
    /^Min(?:imal|imum)?\s(?=\d{1,5}\s(?!tahun|bulan|hari|jam|minggu|orang)\p{L}+(?!\s(?:sekali|per|setiap|tiap))(?!\p{L}))/gu,
    'Minimal pemesanan ',
  ],
  [/^(?:CP|Contact person|Kontak)\s(?=(?:\p{Lu}|pak|bu))/giu, 'Narahubung: '],
  [/(?<=(?<!\p{L})tidak )bisa (?=(?:datang|hadir)(?!\p{L}))/gu, 'dapat '],
  [
    /kami (?:akan )?(?:bawa|lanjut(?:kan)?|tempuh|proses|selesaikan)(?: masalah ini| perkara ini)? (?:ke |lewat |melalui |secara )?(?:(?:jalur|ranah|proses) )?hukum(?!\p{L})/gu,
    'kami akan menempuh jalur hukum',
  ],
  // `apabila tidak membayar kami akan …`: a case ends before what follows from it.
  [
    /^((?:\(\d{1,2}\)\s)?Apabila\s[^,]{4,70}?)\s(?=(?:(?:kami|saya|Saudara|PIHAK (?:PERTAMA|KEDUA))\s(?:akan|siap|bersedia|sanggup|berhak|terpaksa|wajib)|maka|siap|bersedia|sanggup|harus|wajib|dianggap)\s[^,]*$)/gu,
    '$1, ',
  ],
  // Sums in millions stand with their currency.
  [
    /(?<![\d.,/-]|Rp\s|[Nn]omor\s|[Nn]o\.\s)(?=\d{1,3}(?:\.\d{3}){2,}(?!\d|[.,/-]\d|\s?(?:orang|buah|unit|pcs|ekor|lembar|batang|kg|ton|liter|butir|km|meter|m2|rupiah)(?!\p{L})))/giu,
    'Rp ',
  ],
  [/(?<!\p{L})paling (?:terlambat|telat)(?!\p{L})/gu, 'paling lambat'],
  [/(?<!\p{L})mulai (\p{Lu}\p{Ll}+ 20\d\d) tanggal (?=\d{1,2} \1)/gu, 'mulai tanggal '],
  [/(?<![Tt]erima\s)(?<!\p{L})kasih (?=(?:tahu|tau)(?!\p{L}))/gu, 'memberi '],
  [/(?<![Tt]erima\s)(?<!\p{L})kasih(?=\s(?:\d|(?!sayang|ibu|setia|karunia)\p{Ll}{3}))/gu, 'memberi'],
  [/(?<=(?<!\p{L})(?:karena|alasan(?:nya)?)\s)mau(?=\s\p{Ll})/gu, 'ingin'],
  [/(?<=(?<!\p{L})(?:mau|ingin|akan|untuk)\s)lanjut(?=\s(?:kuliah|sekolah|studi|pendidikan|S2|S3))/gu, 'melanjutkan'],
  [/(?<!\p{L})terkena (?=(?:surat peringatan|sanksi|denda|potongan|teguran)(?!\p{L}))/giu, 'dikenai '],
  [
    /(?<=\p{L}\s)lagi(?=\s(?:sakit|naik|turun|sibuk|hamil|kuliah|bekerja|dinas|cuti|umrah|haji|mudik|rapat|sepi|dirawat|berobat|(?:di|ke) luar)(?!\p{L}))/gu,
    'sedang',
  ],
  // `karena saya lagi menjaga ibu`: behind whom it is told of, what he is doing.
  [
    /(?<=(?<!\p{L})(?:saya|kami|beliau|Kuasa|bersangkutan)\s)lagi(?=\s(?:di(?=\s)|be[rl]|me|\p{Ll}+an(?!\p{L})))/gu,
    'sedang',
  ],
  [
    /(?<=pukul \d\d\.\d\d )(?:pas|saat)(?=\s(?:sudah|harus|wajib|tidak|semua|toko|langsung|mulai)(?!\p{L})|[.,;]|$)/gu,
    'tepat',
  ],
  [/(?<!\p{L})mau (?=(?:ada|mengadakan|tutup|libur|pindah|datang)(?!\p{L}))/gu, 'akan '],
  [
    /(?<=(?:^|\d\s(?:tahun|bulan)\s|\d\)\s|(?<!\p{L})(?:tidak boleh|boleh|akan|dapat|bisa)\s))kerja(?=\s(?:di|sebagai|pada|sejak|selama|\d)\s?\p{L})/gu,
    'bekerja',
  ],
  [/^Kerja(?=\s(?:di|sebagai|pada|sejak|selama)\s|\s\d)/gu, 'Bekerja'],
  [
    /(?<!\p{L})[Aa]pabila (?:mau |ingin |akan )?(berhenti|keluar|pindah|mengundurkan diri),? (?:harus |wajib )?(?:memberi tahu|memberi kabar|kabari|mengabari|bilang|lapor)(?!\p{L})/gu,
    'Pihak yang akan $1 wajib memberi tahu',
  ],
  [/(?<!\p{L})[Aa]pabila lembur (?=Rp [\d.]+ per)/gu, 'Upah lembur sebesar '],
  [/(?<!\p{L})tidak ada kabar(?!\p{L})/giu, 'tanpa kabar'],
  [/(?<!\p{L})(?:masih )?pada (?=(?:datang|pulang|protes|mengeluh|bolos)(?!\p{L}))/gu, ''],
  [
    /(?<=(?:[Pp]ernah|tahun|bulan|hari|sampai sekarang|\d kali|sudah|telah|bekerja|melamar)\s)jadi(?=\s\p{L})/gu,
    'menjadi',
  ],
  [/(?<!\p{L})(?:sering|suka)\s(?=terlambat(?!\p{L}))/gu, 'sering '],
  [/^Belum (?:di|mem)?bayar(?=\s\p{Ll}+\s(?:akan\s)?di\p{Ll}{3})/gu, 'Apabila belum dibayar,'],
  [/(?<=\p{Ll}\s)&(?=\s\p{Ll})/gu, 'dan'],
  [/>\s?(?=\d{1,3}\s(?:menit|jam|hari|orang|kg|porsi)(?!\p{L}))/gu, 'lebih dari '],
  [/(?<!\p{L})[Hh]ub(?:ungi)?\.?\s(?=(?:\+62|0)\d)/gu, 'Hubungi '],
  [/^Jualan(?=\s(?!kami|saya)\p{Ll})/gu, 'Berjualan'],
  [/(?<=(?<!\p{L})saya\s)jualan(?=\s\p{Ll})/gu, 'berjualan'],
  [/(?<!\p{L})jadi(?=\sRp\s\d)/gu, 'menjadi'],
  [/(?<!\p{L})punya\s(?=(?:bapak|pak|bu|ibu|haji)(?!\p{L}))/giu, 'milik '],
  [/(?<=\p{L}\s)(\p{Ll}+) (?:punya saya|saya punya)(?!\p{L})/gu, '$1 saya'],
  // `harga naik dari 6.000 menjadi 7.000`: sums stand with their currency.
  [
    /(?<=(?<!\p{L})(?:seharga|sebesar|senilai|harga(?:nya)?|denda|borongan|upah|gaji|dari|menjadi)\s)(?=\d{1,3}(?:\.000)(?![\d.,])(?!\s?(?:km|kg|kilo|gram|liter|meter|orang|buah|unit|pcs|ekor|lembar|batang|watt|va|m2|kali|porsi|butir|biji|pak|dus)(?!\p{L})))/giu,
    'Rp ',
  ],
]

/** `wajib bayar`, `tidak bawa`: behind these words an office writes the whole verb. */
const fullVerbs: Step = (text) =>
  text.replaceAll(
    /(?<=(?<!\p{L})(?:untuk|fokus|[Pp]ernah|wajib|harus|akan|ingin|sanggup|bersedia|siap(?!\s(?:pakai|kirim|antar|ambil|saji))|tidak|belum|dapat|bisa|apabila|dengan sengaja)\s)\p{Ll}{4,8}(?=,|\s(?!rugi|beli|jemput|masuk|antar|malam|dari\s|di\s)[\p{L}\d])/gu,
    (word) => fullVerb(word) ?? word,
  )

/** `jam kerja 8 sampai 5`: hours of work by the clock of an office; what ends before it begins ends in the afternoon. */
const hoursTold: Step = (text) =>
  text.replaceAll(
    /(?<=(?<!\p{L})[Jj]am (?:kerja|buka|operasional)(?:nya)?) (?:dari )?(?:jam |pukul )?(\d{1,2})(?:[.:](\d\d))? ?(?:sampai(?: dengan)?|hingga|[-–]) ?(?:jam |pukul )?(\d{1,2})(?:[.:](\d\d))?(?!\d|[.:]\d| (?:jam|hari))/gu,
    (_, from: string, early = '00', until: string, late = '00') => {
      const end = Number(until) <= Number(from) && Number(until) < 12 ? Number(until) + 12 : Number(until)
      return ` pukul ${from.padStart(2, '0')}.${early} sampai dengan ${String(end).padStart(2, '0')}.${late}`
    },
  )

/** `bahasa inggris`: a language is a name. */
const languages: Step = (text) =>
  text.replaceAll(
    /(?<=(?<!\p{L})[Bb]ahasa\s)(?:inggris|indonesia|jawa|sunda|mandarin|arab|korea|belanda|jerman|prancis|bali)(?!\p{L})/gu,
    sentenceCase,
  )

const spokenTurns: Step = (text) =>
  languages(turns.reduce((told, [said, written]) => told.replaceAll(said, written), text))

const house =
  '(?:toko|warung|kedai|kios|depot|rumah makan|katering|catering|dapur|bengkel|salon|usaha|ayam|bakso|soto|nasi|mie|sate|roti|kue|sambal|keripik|lapak|kos|kost|kontrakan|sembako|geprek|pecel|bubur)'
/** `dari bu Mujiati`: somebody who is spoken of respectfully, in full; in a house's own name the word only gets its capital. */
const honoured: Step = (text) =>
  text
    .replaceAll(
      new RegExp(`(?<!\\p{L})(pak|bu|bapak|ibu|mas|mbak|bang|kang|haji|hajah|koh|teh)(?=\\s\\p{Lu}\\p{Ll})`, 'gu'),
      sentenceCase,
    )
    .replaceAll(/(?<!\p{L})(?:pak|bu|bapak|ibu) (?:lurah|camat|haji|kades|bupati|kepala desa)(?!\p{L})/gu, (who) =>
      who.split(' ').map(sentenceCase).join(' '),
    )
    .replaceAll(
      new RegExp(
        `(?<=(?:^|[.,:;]\\s|(?<!\\p{L})(?:dari|oleh|kepada|ke|dengan|dan|untuk|milik|atas nama|saudara|menghubungi|bersama)\\s))(Pak|Bu)(?=\\s\\p{Lu}\\p{Ll})`,
        'gu',
      ),
      (word) => (word === 'Pak' ? 'Bapak' : 'Ibu'),
    )
    .replaceAll(new RegExp(`(?<!\\p{L})(${house})\\s(?:Bapak|Ibu)(?=\\s\\p{Lu})`, 'gu'), (found) =>
      found.replace(/Bapak$/, 'Pak').replace(/Ibu$/, 'Bu'),
    )

/** Names that the letter writes with their capitals, wherever they were typed small. */
const named =
  (names: readonly string[]): Step =>
  (text) =>
    names.reduce(
      (told, name) =>
        told.replaceAll(new RegExp(`(?<!\\p{L})${inPattern(name)}(?!\\p{L})`, 'giu'), (found) =>
          found === found.toUpperCase() ? found : name,
        ),
      text,
    )

const namesOf = ({ letter }: DocumentContent): string[] =>
  [
    letter.sender.name,
    letter.signer.name,
    letter.recipient.name,
    letter.recipient.company,
    letter.counterparty?.name ?? '',
    letter.counterparty?.company ?? '',
  ].filter((name) => /\s/.test(name) && name !== name.toLowerCase() && !/^usaha\s/i.test(name))

const inNode = <Node extends DocumentNode>(node: Node, step: Step): Node => ({
  ...node,
  ...(node.text === undefined ? {} : { text: step(node.text) }),
  ...(node.content === undefined ? {} : { content: node.content.map((child) => inNode(child, step)) }),
})

/** A text as an office writes it: full forms, verbs with their affixes, days, short names and people in capitals. */
export const inWriting = (text: string): string =>
  [weekdaysTold, words, hoursTold, spokenTurns, fullVerbs, honoured, inNames].reduce((told, step) => step(told), text)

/** The last step of a letter: whatever rule wrote a text into it, it stands there in written Indonesian. */
export const inWrittenWords = (content: DocumentContent): DocumentContent => {
  const names = named(namesOf(content))
  const step: Step = (text) => names(inWriting(text))
  return {
    ...content,
    letter: { ...content.letter, subject: step(content.letter.subject) },
    body: inNode(content.body, step),
  }
}
