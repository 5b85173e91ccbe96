import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'
import { prices, welcomeBonus } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { Answer, Asked } from '../answer.ts'
import { comingLines, exampleOrder, kindName, kindPrice, makeableLines } from '../kinds-in-words.ts'

const inPoints = (value: number): string => `${formatNumber(value)} poin`

const example = exampleOrder('document')

const capabilities = (asked: Asked): string => {
  const coming = comingLines(asked.makeable)
  return [
    'Dari satu kalimat, saya bisa membuatkan:',
    makeableLines(asked.makeable),
    ...(coming === ''
      ? []
      : ['Yang berikut ini ada di daftar harga, tetapi **belum bisa** saya buat sekarang:', coming]),
    'Tanya jawab soal usaha (harga jual, pajak dasar, pembukuan, izin) gratis, sepuasnya.',
    `Contoh yang bisa langsung dicoba: *${example}*`,
  ].join('\n\n')
}

const housePapers = ({ makeable }: Asked): string =>
  makeable.includes('document')
    ? `Bisa, Juragan: **SOP** dan tata tertib, uraian tugas, jadwal, susunan acara, daftar hadir, formulir, daftar periksa, memo, dan sertifikat, masing-masing ${inPoints(prices.document_create)}.\n\nSebutkan untuk apa dan apa saja isinya; yang belum disebut saya biarkan kosong bertanda. Contoh: *Buatkan SOP kebersihan dapur: cuci tangan, lap meja tiap dua jam, buang sampah tiap sore*`
    : 'Surat dan dokumen belum bisa saya buat di sini.'

const timetables = ({ makeable }: Asked): string =>
  makeable.includes('document')
    ? `Bisa, Juragan: jadwal shift, piket, atau jaga toko, ${inPoints(prices.document_create)}.\n\nTulis nama, hari, dan jamnya; yang belum disebut saya biarkan kosong bertanda. Contoh: *Buatkan jadwal shift toko: Senin Ani 08.00-15.00, Selasa Budi 13.00-20.00, Minggu libur*`
    : 'Surat dan dokumen belum bisa saya buat di sini.'

const needs: Readonly<Record<ItemKind, string>> = {
  document: 'ada yang harus ditagih, ditawari, atau disepakati',
  pos: 'pembeli datang tiap hari dan Anda perlu tahu stok dan omzet',
  website: 'calon pembeli mencari Anda di internet, atau Anda ingin katalog yang bisa dibagikan',
  analysis: 'ada keputusan besar (harga, cabang, pinjaman) dan angkanya sudah ada',
  presentation: 'harus menghadap bank, mitra, atau rapat',
}
/** The kind that most owners need first stands first. */
const inOrder: readonly ItemKind[] = ['document', 'pos', 'website', 'analysis', 'presentation']

const whichToMake = ({ makeable }: Asked): string =>
  [
    'Pilih menurut yang **paling mengganjal sekarang**:',
    inOrder
      .filter((kind) => itemKinds.includes(kind) && makeable.includes(kind))
      .map((kind) => `- **${kindName(kind)}** (${kindPrice(kind)}): ${needs[kind]}`)
      .join('\n'),
    'Kalau sudah punya pembeli tetapi catatannya berantakan, kasir dulu. Kalau pembelinya yang belum ada, website dulu.',
    `Ceritakan usahanya dalam satu kalimat, misalnya *${exampleOrder('pos')}*.`,
  ].join('\n\n')

const things = 'website|web|kasir|pos|presentasi|ppt|slide|analisis|surat|proposal|invoice|toko online'

/** What this product is, makes and does not do, and how to begin. */
export const whatItIs: readonly Answer[] = [
  {
    name: 'who_are_you',
    asks: [
      'kamu orang beneran apa robot siapa namanya',
      'yang jawab ini manusia atau mesin',
      'ini aplikasi apa dan buat apa',
      'aplikasi ini untuk apa',
      'ini situs apa ya',
    ],
    when: [
      'siapa & kamu|anda|kau|ini|namamu',
      'ini & robot|bot|orang|manusia|mesin|ai',
      'kelebihan|keunggulan|kehebatan|bedanya & juragan|kamu|aplikasi ini',
      'siapa namamu|nama kamu|namamu siapa|kamu siapa|ini siapa|kamu itu apa|kamu apa',
      'kamu|anda & robot|manusia|bot|orang|ai|mesin',
      'apa itu juragan|juragan itu apa|ini apa ya|ini apa sih|ini apa kak|ini apaan|apaan ini|fungsinya apa ini|ini fungsinya apa',
      'ini|nih & ini aplikasi apa|ini situs apa|ini website apa|ini web apa|aplikasi apa ini|aplikasi apa nih|situs apa ini|website apa ini|web apa ini',
      'aplikasi|aplikasinya|situs|situsnya|website|web & ini|nih & buat apa|untuk apa|buat ngapain|fungsinya',
      'perkenalkan|kenalan|kenalin',
    ],
    weight: 0.6,
    atMost: 12,
    reply:
      'Saya Juragan, asisten usaha Anda. Saya program komputer, bukan orang, dan tugas saya membantu pemilik usaha kecil: membuat surat dan dokumen, presentasi, analisis usaha, website, dan kasir, serta menjawab pertanyaan sehari-hari soal usaha.\n\nYang saya tulis memakai fakta dari kalimat Anda saja. Yang tidak disebut saya biarkan kosong bertanda, supaya tidak ada yang dikarang.',
  },
  {
    name: 'who_made_you',
    asks: ['siapa yang membuat juragan'],
    when: [
      'siapa & membuat|bikin|buat|pencipta|pemilik|pembuat & kamu|anda|juragan|aplikasi ini',
      'dibuat|dibikin & oleh siapa|siapa',
    ],
    weight: 0.8,
    reply:
      'Saya bagian dari Juragan, ruang kerja untuk pemilik usaha kecil di Indonesia. Siapa saja orang di baliknya tidak bisa saya ceritakan rinci dari sini. Yang bisa saya lakukan: membuatkan yang Anda perlukan dan menjawab pertanyaan usaha Anda.',
  },
  {
    name: 'capabilities',
    asks: ['kamu bisa bantu apa saja', 'fitur apa saja yang ada di sini'],
    when: [
      'apa|ngapain & bisa|dapat & kamu|anda|buat|bikin|dibuat|bantu|dilakukan|kerjakan|lakukan|mbantu',
      'apa saja|ngapain saja|apa aja & bisa|fitur|layanan|jasa|kemampuan',
      'bisa apa|bisa ngapain|bisa bantu apa|fitur apa|kemampuanmu|fungsi kamu|fungsimu|gunanya apa|kegunaan',
      'fitur|kemampuan|layanan & ?',
      'help|bantuan|menu',
      'daftar & layanan|dokumen|surat & ?',
    ],
    weight: 0.5,
    unlessNamed: true,
    reply: capabilities,
  },
  {
    name: 'house_papers',
    asks: ['bisa bikin sop tidak', 'bisa buat sertifikat tidak', 'bisa bikin daftar hadir tidak'],
    when: [
      'bisa|dapat|bisakah|boleh|melayani & buat|bikin|dibuatkan|buatkan|buatin|dibuatin & sop|tata tertib|jobdesk|uraian tugas|sertifikat|piagam|susunan acara|rundown|daftar hadir|absensi|formulir|checklist|daftar periksa|memo & !halal|tanah|rumah|higiene|laik|shopee|kasir|website',
    ],
    atMost: 9,
    weight: 2,
    reply: housePapers,
  },
  {
    name: 'timetables',
    asks: ['bisa bikin jadwal shift karyawan tidak', 'bisa buatkan jadwal piket toko'],
    when: ['bisa|dapat|bisakah|boleh|melayani & buat|bikin|dibuatkan|buatkan|buatin|dibuatin & jadwal'],
    atMost: 9,
    weight: 2,
    reply: timetables,
  },
  {
    name: 'which_to_make',
    asks: ['sebaiknya bikin website atau kasir dulu', 'usaha saya butuh apa dulu di sini'],
    when: [
      `${things} & mending|dulu|duluan|sebaiknya|lebih baik|enaknya|pilih|prioritas & atau|apa|dulu|duluan|mana & !penawaran|kontrak|shopee|tokopedia|mulai jualan`,
      'sebaiknya|harus|mending|enaknya & buat|bikin & apa|mana & dulu|duluan',
      'butuh apa|perlu apa|cocoknya apa & usaha|saya|buat',
    ],
    weight: 0.9,
    reply: whichToMake,
  },
  {
    name: 'how_to_start',
    asks: ['cara memakai juragan dari awal', 'baru pertama pakai mulai dari mana'],
    when: [
      'cara|bagaimana & mulai|pakai|menggunakan|gunakan|memakai|makai|mulainya|kerja',
      'mulai dari mana|harus mulai|mulainya gimana|bingung mulai|baru pertama|pengguna baru|tutorial|panduan|petunjuk',
    ],
    weight: 0.1,
    reply: `Gampang, Juragan:\n\n1. Tulis kebutuhan Anda dalam satu kalimat. Contoh: *${example}*\n2. Kalau belum masuk, saya minta Anda masuk dulu lewat **Log In**. Akun baru mendapat ${inPoints(welcomeBonus)}.\n3. Hasilnya terbuka di sebelah chat. Lengkapi bagian bertanda *[isi …]*, lalu unduh, terbitkan, atau pakai berjualan.\n\nMakin lengkap kalimatnya (nama, barang, jumlah, harga), makin sedikit yang perlu Anda isi sendiri.`,
  },
  {
    name: 'contact_human',
    asks: ['mau bicara dengan admin manusia', 'nomor customer service juragan'],
    when: [
      'hubungi|kontak|telepon|bicara|ngomong|cs|customer service & kamu|admin|cs|orang|manusia|customer service|tim|support|juragan & !qris|bank|penyedia|pelanggan|pembeli|karyawan',
      'nomor|wa|whatsapp & kamu|admin|cs|customer service|support|juragan',
      'customer service|layanan pelanggan|call center',
    ],
    weight: 0.2,
    reply:
      'Di chat ini Anda berbicara dengan program, dan nomor layanan tidak saya pegang. Ceritakan saja masalahnya: kalau soal hasil buatan, poin, atau cara pakai, besar kemungkinan bisa saya bantu langsung. Kalau tidak bisa, saya bilang terus terang.',
  },
  {
    name: 'which_technology',
    when: ['kamu|ini|juragan & chatgpt|gpt|gemini|claude|openai|model|llm|deepseek|teknologi'],
    weight: 0.9,
    reply:
      'Saya asisten bawaan Juragan. Saya membaca kalimat Anda dengan aturan bahasa yang ditulis khusus untuk urusan usaha, jadi jawaban saya sederhana tetapi hitungannya pasti. Untuk obrolan umum yang luas saya memang bukan tandingan asisten besar.',
  },
  {
    name: 'not_done_for_you',
    asks: ['bisa daftarkan nib saya tidak', 'tolong laporkan pajak saya bisa'],
    when: [
      'daftarkan|daftarin|uruskan|urusin|bayarin|bayarkan|laporin|laporkan|belikan|beliin|isikan|buatin akun & nib|npwp|pajak|spt|halal|pirt|merek|qris|shopee|kur|bpjs|listrik|pulsa|iklan',
      'kamu|juragan & bisa & daftarkan|daftarin|uruskan|urusin|bayarin|laporin|lapor|bayar & nib|npwp|pajak|spt|halal|pirt|merek|qris|kur',
    ],
    weight: 2.4,
    reply:
      'Mengurus ke instansi, mendaftar, atau membayar atas nama Anda tidak bisa saya lakukan; itu harus Anda sendiri di situs resminya, supaya data dan sandinya aman:\n\n- NIB, PIRT: **oss.go.id**\n- pajak: **pajak.go.id** (Coretax)\n- halal: **ptsp.halal.go.id**\n- merek: **merek.dgip.go.id**\n- QRIS: bank atau penyedia resmi\n\nYang bisa saya bantu: menjelaskan langkahnya, menyiapkan surat dan hitungannya. Hati-hati dengan calo yang menjanjikan "langsung jadi".',
  },
  {
    name: 'no_reminders',
    asks: ['bisa ingatkan saya kalau ada tagihan jatuh tempo tidak'],
    when: [
      'ingatkan|ingetin|pengingat|alarm|jadwalkan|notifikasi|reminder & saya|aku|besok|nanti|jam|tanggal|tiap|otomatis|bayar & !pelanggan|pembeli|utang|nagih|menagih|pesan|orang|surat',
    ],
    weight: 1.8,
    reply:
      'Mengingatkan pada jam atau tanggal tertentu belum bisa saya lakukan, Juragan; saya hanya menjawab saat Anda menulis. Pakai alarm atau kalender ponsel untuk itu.\n\nYang bisa: tulis jatuh tempo sebagai tanggal di invoice, dan saat waktunya tiba tulis *buatkan surat pengingat untuk …*, langsung saya buatkan.',
  },
  {
    name: 'no_sending',
    asks: ['bisa kirim invoice langsung ke wa pelanggan tidak'],
    when: [
      `kirimin|kirimkan|kirim|teleponin|telepon|hubungi|chat|chatin|balasin|wa in|wain|wa kan|broadcast & langsung|otomatis|kamu|sendiri & wa|whatsapp|email|pelanggan|pelangganku|pembeli|klien & bisa|bisakah|tolong|?`,
    ],
    weight: 1.8,
    reply:
      'Mengirim pesan atau menelepon atas nama Anda tidak saya lakukan; yang menekan kirim selalu Anda.\n\nCara tercepat: tekan **Bagikan** di atas suratnya, salin tautan bacanya, tempel di WhatsApp; atau unduh PDF lalu lampirkan. Kalimat pengantarnya bisa saya contohkan di sini.',
  },
  {
    name: 'no_connections',
    asks: [
      'bisa disambungkan ke shopee tidak',
      'kasir bisa terhubung ke mesin edc tidak',
      'bisa nyambung ke rekening bank',
    ],
    when: [
      'nyambung|sambung|tersambung|terhubung|hubungkan|koneksi|konek|connect|integrasi|sinkron|terintegrasi & shopee|tokopedia|tokped|tiktok|gofood|grab|gojek|bank|rekening|marketplace|excel|instagram|mesin|edc|aplikasi lain|accurate|jurnal',
    ],
    weight: 2.4,
    reply:
      'Belum bisa, Juragan: di sini tidak ada sambungan ke marketplace, aplikasi ojek, bank, atau aplikasi pembukuan lain. Jadi pesanan dari sana belum masuk sendiri.\n\nYang bisa:\n\n- hasil disimpan ke **Google Drive** Anda (tombol *Save to Drive*),\n- surat diunduh sebagai **Word atau PDF**, presentasi sebagai **PowerPoint atau PDF**,\n- website diberi tautan WhatsApp, Instagram, peta, dan toko Anda,\n- penjualan dari tempat lain dicatat manual di kasir, supaya stoknya tetap benar.',
  },
  {
    name: 'phone_use',
    asks: ['bisa dipakai di hp android tidak', 'harus install aplikasi tidak', 'ada aplikasinya di playstore tidak'],
    when: [
      'hp|handphone|android|iphone|ios|ponsel|tablet|laptop|playstore|play store|apk & bisa|pakai|dibuka|buka|ada|download|install|jalan',
      'offline|tanpa internet|sinyal|luring & bisa|pakai|jalan|hilang|?|jelek',
    ],
    weight: 0.3,
    reply:
      'Bisa di ponsel, tablet, maupun laptop, cukup lewat peramban (browser). Di Play Store tidak ada dan tidak perlu; supaya muncul sebagai ikon, pilih *Tambahkan ke layar utama* di menu peramban. Di ponsel, hasilnya tampil memenuhi layar dan sidebar dibuka dari tombol menu.\n\nSaat sinyal hilang, chat dan hasil yang pernah dibuka masih terbaca, dan ketikan Anda disimpan di perangkat sampai tersambung lagi. Kasir juga tetap bisa berjualan.',
  },
  {
    name: 'sheet_to_analysis',
    asks: [
      'kalau saya unggah excel penjualan bisa dianalisis',
      'bisa baca file excel saya tidak',
      'upload data penjualan csv untuk analisis',
    ],
    when: [
      'excel|csv|xlsx|spreadsheet & upload|unggah|lampirkan|kirim|baca|dibaca|masukin|dianalisis|analisis|analisa|olah|diolah & bisa|cara|bagaimana|? & !kasir|barang|produk|unduh|download|jadi excel|ke excel',
    ],
    weight: 2.6,
    reply: `Bisa. Tekan **Lampirkan file** di samping kotak pesan, pilih berkas **Excel (.xlsx) atau CSV**, lalu kirim, boleh dengan pertanyaannya (*kenapa turun, mana paling laku*). Jadinya analisis dengan tabel dan grafik dari angka itu, ${inPoints(prices.playbook_analysis)}.\n\nSupaya terbaca: satu baris judul kolom, satu baris tiap catatan, tanggal dan jumlah di kolom sendiri. Baris yang tidak terbaca disebutkan. Foto dan PDF belum bisa dibaca.`,
  },
  {
    name: 'wrong_sums',
    asks: ['kalau kamu salah hitung bagaimana', 'hitungannya bisa dipercaya tidak', 'ai nya pintar tidak kalau salah'],
    when: [
      'salah hitung|salah itung|salah ngitung|keliru hitung|hitungannya & kamu|ai|ai nya|ainya|juragan|bot|percaya|dipercaya|akurat|bagaimana & !karyawan|kasir saya|pembeli|kembalian',
    ],
    weight: 2.6,
    reply:
      'Bisa saja saya salah membaca kalimatnya, jadi **langkahnya selalu saya tunjukkan**: angka mana dikali atau dibagi apa. Kalau ada yang keliru, tulis angkanya yang benar, saya hitung ulang, gratis.\n\nDi surat dan kasir, jumlahnya dihitung dari barang dan harganya oleh aturan tetap, bukan tebakan. Yang tidak pasti saya katakan tidak tahu. Sebelum dikirim, cek tetap satu kali.',
  },
  {
    name: 'voice_typing',
    asks: ['bisa ngobrol pakai suara tidak malas ngetik', 'bisa kirim pesan suara ke juragan'],
    when: [
      'suara|voice|vn|mikrofon|mic|dikte & ngetik|ketik|ngobrol|chat|kirim|bicara|ngomong|pakai & bisa|males|malas|?',
    ],
    weight: 2.2,
    reply:
      'Pesan suara belum bisa saya dengarkan, Juragan. Gantinya: tekan gambar **mikrofon di papan ketik ponsel** (Gboard atau papan ketik iPhone), bicara, dan ucapannya jadi tulisan di kotak pesan.\n\nTidak perlu rapi; kalimat seperti orang bicara pun terbaca. Sebutkan nama, barang, jumlah, dan harganya.',
  },
]
