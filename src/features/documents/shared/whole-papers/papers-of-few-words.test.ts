import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { blockTexts } from '../revise/body-range.ts'
import { composeDocument } from '../letter/compose-document.ts'
import { isPersonalSender } from '../letter/letter-facts.ts'
import { meetingPoints } from '../reading/decided-points.ts'
import { inheritanceIn } from '../reading/people/told-heirs.ts'
import { readRequest } from '../reading/read-request.ts'

const today = '2026-11-21' as IsoDay
const written = (message: string) => composeDocument(readRequest(readMessage(message, today), null))
const wordsOf = (message: string): string => blockTexts(written(message).body).join('\n')

test('DOC-04 minutes keep what was talked about apart from what was decided', () => {
  expect(
    meetingPoints(
      'notulen rapat: bahas omzet turun, diskon gak ngefek, terus diputuskan buka pesanan online, Dinda pegang IG. hadir Rian',
      today,
    ),
  ).toEqual({ discussed: ['omzet turun', 'diskon tidak ngefek'], decided: ['buka pesanan online', 'Dinda pegang IG'] })
  expect(meetingPoints('bahas iuran naik, ronda tiap malam. disetujui semua', today)).toEqual({
    discussed: [],
    decided: ['iuran naik', 'ronda setiap malam'],
  })
})

test('DOC-04 heirs are told with their kinship, which holds until another is told', () => {
  const message =
    'surat pernyataan ahli waris, almarhum bapak Sumarno meninggal 3 agustus 2026, ahli warisnya istri Tuminah, anak Budi, sama Agus'
  expect(inheritanceIn(message, today)).toEqual({
    deceased: 'almarhum Sumarno',
    died: '3 Agustus 2026',
    heirs: [
      { name: 'Tuminah', kin: 'istri' },
      { name: 'Budi', kin: 'anak' },
      { name: 'Agus', kin: 'anak' },
    ],
  })
  const letter = written(message)
  expect(letter.letter).toMatchObject({ title: 'SURAT PERNYATAAN AHLI WARIS', signer: { name: 'Tuminah' } })
  expect(inheritanceIn('surat pernyataan tidak akan mengulangi', today).heirs).toEqual([])
})

test('DOC-04 a house gives leave, and a person asks for it', () => {
  const given = written('cuti melahirkan buat karyawan saya Rina Marlina mulai 1 desember 3 bulan tolong suratnya ya')
  expect(given.letter.title).toBe('SURAT IZIN CUTI')
  expect(blockTexts(given.body).join('\n')).toContain(
    'selama 3 bulan, terhitung mulai tanggal 1 Desember 2026 sampai dengan tanggal 28 Februari 2027',
  )
  const asked = written('buatkan surat cuti melahirkan, saya Rina Marlina mau cuti mulai 1 desember 3 bulan')
  expect(asked.letter.title).toBe('SURAT PERMOHONAN CUTI')
})

test('DOC-04 a vacancy is no application', () => {
  const message =
    'lowongan kerja kasir warung sembako di depok, jujur, bisa komputer dikit, kirim lamaran ke wa 081287654321'
  expect(written(message).letter.title).toBe('LOWONGAN KERJA')
  expect(wordsOf(message)).toContain('Posisi : Kasir warung sembako')
  expect(wordsOf(message)).toContain('Bisa komputer sedikit.')
  expect(written('surat lamaran kerja, saya Yoga melamar lowongan teknisi di PT Maju').letter.title).toBe(
    'SURAT LAMARAN KERJA',
  )
})

test('DOC-04 a letter that only a person writes has no head of a house, whoever he is', () => {
  const letter = written('tolong buatkan surat ijin ortu, anak saya Rafi kelas 5 SD Negeri 2 gak masuk besok krn demam')
  expect(isPersonalSender(letter.letter)).toBe(true)
  expect(letter.body.content?.some(({ type }) => type === 'letterhead')).toBe(false)
  expect(blockTexts(letter.body).join('\n')).not.toContain('Izin ortu')
})

test('DOC-04 what a group of readers is to know is told to them', () => {
  expect(wordsOf('surat balasan ke supplier kalo kami nolak kenaikan harga tepung 15%, dari Roti Bahagia')).toContain(
    'Kami menolak kenaikan harga tepung 15%.',
  )
  expect(wordsOf('tolong bikinin surat ke pak rt 05, mau izin pasang tenda di jalan buat nikahan anak saya')).toContain(
    'permohonan izin memasang tenda di jalan',
  )
})

test('DOC-04 a proposal leaves out the parts of which nothing was told', () => {
  const text = wordsOf(
    'buat proposal ke bank bjb pinjam 75 juta buat beli mesin jahit 5 unit, konveksi kami udah 6 taun, omzet 60jt sebulan, nama usaha Konveksi Rapi, pemilik Ibu Euis',
  )
  expect(text).not.toContain('[isi ')
  expect(text).not.toContain('375.000.000')
  expect(text).toContain('Omzet sebesar Rp 60.000.000 per bulan.')
  expect(text).toContain('Dana yang kami ajukan sebesar Rp 75.000.000')
  expect(text).toContain('Dana tersebut akan digunakan untuk membeli mesin jahit 5 unit.')
})

test('DOC-04 people and stalls are counted in accounts and are no money', () => {
  expect(
    wordsOf('laporan bazar, stand 25, pengunjung kurang lebih 1200, pemasukan 18 juta, pengeluaran 11,5 juta'),
  ).not.toContain('18.001.200')
})

test('DOC-04 what is said to a reader is no part of his name', () => {
  const letter = written(
    'bikin surat pemberitahuan ke wali murid kalo les libur 24 sampai 31 desember, dari Bimbel Cerdas',
  )
  expect(letter.letter.recipient.name).toBe('Wali Murid')
  expect(wordsOf('surat kuasa ambil gaji, saya Darmi lagi sakit, diwakilkan ke anak saya Yuli')).toContain(
    'Kuasa ini diberikan karena Pemberi Kuasa sedang sakit.',
  )
})
