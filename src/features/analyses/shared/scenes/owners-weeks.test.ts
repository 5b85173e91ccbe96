import { describe, expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

import { analysisText } from '../analysis-text.ts'
import { reckonNumbers } from '../reckon.ts'

const made = (message: string): { readonly key: string; readonly text: string } => {
  const content = writtenAnalysis(message)
  return {
    key: reckonNumbers(content).text(content.key).replaceAll('\u00a0', ' '),
    text: analysisText(content).replaceAll('\u00a0', ' '),
  }
}

describe('ANALYSIS-02 what an owner tells in an ordinary week is reckoned', () => {
  test.each([
    ['omzet turun dari 18jt ke 15,3jt', '−15%'],
    ['warung tutup 6 hari, biasanya omzet 950rb sehari, untungnya 30%, kehilangan berapa', 'Rp 5.700.000'],
    ['untung bersih 4,5jt sebulan, cicilan 1,35jt sebulan, berapa persen dan sisanya berapa', '30%'],
    ['beli pisang 40 kg harga 9rb, busuk 4 kg, sisanya dijual 13rb per kg. untungnya berapa', 'Rp 108.000'],
    ['cetak 500 lembar harga 3.200, kertas 1.100 per lembar, tinta 350, upah 400. untung berapa', 'Rp 675.000'],
    ['iklan habis 750rb, dapat 50 pesanan, rata2 belanja 85rb, untung 30%. untung setelah iklan berapa', 'Rp 525.000'],
    [
      'sekali sewa 1,2jt, ongkos pasang bongkar 300rb. sebulan 9 kali. modal tenda 48,6jt, balik modal berapa lama',
      '6 bulan',
    ],
    ['target 300 toples, sudah laku 174 toples, sisa waktu 14 hari. sehari harus laku berapa', '9 toples'],
    ['stok awal 18jt, belanja 12jt, stok akhir 15jt, penjualan 21jt. HPP dan laba kotor berapa', 'Rp 6.000.000'],
    ['listrik padam 3 hari, biasa omzet 400rb sehari, yang rusak modal 650rb. rugi berapa', 'Rp 1.850.000'],
    [
      'bazar 3 hari: omzet hari 1 1,4jt, hari 2 2,1jt, hari 3 2,5jt. sewa stand 900rb. laba bersih berapa',
      'Rp 5.100.000',
    ],
    [
      'pendapatan kontrakan 5 pintu @850rb. pengeluaran pbb 4,2jt setahun, iuran sampah 50rb sebulan. bersih setahun berapa',
      'Rp 46.200.000',
    ],
  ])('ANALYSIS-02 %s', (message, expected) => {
    expect(made(`analisis: ${message}`).key).toBe(expected)
  })

  test('ANALYSIS-02 two ventures are compared by when they are back', () => {
    const { text } = made(
      'bandingkan Teh Ceria: biaya awal 8jt, untung sebulan 1,6jt. Ayam Jawara: biaya awal 21jt, untung sebulan 3,5jt. mana lebih cepat balik modal',
    )
    expect(text).toContain('Paling cepat balik modal: Teh Ceria.')
    expect(text).toContain('Ayam Jawara: modal Rp 21.000.000 kembali dalam 6 bulan')
  })

  test('ANALYSIS-02 a price of its own at the platform is what the commission is taken of', () => {
    const { text } = made(
      'analisis untung GoFood vs warung: harga di warung 18rb, di GoFood 22rb potongan 20%, modal 11rb. untung berapa masing2',
    )
    expect(text).toContain('= Rp 7.000')
    expect(text).toContain('= Rp 6.600')
  })

  test('ANALYSIS-02 rooms that are let are a share of all, beside what they bring', () => {
    const { text } = made(
      'analisis kos: 12 kamar sewa 750rb sebulan, terisi 9. biaya listrik 1,4jt, penjaga 1,2jt. sisa bersih sebulan berapa, keterisian berapa persen',
    )
    expect(text).toContain('= 75%')
    expect(text).toContain('Rp 4.150.000')
  })

  test('ANALYSIS-02 gross profit is shown where it is asked for', () => {
    const { text } = made(
      'analisis untung rugi: omzet 48jt, modal barang 34jt, sewa 2jt, gaji 3jt. laba kotor sama laba bersih berapa',
    )
    expect(text).toContain('Laba kotor: Rp 48.000.000 − Rp 34.000.000 = Rp 14.000.000')
    expect(text).toContain('Rp 9.000.000')
  })

  test('ANALYSIS-02 what is good and what is lacking are sides, however they are called', () => {
    const { text } = made(
      'analisis SWOT bengkel las. yang bagus: pengerjaan rapi dan garansi 1 tahun. yang kurang: tenaga cuma 2 orang',
    )
    expect(text).toMatch(/Kekuatan[^]*aransi 1 tahun[^]*Kelemahan[^]*enaga cuma 2 orang/)
  })

  test('ANALYSIS-02 a debt that was paid is money that came in', () => {
    const { key, text } = made(
      'analisis arus kas Oktober. Kas masuk: penjualan tunai 62jt, pelunasan piutang 12jt. Kas keluar: pemasok 48jt, gaji 9jt. Berapa kas bersihnya',
    )
    expect(key).toBe('Rp 17.000.000')
    expect(text).not.toContain('Laba')
  })
})
