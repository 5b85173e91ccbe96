import type { Answer } from './answer.ts'

const places =
  'shopee|tokopedia|tiktok|tiktok shop|lazada|bukalapak|gofood|grabfood|shopeefood|grab|gojek|marketplace|ojol'

/** Places to sell, beside the choice between them: what they keep, and selling by chat. */
export const whereToSell: readonly Answer[] = [
  {
    name: 'marketplace_fee',
    asks: [
      'potongan gofood shopeefood berapa persen',
      'biaya admin shopee berapa',
      'gofood grabfood potongan lebih kecil mana',
      'potongan gofood grabfood lebih kecil mana',
      'potongan shopee berapa persen',
    ],
    when: [`${places} & komisi|potongan|admin|biaya|fee|persen|dipotong|potong & !kirim barang`],
    weight: 1.2,
    reply:
      'Persennya tidak saya sebut dari ingatan, karena berbeda menurut kategori barang dan program yang Anda ikuti, dan **sering berubah**. Lihat di aplikasi penjualnya, bagian *biaya* atau *rincian penghasilan* satu pesanan.\n\nYang penting, masukkan ke harga: **harga = (modal + untung) ÷ (1 − potongan)**. Contoh modal 15.000, untung 5.000, potongan 20%: 20.000 ÷ 0,8 = **Rp 25.000**.\n\nSebutkan potongan, modal, dan untung yang Anda mau, nanti saya hitungkan.',
  },
  {
    name: 'selling_by_chat',
    asks: [
      'cara jualan lewat whatsapp',
      'jualan di wa supaya tidak dikira spam',
      'cara aman broadcast wa ke banyak pelanggan',
      'cara jualan di wa supaya tidak dicuekin',
      'promosi di status wa tidak ada yang respon',
      'chat pelanggan wa dibaca saja tidak dibalas',
    ],
    when: [
      'wa|whatsapp|broadcast|grup & jualan|jual|promosi|promo|nawarin|menawarkan|spam|pembeli|pelanggan|closing|diblokir|dibaca & !poin|kirim surat|invoice|tagih',
      'story|status|sw & wa|whatsapp|jualan|ig|instagram',
    ],
    weight: 1.1,
    reply:
      'Supaya jualan lewat WhatsApp tidak dikira spam:\n\n1. Kirim hanya ke yang **pernah membeli atau bertanya**, dan sebut namanya.\n2. Paling sering **seminggu sekali**, satu barang satu pesan, ada foto dan harga.\n3. Beri jalan keluar: *Kalau tidak ingin dikabari, balas STOP ya, Kak.*\n4. **Status** setiap hari lebih aman daripada siaran: proses membuat, pesanan hari ini, ulasan pembeli, lalu sisa stok.\n\nContoh status: *Brownies keluar oven jam 3. Sisa 6 kotak, 45.000. Balas "mau" untuk antar sore.*',
  },
  {
    name: 'live_selling',
    asks: [
      'cara live jualan biar ramai',
      'live tiktok sepi penonton',
      'tips live jualan di tiktok',
      'live sepi penonton',
      'live tiktok jam berapa ramai penonton',
      'live tiktok penontonnya sedikit',
    ],
    when: ['live|siaran langsung|livestream & jualan|tiktok|shopee|cara|tips|sepi|ramai|penonton|bagaimana'],
    weight: 1.1,
    reply:
      'Live yang menghasilkan biasanya sederhana:\n\n1. Jam yang **sama** tiap hari, 1 sampai 2 jam, umumkan sebelumnya. Tidak ada jam yang pasti ramai; coba seminggu 10.00–11.30, seminggu 19.00–21.30, lalu lihat grafik penonton di akun Anda.\n2. Siapkan 5 barang, satu jadi **umpan** dengan stok terbatas.\n3. Ulangi tiap 10 menit: barang apa, harga berapa, cara pesan. Penonton datang dan pergi.\n4. Sebut nama yang bertanya, pegang barangnya dekat kamera, cahaya dari depan.\n\nCatat tiap live: penonton, yang pesan, untungnya. Lima kali dulu, baru dinilai.',
  },
  {
    name: 'keep_buyers',
    asks: [
      'bagaimana biar pelanggan balik lagi ke salon',
      'caranya biar pelanggan datang lagi',
      'cara supaya pembeli kembali lagi',
      'bikin pelanggan setia',
      'pembeli sekali beli supaya balik lagi beli',
      'pelanggan cuma beli sekali tidak balik lagi',
    ],
    when: [
      'pelanggan|pembeli|langganan & balik|kembali|setia|tetap|loyal|repeat|beli lagi|langganan|datang lagi & ?|cara|biar|supaya|bagaimana|tips|ide & !utang|hutang|ngutang|kasbon|bon|nagih|menagih|nagihnya',
      'kartu stempel|kartu member|program loyalitas|repeat order',
    ],
    weight: 1.2,
    reply:
      'Supaya pembeli kembali:\n\n1. **Catat nama dan pesanannya**; sapa dengan itu lain kali.\n2. Kabari **seminggu setelah beli**: *Kue kemarin cocok, Bu?*\n3. **Kartu stempel**: beli 9 gratis 1. Untung 5.000 × 9 = 45.000, hadiahnya bermodal 7.000, jadi biayanya sekitar 16%.\n4. Salah sedikit? Ganti hari itu juga. Pembeli yang keluhannya dibereskan sering jadi paling setia.\n\nMutu dan ketepatan waktu tetap nomor satu.',
  },
  {
    name: 'followers',
    asks: [
      'cara menambah follower instagram toko',
      'cara menambah follower instagram jualan',
      'akun instagram sepi pengikut',
      'follower instagram banyak tapi yang beli sedikit',
      'like banyak tidak ada pembeli',
    ],
    when: [
      'follower|followers|pengikut|subscriber & nambah|tambah|naik|banyak|beli|cara|ramai|sepi',
      'algoritma|fyp|viral & cara|bagaimana|biar|supaya',
    ],
    weight: 1.1,
    reply:
      'Yang dicari bukan pengikut banyak, melainkan **pembeli di sekitar**. Kebiasaan yang menolong:\n\n1. unggah 3 kali seminggu: proses, hasil, pembeli,\n2. tulis kota dan jenis barang di bio dan keterangan,\n3. balas semua komentar di jam pertama,\n4. ajak satu pelanggan bercerita sebulan sekali.\n\nMembeli pengikut tidak menambah penjualan. Ukur yang ini saja: berapa orang bertanya minggu ini.',
  },
]
