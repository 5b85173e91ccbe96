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
    const { titles } = makeDeck(
      'company profile CV Tirta Abadi, berdiri 2014, punya 3 depot, 12 armada, melayani 1.400 pelanggan dan 65 kantor',
    )
    expect(titles.filter((title) => title === 'Kami dalam angka')).toHaveLength(1)
  })
})
