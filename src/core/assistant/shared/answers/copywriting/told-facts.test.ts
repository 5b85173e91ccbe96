import { describe, expect, test } from 'vitest'

import { captionsFor } from './captions.ts'
import { feastWords } from './announcements.ts'
import { applicantWords } from './applicants.ts'
import { complaintReply, praiseReply } from './complaints.ts'
import { confirmationOf } from './confirmations.ts'
import { signedBy } from './house-told.ts'
import { jobAd } from './job-ad.ts'
import { readOffer } from './offer.ts'
import { replyAsTold } from './question-replies.ts'
import { thanksWords } from './thanks-cards.ts'
import { wordsAsTold } from './as-told.ts'
import { debtReminder } from './reminders.ts'
import { readTold } from './told-words.ts'
import { winBackWords } from './win-back.ts'
import { wishesFor } from './wishes.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('texts to copy hold every fact that was told', () => {
  test.each([
    ['Toko Rejeki', 'ucapan lebaran dari toko rejeki untuk pelanggan'],
    ['Bakmi Cik Ana', 'balas review ini, nama warung saya Bakmi Cik Ana'],
    ['[nama usaha]', 'balas review dari toko sebelah'],
  ])('ASSIST-01 CHAT-18 they are signed by the house that is told: %s', (house, message) => {
    expect(signedBy('Salam, [nama usaha].', message)).toBe(`Salam, ${house}.`)
  })

  test('ASSIST-01 CHAT-18 a complaint is answered by what went wrong and what the owner gives for it', () => {
    const reply = plain(
      complaintReply(
        'pembeli komplain gordennya kependekan 10 cm, aku mau minta maaf dan kasih potongan 15% utk order berikutnya, tulisin',
      ) ?? '',
    )
    expect(reply).toContain('soal gordennya kependekan 10 cm.')
    expect(reply).toContain('potongan 15% untuk pesanan berikutnya')
    expect(reply).not.toContain('ongkir')
    const review =
      complaintReply("balasin ulasan bintang 3: 'kopinya enak tapi kursinya sempit, toiletnya kotor'") ?? ''
    expect(review).toContain('Senang sekali membaca “kopinya enak”')
    expect(review).toContain('soal kursinya sempit dan toiletnya kotor')
  })

  test('ASSIST-01 CHAT-18 what a buyer demands is nothing that the owner offers', () => {
    const reply = complaintReply('balesin dong, pembeli marah paketnya telat seminggu, katanya mau refund') ?? ''
    expect(reply).toContain('soal paketnya terlambat seminggu.')
    expect(reply).not.toContain('Untuk Kakak, uangnya kami kembalikan')
    expect(complaintReply('balas komplain, dia minta refund, bajunya sobek, ya sudah refund saja')).toContain(
      'Untuk Kakak, uangnya kami kembalikan',
    )
  })

  test('ASSIST-01 CHAT-18 where an advertisement goes is no work, and a number is called', () => {
    const ad = plain(jobAd('butuh loker buat status, cari 2 orang tukang cuci, gaji 1,4jt, hubungi 0812-3456-7890'))
    expect(ad).toContain('DICARI: 2 orang tukang cuci')
    expect(ad).toContain('Hubungi 0812-3456-7890')
    expect(ad).not.toContain('status')
  })

  test('ASSIST-01 CHAT-18 the order of a thank-you is no part of it, wherever it stands', () => {
    const card = thanksWords('makasih buat pembeli kue sagu, bikinin ucapannya dong dari Dapur Ibu Ros')
    expect(card).toContain('sudah membeli kue sagu kami')
    expect(card).not.toMatch(/bikinin/i)
    expect(signedBy(card, 'bikinin ucapannya dong dari Kukis Tante Ros')).toContain('Salam hangat dari Kukis Tante Ros')
  })

  test('ASSIST-01 CHAT-18 the plea for a reply is no complaint', () => {
    expect(complaintReply('balasin dong, pelanggan komplain pesanannya dingin')).toContain('dalam keadaan dingin')
  })

  test('ASSIST-01 CHAT-18 an advertisement for a worker lists what was told and asks for the rest', () => {
    const ad = plain(
      jobAd(
        'bikin status wa cari penjaga kios, umur 20-35, jujur, gaji 1,6 juta plus makan, jam 8 sampai 4 sore, di Ende',
      ),
    )
    expect(ad).toContain('*DICARI: penjaga kios*')
    for (const fact of ['Umur 20-35', 'Jujur', 'Gaji Rp 1.600.000 plus makan', 'Jam 8 sampai 4 sore', 'Di Ende'])
      expect(ad).toContain(`- *${fact}*`)
    expect(ad).not.toContain('Upah: [jumlah]')
    expect(ad).toContain('WA [nomor]')
  })

  test('ASSIST-01 CHAT-18 a card of thanks says what the owner wants said on it', () => {
    const card = plain(
      thanksWords('bikin kartu ucapan terima kasih dalam paket mukena, ajak kasih bintang 5 dapet voucher 20rb'),
    )
    expect(card).toContain('sudah membeli mukena kami')
    expect(card).toContain('Kasih bintang 5, dapat voucher Rp 20.000')
    expect(thanksWords('kata kata terima kasih buat pelanggan')).toContain('[nama Anda]')
  })

  test('ASSIST-01 CHAT-18 an order is confirmed with its total and what is left to pay', () => {
    const words = plain(
      confirmationOf(
        'tulis wa konfirmasi pesanan ke bu Sum: 40 kotak snack @12.500, diambil jumat jam 7 pagi, dp 200rb sudah masuk',
      ),
    )
    expect(words).toContain('Halo Bu Sum')
    expect(words).toContain('Diambil Jumat jam 7 pagi')
    expect(words).toContain('Total Rp 500.000, sisa Rp 300.000')
  })

  test('ASSIST-01 CHAT-18 a wish gives what the owner gives', () => {
    expect(
      plain(wishesFor('ucapan ultah buat pelanggan Kak Tari, ada diskon 15% berlaku sampai minggu depan')),
    ).toContain('ada diskon 15%, berlaku sampai minggu depan, khusus untuk Kak Tari.')
    expect(wishesFor('ucapan duka buat keluarga Pak Min, ada diskon 15%')).not.toContain('diskon')
  })

  test('ASSIST-01 CHAT-18 a caption keeps telephone numbers, names and facts of two', () => {
    const offer = readOffer('caption ig abon ikan Mak Lela, rasa pedas sama manis, 35rb, order wa 081200001111')
    const captions = plain(offer === null ? '' : captionsFor(offer))
    expect(captions).toContain('abon ikan Mak Lela')
    expect(captions).toContain('asa pedas dan manis')
    expect(captions).toContain('rder WA 081200001111')
  })

  test.each([
    [
      'tolong kata kata broadcast wa, bengkel libur tgl 3 sampai 5 juni, buka lagi kamis',
      'libur tanggal 3 sampai 5 Juni',
    ],
    ['ingetin anak2 karyawan via grup: lusa datang jam 6 pagi ada kiriman besar', 'lusa datang jam 6 pagi'],
  ])('ASSIST-01 CHAT-18 words for many may be asked for in few words: %s', (message, held) => {
    const told = readTold(message)
    expect(told === null ? '' : wordsAsTold(told)).toContain(held)
  })

  test('ASSIST-01 CHAT-18 who has not come for long is greeted with what the owner gives', () => {
    const words = winBackWords(
      'pesan buat pembeli lama yang ga pernah order lagi, diskon 20% kode BALIK sampai 5 januari',
    )
    expect(words).toContain('ada diskon 20% dengan kode BALIK, berlaku sampai 5 Januari.')
  })

  test('ASSIST-01 CHAT-18 a birthday of staff thanks for work, no purchases', () => {
    const words = wishesFor('ucapin ultah buat karyawan saya Tegar, udah 4 tahun kerja disini')
    expect(words).toContain('Selamat ulang tahun, Tegar.')
    expect(words).toContain('bekerja bersama kami 4 tahun ini')
    expect(words).not.toContain('langganan')
  })

  test('ASSIST-01 CHAT-18 a review is told what was done about it', () => {
    const reply = complaintReply("balas review: 'kasirnya judes, antri lama'. bilang kami udah tambah satu orang")
    expect(reply).toContain('dan kami sudah tambah satu orang.')
  })

  test('ASSIST-01 CHAT-18 a reminder of a bill names the day it was due', () => {
    expect(debtReminder('kata kata nagih ke Pak Seno, invoice 2 juta jatuh tempo 10 november')).toContain(
      'yang jatuh tempo 10 November.',
    )
  })

  test('ASSIST-01 CHAT-18 words of an invitation hold what was told', () => {
    const told = readTold('buat kalimat undangan makan2 pembukaan warung tgl 8 januari jam 3 sore di Jl Melati 4')
    expect(told === null ? '' : wordsAsTold(told)).toContain(
      'kami mengundang untuk makan-makan pembukaan warung tanggal 8 Januari jam 3 sore di Jl Melati 4.',
    )
  })

  test('ASSIST-01 CHAT-18 what hangs on a wall is a line for each fact', () => {
    const told = readTold('tolong bikin tulisan di pintu kios: buka jam 6, hewan gak boleh masuk, bayar pas')
    expect(told === null ? '' : wordsAsTold(told)).toContain('*Hewan tidak boleh masuk.*\n\n*Bayar pas.*')
  })

  test('ASSIST-01 CHAT-18 a reminder goes to whoever is named', () => {
    const told = readTold('bikin pesan ngingetin pak Harun acaranya bsk, minta alamat lengkapnya sore ini')
    expect(told === null ? '' : wordsAsTold(told)).toContain(
      'Halo Pak Harun, saya mau mengingatkan: acaranya besok, mohon alamat lengkapnya sore ini.',
    )
  })

  test('ASSIST-01 CHAT-18 a question is answered by what the owner tells behind it', () => {
    const reply = replyAsTold("balas chat: 'kak kok paketku belum jalan?' pesanannya banyak, besok pagi dikirim semua")
    expect(reply).toContain('mohon maaf sudah membuat menunggu. Pesanannya banyak, besok pagi dikirim semua.')
  })

  test('ASSIST-01 CHAT-18 who applied for work is told what was told, or kindly refused', () => {
    expect(applicantWords('pelamar namanya Santi keterima, mulai kerja rabu jam 7, tulisin wa')).toContain(
      'Halo Kak Santi, terima kasih sudah melamar. Dengan senang hati kami kabari: selamat, Kakak kami terima bekerja',
    )
    expect(applicantWords('pelamar namanya Santi keterima, mulai kerja rabu jam 7, tulisin wa')).toContain(
      'mulai kerja Rabu jam 7',
    )
    expect(applicantWords('tulis wa menolak pelamar')).toContain('posisinya sudah terisi')
  })

  test('ASSIST-01 CHAT-18 feast wishes tell the days that are closed, whom they greet and what is given', () => {
    const words = feastWords(
      'ucapan natal di hampers isi kastengel & kurma dari Dapur Ina utk keluarga pak Yosef, kami libur 24 sampai 27 desember',
    )
    for (const held of ['Kepada keluarga Pak Yosef', 'berisi kastengel & kurma', 'Kami libur 24 sampai 27 Desember.'])
      expect(words).toContain(held)
    expect(feastWords('ucapan natal buat pelanggan')).not.toContain('libur')
  })

  test('ASSIST-01 CHAT-18 a review that praises is thanked in its own words and by its name', () => {
    const reply = praiseReply("balas review bintang 5 'sotonya gurih, tempatnya bersih' dari Bu Endah")
    expect(reply).toContain('Terima kasih banyak, Bu Endah! Senang sekali membaca “sotonya gurih, tempatnya bersih”.')
  })

  test.each(['ingetin saya besok bayar listrik ya', 'tolong info harga sewa ruko yang murah di pasar'])(
    'ASSIST-01 CHAT-18 what is to be told to the owner is no text: %s',
    (message) => {
      expect(readTold(message)).toBeNull()
    },
  )
})
