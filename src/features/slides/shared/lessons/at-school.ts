import type { Lesson } from './lesson.ts'

/** What pupils learn: how it goes, why it matters, and what is often got wrong. */
export const atSchool: readonly Lesson[] = [
  {
    about: [/(?:daur|siklus) air|siklus hidrologi/i],
    why: [
      'Air di bumi tidak pernah baru: air yang sama berputar terus',
      'Tanaman, hewan, dan manusia tidak dapat hidup tanpa air bersih',
    ],
    heading: 'Perjalanan air, tahap demi tahap',
    how: [
      'Penguapan: panas matahari mengubah air laut, sungai, dan danau menjadi uap',
      'Pengembunan: uap naik, mendingin, dan menjadi awan',
      'Hujan: butir air di awan makin berat lalu jatuh',
      'Peresapan: sebagian air masuk ke tanah dan menjadi air tanah',
      'Aliran: sisanya mengalir lewat sungai kembali ke laut',
    ],
    avoid: ['Menutup semua halaman dengan semen', 'Menebang pohon tanpa menanam lagi', 'Membuang sampah ke sungai'],
  },
  {
    about: [/fotosintesis/i],
    why: [
      'Tumbuhan membuat makanannya sendiri; hewan dan manusia bergantung padanya',
      'Oksigen yang kita hirup berasal dari tumbuhan dan ganggang',
    ],
    heading: 'Fotosintesis, tahap demi tahap',
    how: [
      'Akar menyerap air dan mineral dari tanah',
      'Daun mengambil karbon dioksida lewat stomata',
      'Klorofil menangkap cahaya matahari',
      'Air dan karbon dioksida diubah menjadi gula',
      'Oksigen dilepas ke udara, gula disimpan',
    ],
    avoid: [
      'Mengira akar makan tanah',
      'Mengira tumbuhan tidak bernapas',
      'Mengira hanya daun hijau yang punya klorofil',
    ],
  },
  {
    about: [/tata surya|planet/i],
    why: [
      'Siang, malam, dan tahun terjadi karena gerak bumi',
      'Mengenal tata surya membantu memahami tempat kita di alam semesta',
    ],
    heading: 'Susunan tata surya dari dalam ke luar',
    how: [
      'Matahari: bintang di pusat, sumber cahaya dan panas',
      'Merkurius, Venus, Bumi, dan Mars: planet yang berbatu',
      'Sabuk asteroid: pecahan batu di antara Mars dan Jupiter',
      'Jupiter dan Saturnus: raksasa gas',
      'Uranus dan Neptunus: raksasa es yang paling jauh',
    ],
    avoid: [
      'Mengira matahari berputar mengelilingi bumi',
      'Melihat matahari langsung tanpa pelindung',
      'Menganggap bulan memancarkan cahaya sendiri',
    ],
  },
  {
    about: [/rantai makanan|jaring-?jaring makanan|ekosistem/i],
    why: [
      'Setiap makhluk hidup bergantung pada makhluk lain',
      'Bila satu mata rantai hilang, yang lain ikut terganggu',
    ],
    heading: 'Rantai makanan, dari awal sampai akhir',
    how: [
      'Produsen: tumbuhan membuat makanan dari cahaya matahari',
      'Konsumen pertama: hewan pemakan tumbuhan, seperti belalang',
      'Konsumen kedua: pemakan hewan kecil, seperti katak',
      'Konsumen puncak: pemangsa yang jarang dimangsa, seperti elang',
      'Pengurai: jamur dan bakteri mengembalikan zat hara ke tanah',
    ],
    avoid: ['Memburu satu jenis hewan sampai habis', 'Memakai racun hama berlebihan', 'Melupakan peran pengurai'],
  },
  {
    about: [/perubahan wujud|wujud (?:benda|zat)|benda padat/i],
    why: [
      'Perubahan wujud terjadi setiap hari di dapur kita',
      'Dengan memahaminya kita tahu cara menyimpan dan mengolah bahan',
    ],
    heading: 'Lima perubahan wujud',
    how: [
      'Mencair: padat menjadi cair, seperti es di gelas',
      'Membeku: cair menjadi padat, seperti air di pembeku',
      'Menguap: cair menjadi gas, seperti air mendidih',
      'Mengembun: gas menjadi cair, seperti titik air di luar gelas dingin',
      'Menyublim: padat langsung menjadi gas, seperti kapur barus',
    ],
    avoid: [
      'Mengira es yang mencair menjadi benda lain',
      'Mengira embun merembes dari dalam gelas',
      'Menyentuh air mendidih saat percobaan',
    ],
  },
  {
    about: [/pencernaan/i],
    why: ['Makanan baru berguna setelah dicerna dan diserap', 'Mengenal alat pencernaan membantu kita menjaganya'],
    heading: 'Perjalanan makanan di tubuh kita',
    how: [
      'Mulut: gigi mengunyah, air liur mulai mencerna',
      'Kerongkongan: mendorong makanan ke lambung',
      'Lambung: mengaduk makanan dengan asam dan enzim',
      'Usus halus: menyerap sari makanan ke darah',
      'Usus besar: menyerap air, sisanya dibuang',
    ],
    avoid: ['Makan terburu-buru', 'Jajan makanan yang tidak tertutup', 'Kurang minum, sayur, dan buah'],
  },
  {
    about: [/(?:daur|siklus) hidup|metamorfosis/i],
    why: [
      'Hewan berubah bentuk untuk bertahan hidup dan berkembang biak',
      'Setiap tahap butuh tempat dan makanan yang berbeda',
    ],
    heading: 'Metamorfosis kupu-kupu',
    how: [
      'Telur: diletakkan induk di bawah daun',
      'Ulat: makan daun dan terus tumbuh',
      'Kepompong: diam, tubuhnya berubah di dalam',
      'Kupu-kupu: keluar, mengeringkan sayap, lalu terbang',
    ],
    avoid: [
      'Membuka kepompong sebelum waktunya',
      'Menyemprot semua ulat dengan racun',
      'Mengira semua hewan berubah bentuk',
    ],
  },
  {
    about: [/energi (?:terbarukan|alternatif)|sumber energi|hemat energi/i],
    why: [
      'Minyak, gas, dan batu bara akan habis; matahari dan angin tidak',
      'Energi bersih mengurangi asap dan pemanasan bumi',
    ],
    heading: 'Sumber energi yang tidak habis',
    how: [
      'Matahari: panel surya mengubah cahaya menjadi listrik',
      'Angin: kincir memutar pembangkit',
      'Air: arus dan bendungan memutar turbin',
      'Panas bumi: uap dari dalam tanah menggerakkan pembangkit',
      'Biomassa: sisa tanaman dan kotoran ternak menjadi gas',
    ],
    avoid: [
      'Membiarkan lampu menyala tanpa dipakai',
      'Mengira energi terbarukan selalu tanpa dampak',
      'Boros kendaraan untuk jarak dekat',
    ],
  },
  {
    about: [/gotong royong|pancasila|kerja bakti/i],
    why: [
      'Pekerjaan berat menjadi ringan bila dikerjakan bersama',
      'Kebersamaan membuat warga saling mengenal dan percaya',
    ],
    heading: 'Bergotong royong, langkah demi langkah',
    how: [
      'Musyawarah: tentukan bersama apa yang dikerjakan',
      'Bagi tugas: setiap orang sesuai kemampuannya',
      'Kerjakan: datang tepat waktu dan saling membantu',
      'Rapikan: kembalikan alat dan bersihkan tempatnya',
      'Syukuri: ucapkan terima kasih dan bicarakan hasilnya',
    ],
    avoid: ['Hanya menonton', 'Membeda-bedakan teman', 'Memaksakan pendapat sendiri'],
  },
  {
    about: [/bullying|perundungan/i],
    why: [
      'Perundungan melukai hati dan semangat belajar teman',
      'Sekolah yang aman membuat semua anak berani berkembang',
    ],
    heading: 'Kalau melihat atau mengalaminya',
    how: [
      'Tenang: jauhi pelaku dan cari tempat aman',
      'Katakan tidak dengan tegas, tanpa membalas',
      'Ceritakan kepada guru atau orang tua',
      'Dampingi teman yang menjadi korban',
      'Simpan bukti bila terjadi di media sosial',
    ],
    avoid: ['Ikut menertawakan', 'Diam dan membiarkan', 'Menyebarkan foto atau video kejadiannya'],
  },
]
