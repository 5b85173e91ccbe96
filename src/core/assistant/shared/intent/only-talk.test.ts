import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

const heard = (message: string) => understandMessage(message, kindSkills, { turns: [] })

describe('nothing is made', () => {
  test.each([
    // What somebody wanted of the owner, who turned it away.
    'sepupu minta tolong ke aku bikinin invoice buat Toko Lancar, 12 dus sirup @52rb. ya aku tolak',
    'ada yang chat minta dibuatkan proposal lomba burung, dana 6 juta. saya cuekin aja',
    'Kakak ipar minta tolong buatkan kontrak sewa truk 700rb/hari. Saya suruh dia ke notaris saja',
    'warga sini minta terus dibikinin perjanjian bagi hasil 60:40, males ladenin',
    'anak saya dapat tugas bikin presentasi 8 slide soal pasar modal, dia kerjain sendiri kok',
    'bos lama saya minta dibikinin laporan 30 halaman tiap bulan, makanya keluar',
    // Praise that its fault belies, and what came of something.
    'hebat bener ya, bikinin invoice salah nama tiga kali. salut',
    'keren ya, bikin kuitansi 400rb jadinya 4 juta. juara deh',
    'wah canggih amat, buatin website malah kosong isinya',
    // Words for somebody else, and how it was once.
    'eh salah kamar, ini buat grup arisan: bikinin surat undangan makan-makan hari minggu',
    'zaman kakek dulu, bikin kuitansi ya ditulis di kertas bungkus, 5 ribu juga jadi',
    'tempo hari aku minta aplikasi lain bikinin slide 9 halaman',
    'adik pesan kuitansi di tukang fotokopi, 1 buku 15rb isinya 50 lembar',
    'kakek minta dibuatkan surat keterangan tidak mampu, saya arahkan ke kelurahan aja',
    'paman telpon minta dibuatkan kontrak sewa truk 2 juta, kusuruh cari orang lain aja',
    'waktu bazar ada ibu-ibu ngotot minta dibuatkan nota 3 juta buat belanja 300rb, saya ketawain aja',
    'aku udah bilang ke adik, tolong bikinin penawarannya, eh malah dia main hp',
    'ditawarin temen bikin proposal hibah 90 juta, katanya potong 20% buat dia',
    'ini ada wa masuk: Tolong buatkan surat pernyataan bermaterai. ditujukan ke saya, harus gimana',
    'Tolong dong kasih tau, surat perjanjian 3 tahun 24 juta itu perlu notaris apa cukup materai',
    'pas pandemi saya jual masker 5000 lembar @ 2rb, invoice numpuk segunung',
    'bikinin invoice dong... eh becanda, cuma ngetes hehe',
    'kontrak sama Bu Endah kita hold dulu, dia minta turun jadi 1,5 juta',
    'hari Senin aja bikinin suratnya, sekarang mata udah berat',
    // What waits for something, and what is crossed out.
    'nanti kalo Pak Seno udah deal, bikinin kontraknya ya, 8 bulan @ 3 juta',
    'Batal. Pak Seno mundur semua 40 dus @ 85rb, jadi tagihannya hapus',
    'emang bisa bikin analisis penjualan 3 bulan: 12jt, 15jt, 9jt? coba jelasin aja caranya',
  ])('CHAT-16 CHAT-18 %s', (message) => {
    expect(heard(message).outcome).toBe('answer')
  })
})

describe('what looks like talk and orders', () => {
  test.each([
    [
      'PT Lestari minta potongan 30%, saya tolak. Bikinin surat penolakannya ya ke PT Lestari, bahasanya sopan',
      'surat_resmi',
    ],
    ['Pak RT minta saya bikin laporan kas, saya males ngetik sendiri: masuk 2jt keluar 1,3jt. tolong ya', 'laporan'],
    [
      'keren banget hasilnya kemarin! bikinin invoice lagi dong Bu Asri, 3 kue lapis @ 80rb, yang kemarin salah',
      'invoice',
    ],
    ['Tadinya cuma mau nanya, tapi sekalian dibuatin aja ya: surat kuasa ambil BPKB dari Surya ke Andi', 'surat_resmi'],
    [
      'gak tau deh diterima apa enggak, coba aja bikinin penawaran ke Pak Camat, 90 kotak nasi @ 21rb',
      'surat_penawaran',
    ],
    ['langganan nanyain invoice terus nih, tolong ya: Klinik Sehati, cetak brosur 2000 lembar @ 850', 'invoice'],
    [
      'Bu Mira Bu Mira orangnya teliti, apa-apa harus ada kuitansi. Jadi tolong lah: 1.150.000 pelunasan gorden',
      'kuitansi',
    ],
    [
      'orangnya gak percaya kalo gak ada kwitansi. yaudah bikinin deh 350rb dari pak Salim buat panjar sapi',
      'kuitansi',
    ],
    [
      'Mau minta tolong lagi seperti bulan kemarin, tagihan untuk Yayasan Al Falah, 22 hari antar jemput @ 140rb',
      'invoice',
    ],
    ['Pak Agus udah 2x minta invoice belum saya bikinin. sekarang deh tolong: 14 lembar papan @ 155rb', 'invoice'],
    ['invoice yang kemarin makasih ya. nah ini satu lagi: Toko Makmur 25 karung gula @ 740rb', 'invoice'],
    ['kapan terakhir saya bikin invoice ya? lupa. pokoknya bikin baru: Bengkel Maju, 6 ban @ 470rb', 'invoice'],
    ['jujur saya gaptek, takut salah. pokoknya mau nagih Bu Ira 40 nasi kotak @ 20rb', 'invoice'],
    ['males nagih saudara, tapi ya gimana. invoice Tante Mia 8 box kue @ 45rb', 'invoice'],
    [
      'gak mau invoice dulu orangnya, mau lihat penawaran. jadi bikinkan: 30 sepatu @ 210rb, PT Tambang',
      'surat_penawaran',
    ],
    ['gak usah pakai surat, tagihan aja 15 rim kertas @ 52rb ke SDN Cempaka', 'invoice'],
  ])('CHAT-16 %s', (message, documentType) => {
    expect(heard(message)).toMatchObject({ outcome: 'request', kind: 'document', documentType })
  })

  test.each([
    [
      'saya tukang anyam di Tasik, anak saya bilang harus punya web. Tolong dibuatkan ya, namanya Anyam Mendong Jaya, tikar mulai 90 ribu',
      'website',
    ],
    [
      'saya Wayan, fotografer lepas di Lovina. mau website portofolio buat nampilin karya prewedding. email wayan@contoh.id',
      'website',
    ],
    [
      'deg-degan besok ngomong depan warga 😭 slidein dong: usaha keripik tempe, 300 bungkus per minggu, butuh modal 9jt',
      'presentation',
    ],
    [
      'minta tolong dihitungkan dua cabang: Kediri omzet 14jt biaya 9jt, Blitar omzet 11jt biaya 5jt, mana yang lebih untung, bikin analisisnya',
      'analysis',
    ],
    ['kalau bisa sih website-nya yang simpel, namanya Bengkel Las Jati, pagar 450rb, kanopi 350rb', 'website'],
  ])('CHAT-16 %s', (message, kind) => {
    expect(heard(message)).toMatchObject({ outcome: 'request', kind })
  })
})

describe('a correction with its facts is an order', () => {
  test.each([
    [
      'eh bukan invoice ya min, yg diminta tuh KUITANSI. Terima dr Bpk Rusdi servis pompa 450rb, tolong dibikinin',
      'kuitansi',
    ],
    ['bukan kuitansi, maksudku invoice. buat Toko Rapi 10 lusin sapu @ 170rb per lusin, diskon 5%', 'invoice'],
    ['Bukan tagihan. Udah dibayar soalnya, jadi kwitansi: Bu Nani 675 ribu, 4 seprai', 'kuitansi'],
    ['yang Bu Hera jadi invoice aja ya bukan kuitansi, soalnya belum bayar. 6 gamis @ 155rb', 'invoice'],
    [
      'kuitansi dan invoice itu beda ya ternyata. oke kalau gitu yang invoice: Bu Desi, 5 lusin telur @ 42rb',
      'invoice',
    ],
    ['invoice? belum lah, masih penawaran. buat Kantor Desa Sukasari, 2 unit printer @ 2,1 juta', 'surat_penawaran'],
    ['eh sori salah sebut, kuitansi maksudnya: 725rb dari Pak Tono, servis kulkas', 'kuitansi'],
    ['katanya cukup kuitansi gak perlu kontrak. ya udah kuitansi 3 juta dari Mas Edo DP sewa ruko', 'kuitansi'],
    ['bukan proposal bu, yang diminta laporan. kegiatan senam lansia, 35 peserta, biaya 1,4jt', 'laporan'],
    ['surat kontrak eh surat kuasa maksud gue, dari Anton ke Budi buat ambil motor di leasing', 'surat_resmi'],
  ])('CHAT-16 %s', (message, documentType) => {
    expect(heard(message)).toMatchObject({ outcome: 'request', documentType })
  })
})
