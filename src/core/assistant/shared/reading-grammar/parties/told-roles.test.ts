import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const read = (message: string) => readMessage(message, '2026-11-21' as IsoDay)
const travel = 'surat perjalanan dinas'

describe('who stands behind a paper, and whom it sends', () => {
  test.each([
    [`${travel} Rina ke Solo. yg menugaskan Direktur CV Rasa Ibu, Ibu Ratih`, 'Ibu Ratih', 'Direktur', 'CV Rasa Ibu'],
    [`${travel} Rina ke Solo. yang nyuruh saya Bu Tini pemilik Toko Kembang`, 'Bu Tini', 'Pemilik', 'Toko Kembang'],
    ['surat tugas Rina jaga stan, ditugaskan oleh Kepala Gudang Pak Heri', 'Pak Heri', 'Kepala Gudang', undefined],
    ['undangan rapat Senin. Yang mengundang Ketua Paguyuban, Drs. Hamid', 'Drs. Hamid', 'Ketua Paguyuban', undefined],
    [
      `${travel} Rina ke Solo. yang menugaskan Bu Siska manajer toko Dingin Salju AC`,
      'Bu Siska',
      'Manajer Toko',
      'Dingin Salju AC',
    ],
  ])('DOC-04 %s', (message, name, title, house) => {
    const { signer, sender } = read(message)
    expect([signer?.name, signer?.title, sender?.company]).toEqual([name, title, house])
  })

  test('DOC-04 a house that is known heads nobody: what follows its sort is who does', () => {
    const { signer, recipient } = read(
      `${travel} a.n. Lia, bendahara BUMDes Sumber Rejeki ke Garut. pemberi perintah: Direktur BUMDes Asep Surya`,
    )
    expect([signer?.name, signer?.title, recipient?.name]).toEqual(['Asep Surya', 'Direktur', 'Lia'])
  })

  test.each([
    [`${travel} utk staf kami Dewi Anggun bagian pemasaran ke Solo`, 'Dewi Anggun', 'Bagian Pemasaran', []],
    [`${travel}, pegawai saya Wahyu Adi (driver) disuruh antar barang ke Solo`, 'Wahyu Adi', 'Driver', []],
    [`${travel}: yang berangkat Tono sama Agus ke Solo`, 'Tono', undefined, ['Agus']],
    ['tugaskan Herman Lase nagih ke toko di Solo, bikin surat tugasnya', 'Herman Lase', undefined, []],
    ['surat tugas. Bagas Putra sm Dian Sari ditugasin jaga stan', 'Bagas Putra', undefined, ['Dian Sari']],
    ['sppd bendahara Siska Wulan ikut bimtek di Solo', 'Siska Wulan', 'Bendahara', []],
  ])('DOC-04 %s', (message, name, title, others) => {
    const { recipient, parties } = read(message)
    expect([recipient?.name, recipient?.title, parties.map((one) => one.name)]).toEqual([name, title, others])
  })

  test('DOC-04 a journey begins and ends where the message says, also at an office', () => {
    expect(read(`${travel} Rina ke Surabaya naik kereta dari Solo`).places).toEqual(['Solo', 'Surabaya'])
    expect(read(`${travel} Rina, tujuan Dinas PMD Kabupaten Garut`).places).toEqual(['Dinas PMD Kabupaten Garut'])
  })
})

describe('who writes, told with his house', () => {
  test.each([
    [
      'surat komplain ke CV Maju, sy Hj. Masna yg punya Warung Soto Bintang di Banjarmasin',
      'Hj. Masna',
      'Warung Soto Bintang',
      'Banjarmasin',
    ],
    [
      'surat pernyataan bahwa sy, Baiq Rina, pemilik usaha dodol nangka Sasak Manis di Praya, tidak memakai pengawet',
      'Baiq Rina',
      'Sasak Manis',
      'Praya',
    ],
    ['surat komplain ke CV Maju, kaca retak. dari Teras Dekor, sy Shinta Ayu', 'Shinta Ayu', 'Teras Dekor', undefined],
    [
      'surat komplain ke CV Maju, kaca retak. Hormat kami, UD Manis Jaya, Haryati (pemilik)',
      'Haryati',
      'UD Manis Jaya',
      undefined,
    ],
  ])('DOC-04 %s', (message, name, house, address) => {
    const { sender } = read(message)
    expect([sender?.name, sender?.company, sender?.address]).toEqual([name, house, address])
  })

  test.each([
    ['invoice ke reseller gw Gilang Ramdan, 50 botol @22rb. dari Sambal Mak Icih', 'Sambal Mak Icih', 'Gilang Ramdan'],
    ['surat penawaran dari Lentera Pesta, Batam Centre kepada PT Bahari', 'Lentera Pesta', 'PT Bahari'],
    [
      'proposal bantuan alat utk kelompok tani Sri Asih, minta traktor ke Dinas Pertanian Cilacap',
      'Kelompok Tani Sri Asih',
      'Dinas Pertanian Cilacap',
    ],
  ])("DOC-04 no one of the writer's people and no town writes: %s", (message, from, to) => {
    const { sender, recipient } = read(message)
    expect([
      sender?.company ?? sender?.name,
      sender?.company && sender.name,
      recipient?.company ?? recipient?.name,
    ]).toEqual([from, undefined, to])
  })

  test('DOC-04 what is handed over to the writer is his', () => {
    const { sender, recipient } = read('Berita acara serah terima mesin dari Bengkel Las Jaya ke saya, Yohana Nome')
    expect([sender?.company, recipient?.name]).toEqual(['Bengkel Las Jaya', 'Yohana Nome'])
  })
})

describe('whom a letter goes to, told by an office', () => {
  test.each([
    [
      'surat keluhan untuk pengelola Pasar Modern Citra, lampu mati. dari Toko Ayu',
      undefined,
      'Pengelola',
      'Pasar Modern Citra',
    ],
    [
      'surat penawaran telur ke pengelola Rest Area Banjar, Bpk Soleh Effendi. dari Toko Ayu',
      'Bpk Soleh Effendi',
      'Pengelola',
      'Rest Area Banjar',
    ],
    [
      'surat komplain telur bau. ditujukan ke bagian penjualan, bpk Rusdi. dari Toko Ayu',
      'Bpk Rusdi',
      'Bagian Penjualan',
      undefined,
    ],
    ['surat pengunduran diri ke ibu manajer Novi Kartika dari Lutfi Hakim', 'Ibu Novi Kartika', 'Manajer', undefined],
    ['undangan buat Pak Lurah Sumarno, rapat Senin', 'Pak Lurah Sumarno', undefined, undefined],
    [
      'surat komplain ke konveksi seragam, CV Warna Indah Kendari. dari Toko Ayu',
      undefined,
      undefined,
      'CV Warna Indah Kendari',
    ],
  ])('DOC-04 %s', (message, name, title, house) => {
    const { recipient } = read(message)
    expect([recipient?.name, recipient?.title, recipient?.company]).toEqual([name, title, house])
  })
})

test('DOC-04 goods go to the house behind `tujuan`, or to whose home it is; a workshop has an owner', () => {
  expect(read('surat jalan 25 karung beras tujuan: Koperasi Al Hikmah, pengirim Toko Ayu').recipient?.company).toBe(
    'Koperasi Al Hikmah',
  )
  expect(read('surat jalan 60 galon ke rumah Bu Hartini. Depot Air Tirta').recipient?.name).toBe('Bu Hartini')
  expect(read('surat perjanjian kerja, yang punya bengkel Pak Warsito, yang kerja Mas Joko').sender?.name).toBe(
    'Pak Warsito',
  )
  expect(read('surat komplain kepada CV Laju, dus hancur. pengirim surat Toko Ayu').sender?.company).toBe('Toko Ayu')
  const { sender, recipient } = read('proposal lomba utk karang taruna Bina Muda, ditujukan ke Toko Sinar Baru')
  expect([sender?.company, recipient?.company]).toEqual(['Karang Taruna Bina Muda', 'Toko Sinar Baru'])
})
