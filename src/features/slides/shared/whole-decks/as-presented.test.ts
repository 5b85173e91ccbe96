import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

import { figuresIn } from '../reading/told-figures.ts'
import { headCase, withCapitals } from '../reading/told-words.ts'

describe('what a deck is called', () => {
  test.each([
    [
      'evaluasi target sales kuartal 3 tolong jadiin slide: Andi target 120jt realisasi 134jt',
      'Evaluasi Target Sales Kuartal 3',
    ],
    ['Rapat RT 05 malam minggu, bikin ppt ya: kas masuk 4,2jt keluar 2,75jt', 'Rapat RT 05 Malam Minggu'],
    [
      'RAT koperasi Maju Bersama minggu depan. pendapatan 412jt, beban 337,5jt. buat presentasinya, SHU tolong dihitungkan sekalian',
      'RAT',
    ],
    ['ppt minta dana csr ke Bank Sulteng untuk kelompok nelayan', 'Permohonan Dana CSR'],
    ['presentasi ngajuin kerjasama titip jual keripik ke toko oleh-oleh', 'Pengajuan Kerjasama'],
    ['slide promosi laundry Bening buat ditempel di tv kos2an: bed cover 25rb', 'Promosi Laundry Bening'],
    ['sop buka tutup toko roti jadiin slide utk karyawan: nyalakan oven, cek stok tepung', 'SOP Buka Tutup Toko Roti'],
    ['penyuluhan stunting di balai desa, ppt: gizi seimbang, imunisasi lengkap', 'Penyuluhan Stunting'],
    ['bandingin 3 tempat buat gudang dong dalam ppt: Cakung 95jt/th, Bekasi 78jt/th', 'Perbandingan 3 Tempat'],
  ])('ASSIST-01 %s', (message, title) => {
    expect(makeDeck(message).title).toContain(title)
    expect(makeDeck(message).title).not.toMatch(/tolong|ditempel|dong|minta/i)
  })

  test('ASSIST-01 short names stand in capitals', () => {
    expect(headCase('penyuluhan dbd untuk kader pkk')).toBe('Penyuluhan DBD untuk Kader PKK')
    expect(withCapitals('sertifikat pirt, rt 05')).toBe('sertifikat PIRT, RT 05')
  })
})

describe('what stands on the slides', () => {
  test('ASSIST-01 a bank is told who pays back and from what, not what the market is', () => {
    const { title, titles, text } = makeDeck(
      'bikin ppt ajukan pinjaman ke bank, usaha laundry Bersih Jaya sudah 4 tahun jalan, butuh pinjaman 60 juta buat beli mesin, tenor 2 tahun bunga 6% setahun',
    )
    expect(title).toBe('Pengajuan Pinjaman Laundry Bersih Jaya')
    expect(titles).toContain('Rencana angsuran')
    expect(titles).not.toContain('Masalah')
    expect(text).toContain('÷ 24 bulan')
  })

  test('ASSIST-01 what has grown keeps its decimals, and a name ends before its founding', () => {
    expect(makeDeck('ppt laporan produksi, susu naik dari 5,2 ton jadi 7,8 ton').text).toContain(
      'dari 5,2 jadi 7,8 ton',
    )
    expect(makeDeck('presentasi profil CV Mitra Lestari berdiri 2015, 14 karyawan').title).toBe(
      'Profil Usaha CV Mitra Lestari',
    )
  })

  test('SLIDE-01 packages stand beside each other with what they hold', () => {
    const { steps, text } = makeDeck(
      'presentasi paket wedding Sanggar Ayu. Paket Melati 12jt (rias, dekor pelaminan 4m, foto), Paket Mawar 20jt (rias + orang tua, dekor 6m)',
    )
    expect(steps).toContain('Paket dan harga')
    expect(text).toContain('Paket Melati:\n- Rp 12.000.000\n- Rias\n- Dekor pelaminan 4m\n- Foto')
  })

  test('ASSIST-01 metres are no money, and money of big letters stays money', () => {
    expect(figuresIn('dekor pelaminan 4m').map(({ kind }) => kind)).toEqual(['count'])
    expect(figuresIn('modal 4m').map(({ value }) => value)).toEqual([4e9])
    expect(figuresIn('ongkos 20rb/org')[0]?.per).toBe('orang')
  })

  test('ASSIST-01 what is said to the maker, and in the first person, is not shown as such', () => {
    const { text } = makeDeck(
      'presentasi k3 buat tukang: wajib helm, kotak p3k di pos depan, komplain ke mandor saya, makasih. slide ya',
    )
    expect(text).toContain('P3K di pos depan')
    expect(text).toContain('mandor kami')
    expect(text).not.toMatch(/Rp 3\.000|makasih|\nSlide\n/)
  })

  test('ASSIST-01 a plan with costs is no price list', () => {
    const { titles } = makeDeck('ppt pembukaan cabang kedua Salon Kirana. biaya: renovasi 45jt, alat 38jt')
    expect(titles).not.toContain('Cara memesan')
  })

  test('SLIDE-01 neighbours of one line each stand side by side instead of on slides of their own', () => {
    const { deck, titles } = makeDeck(
      'ppt evaluasi toko: april 18jt, mei 20jt. masalah: banyak pembeli pindah ke marketplace. bulan depan fokus kunjungan toko lama',
    )
    const beside = titles.findIndex((title) => /masalah dan rencana berikutnya$/i.test(title))
    expect(beside).toBeGreaterThan(0)
    expect(deck.slides[beside]?.elements.filter(({ role }) => role === 'column')).toHaveLength(2)
  })
})
