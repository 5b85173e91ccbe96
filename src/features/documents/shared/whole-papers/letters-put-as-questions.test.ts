import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeDocument } from '../letter/compose-document.ts'
import { readRequest } from '../reading/read-request.ts'
import { blockTexts } from '../revise/body-range.ts'

const letterOf = (sentence: string) => {
  const content = composeDocument(readRequest(readMessage(sentence, '2026-11-21' as IsoDay), 'surat_resmi'))
  return { letter: content.letter, text: blockTexts(content.body).join('\n') }
}

describe('a letter holds what was told and nothing of how it was ordered', () => {
  test('DOC-04, ASSIST-01 an order that is put as a question leaves none of its asking', () => {
    const { text } = letterOf(
      'apakah bisa dibuatkan surat rekomendasi untuk mantan karyawan saya Dewi Lestari, kerja di Katering Bu Ning dari Maret 2021 sampai Agustus 2026 sebagai kepala dapur, orangnya jujur dan rajin, dia mau lamar ke hotel Aston Solo',
    )
    expect(text).not.toMatch(/apakah|dibuatkan|Mau lamar/iu)
    expect(text).toContain(
      'Yang bersangkutan bekerja di Katering Bu Ning sebagai kepala dapur sejak Maret 2021 sampai dengan Agustus 2026.',
    )
    expect(text).toContain('untuk melamar pekerjaan di Hotel Aston Solo.')
  })

  test('DOC-04, ASSIST-01 who empowers whom is told by the words for it, each with where he lives', () => {
    const sale = letterOf(
      'bisa minta tolong buatkan surat kuasa untuk menjual tanah ga ya? pemberi kuasa ibu saya Sri Mulyani alamat desa Karanganyar, penerima saya Bambang Irawan, tanah 350 m2 SHM no 1234 di desa karanganyar',
    )
    expect(sale.letter.signer.name).toBe('Sri Mulyani')
    expect(sale.letter.sender.address).toBe('Desa Karanganyar')
    expect(sale.letter.recipient.name).toBe('Bambang Irawan')
    expect(sale.text).toContain('dalam hal menjual tanah.')
    const fetched = letterOf(
      'surat kuasa ambil bpkb motor honda beat AB 4521 XY di leasing FIF cabang sleman, saya yg ngasih kuasa Suparman, yg dikuasain adik saya Sutrisno nik 3404011203900001 alamat jl kaliurang km 9',
    )
    expect(fetched.letter.recipient).toMatchObject({ name: 'Sutrisno', address: 'Jl Kaliurang Km 9' })
    expect(fetched.text).toContain('BPKB motor Honda Beat AB 4521 XY di leasing FIF cabang Sleman')
    expect(fetched.text).not.toContain('Dikuasain')
  })

  test('DOC-04 a declaration says what is declared; a child’s leave goes to its teacher, a meeting by its matter', () => {
    const single = letterOf(
      'surat pernyataan belum menikah, nama Fitri Handayani, lahir di Malang 14 mei 1999, alamat jl bunga 7 malang, untuk syarat lamar kerja',
    )
    expect(single.text).toContain('menyatakan dengan sebenarnya bahwa saya belum menikah.')
    expect(single.text).toContain('Malang, 14 Mei 1999')
    const sick = letterOf(
      'tolong dong suratnya buat sekolah, anak saya Rafi kelas 4 SD Harapan ga masuk 3 hari dr senin krn cacar, saya ayahnya Yusuf',
    )
    expect(sick.letter.recipient).toMatchObject({ name: 'Wali Kelas 4', company: 'SD Harapan' })
    expect(sick.letter.signer.name).toBe('Yusuf')
    const met = letterOf(
      'surat undangan rapat pengurus RT tentang keamanan lingkungan, hari sabtu 28 nov jam 8 malam di balai warga, dari ketua RT 03 pak Sugeng',
    )
    expect(met.text).toContain('untuk menghadiri rapat pengurus RT mengenai keamanan lingkungan')
  })

  test('DOC-04 the end of an agreement is told to whom it concerns; a notice says its matter whole and once', () => {
    const ended = letterOf(
      'buat surat pemutusan kerjasama dengan supplier ayam UD Sumber Ternak karena sering telat kirim 3 kali bulan oktober, mulai 1 desember kita stop. dari RM Ayam Geprek Mbok Jum',
    )
    expect(ended.letter).toMatchObject({
      title: 'SURAT PEMUTUSAN KERJA SAMA',
      recipient: { company: 'UD Sumber Ternak' },
    })
    const moved = letterOf(
      'surat pemberitahuan pindah alamat toko dari jl merdeka 10 ke jl sudirman 88 mulai 1 des, Toko Bangunan Sinar Baru',
    )
    expect(moved.text).toContain(
      'mengenai kepindahan alamat toko dari Jalan Merdeka 10 ke Jalan Sudirman 88 mulai 1 Desember 2026.',
    )
    expect(moved.text.match(/1 Desember 2026/gu)).toHaveLength(1)
  })

  test('DOC-04 whoever leaves a club is no worker of it', () => {
    const { text } = letterOf('surat pengunduran diri dari arisan RT, saya Hartati, karena pindah rumah ke Bogor')
    expect(text).toContain('mengajukan pengunduran diri dari arisan RT, karena pindah rumah ke Bogor.')
    expect(text).not.toMatch(/hari kerja|nama perusahaan/u)
  })

  test('DOC-04 who worked somewhere is told with both ends of his time, and lives nowhere unless it is told', () => {
    const { text } = letterOf(
      'karyawan saya Wulan minta surat paklaring, dia kerja di Toko Busana Ayu dari 2019 sampe oktober 2026 jadi supervisor, saya Bu Ayu ownernya',
    )
    expect(text).toContain('yang bekerja sejak tahun 2019 sampai dengan Oktober 2026.')
    expect(text).not.toContain('alamat yang diterangkan')
    const pupil = letterOf(
      'surat keterangan pernah magang untuk Sinta Maharani dari SMKN 2 Klaten, magang di studio foto Kenanga Juli sampai Oktober 2026 bagian editing',
    )
    expect(pupil.text).toContain('mulai Juli 2026 sampai dengan Oktober 2026.')
    expect(pupil.letter.sender.name).toBe('Studio foto Kenanga')
  })

  test('DOC-04 an application is refused with thanks, a warning comes from the own house, two are sent by their names', () => {
    const refused = letterOf(
      'surat penolakan lamaran kerja buat Kevin, posisi admin, karena posisi udah keisi, dari PT Mitra Sukses HRD Bu Tika',
    )
    expect(refused.letter).toMatchObject({
      title: 'SURAT PENOLAKAN LAMARAN KERJA',
      sender: { name: 'PT Mitra Sukses' },
    })
    expect(refused.text).toContain('Terima kasih atas lamaran kerja yang Saudara ajukan untuk posisi admin')
    expect(refused.text).toContain('belum dapat kami terima, karena posisi telah terisi.')
    const warned = letterOf(
      'mau minta surat teguran buat karyawan, namanya Ujang bagian packing, 2 minggu ini pulang duluan terus tanpa ijin, dari Konveksi Sinar Abadi, yg ttd bu Elok manajer',
    )
    expect(warned.letter.sender.name).toBe('Konveksi Sinar Abadi')
    const sent = letterOf(
      'surat tugas: saya nyuruh Pak Eko sama Agus servis AC di kantor BPN Sragen tgl 26 nov jam 9, dari CV Dingin Sejuk',
    )
    expect(sent.text).toMatch(/Nama 1[^]{0,10}Eko[^]{0,20}Nama 2[^]{0,10}Agus/u)
  })

  test('DOC-04 an order in capitals names who gives it; an apology begins with what went wrong', () => {
    const given = letterOf(
      'SAYA MAU BIKIN SURAT KUASA AMBIL PAKET DI KANTOR POS MALANG, YANG NGAMBIL KARYAWAN SAYA RUDI KTP 3573012304950002, SAYA YULIANA',
    )
    expect(given.letter.signer.name).toBe('Yuliana')
    const sorry = letterOf(
      'bikin surat permohonan maaf karena salah kirim pesanan ke Pak Yoga, harusnya hijab segi empat hitam yang dikirim pasmina, dari Hijab Aisyah',
    )
    expect(sorry.text).toContain('kepada Bapak karena salah kirim pesanan')
    expect(sorry.text).not.toContain('Maaf karena')
  })
})
