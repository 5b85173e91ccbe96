import { easilyMistaken } from './real-words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const negators = list(
  'jangan tidak bukan batal gausah gakusah gajadi gakjadi tanpa skip stop ogah tanpo nggausah',
)

/** Words that, right after a negator, turn it into something else than a refusal: `jangan lupa`, `bukan cuma`. */
export const notRefusing = list(
  'lupa sampai cuma hanya sekadar sekedar lama telat apa kenapa masalah papa pakai bisa ngerti mengerti paham tahu tau sempat sanggup mampu punya jago pandai pinter biasa kalau jika',
)

export const cancelWords = list('batal batalin batalkan dibatalin cancel gajadi gakjadi urung urungkan')
export const postponeWords = list(
  'nanti besok lusa kapan-kapan belakangan menyusul pending dipending tunda ditunda hold dihold diundur',
)

export const pastMarkers = list(
  'sudah telah kemarin tadi barusan pernah dulunya habis selesai berhasil kelar tadinya awalnya semula mulanya semalam semalem',
)
export const progressive = list('lagi sedang tengah masih')
export const conditionals = list(
  'kalau jika seandainya andai andaikan misal misalnya misalkan umpama umpamanya semisal jikalau apabila sebelum setelah sesudah ketika',
)
export const politeConditions = list('bisa boleh sempat berkenan bersedia mungkin begitu gitu itu ini')
/** Somebody else's words or order: `bos nyuruh`, `kata dia`. */
export const speech = list(`bilang kata katanya ngomong nyuruh menyuruh suruh disuruh berkata nyaranin
   menyarankan saranin disarankan teriak ngotot maksa memaksa merengek ngomel ngajak ngajakin mengajak ngusulin mengusulkan usul`)
/** How making feels or goes, said of it rather than asked for: `bosan bikin invoice`, `bikin surat itu susah`. */
export const verdicts = list(
  `stress stres bosan bosen capek cape lelah malas males pusing susah ribet repot sulit muak kapok takut benci hobi suka
   senang seneng sering selalu terus mulu melulu gampang mudah penting mahal salah gagal rugi`,
)
/** What happens to things that are talked of. */
export const wentWrong = list(
  'hilang salah kemarin telat ditolak macet rusak keliru error gagal kenapa punya nunggak susah kok sudah belum dibayar',
)
/** Weighing one thing against another. */
export const weighing = list('mending mendingan enaknya sebaiknya baiknya bagusnya')

export const asking = list(
  'apa apakah bagaimana berapa kenapa ngapain siapa kapan dimana mana bisakah bolehkah dapatkah adakah haruskah perlukah kah emang emangnya memangnya benarkah',
)
export const capability = list('bisa dapat boleh sanggup mampu bisakah dapatkah bolehkah')
/** Nouns and verbs before a verb of making that turn it into a matter to talk about: `cara bikin`, `biaya bikin`. */
export const matters = list(
  `cara biaya harga ongkos tarif syarat tips langkah tahap tahapan contoh keuntungan manfaat fungsi arti
   beda tanya nanya bertanya tahu tau jelaskan jelasin terangkan ajari ajarin ajarkan belajar info informasi
   konsultasi diskusi bahas ceritakan kursus pelatihan saran masukan pendapat jasa tukang tutorial panduan bingung ragu soal tentang`,
)

export const subjects = list('saya kamu kami kita dia mereka ia beliau')
export const thirdPersons = list(
  `dia mereka beliau istri suami teman temen kawan anak adik kakakku orang klien pelanggan pembeli customer konsumen
   bos atasan tetangga saudara ponakan keponakan karyawan pegawai mantan saingan kompetitor vendor supplier sekolah
   dosen guru kantor dinas bank pacar tunangan sepupu paman bibi tukang murid siswa mahasiswa mahasiswi siswi menantu mertua ipar besan cucu keluarga`,
)
export const firstPersons = list('saya kami kita ku')
export const modals = list('mau ingin akan hendak harus mesti perlu butuh rencana rencananya niat berencana berniat')
export const polite = list(
  'tolong mohon coba minta silakan silahkan ayo yuk sekarang langsung segera harap bantu bantuin dibantu dibantuin bantuan',
)

/** Handing a paper over: before its name they say nothing against an order for it. */
export const giving = list(
  'kasih kasihin kasihkan beri berikan ajukan ngajuin ajuin mengajukan masukin masukkan balas balasin jawab serahkan pasangin pasangkan rekapin rekapkan jadikan jadiin dijadikan dijadiin',
)

/** Words that may stand between a verb and what it makes, and say nothing about it. */
export const light = list(
  `a an the my set up setup saya kamu kami kita ku mu nya dia dong donk ya deh sih nih tuh lah kok kan kak kakak bung ka kaka min mimin admin gan sis bro
   bang mas mbak mba om tante ibuk satu sebuah selembar sebiji seperti se 1 lagi juga sekalian yang baru bagus keren rapi resmi
   simpel sederhana singkat lengkap profesional menarik cepat sekarang segera dulu saja template contoh draft draf
   file konsep bikin buat buatkan bantu bantuin mau ingin perlu butuh tolong mohon coba minta bisa boleh langsung ini itu
   usah kedah pakai akan agar supaya aku halo hai hi permisi oh eh nah oke iya kecil kecilan cantik keluarkan jadi kirim kirimkan kirimin kirimi ngirim mengirim malah kadang mah lae ito pace mace daeng bli ces
   banget bgt kiranya sekiranya pada uni uda waka ciek sak siji hiji dua 2 beberapa model jenis semacam`,
)

/** Words that lead over from telling to ordering. */
export const leadingOver = list(
  'nah sekarang jadi oke langsung berarti yaudah yasudah ya iya boleh udah sudah ayo yuk gas',
)

/** Heads that we do not make although a kind's noun may follow them: `logo website`, `jadwal kasir`. */
export const otherHeads = list(
  `logo jadwal banner spanduk brosur poster flyer pamflet caption konten iklan video foto gambar stiker nama slogan
   tagline password sandi akun kode kodingan resep puisi pantun cerita cerpen lagu feed reels story bio bot robot game
   komik meme undian kupon voucher seragam kaos mug sablon plakat sertifikat ijazah skripsi tesis makalah esai essay
   pr tugas soal ujian kuis excel spreadsheet denah maket patung rumah kue roti nasi ayam kopi lowongan loker shift
   gaji struk email domain hosting thumbnail jingle maskot`,
)

export const prepositions = list('untuk buat tentang di ke dari pada kepada dalam mengenai soal bagi terkait atas')
export const honorifics = list(
  'bu ibu pak bapak bpk mas mbak mba kak kakak bang abang koh ko ci cik haji hj ustaz ustad nyonya tuan tn ny sdr sdri yth uda uni teh kang aa om tante bunda mbah gus',
)
export const companies = list(
  'pt cv ud tbk koperasi yayasan dinas toko warung kantor sekolah rs klinik restoran hotel firma bank sdn smp smk sma universitas kelurahan',
)
export const unitWords = list(
  'rb ribu jt juta k pcs pc buah biji kg gram kodi lusin dus box pak bungkus botol lembar unit meter liter ekor porsi loyang paket set pasang karung rim rol roll orang hari jam bulan slide halaman kotak stel potong ikat',
)

/** Words that are never taken for misspelt ones: those above, and real words a letter or two away from a known one. */
export const realWords: ReadonlySet<string> = new Set(
  [
    easilyMistaken,
    negators,
    cancelWords,
    postponeWords,
    pastMarkers,
    progressive,
    conditionals,
    speech,
    verdicts,
    wentWrong,
    weighing,
    asking,
    capability,
    matters,
    subjects,
    thirdPersons,
    modals,
    polite,
    light,
    otherHeads,
    prepositions,
    honorifics,
    companies,
    unitWords,
  ].flatMap((words) => [...words]),
)

export const thanks = new Set('makasih terima kasih suksma mauliate'.split(' '))
