import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

import { introduceDeck } from '../making/introduce-deck.ts'

const introduced = (message: string): string => {
  const { request, item } = makeDeck(message)
  return introduceDeck(request, item)
}

describe('a deck is shown as it is', () => {
  const pitch =
    'presentasi buat investor usaha kerupuk kulit Mak Inah, omzet 30 juta sebulan, karyawan 6 orang, sudah masuk 14 warung. butuh modal 60 juta'

  test('ASSIST-01 SLIDE-06 no slide holds nothing but blanks where the message told enough; the chat says what is missing', () => {
    expect(makeDeck(pitch).text).not.toMatch(/\[isi (?!nomor)/)
    expect(introduced(pitch)).toContain('ceritakan juga: masalah pelanggan dan rincian penggunaan dana')
    expect(introduced(`${pitch}. masalah: kulit sering langka`)).not.toContain('masalah pelanggan')
  })

  test('ASSIST-01 SLIDE-06 a wished number of slides is kept, with blanks where nothing was told', () => {
    expect(makeDeck(`${pitch}. 9 slide`).titles).toHaveLength(9)
  })

  test.each([
    ['ppt promo roti sobek, isi cokelat 12rb, isi keju 14rb, wa 0812 3000 4000', 'Pesan sekarang'],
    ['company profile bengkel las Karya Logam, buat pagar, kanopi, tralis', 'Mari bekerja sama'],
    ['ppt pelatihan cara melayani pembeli untuk pegawai toko', 'Mari praktikkan mulai hari ini'],
  ])('ASSIST-01 SLIDE-06 the last slide says what to do now: %s', (message, call) => {
    const { deck, titles } = makeDeck(message)
    expect(titles.at(-1)).toBe(call)
    expect(deck.slides.at(-1)?.elements.map(({ content }) => content)).toContain('Terima kasih')
  })

  test('ASSIST-01 SLIDE-01 a chart says in its title what it shows', () => {
    const { titles } = makeDeck(
      'ppt laporan penjualan kios madu: januari 10jt, februari 12jt, maret 15jt. produk: madu randu 40 botol, madu hutan 25 botol, propolis 9 botol',
    )
    expect(titles).toContain('Penjualan kios madu naik 50% dari Januari ke Maret')
  })

  test('ASSIST-01 SLIDE-01 up to six figures stand on one slide', () => {
    const { steps } = makeDeck(
      'company profile CV Tirta Abadi, berdiri 2014, punya 3 depot, 12 armada, melayani 1.400 pelanggan dan 65 kantor',
    )
    expect(steps.filter((step) => step === 'Kami dalam angka')).toHaveLength(1)
  })

  test('ASSIST-01 SLIDE-06 topics of a training that are generally known are taught in steps, each once', () => {
    const message = 'slide pelatihan karyawan toko. materi: scan barang, uang kembalian, menghadapi komplain'
    const { text, slide } = makeDeck(message)
    expect(slide('Uang kembalian')).toContain('1. Sebutkan uang yang diterima')
    expect(text).not.toContain('[isi ')
    expect(introduced(message)).toContain('berlaku umum')
  })
})

describe('a deck is called by what it is about', () => {
  test.each([
    ['ppt dulu ya, websitenya nanti aja. profil usaha tahu Pak Darmo, berdiri 2012', 'Profil Usaha Tahu Pak Darmo'],
    [
      "ppt dulu deh buat kenalin jasa katering kami ke kantor, nama 'Dapur Teratai', pesan H-1",
      'Profil Usaha Dapur Teratai',
    ],
    ['presentasi pitch investor, aplikasi titip barang bernama TitipAja, butuh 100jt', 'Pitch TitipAja'],
    ['buatkan presentasi profil usaha', 'Profil Usaha'],
    [
      'presentasi launching produk baru kita, sabun cair Bening Sereh, kemasan 450ml harga 18 ribu',
      'Launching Sabun Cair Bening Sereh',
    ],
    [
      'proposal kerja sama antara UD Abon Sari dengan SMK Negeri 9 Boyolali untuk program magang, pakai ppt',
      'Proposal Kerja Sama: Program Magang',
    ],
    [
      'bikin ppt laporan penjualan toko sepatu saya triwulan 3, juli 38jt agustus 41jt',
      'Laporan Penjualan Toko Sepatu Triwulan 3',
    ],
  ])('ASSIST-01 SLIDE-06 %s', (message, title) => {
    expect(makeDeck(message).title).toBe(title)
  })

  test('ASSIST-01 SLIDE-06 who works together stands below the title', () => {
    const { deck } = makeDeck(
      'proposal kerja sama antara UD Abon Sari dengan SMK Negeri 9 Boyolali untuk program magang, pakai ppt',
    )
    const words = deck.slides[0]?.elements.map(({ content }) => content).join('\n')
    expect(words).toContain('UD Abon Sari')
    expect(words).toContain('Untuk SMK Negeri 9 Boyolali')
  })
})

describe('what was told stands once and for what it is', () => {
  test('ASSIST-01 SLIDE-06 how it shall be said stands on no slide', () => {
    const { text } = makeDeck(
      'ppt bank sampah buat warga, bahasanya yang gampang dimengerti ibu-ibu, setor tiap Sabtu pagi. nada formal, yang elegan warnanya',
    )
    expect(text).not.toMatch(/gampang|formal|elegan/)
    expect(text).toContain('Sabtu pagi')
  })

  test('ASSIST-01 SLIDE-01 shares of what is asked for become its sums', () => {
    const { slide } = makeDeck(
      'pitch deck investor aplikasi TitipAja. komisi 15%. butuh pendanaan 500 juta untuk tim 50%, pemasaran 30%, teknologi 20%',
    )
    expect(slide('Kebutuhan dana')).toContain('Pemasaran: Rp 150.000.000 (30%)')
    expect(slide('Kebutuhan dana')).not.toContain('Komisi')
  })

  test('ASSIST-01 SLIDE-01 what is sold three times over in pieces is drawn, and a minimal order keeps its name', () => {
    const { text } = makeDeck(
      'ppt laporan toko sepatu bulan ini: yang paling laku sneakers 210 pasang, sandal 180 pasang, pantofel 65 pasang',
    )
    expect(text).toContain('Grafik batang. Yang paling laku: Sneakers 210 pasang')
    expect(makeDeck("ppt profil 'Dapur Teratai', menu rumahan, min order 20 box").text).toContain('order 20 box')
  })

  test('ASSIST-01 SLIDE-01 what trainees get is no ware', () => {
    const { text } = makeDeck('ppt proposal program magang, lama 3 bulan, dapat uang saku 300 ribu per bulan')
    expect(text).toContain('Dapat uang saku Rp 300.000 per bulan')
    expect(text).not.toContain('Produk dan harga')
  })

  test('ASSIST-01 SLIDE-01 another thing measured in the same months adds nothing to the first', () => {
    const { titles, text } = makeDeck(
      'slide laporan kafe: omzet oktober 64jt november 71jt, pengunjung oktober 1.850 november 2.120',
    )
    expect(titles).toContain('Omzet naik 10,9% dari Oktober ke November')
    expect(text).toContain('Pengunjung Oktober 1.850 November 2.120')
  })

  test('ASSIST-01 SLIDE-06 nobody orders at an opening, and who is reached otherwise needs no telephone', () => {
    const opening = makeDeck(
      'slide grand opening Toko Besi Makmur, diskon 10% semua cat, 100 pembeli pertama dapat kaos',
    )
    expect(opening.titles.at(-1)).toBe('Kami tunggu kehadiran Anda')
    expect(opening.titles).not.toContain('Cara memesan')
    const { text } = makeDeck('ppt promo salon Teratai, creambath 45rb, smoothing 199rb, booking lewat IG @teratai')
    expect(text).not.toContain('[isi nomor')
  })

  test('ASSIST-01 SLIDE-06 with whom one works already is not whom it is shown to', () => {
    const { text } = makeDeck('pitch ke investor aplikasi SayurDekat, sudah kerja sama dengan 48 petani, butuh 200jt')
    expect(text).toContain('Presentasi untuk investor\n')
  })

  test('ASSIST-01 SLIDE-06 a language that is not written is told in the chat', () => {
    expect(introduced('bikin ppt profil usaha madu Rimba dalam bahasa Jepang')).toContain('berbahasa Indonesia')
    expect(introduced('bikin ppt profil usaha madu Rimba dalam bahasa Inggris')).toContain('belum saya terjemahkan')
    expect(introduced('bikin ppt profil usaha madu Rimba')).not.toContain('berbahasa Indonesia')
  })
})
