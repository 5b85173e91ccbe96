import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { plainMessage } from '#core/assistant/shared/plain-message.ts'
import { inIndonesian } from '#core/assistant/shared/regional-words.ts'

import { withToldRoles } from './told-roles.ts'
import { consignedSides, labelledSides, toldSides } from './told-sides.ts'

describe('DOC-08 ASSIST-01 who stands where in a letter', () => {
  test('who is sent and who sends, whatever verb stands behind their names', () => {
    const { letter, text } = writtenLetter(
      'surat tugas! Rina Siahaan sama Dedi Pratama ikut pelatihan HACCP di BPOM Solo, 2 s/d 4 Des 2026. Yg nugasin direktur CV Abon Tiga, Hadi Susilo',
      'surat_resmi',
    )
    expect(letter.signer).toEqual({ name: 'Hadi Susilo', title: 'Direktur' })
    expect(letter.sender.name).toBe('CV Abon Tiga')
    expect(text).toContain('Rina Siahaan Dedi Pratama')
  })

  test('who owes is written to, with the house in brackets', () => {
    const { letter, text } = writtenLetter(
      'pak Rudi Latumeten (UD Laut Jaya) blm bayar es balok 5.250.000, bikin surat penagihan kedua yg sopan tapi tegas. Dari Toko Es Ambon, ttd Yosi',
      'surat_resmi',
    )
    expect(letter.recipient).toMatchObject({ name: 'Bapak Rudi Latumeten', company: 'UD Laut Jaya' })
    expect(text).not.toContain('sopan')
  })

  test('who works and who certifies it', () => {
    const { letter, text } = writtenLetter(
      'surat keterangan kerja untuk karyawati kami Yuliana Bere yang bekerja sebagai kasir sejak 12 Maret 2021 di Toko Sinar Kupang. Pimpinan: Yosef Taek',
      'surat_resmi',
    )
    expect(letter.recipient.name).toBe('Yuliana Bere')
    expect(letter.signer).toEqual({ name: 'Yosef Taek', title: 'Pimpinan' })
    expect(text).toContain('Kasir')
    expect(text).not.toContain('Kasir sejak')
  })

  test('two sides of a contract, each behind what it is', () => {
    const { text } = writtenLetter(
      'perjanjian endorse. brand: Kebaya Mawar (owner Putri Ayu). selebgram: Dina Oktavia. fee 2jt, tayang 15 Desember 2026',
      'kontrak',
    )
    expect(text).toContain('atas nama Kebaya Mawar')
    expect(text).toContain('Putri Ayu Owner')
    expect(text).toContain('Dina Oktavia [isi alamat PIHAK KEDUA]')
  })

  test('who stands for a house that hands over', () => {
    const { text } = writtenLetter(
      'berita acara serah terima laptop 4 unit. Dari CV Mitra Komputa (diwakili Anton Jaya) ke MTs Al Hikmah (diwakili Drs. Saefudin)',
      'surat_resmi',
    )
    expect(text).toContain('Anton Jaya, CV Mitra Komputa')
    expect(text).toContain('Drs. Saefudin, MTs Al Hikmah')
  })

  test('the house that closes a receipt received the money', () => {
    const { letter } = writtenLetter(
      'Sdh terima DP kebaya 1,5jt dr Kak Sinta Wonda, harga kebayanya 4jt. Kuitansinya tolong. — Butik Mama Yos, Timika',
      'kuitansi',
    )
    expect(letter.sender.name).toBe('Butik Mama Yos')
    expect(letter.recipient.name).toBe('Kak Sinta Wonda')
    expect(letter.subject).toBe('DP kebaya')
  })

  test('in whose name a request is made, and what it asks', () => {
    const { letter, text } = writtenLetter(
      'mau minta keringanan sewa ke pengelola Pasar Modern Indah krn pembeli sepi. bisa dibuatkan surat permohonannya kah? atas nama Andi Tenri',
      'surat_resmi',
    )
    expect(letter.signer.name).toBe('Andi Tenri')
    expect(`${letter.recipient.name} ${letter.recipient.company}`).toContain('Pasar Modern Indah')
    expect(text).toContain('permohonan keringanan sewa kepada')
  })

  test('an order comes from where its goods go', () => {
    const { letter } = writtenLetter(
      'Tolong bikin PO:\nSupplier: PT Plastindo Abadi\n- cup 500 pcs @ 410\nkirim ke Es Teler Senja, Jl. Melati 17',
      'surat_resmi',
    )
    expect(letter.sender.name).toBe('Es Teler Senja')
    expect(letter.recipient.company).toBe('PT Plastindo Abadi')
  })

  test.each([
    [
      'the last sum of a list is no house',
      'laporan laba rugi okt 2026 Rumah Jahit Melati. omzet 18jt; kain 7jt; sewa 1jt',
      'Rumah Jahit Melati',
    ],
  ])('%s', (_, message, name) => {
    expect(writtenLetter(message, 'laporan').letter.sender.name).toBe(name)
  })

  test('who speaks of himself in a language of the islands', () => {
    expect(inIndonesian('Surat perjanjian. Tiang Ketut Ariawan minjemin 5jt')).toContain('Saya Ketut')
    const { letter } = writtenLetter(
      inIndonesian(
        'pangdamelkeun surat kuasa. Abdi Euis Sari masihan kuasa ka pun anak, Dadan Ramdani, kanggo nyandak sertipikat',
      ),
      'surat_resmi',
    )
    expect(letter.signer.name).toBe('Euis Sari')
    expect(letter.recipient.name).toBe('Dadan Ramdani')
  })
})

describe('DOC-08 ASSIST-01 goods that go somewhere', () => {
  test('what is left with a shop, and with whose', () => {
    const { text } = writtenLetter(
      'Uni Desma mau nitip rendang kemasan di toko oleh-oleh Basamo Padang punya Da Syafril. bagi hasil 20%, jangka 6 bulan. buatkan kontraknya',
      'kontrak',
    )
    expect(text).toContain('Uni Desma [isi alamat PIHAK PERTAMA]')
    expect(text).toContain('Da Syafril')
    expect(text).toContain('Basamo Padang')
  })

  test('from where a delivery leaves, and to whose home it goes', () => {
    const { letter, text } = writtenLetter(
      'Surat jalan ya. Barang: semen 15 sak, pipa 8 btg. Muat di TB Sinar Jaya, antar ke rumah Frangky Wenas di Airmadidi',
      'surat_resmi',
    )
    expect(letter.sender.name).toBe('TB Sinar Jaya')
    expect(letter.recipient.name).toBe('Frangky Wenas')
    expect(text).toContain('Airmadidi')
  })

  test('who closes a complaint writes it, the one whose goods came is written to', () => {
    const { letter, text } = writtenLetter(
      'tepung yg dateng dr PT Boga Makmur 6 dus basah dari 20 dus. bikinin surat komplain resmi minta uang yg 6 dus itu balik. Dari Pabrik Bakpia Kencana, ttd Lili Oei',
      'surat_resmi',
    )
    expect(letter.sender.name).toBe('Pabrik Bakpia Kencana')
    expect(letter.recipient.company).toBe('PT Boga Makmur')
    expect(letter.signer.name).toBe('Lili Oei')
    expect(text).not.toContain('resmi minta')
  })

  test('what one of several things costs is not the sum that is asked for', () => {
    const { text } = writtenLetter(
      'proposal bantuan ke Dinas Perindustrian berupa 10 unit alat tenun seharga Rp 3.000.000 per unit dan benang senilai Rp 5.000.000',
      'proposal',
    )
    expect(text).toContain('sebesar Rp 35.000.000')
  })

  test('a declaration has its own subject', () => {
    expect(
      writtenLetter('surat pernyataan saya Hamdan, bahwa daging yang saya pakai 100% sapi', 'surat_resmi').text,
    ).toContain('bahwa daging yang saya pakai 100% sapi')
  })

  test('whom a message greets is no part of it, nor are the small words of Makassar', () => {
    expect(plainMessage('Yth. Admin. Kelompok tenun ingin mengajukan proposal')).toBe(
      'Kelompok tenun ingin mengajukan proposal',
    )
    expect(inIndonesian("Bikinkan ka' dulu invoice di', untuk Haji Ali")).toBe('Bikinkan dulu invoice, untuk Haji Ali')
  })
})

describe('DOC-08 ASSIST-01 sides told by what each does', () => {
  test.each([
    [
      'numbered on lines of their own',
      'Surat Perjanjian Sewa Kendaraan.\nPihak I (pemilik): Bp. Suharto, Klaten\nPihak II (penyewa): CV Lintas Jaya\nObjek: Avanza\nHarga: 5 jt/bulan, selama 3 bulan',
      ['Suharto', 'CV Lintas Jaya'],
    ],
    [
      'who leaves goods and who sells them',
      'perjanjian titip jual madu. Yg nitip Pak Zulkarnain (Madu Sialang), yg jualin Apotek Sehat. Komisi 20%, berlaku 6 bln',
      ['Zulkarnain', 'Apotek Sehat'],
    ],
    [
      'whose house it is and who builds',
      'surat perjanjian borongan renov warung. yg borong pak Warsono, yg punya warung ibu Yulia Rahma. nilai 18jt',
      ['Yulia Rahma', 'Warsono'],
    ],
  ])('%s', (_, message, [first = '', second = '']) => {
    const { text } = writtenLetter(message, 'kontrak')
    expect(text.indexOf(first)).toBeGreaterThan(-1)
    expect(text.indexOf(second)).toBeGreaterThan(text.indexOf(first))
    expect(text).not.toContain('[isi nama PIHAK')
    expect(text).not.toContain('Lintas Jaya Objek')
    expect(text).not.toContain('Apotek Sehat. Komisi')
  })

  test('where work was done is who is billed, and whose own shop bills', () => {
    const { letter } = writtenLetter(
      'abis servis AC nih di Klinik Medika Prima: cuci 6 unit @75rb. buatin invoicenya, usaha gw Dingin Jaya Teknik',
      'invoice',
    )
    expect(letter.recipient.company).toBe('Klinik Medika Prima')
    expect(letter.sender.name).toBe('Dingin Jaya Teknik')
  })

  test('who goes on a journey stands on a line of his own', () => {
    const { text } = writtenLetter(
      'SPPD\nnama : Fitriani Lubis\njabatan : staf pembelian\ntujuan : Banda Neira\ntgl : 14-17 Desember 2026',
      'surat-perjalanan-dinas',
    )
    expect(text).toContain('Fitriani Lubis')
    expect(text).toContain('Staf pembelian')
  })
})

test('ASSIST-01 names without end are looked through in no time', () => {
  const about = { documentType: 'surat_resmi', form: 'tugas' } as const
  const nobody = { name: '', company: '', title: '', address: '', phone: '', email: '' }
  for (const piece of [
    'Aa ',
    'pak Aa, ',
    'Aa dan Bb, ',
    'Pihak I : Aa\n',
    'yg punya Aa (Bb ',
    'Aa nitip di Toko Bb ',
    'dari Aa. ',
  ]) {
    const text = piece.repeat(5_000 / piece.length)
    withToldRoles(
      { sender: nobody, recipient: nobody, signer: { name: '', title: '' }, others: [] },
      { ...about, text },
    )
    toldSides(text, nobody)
    labelledSides(text, nobody)
    // A pattern that hangs never comes here: the test's own time ends first.
    expect(consignedSides(text, nobody)).not.toBeUndefined()
  }
})
