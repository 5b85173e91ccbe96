import { describe, expect, test } from 'vitest'

import type { AssistantContext, OpenItem, Revision } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { understandRevision } from '#core/assistant/shared/revision/understand-revision.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { letterTotals } from '../letter/letter-facts.ts'
import { readContent } from '../content/upgrade-content.ts'
import { blockTexts } from './body-range.ts'
import { applyDocumentChanges } from './document-changes.ts'

const today = '2026-11-21' as IsoDay
const plain: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const letterOf = (text: string, documentType: string): DocumentContent => {
  const { maker } = kindSkills.document
  const made = maker?.composeItem(maker.readRequest(readMessage(text, today), documentType, plain), plain)
  const content = readContent(made?.content)
  if (content === null) throw new Error(`nothing made by: ${text}`)
  return content
}

const itemOf = (content: DocumentContent): OpenItem => ({
  id: 'item_1',
  kind: 'document',
  title: 'Surat',
  documentType: content.letter.documentType,
  content,
  selection: null,
})
const proseOf = ({ body }: DocumentContent): string => blockTexts(body).join('\n')
const understood = (message: string, content: DocumentContent) =>
  understandRevision(message, kindSkills, { ...plain, lastMade: itemOf(content) })
const proposed = (message: string, content: DocumentContent): { revision: Revision; after: DocumentContent } => {
  const found = understood(message, content)
  if (found?.means !== 'change') throw new Error(`no change by: ${message}`)
  return { revision: found.revision, after: applyDocumentChanges(content, found.revision.changes) }
}

const offer = letterOf('surat penawaran catering buat Bu Rini: 80 porsi nasi kotak @ 30rb', 'surat_penawaran')
const invoice = letterOf('invoice buat Toko Mulia: cat tembok 10 kaleng @ 185rb, kuas 5 biji @ 20rb', 'invoice')
const invitation = letterOf(
  'surat undangan syukuran Apotek Sehat, minggu 29 November 2026 jam 10.00 di Jl. Melati 5',
  'surat_resmi',
)

const proseAfter = (message: string): string => blockTexts(proposed(message, invitation).after.body).join('\n')

describe('a letter that the chat made last is corrected', () => {
  test('CHAT-15 a name goes to whom it is most like; what the letter comes to is told though it stays', () => {
    const { revision, after } = proposed('eh namanya salah, harusnya Bu Rina', offer)
    expect(after.letter.recipient.name).toBe('Ibu Rina')
    expect(revision.summary).toContain('Total tetap Rp\u00a02.400.000')
  })

  test.each([
    ['kuasnya 8 biji bukan 5', [10, 8], '2.010.000'],
    ['5 itu salah, 8 yg bener', [10, 8], '2.010.000'],
    ['harga catnya kemurahan, 195rb harusnya', [10, 5], '2.050.000'],
    ['thinner 3 liter @ 25rb belum masuk', [10, 5, 3], '2.025.000'],
  ])('CHAT-15 goods by what stands there: %s', (message, quantities, total) => {
    const { revision, after } = proposed(message, invoice)
    expect(after.letter.lines.map(({ quantity }) => quantity)).toEqual(quantities)
    expect(revision.summary).toContain(`Total jadi Rp\u00a0${total}.`)
  })

  test('CHAT-15 goods called by their unit; a row that goes leaves the others named', () => {
    expect(proposed('ralat, porsinya 90 ya', offer).after.letter.lines[0]?.quantity).toBe(90)
    expect(proposed('hapus baris kedua', invoice).revision.summary).toContain('185.000')
  })

  test('CHAT-15 a day moves by so much from where it stands', () => {
    const invitation = letterOf('undangan rapat wali murid hari Sabtu 5 Desember 2026 jam 9 di aula', 'surat_resmi')
    expect(proseOf(proposed('acaranya diundur seminggu', invitation).after)).toContain('Sabtu, 12 Desember 2026')
    expect(proseOf(proposed('rapatnya maju 2 hari', invitation).after)).toContain('Kamis, 3 Desember 2026')
    const bill = letterOf('invoice untuk Bu Sari: 10 kue @ 5.000, jatuh tempo 5 Desember 2026', 'invoice')
    expect(proposed('jatuh temponya mundur seminggu', bill).after.letter.dueDate).toBe('2026-12-12')
    expect(proposed('tanggalnya mundur 3 hari', bill).after.letter.date).toBe('2026-11-24')
  })

  test('CHAT-15 a day of the week is the nearest one to what stands, and what is said behind it colours it alone', () => {
    const invitation = letterOf(
      'undangan arisan hari Minggu 6 Desember 2026 jam 4 sore di rumah Bu Tuti',
      'surat_resmi',
    )
    expect(proseOf(proposed('pindah ke hari sabtunya', invitation).after)).toContain('Sabtu, 5 Desember 2026')
    expect(proseOf(proposed('majuin jam 3 sore aja', invitation).after)).toContain('pukul 15.00')
    const rent = letterOf('invoice untuk Pak Made: sewa tenda 3 hari @ 400.000', 'invoice')
    expect(proposed('eh 4 hari deng', rent).after.letter.lines[0]?.quantity).toBe(4)
    expect(proposed('tendanya tambah sehari lagi', rent).after.letter.lines[0]?.quantity).toBe(4)
    expect(proposed('turunin jadi 350.000', rent).after.letter.lines[0]?.price).toBe(350_000)
    expect(proposed('udah lunas kok', rent).after.letter.status).toBe('Lunas')
  })

  test('CHAT-15 wages are the price of a contract of work, and a year is twelve months', () => {
    const work = letterOf(
      'kontrak kerja Rini sebagai kasir di Toko Makmur gaji 2,3 juta sebulan mulai 1 Desember 2026 selama 6 bulan',
      'kontrak',
    )
    expect(letterTotals(proposed('gajinya naikin jadi 2,5jt', work).after.letter).total).toBe(15_000_000)
    expect(letterTotals(proposed('durasinya setahun aja', work).after.letter).total).toBe(27_600_000)
    expect(proseOf(proposed('tambahin pasal lembur 15 ribu per jam', work).after)).toContain('Lembur 15 ribu per jam.')
  })

  test('CHAT-15 a warning becomes the next one, and a sentence goes by its place', () => {
    const warning = letterOf('surat peringatan pertama untuk Joko Susilo, telat 4 kali bulan ini', 'surat_resmi')
    const { letter, body } = proposed('ganti jadi SP 2', warning).after
    expect([letter.title, letter.subject]).toEqual(['SURAT PERINGATAN KEDUA', 'Surat Peringatan Kedua'])
    expect(blockTexts(body).join('\n')).not.toMatch(/peringatan pertama/i)
    expect(blockTexts(proposed('hapus kalimat terakhir', warning).after.body).join('\n')).not.toContain('Demikian')
    expect(proposed('namanya salah, Joko Santoso', warning).after.letter.recipient.name).toBe('Joko Santoso')
  })

  test('CHAT-15 an invitation moves by its hour, its day and its place', () => {
    expect(proseAfter('jamnya salah woi, yg bener jam 13.00')).toContain('pukul 13.00')
    expect(proseAfter('acaranya diundur jadi tanggal 6 Desember 2026')).toContain('Minggu, 6 Desember 2026')
    expect(proseAfter('acaranya dimajuin jadi jam 9.30')).toContain('pukul 09.30')
    expect(proseAfter('tempatnya pindah ke Gedung Serbaguna')).toContain('Gedung Serbaguna')
  })

  test.each(['kok salah sih', 'namanya salah tuh', 'ternyata Toko Mulia nya belum bayar', 'jangan diubah dulu'])(
    'CHAT-15 no change: %s',
    (message) => {
      expect(understood(message, invoice)?.means).not.toBe('change')
    },
  )
})

const open = (message: string, content: DocumentContent) => {
  const found = understandRevision(message, kindSkills, { ...plain, openItem: itemOf(content) })
  if (found?.means !== 'change') throw new Error(`no change by: ${message}`)
  return applyDocumentChanges(content, found.revision.changes)
}
const prose = (content: DocumentContent): string => blockTexts(content.body).join('\n').replaceAll('\u00a0', ' ')

describe('what is said of a whole letter', () => {
  test('CHAT-15 parts of a payment are equal in whole Rupiah and come to the total', () => {
    const parts = [...prose(open('bagi jadi 7 termin', invoice)).matchAll(/termin \d Rp ([\d.]+)/g)]
    expect(parts).toHaveLength(7)
    expect(parts.reduce((sum, [, amount = '']) => sum + Number(amount.replaceAll('.', '')), 0)).toBe(1_950_000)
  })

  test('CHAT-15 an invoice is paid, prices stand before tax, a word changes everywhere', () => {
    for (const words of ['lunas', 'tandai lunas ya', 'tambahin tulisan LUNAS', 'udah lunas nih, tolong diupdate'])
      expect(open(words, invoice).letter.status).toBe('Lunas')
    expect(understandRevision('lunas', kindSkills, { ...plain, openItem: itemOf(offer) })?.means).not.toBe('change')
    expect(prose(open('harga belum termasuk PPN', offer))).toContain('belum termasuk PPN')
    expect(open('ganti semua kata kuas jadi roller', invoice).letter.lines[1]?.description).toBe('roller')
  })

  test('CHAT-15 one paragraph is shortened, the others stay', () => {
    const after = open('perpendek paragraf terakhir', offer)
    expect(prose(after).length).toBeLessThan(prose(offer).length)
    expect(blockTexts(after.body)[0]).toBe(blockTexts(offer.body)[0])
  })

  test.each(['biaya transportasi 500rb', 'isi transportasi 500rb'])(
    'CHAT-15 fills the row that waits: %s',
    (message) => {
      const order = letterOf('surat perjalanan dinas buat Rahmat ke Batam 1-3 Desember 2026', 'surat-perjalanan-dinas')
      const { lines, charges } = open(message, order).letter
      expect([lines[0]?.price, lines.length, charges]).toEqual([500_000, order.letter.lines.length, []])
    },
  )
})

const contract = letterOf(
  'kontrak sewa mobil antara Rental Bintang Utara (Pak Ridho) dan Ibu Hesti, Avanza 6jt per bulan selama 12 bulan mulai 1 Desember 2026',
  'kontrak',
)
const lease = letterOf(
  'surat perjanjian sewa kios, pemilik Ngalle, penyewa Nurlela, kios blok C7, 24jt setahun mulai 1 Januari 2027',
  'kontrak',
)
const task = letterOf(
  'surat tugas untuk Yosef Rumbiak jaga stand di Festival Danau Sentani 27 November 2026, dari Noken Mama Yuli',
  'surat_resmi',
)
const paid = letterOf(
  'invoice dari Laundry Wangi untuk Hotel Cempaka: sprei 120 lembar @ 7.500, ongkir 60rb. Transfer BCA 4410099887 a.n. Suryani',
  'invoice',
)

describe('what a letter says follows its corrected facts', () => {
  test.each<readonly [string, (letter: DocumentContent['letter']) => unknown, unknown]>([
    ['mereka minta PPN 11% dicantumkan, tolong ditambah', ({ tax }) => tax?.percent, 11],
    ['PPN-nya jangan lupa 12 persen', ({ tax }) => tax?.otherBase, true],
    ['kurangin 200rb, potongan langganan', ({ discount }) => discount, { amount: 200_000 }],
    ['tulis juga DP 500rb dah masuk, jadi sisa bayar keliatan', ({ downPayment }) => downPayment, { amount: 500_000 }],
    ['udah dibayar setengahnya, tulis sisanya', ({ downPayment }) => downPayment, { percent: 50 }],
    ['ongkirnya gratis aja deh buat langganan', ({ charges }) => charges, []],
    ['norek ganti ke BRI 330201009988531 a/n Suryani Hasibuan', ({ bankAccounts }) => bankAccounts[0]?.bank, 'BRI'],
  ])('CHAT-15 DOC-04 %s', (message, part, expected) => {
    expect(part(proposed(message, paid).after.letter)).toEqual(expected)
  })

  test('CHAT-15 nobody is taken to have paid by a story, and what is not wanted is not added', () => {
    expect(understood('ternyata dia udah bayar 500rb lagi ke kakaknya', paid)).toBeNull()
    expect(understood('diskonnya berapa persen ya?', paid)).toBeNull()
  })

  test('CHAT-15 how long a contract runs: its end, its rows and its sums follow', () => {
    const { after } = proposed('masa sewanya 6 bulan saja, bukan setaun', contract)
    expect(after.letter.lines[0]?.quantity).toBe(6)
    for (const words of ['selama 6 bulan', '31 Mei 2027', 'Rp 36.000.000', 'tiga puluh enam juta rupiah'])
      expect(prose(after)).toContain(words)
    expect(prose(after)).not.toContain('12 bulan')
  })

  test('CHAT-15 a price that stands in a sentence alone changes in figures and in words', () => {
    const { after } = proposed('sudah nego, sewanya turun jadi 22jt. itu ji yang diubah', lease)
    expect(prose(after)).toContain('Rp 22.000.000 (dua puluh dua juta rupiah)')
    expect(prose(after)).not.toContain('24.000.000')
  })

  test('CHAT-15 one more person, and one in the place of another, in the prose too', () => {
    const { after } = proposed('tambah satu orang lagi ikut: Martha Ohee', task)
    expect(after.letter.recipient.name).toContain('Yosef Rumbiak dan Martha Ohee')
    expect(prose(after)).toContain('Yosef Rumbiak dan Martha Ohee')
    const other = proposed('Yosef gak jadi berangkat, diganti Marselina Bere', task).after
    expect(prose(other)).toContain('Marselina Bere')
    expect(prose(other)).not.toContain('Yosef')
  })

  test('CHAT-15 dozens are counted in pieces', () => {
    const dozens = letterOf('nota buat Teh Nining: kain jarik 2 lusin, selembarnya 45rb', 'invoice')
    expect(proposed('ehh bukan 2 lusin teh, 2 kodi maksudnya', dozens).after.letter.lines[0]?.quantity).toBe(40)
  })

  test('CHAT-15 a number alone is a row, not the letter number', () => {
    expect(proposed('yg nomer 2 dicoret aja, orangnya ga jadi', invoice).after.letter.lines).toHaveLength(1)
  })

  test('CHAT-15 a day of the matter moves, the day of the letter stays', () => {
    const promise = letterOf(
      'surat pernyataan saya Rosmini sanggup melunasi utang 7,5 juta ke Koperasi Mekar paling lambat 31 Desember 2026',
      'surat_resmi',
    )
    const { revision, after } = proposed('tanggal lunasnya mundur ke 31 januari 2027', promise)
    expect(revision.summary).toBe('Isi surat: 31 Desember 2026 jadi 31 Januari 2027.')
    expect(after.letter.date).toBe(promise.letter.date)
  })

  test('CHAT-15 a receipt for a down payment states what was paid, and says who paid', () => {
    const receipt = letterOf('kuitansi terima dari Ferdinand Siahaan DP sewa gedung 4 juta', 'kuitansi')
    const { revision, after } = proposed('eh salah, DP nya 4,5 juta. ferdinand nya pake Drs di depan ya', receipt)
    expect(after.letter).toMatchObject({ lines: [{ price: 4_500_000 }], downPayment: null })
    expect(revision.summary).toContain('Diterima dari jadi Drs. Ferdinand Siahaan')
  })

  test('CHAT-15 a share that a sentence tells', () => {
    const shop = letterOf('perjanjian titip jual antara Roti Kasih dan Toko Segar, komisi 15%', 'kontrak')
    expect(prose(proposed('komisinya turun jadi 12% hasil nego', shop).after)).toContain('memperoleh komisi 12%')
  })

  test('CHAT-15 a name in full brings its address', () => {
    const { recipient } = proposed('pakai nama lengkapnya Bu Rini Astuti, Jl. Veteran 14 Solo', offer).after.letter
    expect(recipient).toMatchObject({ name: 'Ibu Rini Astuti', address: 'Jl. Veteran 14 Solo' })
  })

  test('CHAT-15 who drives is nobody who receives', () => {
    const note = letterOf(
      'surat jalan dari Gudang Pelikan ke Toko Harapan, 60 karung beras, sopir Nandang',
      'surat_resmi',
    )
    const { after } = proposed('sopirnya ganti Pak Oding, nandang sakit', note)
    expect(prose(after)).toMatch(/Pengemudi : Pak Oding(?:\n|$)/)
    expect(after.letter.recipient).toEqual(note.letter.recipient)
  })

  test('CHAT-15 a list of prices has no total to tell', () => {
    const list = letterOf('surat penawaran ke SD Maju: paket silver 350rb, paket gold 600rb', 'surat_penawaran')
    expect(proposed('tambahin paket platinum 950rb', list).revision.summary).not.toContain('Total')
  })

  test('CHAT-15 a count with its unit, without a word of change', () => {
    const order = letterOf('PO ke UD Sari: tembakau rajang 15 kg @180rb, cengkeh 5kg @125rb', 'purchase_order')
    const { lines } = proposed('tembakaunya 20 kg, cengkehnya 8', order).after.letter
    expect(lines.map(({ quantity }) => quantity)).toEqual([20, 8])
  })

  test('CHAT-15 a party called almost so is meant by its role; nobody else is', () => {
    const rent = letterOf(
      'surat perjanjian sewa kios, pemilik Haji Mansyur, penyewa Dewi Lestiani, 18 juta setahun',
      'kontrak',
    )
    const { after } = proposed('penyewanya Dewi Lestariani, kurang huruf tadi', rent)
    expect(JSON.stringify(after.letter)).not.toContain('Lestiani')
    expect(after.letter.sender).toEqual(rent.letter.sender)
    expect(understood('penyewanya Melati Kusuma', rent)?.means).not.toBe('change')
  })

  test('CHAT-15 who is named goes, what he is called by stays', () => {
    const proxy = letterOf('surat kuasa dari Hendra ke Siti Aminah buat ambil BPKB motor', 'surat_resmi')
    const { after } = proposed('yang diberi kuasa bukan Siti Aminah tapi Siti Maimunah', proxy)
    expect(prose(after)).toContain('uasa')
    expect(prose(after)).not.toContain('Siti Aminah')
  })

  test.each([
    ['catnya jadinya 9 kaleng, trus DP nya belum jadi dikasih', [9, 48_500], 2_916_500, null],
    ['catnya digratisin aja', [6, 0], 2_480_000, 1_000_000],
    ['kepala bengkelnya minta harga catnya turun 500', [6, 48_000], 2_768_000, 1_000_000],
  ])('CHAT-15 what is spoken changes what it names and nothing else: %s', (message, row, total, deposit) => {
    const bill = letterOf(
      'invoice ke Bengkel Sumber: besi hollow 40 batang @62.000, cat meni 6 kaleng @48.500, DP 1 juta',
      'invoice',
    )
    const { letter } = proposed(message, bill).after
    const [, paint] = letter.lines
    expect([paint?.description, paint?.quantity, paint?.price]).toEqual(['cat meni', ...row])
    expect([letterTotals(letter).total, letterTotals(letter).downPayment || null]).toEqual([total, deposit])
  })

  test('CHAT-15 where an event is held moves, and both lines that changed are named', () => {
    const invitation = letterOf(
      'undangan syukuran Bakso Pakde Kumis, Sabtu 12 Desember 2026 jam 10 pagi di Jl. Kartini 8 Tegal',
      'surat_resmi',
    )
    const { revision } = proposed('acaranya pindah ke gedung PKK, jamnya jadi jam 1 siang', invitation)
    expect(revision.summary).toBe('Waktu jadi pukul 13.00 sampai dengan selesai. Tempat jadi Gedung PKK.')
  })

  test('CHAT-15 how long a contract lasts, and the words that follow from it', () => {
    const work = letterOf(
      'perjanjian kerja antara RM Sari Bundo dan Yusuf Maulana sebagai juru masak, gaji 3 juta, mulai 1 Desember 2026, kontrak 1 tahun',
      'kontrak',
    )
    expect(proposed('kontraknya cukup 6 bulan dulu aja', work).revision.summary).toContain(
      'Isi surat: 1 tahun jadi 6 bulan, 30 November 2027 jadi 31 Mei 2027.',
    )
  })
})

describe('CHAT-15 what a bill or a receipt is told of one of its parts', () => {
  const bill = letterOf('invoice untuk Bu Rina: 100 snack box @15rb, 100 nasi box @25rb', 'invoice')
  const receipt = letterOf('kuitansi 2.750.000 dari Bu Lastri untuk pelunasan gamis 25 pcs', 'kuitansi')

  test.each([
    ['diskon 10% yang snack box', 3_850_000],
    ['kasih diskon 5% khusus nasi boxnya', 3_875_000],
    ['diskon 10%', 3_600_000],
    ['ganti snack box jadi 120 sama nasi box 28rb', 4_600_000],
  ])('%s', (message, total) => {
    expect(letterTotals(proposed(message, bill).after.letter).total).toBe(total)
  })

  test('who takes the money is not who pays it', () => {
    expect(proposed('yang terima Toko Salma', receipt).after.letter.sender.name).toBe('Toko Salma')
    const { letter } = proposed('yang nerima uangnya Siti Aminah', receipt).after
    expect([letter.signer.name, letter.recipient.name]).toEqual(['Siti Aminah', 'Ibu Lastri'])
  })

  test('a name is told without the words that it was wrong, and begins with no verb', () => {
    const named = proposed('eh salah, namanya Bu Listri bukan Lastri', receipt).after
    expect(named.letter.recipient.name).toBe('Ibu Listri')
    expect(understood('penerimanya lagi keluar', receipt)?.means).not.toBe('change')
  })

  test('an hour is told behind the word that it was wrong', () => {
    const invitation = letterOf('surat undangan rapat RT, Minggu 29 November jam 19.30 di balai warga', 'surat_resmi')
    expect(proseOf(proposed('jamnya salah, jam 8 malem', invitation).after)).toContain('pukul 20.00')
  })
})
