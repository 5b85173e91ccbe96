import { describe, expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

const write = (message: string, documentType?: DocumentType): string => writtenLetter(message, documentType).body

describe('a delivery', () => {
  const letter = write(
    'surat jalan: 40 sak semen dan 2 truk pasir, dikirim ke proyek Griya Asri penerima Pak Joko, sopirnya Kasdi, kernet Udin, plat H 1842 QW, berangkat besok jam 6 pagi dari TB Sumber',
  )

  test('DOC-04, DOC-08 says who drives, in what, where to and when, in lines of their own', () => {
    expect(letter).toMatch(
      /Tujuan +: Proyek Griya Asri\s+Pengemudi +: Kasdi\s+Kernet +: Udin\s+Nomor polisi +: H 1842 QW\s+Berangkat +: Minggu, 22 November 2026, pukul 06\.00/,
    )
    // Goods that are counted in trucks are no vehicle, and nothing is told twice.
    expect(letter).not.toMatch(/Kendaraan|Keterangan pengiriman/)
  })

  test.each([
    [
      'mobil box BL 8821 PN supirnya bang Fauzan',
      /Pengemudi +: Fauzan\s+Kendaraan +: Mobil box\s+Nomor polisi +: BL 8821 PN/,
    ],
    ['kendaraan L300 N 8821 UK sopir Marjuki', /Kendaraan +: L300\s+Nomor polisi +: N 8821 UK/],
    [
      'yang bawa mas Aris pake pickup AD 1733 KE',
      /Pengemudi +: Aris\s+Kendaraan +: Pickup\s+Nomor polisi +: AD 1733 KE/,
    ],
    ['tujuan: Toko Sinar Sigi, Palu', /kepada Toko Sinar Sigi, Palu/],
  ])('DOC-08 %s', (told, lines) => {
    expect(write(`surat jalan 30 dus sirup, ${told}, dari Gudang Jaya`)).toMatch(lines)
  })
})

describe('a complaint', () => {
  test.each([
    ['minta diganti semua paling lambat besok', 'kami meminta agar diganti semua paling lambat 22 November 2026.'],
    ['kami menuntut penggantian penuh dalam 14 hari', 'kami meminta penggantian penuh dalam 14 hari.'],
    [
      'tuntutan: uang dikembalikan 700rb ke rekening toko',
      'kami meminta agar uang dikembalikan Rp 700.000 ke rekening toko.',
    ],
    ['minta GANTI BARANG bukan uang', 'kami meminta GANTI BARANG bukan uang.'],
  ])('DOC-04 tells what is demanded apart from what went wrong: %s', (told, demand) => {
    const letter = write(`surat komplain ke CV Tirta Jaya, 25 galon bau kaporit, ${told}. dari Toko Etik`).replaceAll(
      /\s+/g,
      ' ',
    )
    expect(letter).toContain(`Untuk itu, ${demand}`)
    expect(letter).toMatch(/25 galon bau kaporit\. Untuk itu/)
  })

  test('DOC-04 the order for the letter and an apology are no demands', () => {
    expect(write('tolong minta dibuatkan surat komplain ke CV Tirta Jaya, galon bau. dari Toko Etik')).not.toContain(
      'Untuk itu',
    )
  })
})

test('DOC-08 a journey names who orders it, with the office', () => {
  const letter = write(
    'sppd Rina ke Solo 2 hari. yang menugaskan Direktur CV Rasa, Ibu Ratih',
    'surat-perjalanan-dinas',
  )
  expect(letter).toMatch(/Pemberi tugas +: Ratih, Direktur/)
  expect(letter).toMatch(/Beban biaya +: CV Rasa/)
})

const addressIn = (message: string): string => writtenLetter(message).request.sender.address

describe('the rest of a letter', () => {
  test.each([
    ['tolong sekalian tulis kalo kami akan jaga kebersihan', 'Kami akan menjaga kebersihan.', /tulis/],
    ['jangan lupa cantumin NIK Zulkifli 7306011203900001', 'NIK Zulkifli 7306011203900001.', /cantum|lupa/],
    ['tolong kasih tau juga kalau antar jemput tetap gratis', 'Antar jemput tetap gratis.', /kasih tau|tolong/i],
    ['Om Swastiastu', '', /Swastiastu/],
  ])('DOC-04 tells what is to be written, and not the asking: %s', (told, clause, order) => {
    const letter = write(`surat izin tempat bazar ke Kepala Desa Banjar, dari panitia bazar, ${told}`)
    expect(letter).toContain(clause)
    expect(letter).not.toMatch(order)
  })

  test("DOC-04 a town in a clause of its own is where the writer is, unless it is the reader's", () => {
    expect(addressIn('surat edaran ke pelanggan Laundry Kilat, harga naik 1 desember, Sidoarjo')).toBe('Sidoarjo')
    expect(addressIn('surat jalan\ntujuan: Toko Sinar, Palu\nsemen 150 sak\ndari CV Raya')).toBe('')
  })

  test.each([
    ['ke Solo, mobil kantor', 'Mobil kantor'],
    ['ke Solo, kendaraan motor', 'Sepeda motor'],
    ['ke Tual naik kapal Pelni', 'Kapal Pelni'],
    ['ke Sofifi. speedboat pp 300rb', 'Speedboat'],
  ])('DOC-08 by what somebody travels: %s', (told, vehicle) => {
    expect(write(`sppd Rina ${told}`, 'surat-perjalanan-dinas')).toMatch(new RegExp(`Alat angkut +: ${vehicle}`))
  })

  test.each([
    [
      'Saya Ny. Paula memberi kuasa pada karyawan saya Domi Mandar untuk mengurus sewa lapak. buat suratnya',
      'mewakili Pemberi Kuasa dalam hal mengurus sewa lapak',
    ],
    [
      'surat keterangan magang utk Nabila, magangnya di percetakan undangan Galuh, 3 Agustus s/d 20 November 2026',
      'telah melaksanakan magang',
    ],
    ['anak saya Azka demam, senin gk masuk. tlg surat izinnya ke wali kelas Bu Endah', 'demam'],
    [
      'surat izin tidak masuk kerja senin ada nikahan adik di Lahat. saya Rizka, ke Pak Hendri',
      'karena ada pernikahan adik di Lahat',
    ],
  ])('DOC-04 the form by what is told: %s', (message, words) => {
    expect(write(message)).toContain(words)
  })
})

test.each([
  ['utk karyawan saya Joko Aryo kasir sejak 2020', 'Kasir', 'sejak tahun 2020'],
  ['utk Rina Astuti, barista di Kedai Senja sejak 3 Mei 2022', 'Barista', 'sejak 3 Mei 2022'],
])('DOC-04 a certificate of work says as what and since when: %s', (told, post, since) => {
  const letter = write(`surat keterangan kerja ${told}`)
  expect(letter).toMatch(new RegExp(`Jabatan +: ${post}`))
  expect(letter).toContain(since)
})
