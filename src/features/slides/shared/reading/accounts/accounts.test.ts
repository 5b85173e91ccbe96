import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('what the money is for', () => {
  test('SLIDE-01 ASSIST-05 things with prices in a request for help are needs with their sum, no price list', () => {
    const { text, titles } = makeDeck(
      'ppt proposal bantuan alat kelompok tani Sumber Rejeki ke dinas: butuh traktor 1 unit 32jt, pompa air 3 unit @4,5jt, bibit 6jt',
    )
    expect(text).toContain('Pompa air | 3 unit × Rp 4.500.000 | Rp 13.500.000')
    expect(text).toContain('Rp 51.500.000')
    expect(titles).not.toContain('Produk dan harga')
  })

  test('SLIDE-01 ASSIST-05 what is there already is set against it, and who brings the rest', () => {
    const { text } = makeDeck(
      'slide proposal 17 agustusan, butuh dana: hadiah lomba 3,5jt, sound system 1,2jt, konsumsi 2,8jt. sumber: iuran 210 kk @20rb, sisanya donatur',
    )
    expect(text).toContain('Dana yang dibutuhkan: Rp 7.500.000')
    expect(text).toContain('Rp 3.300.000 – Sisanya dari donatur')
  })

  test('ASSIST-01 what was told as the whole sum stays it', () => {
    const { text } = makeDeck('pitch investor Kopi Lembur butuh modal 150jt: sewa 60jt, mesin 55jt, stok 35jt')
    expect(text).toContain('Dana yang dibutuhkan: Rp 150.000.000')
    expect(text).toContain('Sewa: Rp 60.000.000 (40%)')
  })
})

describe('what came in and what went out', () => {
  const mosque = makeDeck(
    'slide laporan keuangan masjid: saldo awal 12.350.000, infaq jumat 8.400.000, kotak amal 15.200.000. pengeluaran: takjil 9.750.000, honor imam 6.000.000',
  )

  test('SLIDE-01 ASSIST-05 behind a whole income with its sum and a cost, what nobody knows is a cost', () => {
    const { text } = makeDeck('slide laporan bulanan kedai: pemasukan 30jt, gaji 8jt, plastik klip 500rb, sewa 2,5jt')
    expect(text).toContain('Rp 11.000.000 – Total pengeluaran')
    expect(text).not.toContain('Total pemasukan')
  })

  test('SLIDE-01 ASSIST-05 every sum stands in one table, with totals and what is left', () => {
    expect(
      textFaults(mosque.text, [
        'Infaq jumat | Rp 8.400.000',
        'Total pemasukan | Rp 23.600.000',
        'Saldo akhir | Rp 20.200.000',
      ]),
    ).toEqual([])
    expect(mosque.titles).not.toContain('Daftar harga')
  })

  test('SLIDE-01 a long table goes on two slides of the same length', () => {
    const costs = ['takjil', 'honor', 'listrik', 'air', 'karpet', 'cat', 'kipas', 'lampu', 'sapu', 'pel'].map(
      (name, at) => `${name} ${at + 1}jt`,
    )
    const { request, titles } = makeDeck(`slide laporan kas masjid: infaq jumat 84jt. pengeluaran: ${costs.join(', ')}`)
    expect(request.accounts[0]?.rows).toHaveLength(14)
    expect(titles).toContain('Rincian pemasukan dan pengeluaran (lanjutan)')
  })

  test('ASSIST-05 a cooperative has SHU, and what is planned is in no statement', () => {
    const { text } = makeDeck(
      'presentasi RAT Koperasi Tani Makmur. Pendapatan toko 94 juta. Beban gaji 68 juta. Rencana mobil 1 unit @150jt',
    )
    expect(text).toContain('SHU Rp 26.000.000')
  })

  test('ASSIST-01 where a sum is not known to come or go, nothing is reckoned', () => {
    expect(makeDeck('ppt laporan kas: pendapatan 10jt, beban 6jt, emas 3jt').text).not.toContain('Rp 4.000.000')
  })
})

describe('figures that are read against each other', () => {
  test('SLIDE-01 ASSIST-05 targets and what came of them, with shares', () => {
    const { request, text } = makeDeck(
      'slide evaluasi sales: Andi target 120jt realisasi 134jt, Beni target 100jt, realisasi 82jt',
    )
    expect(text).toContain('Beni | Rp 100.000.000 | Rp 82.000.000 | 82%')
    expect(text).toContain('Total | Rp 220.000.000 | Rp 216.000.000 | 98,2%')
    expect(request.accounts[0]?.chart?.series.map(({ name }) => name)).toEqual(['Target', 'Realisasi'])
  })

  test('SLIDE-01 ASSIST-05 changes of several things stand side by side', () => {
    const { text } = makeDeck(
      'slide evaluasi cabang: cabang depok omset 65jt naik dari 58jt, cabang bekasi 41jt turun dari 52jt, cabang bogor 73jt dari 70jt',
    )
    expect(text).toContain('Cabang bekasi | Rp 52.000.000 | Rp 41.000.000 | turun 21,2%')
    expect(text).toContain('Total | Rp 180.000.000 | Rp 179.000.000 | turun 0,6%')
  })

  test('ASSIST-01 one pair alone is a figure', () => {
    expect(makeDeck('ppt laporan warung: target 120 porsi tercapai 96').text).toContain('80%')
  })
})

describe('shares and offers in money', () => {
  test('ASSIST-05 shares of what is left are told in money', () => {
    const { text } = makeDeck(
      'presentasi RAT Koperasi Tani. Pendapatan 280 juta. Beban 210 juta. Pembagian SHU: jasa anggota 40%, cadangan 60%',
    )
    expect(text).toContain('Jasa anggota | 40% | Rp 28.000.000')
  })

  test('ASSIST-05 shares of what is asked for too', () => {
    const { text } = makeDeck('pitch deck startup TaniLink. cari dana 250jt: teknologi 40%, pemasaran 60%')
    expect(text).toContain('Teknologi: Rp 100.000.000 (40%)')
  })

  test('ASSIST-05 an offer of so many comes to its whole, and a month is set against the one before', () => {
    expect(makeDeck('slide tender pengadaan seragam 400 stel, harga 285rb per stel').text).toContain('Rp 114.000.000')
    expect(makeDeck('pitch investor Kopi Lembur. omzet bulan lalu 48jt, bulan ini 57jt').text).toContain('naik 18,8%')
  })

  test('ASSIST-05 so many who pay the same', () => {
    expect(
      makeDeck('slide rapat wali murid, bahas: biaya perpisahan 175rb per anak (42 anak), seragam').text,
    ).toContain('42 anak × Rp 175.000')
  })
})

describe('the argument of who asks', () => {
  test('SLIDE-01 a loan is paid back, help has who gains by it, partners hear what they gain', () => {
    expect(makeDeck('slide pengajuan kredit KUR ke bank, mau pinjam 200 juta buat beli mesin').titles).toContain(
      'Rencana angsuran',
    )
    const aid = makeDeck('ppt minta dana csr ke bank untuk kelompok nelayan, cool box 20 unit @850rb')
    expect(aid.titles).toContain('Manfaat yang diharapkan')
    expect(aid.titles).not.toContain('Rencana angsuran')
    const { text, titles } = makeDeck('slide ajak reseller hijab: modal awal 500rb, gratis ongkir, bisa retur 7 hari')
    expect(titles).not.toContain('Yang kami butuhkan')
    expect(text).toContain('Slide 3: Manfaat bagi mitra')
    expect(text).not.toContain('[isi manfaat')
  })
})

describe('what is known over time, in tons, and for later', () => {
  test('ASSIST-05 months of sales less what was bought', () => {
    const { text } = makeDeck(
      'slide laporan warung 2025: omzet januari 31jt februari 28jt maret 36jt. total belanja 68jt. tampilkan laba',
    )
    expect(text).toContain('Laba Rp 27.000.000')
    expect(text).not.toContain('[isi penjelasan laba]')
  })

  test('ASSIST-05 a harvest in tons, its gain and what each one gets', () => {
    const { text, title } = makeDeck(
      'gan tolong pptin hasil panen kelompok tambak: udang 3,4 ton @68rb/kg, biaya pakan 96jt, listrik 14jt. untung dibagi 5 orang',
    )
    expect(title).toBe('Hasil Panen Kelompok Tambak')
    expect(text).toContain('Udang: 3,4 ton × Rp 68.000 per kg | Rp 231.200.000')
    expect(text).toContain('Rp 24.240.000 – Bagian tiap orang (5 orang)')
    expect(text).not.toContain('Untung dibagi')
  })

  test('SLIDE-01 a plan of work has its budget and who pays it, no price list', () => {
    const { text, titles } = makeDeck(
      'rencana kerja pokdarwis 2026 tolong ppt: toilet 45jt, gazebo 4 unit @6,5jt. dana desa 40jt, sisanya minta dinas pariwisata',
    )
    expect(text).toContain('Rp 31.000.000 – Sisanya dari dinas pariwisata')
    expect(text).toContain('Rp 40.000.000 – Dana desa')
    expect(titles).not.toContain('Produk dan harga')
  })

  test('ASSIST-01 costs beside a sum that is asked for are no part of it', () => {
    const { text } = makeDeck('slide pinjaman ke koperasi 40jt buat mesin jahit. omzet 26jt per bulan, bahan 14jt')
    expect(text).not.toContain('Rp 54.000.000')
  })
})

describe('what the money is for, to the last Rupiah', () => {
  const loan = makeDeck(
    'ppt pengajuan KUR ke BRI. butuh 60jt: kios 35jt, meja 9jt, kulkas 2 unit @ 4jt, sisanya stok. jangka waktu 24 bulan',
  )

  test('SLIDE-01 ASSIST-05 counted things are parts of the sum, and the rest has its purpose', () => {
    expect(loan.text).toContain('Kulkas | 2 unit × Rp 4.000.000 | Rp 8.000.000')
    expect(loan.text).toContain('Stok |  | Rp 8.000.000')
    expect(loan.text).not.toContain('Sisanya')
  })

  test('SLIDE-01 ASSIST-05 a loan is paid back in the time that was told, interest aside', () => {
    expect(loan.text).toContain('Rp 60.000.000 ÷ 24 bulan = Rp 2.500.000 per bulan, belum termasuk bunga')
    expect(loan.text).not.toContain('[isi jangka waktu')
  })

  test('ASSIST-01 whom it is asked of is no name of the sum; who gives the rest is no purpose', () => {
    const { text, titles } = makeDeck(
      'slide pengajuan pinjaman ke koperasi 40 juta buat usaha ayam geprek. gerobak 12jt, freezer 6jt, sisanya buat modal bahan',
    )
    expect(text).toContain('Modal bahan: Rp 22.000.000 (55%)')
    expect(titles).not.toContain('Produk dan harga')
    expect(
      makeDeck('slide proposal acara butuh 60jt: panggung 35jt, tenda 9jt, sisanya dari donatur').text,
    ).not.toContain('Dari donatur: Rp 16.000.000')
  })
})

describe('sums of what belongs together', () => {
  test('ASSIST-05 the sum of what is called so, no sum of savings and loans', () => {
    const { text } = makeDeck(
      'slide laporan koperasi: simpanan pokok 21,2jt, simpanan wajib 127,2jt, pinjaman beredar 178,5jt, SHU 31,4jt naik dari 27,8jt. hitung total simpanan',
    )
    expect(text).toContain('Total simpanan: Rp 148.400.000')
    expect(
      makeDeck('slide laporan koperasi: simpanan 21jt, pinjaman beredar 17jt, SHU 3jt. totalnya ditulis').text,
    ).not.toContain('Rp 41.000.000')
  })

  test('ASSIST-05 so many of a kind times what each pays; a shop that gives is no branch', () => {
    const { text } = makeDeck(
      'slide laporan panitia RT 05: dana masuk iuran warga 62 KK x 50rb, sponsor toko Berkah 750rb. keluar: hadiah 1,85jt, spanduk 180rb. saldonya ditulis',
    )
    expect(text).toContain('Iuran warga: 62 KK × Rp 50.000 | Rp 3.100.000')
    expect(text).toContain('Sponsor toko Berkah | Rp 750.000')
    expect(text).toContain('Rp 1.820.000')
  })

  test('SLIDE-01 ASSIST-05 branches with takings and costs: what each earned, and who lost', () => {
    const { text, titles } = makeDeck(
      'slide rapat evaluasi: cabang Kediri omzet 64jt biaya 51jt, cabang Nganjuk omzet 29jt, biaya 33jt. tampilkan laba tiap cabang, kesimpulan cabang mana yang bermasalah',
    )
    expect(text).toContain('Cabang Nganjuk | Rp 29.000.000 | Rp 33.000.000 | −Rp 4.000.000')
    expect(text).toContain('−Rp 4.000.000 – Rugi: Nganjuk')
    expect(text).toContain('Rp 9.000.000 – Laba semuanya')
    expect(titles.join()).not.toContain('bermasalah')
  })

  test('SLIDE-01 a long table is cut behind a sum', () => {
    const costs = ['hadiah', 'konsumsi', 'panggung', 'spanduk', 'listrik'].map((name, at) => `${name} ${at + 1}jt`)
    const { text } = makeDeck(
      `slide laporan panitia: dana masuk iuran 9jt, sponsor 7jt, donatur 2jt. keluar: ${costs.join(', ')}. saldonya ditulis`,
    )
    expect(text).toMatch(/Total pemasukan \| Rp 18\.000\.000\n\n/)
  })
})
