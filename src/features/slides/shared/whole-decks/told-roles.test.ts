import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

const money = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('a figure stands for what it is', () => {
  test('ASSIST-01 SLIDE-01 what all branches were to bring in is no part of what they brought', () => {
    const { text } = makeDeck(
      'ppt laporan penjualan cabang semester 1: Kudus 300jt, Pati 150jt, Jepara 110,5jt. target 600jt. kasi kesimpulan tercapai apa engga',
    )
    expect(money(text)).toContain('Rp 560.500.000')
    expect(money(text)).toContain('93,4%')
    expect(money(text)).toContain('Rp 39.500.000')
    expect(money(text)).not.toContain('1.160.500.000')
    expect(text).not.toMatch(/kesimpulan/i)
  })

  test('ASSIST-01 SLIDE-01 a month is not read against what its quarter was to bring', () => {
    const { text } = makeDeck('laporan omzet pakai ppt: juli 40jt, agustus 50jt, target 60jt')
    expect(money(text)).not.toContain('90.000.000 dari target')
  })

  test('ASSIST-01 SLIDE-01 what is reduced stands at what it costs now, beside what it cost', () => {
    const { text } = makeDeck(
      'presentasi promo akhir tahun Toko Elektronik Lancar: TV 32 inch dari 2,1jt jadi 1,85jt, mesin cuci diskon 15% dari 2jt',
    )
    expect(money(text)).toMatch(/TV 32 inch.*Rp 1\.850\.000.*hemat Rp 250\.000/s)
    expect(money(text)).toMatch(/Mesin cuci.*Rp 1\.700\.000.*dari Rp 2\.000\.000/s)
  })

  test('ASSIST-01 SLIDE-01 what is asked for behind a remedy is asked, and a bare share is given for it', () => {
    const { slide } = makeDeck(
      "pitch deck startup 'PasarKita', masalah: harga jatuh saat panen, solusi: app yg langsung ke restoran, omzet 300jt per bulan, butuh seed 2M buat 10%",
    )
    expect(money(slide('Kebutuhan dana'))).toContain('Rp 2.000.000.000')
    expect(money(slide('Imbal hasil'))).toContain('Rp 20.000.000.000')
    expect(slide('Masalah dan solusi')).not.toContain('seed')
  })

  test('ASSIST-01 what is still to come is a plan, and a fall told twice is reckoned', () => {
    const { text } = makeDeck(
      'slide evaluasi bulan oktober kafe Teras: pengunjung turun 20%, omzet 62jt dari 75jt, bulan depan mau tambah 1 barista sama sewa lahan parkir 1,5jt',
    )
    expect(text).toContain('turun 17,3%')
    expect(money(text)).toMatch(/Rencana berikutnya: [^\n]*1 barista.*Rp 1\.500\.000/)
  })

  test('ASSIST-01 SLIDE-01 what a plan of work costs is a budget with its sum, no price list', () => {
    const { text, titles } = makeDeck(
      'slide rencana kerja 2027 koperasi Karya Tani: beli traktor 250jt (Q1), pelatihan anggota 30jt (Q2)',
    )
    expect(money(text)).toMatch(/Total.*Rp 280\.000\.000/)
    expect(titles).not.toContain('Daftar harga')
  })

  test('ASSIST-01 what shall be taught is a topic each, beside an hour that is told', () => {
    const { titles } = makeDeck(
      'slide pelatihan karyawan baru toko: cara melayani pembeli, cara susun barang, sama aturan jam kerja 08.00-17.00',
    )
    expect(titles).toContain('Cara melayani pembeli')
  })

  test('ASSIST-01 a bank that is presented at is whom it is for', () => {
    const { text, titles } = makeDeck(
      'buatkan ppt untuk presentasi di bank BRI, minta KUR 100jt untuk nambah mesin giling. usahaku bakso Pak Marto, omzet 45jt sebulan',
    )
    expect(text).toMatch(/untuk bank BRI/i)
    expect(titles.at(-1)).toBe('Kami mengajukan Rp 100.000.000')
  })

  test('ASSIST-01 SLIDE-01 what goes out beside what came in is one side of an account, not a chart of its own', () => {
    const { text } = makeDeck(
      'presentasi laporan keuangan masjid bulan November: saldo awal 12,3jt, infaq jumat 8,45jt, kotak amal 1,9jt, pengeluaran listrik 1,1jt, honor imam 2jt, perbaikan toilet 4,6jt',
    )
    expect(money(text)).toMatch(/Saldo akhir.*Rp 14\.950\.000/)
  })

  test('ASSIST-01 SLIDE-01 what a thing costs and is sold for are figures with the gain between them, no wares', () => {
    const { text, titles } = makeDeck(
      "slide tugas kewirausahaan, usaha es kepal 'Kepalku', modal 2,4jt, HPP 3.500, jual 8rb, target 50 cup sehari",
    )
    expect(money(text)).toContain('Rp 4.500')
    expect(titles).not.toContain('Cara memesan')
  })

  test('ASSIST-01 SLIDE-01 so much of a whole is told with its share and its rest', () => {
    const { text } = makeDeck(
      'ppt progres renovasi toko minggu ke 3: lantai 100%, cat 70%, rak 20%. dana kepake 38jt dari 60jt',
    )
    expect(money(text)).toContain('Rp 38.000.000 (63,3%)')
    expect(money(text)).toContain('sisa Rp 22.000.000')
    expect(text).toContain('Lantai 100%')
  })

  test('ASSIST-01 a condition is a line and no figure, and whom nobody named speaks for nobody', () => {
    const { request, slide } = makeDeck(
      'presentasi sosialisasi pajak UMKM untuk anggota koperasi, isinya: tarif 0,5% dari omzet, bebas kalau omzet di bawah 500jt setahun, lapor setahun sekali',
    )
    expect(money(slide('Yang harus diingat'))).toContain('Bebas apabila omzet di bawah Rp 500.000.000 setahun')
    expect(request.presenter).toBe('')
  })

  test('ASSIST-01 SLIDE-01 a message without a comma is read figure by figure', () => {
    const { slide, title } = makeDeck(
      'MINTA PPT UNTUK RAPAT KOPERASI TANI TAHUN BUKU 2026 ANGGOTA 142 ORANG SIMPANAN 385 JUTA PINJAMAN BEREDAR 290 JUTA SHU 41 JUTA',
    )
    expect(title).toBe('Rapat Koperasi Tani Tahun Buku 2026')
    expect(money(slide('Angka penting'))).toMatch(/385\.000\.000.*290\.000\.000.*41\.000\.000 – SHU/s)
  })

  test('ASSIST-01 steps of work stay steps where one of them has an hour', () => {
    const { slide } = makeDeck(
      'ppt SOP kebersihan dapur: 1. cuci tangan 20 detik 2. pake apron 3. buang sampah jam 22.00 4. kulkas dicek',
    )
    expect(slide('Langkah-langkah')).toContain('3. Buang sampah pukul 22.00')
  })

  test('ASSIST-01 whoever is called to join is offered nothing, and a bundle has a price of its own', () => {
    expect(
      makeDeck('ppt buat ngajak warga ikut bank sampah, botol plastik dihargai 3rb, kardus 1.500').titles,
    ).not.toContain('Cara memesan')
    expect(
      money(makeDeck('presentasi produk Ayune: serum 89rb, toner 65rb, sunscreen 75rb, bundling 3 jadi 199rb').text),
    ).toContain('Bundling 3: Rp 199.000')
  })

  test('ASSIST-01 SLIDE-01 whoever money goes back to is not who watches', () => {
    const { text } = makeDeck(
      'bikin presentasi buat ngajak orang ikut bank sampah, 64 nasabah, uang yang kembali ke warga 5,6 juta',
    )
    expect(money(text)).toContain('Rp 5.600.000')
    expect(text).not.toMatch(/untuk warga/i)
  })

  test('ASSIST-01 SLIDE-01 what trainees learn to reckon is a subject, and who teaches stands on the cover alone', () => {
    const { text, slide } = makeDeck(
      'ppt pelatihan pembukuan sederhana untuk ibu-ibu PKK, 3 sesi: catat uang masuk keluar, pisahkan uang pribadi, hitung untung. dibawakan Bu Lestari',
    )
    expect(slide('3 sesi')).toContain('Hitung untung')
    expect(text).not.toMatch(/dibawakan/i)
    expect(text).not.toContain('ibu-Ibu')
  })
})
