import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

import { understandMessage } from '#core/assistant/shared/intent/understand-message.ts'

const flat = (message: string, type: Parameters<typeof writtenLetter>[1] = 'surat_resmi'): string =>
  writtenLetter(message, type).text.replaceAll(/\s+/g, ' ')

describe('papers that are ordered by their name alone', () => {
  test.each([
    ['SP1 buat karyawan saya Jefri Anwar, telat 3x minggu ini, dari Toko Lampu Terang', 'surat_resmi'],
    [
      'surat pernyataan saya Karmin jualan cilok di depan masjid bersedia pindah kalau ada acara, alamat Desa Rowo',
      'surat_resmi',
    ],
    ['paklaring utk Desi Lumban, kasir di Kedai Toba dari maret 2023 s/d juni 2026, pemilik Sahat', 'surat_resmi'],
    ['BAST printer: 2 unit Epson L3210 dari Pak Hadi ke Mbak Novi, CV Warna Kita, tanggal 3 desember', 'surat_resmi'],
    [
      'addendum kontrak sewa kios antara Pak Edi dan Toko Rejo, kontrak lama habis 31 des 2026, tambah 1 tahun',
      'kontrak',
    ],
  ])('CHAT-16 DOC-01 is made: %s', (message, documentType) =>
    expect(understandMessage(message, kindSkills, { turns: [] })).toMatchObject({ outcome: 'request', documentType }),
  )
})

describe('whom a letter goes to and who signs it', () => {
  test('DOC-08 whoever heads the house of a side signs for it', () => {
    const { letter } = writtenLetter(
      'MoU antara Sanggar Lukis Warna dan Hotel Teluk Biru, tiap minggu 2 kelas melukis, honor 900rb per bulan. pimpinan sanggar Bu Ratmi, GM hotel Pak Yance',
      'kontrak',
    )
    expect([letter.signer, letter.counterparty?.name, letter.counterparty?.title]).toEqual([
      { name: 'Ratmi', title: 'Pimpinan' },
      'Bapak Yance',
      'GM',
    ])
  })

  test('DOC-08 a name in brackets behind a house is who stands for it', () =>
    expect(
      writtenLetter(
        'kontrak sewa kios antara Pak Darto pemilik dan Salon Intan (Intan Lestari), 12 juta setahun',
        'kontrak',
      ).letter.counterparty?.name,
    ).toBe('Intan Lestari'))

  test('DOC-08 one name more behind the house signs, a town does not', () => {
    const order = 'surat komplain ke CV Kargo Kilat, paket pecah 3 toples. Dapur Mama Yos, '
    expect(writtenLetter(`${order}Yosefina`, 'surat_resmi').letter.signer.name).toBe('Yosefina')
    expect(writtenLetter(`${order}Bandung`, 'surat_resmi').letter.signer.name).toBe('')
  })

  test.each([
    ['nota retur buat suplier Grosir Mutiara: bedak pecah 3 @40rb. dari Toko Ayu', 'Grosir Mutiara'],
    ['surat peringatan utk penyewa kios no 4 namanya Basir, nunggak 2 bulan, total 900.000. dari Pasar Lama', 'Basir'],
    ['surat pemberitahuan ke pelanggan2 harga es naik dari 3rb jadi 4rb. Toko Es Dingin', 'Para Pelanggan'],
    [
      'undangan syukuran Warung Bu Sum di Klaten, sabtu 28 november jam 10. ngundang warga sekitar & pelanggan',
      'Para Warga Sekitar dan Pelanggan',
    ],
    [
      'surat rekomendasi utk mantan karyawan sy, Yosep Kogoya, 2 thn jd kasir, mau melamar di bank. saya Bu Lina pemilik',
      'Yosep Kogoya',
    ],
  ])('DOC-08 %s', (message, reader) => {
    const { recipient } = writtenLetter(message, 'surat_resmi').letter
    expect(recipient.name || recipient.company).toBe(reader)
  })

  test('DOC-08 the head of a neighbourhood certifies what his neighbour does', () => {
    const text = flat(
      'surat keterangan usaha dr RT ya, warga saya Yuliana Bani usaha tenun rumahan di Jl Timor RT 03 RW 01 Kupang, buat syarat pinjam KUR. saya ketua RT Marten Lobo',
    )
    expect(text).toContain('adalah benar mempunyai usaha tenun rumahan')
    expect(text).toContain('Marten Lobo')
    expect(text).not.toContain('[isi nama')
  })
})

describe('a title and its colon, a greeting before a story', () => {
  test.each([
    ['Kuitansi: udah nerima 1.250.000 dari Bu Rohana, pelunasan gamis 25 stel, Konveksi Al Falah', 'kuitansi'],
    ['invoice ke Bu Lilis: sudah ambil 20 kotak nasi @17.500, Dapur Ceu Eti', 'invoice'],
  ])('CHAT-16 DOC-01 is made: %s', (message, documentType) =>
    expect(understandMessage(message, kindSkills, { turns: [] })).toMatchObject({ outcome: 'request', documentType }),
  )

  test.each([
    'halo bu haji kan Bu Nyai Marpuah pesen wajik 15 dus @60rb nah tolong bikinin invoicenya ya. Wajik Betawi Bang Jaka',
    'Halo Mas Toni, kan Bu Nyai Marpuah ambil wajik 15 dus @60rb, bikin invoice ya. Wajik Betawi Bang Jaka',
  ])('DOC-08 whoever is greeted is not billed: %s', (message) => {
    const { letter, text } = writtenLetter(message, 'invoice')
    expect([letter.recipient.name, letter.sender.name]).toEqual(['Ibu Nyai Marpuah', 'Wajik Betawi Bang Jaka'])
    expect(text).not.toMatch(/\bkan\b|Toni/i)
  })
})

describe('sides, offices and sums', () => {
  test('DOC-08 an owner agrees for his house', () => {
    const { letter } = writtenLetter(
      'perjanjian sewa mobil, penyewa Dani Kuswara, 3 hari, 350rb/hari. Rental Mitra Utama pemilik Bu Suharti',
      'kontrak',
    )
    expect([letter.sender.name, letter.signer.name]).toEqual(['Rental Mitra Utama', 'Suharti'])
  })

  test('DOC-08 an office before a name is none of it', () =>
    expect(
      writtenLetter(
        'sppd buat Nurul ke Jakarta tgl 1 desember pulang hari, ttd kepala cabang Irwan Halim, Koperasi Sejahtera',
        'surat-perjalanan-dinas',
      ).letter.signer,
    ).toEqual({ name: 'Irwan Halim', title: 'Kepala Cabang' }))

  test('DOC-08 whoever is back on the same day is away for one', () =>
    expect(
      flat('sppd buat Nurul ke Jakarta tgl 1 desember pulang hari. Koperasi Sejahtera', 'surat-perjalanan-dinas'),
    ).toMatch(/1 hari 1 Desember 2026 1 Desember 2026/))

  test('DOC-08 of a sum that is told whole what is paid is taken off', () => {
    const told = 'surat penagihan ke PT Beton, invoice no 087 nilai 24.600.000 '
    expect(flat(`${told}baru dibayar 10 juta. CV Pasir`)).toContain('sebesar Rp 14.600.000')
    expect(flat(`${told}belum ada kabar. CV Pasir`)).toContain('sebesar Rp 24.600.000')
  })

  test('DOC-08 what is met about is told as such', () =>
    expect(
      flat('undangan ke pedagang pasar, rapat soal kenaikan retribusi, selasa 24 november jam 3 sore di aula'),
    ).toContain('menghadiri rapat mengenai kenaikan retribusi'))

  test('DOC-08 thanks name the deed', () =>
    expect(flat('surat ucapan terima kasih ke Pak Camat udah bantu bazar umkm kemarin. dari Forum UMKM')).toContain(
      'karena telah membantu bazar UMKM kemarin',
    ))

  test('DOC-08 a noun is no verb of talk, and noon no midnight', () => {
    expect(flat('SOP keluhan: 1 dengerin pelanggan 2 catat di buku komplain 3 lapor atasan. Laundry Bersih')).toContain(
      'buku komplain',
    )
    expect(
      flat(
        'kontrak kerja Sari jadi kasir di Toko Ada, shift jam 12 - 9 malam, gaji 2 juta. pemilik Bu Nani',
        'kontrak',
      ),
    ).toContain('pukul 12.00 sampai dengan 21.00')
  })
})

describe('days of a letter', () => {
  test('DOC-08 the day of an invoice that a letter speaks of is not its own', () =>
    expect(
      writtenLetter('nota retur ke Toko Makmur: panci penyok 2 @90rb. faktur no TM-12 tgl 10 nov', 'surat_resmi').letter
        .date,
    ).toBe(writtenLetter('nota retur ke Toko Makmur: panci penyok 2 @90rb', 'surat_resmi').letter.date))

  test('DOC-08 whoever owes is asked to pay by the day that is given, in a letter', () => {
    const text = flat(
      'surat tagihan ke Pak Rusman, dia masih utang triplek 2,4jt dari nota tgl 2 oktober, sudah di WA 3x, kasih tempo sampai 30 nov. TB Kayu Jati, Pak Min',
    )
    expect(text).toContain('paling lambat 30 November 2026')
    expect(text).toContain('Rp 2.400.000')
    expect(text).toContain('Sudah di WA 3 kali')
  })

  test('DOC-08 the part of the day stands beside the day', () =>
    expect(flat('undangan rapat malam ini jam 7 di balai RW, dari Ketua RW Karto')).toContain('pukul 19.00'))
})

describe('what is told stands once, in the words of an office', () => {
  test('DOC-03 the tax that a payer keeps back is called so', () => {
    const { letter, text } = writtenLetter(
      'invoice buat PT Graha, servis AC 6 unit @85rb. PPh 23 2% dipotong dari jasanya. dari CV Sejuk',
      'invoice',
    )
    expect(letter).toMatchObject({ discount: null, withheld: { name: 'PPh 23', share: { percent: 2 } } })
    expect(text).toContain('PPh 23 2%')
    expect(text).not.toContain('Diskon')
    expect(text).not.toContain('Keterangan:')
  })

  test('DOC-03 a discount beside it stays one', () =>
    expect(
      writtenLetter('invoice ke PT Graha: jasa 5jt, diskon 5%, pph 23 ditanggung sendiri. dari CV Sejuk', 'invoice')
        .letter.withheld,
    ).toBeUndefined())

  test('DOC-08 an agenda is told whole', () =>
    expect(
      flat(
        'undangan rapat pengurus koperasi rabu 2 desember jam 9 di balai desa, bahas SHU, kredit macet, sama rencana beli traktor. ketua Darman',
      ),
    ).toContain('SHU, kredit macet, dan rencana beli traktor'))

  test('DOC-08 what an applicant tells stands once', () =>
    expect(
      flat(
        'surat lamaran kerja jd admin di PT Citra, nama Rina Sari, lulusan SMK akuntansi, pengalaman 2 th kasir di Toko Ada',
      ),
    ).not.toContain('Sebagai bahan pertimbangan'))

  test('DOC-08 a warning tells how long somebody has to do better', () => {
    const text = flat(
      'SP1 buat Jefri Anwar, telat 3x minggu ini. kasih waktu 1 bulan buat perbaikan. dari Toko Lampu, ttd HRD Mira',
    )
    expect(text).toContain('dalam waktu 1 bulan sejak surat ini diterima')
    expect(text.match(/1 bulan/g)).toHaveLength(1)
  })

  test('DOC-08 for whom somebody stays away is the reason', () =>
    expect(
      flat(
        'surat izin ga masuk kerja buat Pak Heri, saya Tuti bagian packing, mau nungguin ibu operasi mata di RS Bunda Kasih tgl 24-25 november',
      ),
    ).toContain('karena harus menunggu ibu operasi mata di RS Bunda Kasih.'))

  test('DOC-08 months alone belong to what stands before them', () =>
    expect(
      flat('kontrak sewa rumah antara Pak Moko dan Mas Yudi, setahun 18 juta dibayar 2x, januari sama juli', 'kontrak'),
    ).toContain('dibayar 2 kali, Januari dan Juli'))

  test('DOC-08 what was paid before is no price of the agreement', () =>
    expect(
      flat('perpanjangan kontrak sewa ruko antara Koh Ali dan Toko Rejo, naik dari 30jt jd 33jt setahun', 'kontrak'),
    ).not.toContain('adalah Rp 30.000.000'))

  test.each([
    [
      'dari UD Sari, kalo ambil 10 peti keatas jadi 410rb, anter gratis dlm kota',
      ['ke atas menjadi Rp 410.000', 'Antar gratis dalam kota'],
    ],
  ])('DOC-08 %s', (told, said) => {
    const text = flat(`surat penawaran ke RM Bundo telur ayam 1 peti 420rb, ${told}`, 'surat_penawaran')
    for (const one of said) expect(text).toContain(one)
  })
})
