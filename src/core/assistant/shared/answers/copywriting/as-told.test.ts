import { describe, expect, test } from 'vitest'

import { pickupWords } from './announcements.ts'
import { wordsAsTold } from './as-told.ts'
import { readTold } from './told-words.ts'
import { replyAsTold } from './question-replies.ts'
import { debtReminder } from './reminders.ts'
import { wishesFor } from './wishes.ts'

const wordsOf = (message: string): string => {
  const told = readTold(message)
  return told === null ? 'nothing' : wordsAsTold(told).replaceAll('\u00a0', ' ')
}

describe('the own words of owners, handed on', () => {
  test.each([
    [
      'tolong bikinkan status WA: besok warung tutup, buka lagi hari Senin jam 7 pagi',
      '*Besok warung tutup, buka lagi hari Senin jam 7 pagi. Terima kasih pengertiannya.*',
    ],
    [
      'bikin pengumuman di grup WA pelanggan kalau tanggal 24 sampai 27 Desember kita libur',
      'tanggal 24 sampai 27 Desember kami libur',
    ],
    [
      'bikin story buat buka PO kue kering, nastar 75rb, PO ditutup tgl 10 Maret',
      'nastar Rp 75.000, PO ditutup tanggal 10 Maret. Mau?',
    ],
    [
      'tolong bikin pesan WA ke supplier telur, minta dikirim 10 peti besok pagi',
      '*Halo Pak/Bu [nama], mohon dikirim 10 peti besok pagi.',
    ],
    [
      'buatkan pengumuman buat karyawan di grup: mulai minggu depan kita masuk jam 7.30',
      'mohon diperhatikan: mulai minggu depan kita masuk jam 7.30',
    ],
    [
      'tolong tulisin chat ke bu rina nanyain stok telur masih ada ga',
      '*Halo Bu Rina, mau tanya, stok telur masih ada tidak',
    ],
    [
      'bikin pengumuman buat grup WA wali murid bimbel, les diliburkan tgl 2 sampai 5 desember',
      '*Les diliburkan tanggal 2 sampai 5 Desember.',
    ],
    [
      'tulisin chat buat pemilik ruko Pak Yohanes, minta perpanjang sewa setahun lagi',
      '*Halo Pak Yohanes, mohon perpanjang sewa setahun lagi.',
    ],
    [
      'pengumuman di status: hari ini tutup mendadak, pesanan besok tetep jalan. tolong dirapikan bahasanya',
      '*Hari ini tutup mendadak, pesanan besok tetap jalan.',
    ],
    [
      'buatkan pengumuman di grup wa RT kalau warung saya buka sampai jam 11 malam',
      '*Warung saya buka sampai jam 11 malam.',
    ],
    [
      'tulis pesan ke customer Bu Hana kalau gordennya telat 2 hari',
      '*Halo Bu Hana, saya mau mengabari: gordennya terlambat 2 hari. Mohon maaf',
    ],
    ['bikinin chat ke agen gas minta dikirim 5 tabung lagi hari ini', 'mohon dikirim 5 tabung lagi hari ini'],
    ['undangan arisan buat grup wa dong tolong dibuatkan', 'nothing'],
    ['besok kami libur karena ada hajatan, tolong bikinin status ya', '*Besok kami libur karena ada hajatan.'],
  ])('ASSIST-01 CHAT-18 are kept as they were told: %s', (message, held) => {
    expect(wordsOf(message)).toContain(held)
  })

  test('ASSIST-01 CHAT-18 a reply holds the answer that was told for it', () => {
    const reply = "tolong jawabin: ada yg nanya 'frozennya tahan brp lama kak', jawabannya 3 bulan di freezer"
    expect(replyAsTold(reply)).toContain('3 bulan di freezer')
    expect(replyAsTold('jawab dong, frozen tahan berapa lama')).toBeNull()
  })

  test('ASSIST-01 CHAT-18 wishes and reminders call by name whoever is named', () => {
    expect(wishesFor('ucapan ulang tahun untuk pelanggan saya Mbak Inggit')).toContain('Mbak Inggit.')
    expect(pickupWords('teks buat ngingetin Bu Sari ambil jahitan udah 3 minggu')).toContain('Halo Bu Sari, jahitannya')
    expect(debtReminder('Kak tolong tuliskan pesan ke Bu Ratmi buat nagih utang beras 240rb')).toContain('*Bu Ratmi,')
  })

  test.each([
    'minta info harga sewa ruko di pasar baru yang murah',
    'bikin status wa yang menarik gimana caranya ya kak',
    'minta caption ig kopi susu 15rb',
    'bikinin kata-kata minta maaf ke pelanggan karena toko kebanjiran',
    'info dong cara bikin kue',
    'buat info aja min, suami saya yang pegang keuangan toko',
    'saya bikin status tiap hari tapi tetep sepi pembeli',
    'buat status nikah di KTP ngurusnya ribet banget ya',
  ])('ASSIST-01 what tells no words for others is read as none: %s', (message) => {
    expect(readTold(message)).toBeNull()
  })
})
