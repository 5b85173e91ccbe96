import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'

import { itemTitle } from '../letter/compose-document.ts'
import { wordsOf } from '../content/nodes.ts'
import { officialFormOf } from '../reading/official-forms.ts'
import { applyDocumentChanges } from '../revise/document-changes.ts'
import { documentReviser } from '../revise/reviser.ts'
import { toRenderTree } from '../content/to-render-tree.ts'
import { paperIn } from './paper-names.ts'
import { usualPoints } from './usual-points.ts'

const written = (message: string) => writtenLetter(message, 'surat_resmi')

describe('which paper is named', () => {
  test('DOC-04 the paper’s own name stands before what it is about', () => {
    expect(paperIn('SOP penerimaan pesanan')).toMatchObject({ sort: 'sop', title: 'SOP' })
    expect(paperIn('jobdesk kasir')).toMatchObject({ sort: 'uraian_tugas', title: 'URAIAN TUGAS' })
    expect(paperIn('form pengaduan pelanggan')).toMatchObject({ sort: 'formulir', title: 'FORMULIR PENGADUAN' })
    expect(paperIn('surat jalan ke Toko Murni')).toBeNull()
    expect(officialFormOf('buatkan SOP penanganan surat pesanan')).toBe('pedoman')
    expect(officialFormOf('surat kuasa untuk ambil sertifikat tanah')).toBe('kuasa')
    expect(officialFormOf('surat undangan rapat, nanti ada daftar hadir')).toBe('undangan')
  })
})

describe('rules and guides', () => {
  test('DOC-04 ASSIST-01 an SOP holds every told point as its own step in plain Indonesian', () => {
    const { title, text, letter } = written(
      'Buatin SOP kebersihan dapur buat anak2 yang kerja di warung bakmi Bang Rudi, Muara Karang. yg penting: celemek wajib, talenan ikan ama sayur kudu dipisah, lap ganti tiap 3 jam, dapur tutup jam 21.30 udah kinclong semua',
    )
    expect(title).toBe('SOP KEBERSIHAN DAPUR')
    expect(letter.sender).toMatchObject({ name: 'Warung Bakmi Bang Rudi', address: 'Muara Karang' })
    expect(text).toContain('Berlaku bagi anak-anak yang kerja di Warung Bakmi Bang Rudi')
    expect(text).toContain('Talenan ikan dan sayur harus dipisah.')
    expect(text).toContain('Lap ganti setiap 3 jam.')
    expect(text).toContain('Dapur tutup pukul 21.30 sudah bersih semua.')
    expect(text).not.toContain('Saran Tambahan')
    expect(text).not.toContain('Keterangan:')
  })

  test('DOC-04 where little is told what is common stands apart, as a suggestion without figures', () => {
    const { text } = written('tolong dibuatkan SOP kurir toko bunga')
    expect(text).toContain('[isi langkah 1]')
    expect(text).toContain('Saran Tambahan (mohon diperiksa)')
    expect(text.indexOf('Saran Tambahan')).toBeGreaterThan(text.indexOf('[isi langkah 3]'))
    for (const subject of ['dapur', 'kasir', 'buka toko', 'laundry', 'barista', 'kurir', 'komplain', 'gudang'])
      expect(usualPoints(subject).join(' ')).toMatch(/^\D+$/)
    expect(usualPoints('merakit roket')).toEqual([])
  })

  test('DOC-04 rules are numbered, what follows a breach stands apart, and a day that comes again stays one', () => {
    const { title, text } = written(
      'minta dibikinin aturan kos putri Griya Melur: gerbang dikunci jam 10 malem, bayar kos paling telat tanggal 5, cek meteran tiap senin, telat bayar didenda 20rb',
    )
    expect(title).toBe('ATURAN KOS PUTRI GRIYA MELUR')
    expect(text).toContain('Gerbang dikunci pukul 22.00.')
    expect(text).toContain('Bayar kos paling lambat tanggal 5.')
    expect(text).toMatch(/setiap Senin\./)
    expect(text.indexOf('didenda Rp 20.000')).toBeGreaterThan(text.indexOf('Sanksi'))
  })

  test('DOC-04 a job’s points stand in their parts, and roles that are told apart stay apart', () => {
    const { title, text } = written(
      'job description admin gudang utk UD Sumber Padi, tugasnya catat barang masuk, lapor ke pak Joko. syarat: bisa excel, jujur',
    )
    expect(title).toBe('URAIAN TUGAS ADMIN GUDANG')
    expect(text.indexOf('Catat barang masuk.')).toBeGreaterThan(text.indexOf('Tugas'))
    expect(text.indexOf('Bisa Excel.')).toBeGreaterThan(text.indexOf('Syarat'))
    expect(text).toContain('[isi wewenang]')
    const roles = written('pembagian tugas kedai. pelayan: antar pesanan. kasir: terima uang').text
    expect(roles.indexOf('Terima uang.')).toBeGreaterThan(roles.indexOf('Tugas Kasir'))
    expect(roles.indexOf('Tugas Kasir')).toBeGreaterThan(roles.indexOf('Antar pesanan.'))
  })

  test('DOC-04 a point keeps its word: thanks are said to a buyer, kindness is a rule', () => {
    const { text } = written('SOP pelayanan kasir Toko Tegal: sebutin total, kasih struk, ucapin makasih')
    expect(text).toContain('Sebutkan total.')
    expect(text).toContain('Ucapkan terima kasih.')
    expect(written('kode etik karyawan salon Cantika: ramah, jujur').text).toContain('Ramah.')
  })
})

describe('points by chat', () => {
  const { content } = written('buatkan tata tertib toko Melur: datang jam 8, pakai seragam, dilarang merokok')
  const after = (said: string): string => {
    const revision = documentReviser.readRevision(
      said,
      { kind: 'document', title: '', content } as unknown as OpenItem,
      { today: '2026-11-21' } as unknown as AssistantContext,
    )
    if (revision === null || 'ask' in revision) return revision?.ask ?? ''
    return applyDocumentChanges(content, revision.changes)
      .body.content?.filter(({ type }) => type === 'orderedList')
      .flatMap((list) => (list.content ?? []).map(wordsOf))
      .join(' ') as string
  }

  test('CHAT-15 DOC-04 a point is added, replaced and taken out by its number', () => {
    expect(after('tambah poin: sepatu kudu item')).toBe(
      'Datang pukul 08.00. Pakai seragam. Dilarang merokok. Sepatu harus item.',
    )
    expect(after('poin 3 dihapus')).toBe('Datang pukul 08.00. Pakai seragam.')
    expect(after('poin 1 jadi datang jam 7')).toBe('Datang pukul 07.00. Pakai seragam. Dilarang merokok.')
    expect(after('hapus poin 9')).toContain('punya 3 poin')
  })
})

describe('certificates', () => {
  test('DOC-04 whose it is, for what, from when to when, where, and who signs', () => {
    const { title, text, letter } = written(
      'bikin sertifikat pelatihan membatik u/ Siti Maryam, pelatihannya 16 sampai 18 november 2026 di Rumah Batik Kenari Pekalongan, yg ttd pemilik Bp. Farhan',
    )
    expect(title).toBe('SERTIFIKAT')
    expect(letter.sender.name).toBe('Rumah Batik Kenari')
    expect(letter.signer).toEqual({ name: 'Farhan', title: 'Pemilik' })
    expect(text).toContain('atas keikutsertaannya dalam pelatihan membatik')
    expect(text).toContain('di Pekalongan pada tanggal 16 sampai dengan 18 November 2026.')
    expect(text.match(/Pekalongan/g)).toHaveLength(1)
  })

  test('DOC-04 what is told besides stands in the middle as all of it', () => {
    const { content } = written(
      'sertifikat pelatihan barista untuk Andi Wijaya dari Kopi Senja, tanggal 20 November 2026, pelatih Dimas Prakoso',
    )
    const trainer = content.body.content?.find((node) => wordsOf(node).includes('Dimas Prakoso'))
    expect(trainer?.attrs).toEqual({ textAlign: 'center' })
  })

  test('DOC-04 an award says as what it is given, and a fact besides is kept', () => {
    const { title, text } = written(
      'piagam juara 1 lomba mewarnai untuk Keysha Putri siswa SDN 2 Kudus, panitia HUT RI RW 03, 17 agustus 2026',
    )
    expect(title).toBe('PIAGAM PENGHARGAAN')
    expect(text).toContain('sebagai Juara 1 Lomba Mewarnai')
    expect(text).toContain('17 Agustus 2026')
    expect(text).toContain('SDN 2 Kudus')
  })
})

describe('tables and memos', () => {
  test('DOC-04 a timetable has a row for each day, and what is no row stands below', () => {
    const { title, text } = written(
      'buatkan jadwal piket karyawan: senin Rina dan Dodi, selasa Yayan sama Sri. jumat libur, yang tukar lapor dulu',
    )
    expect(title).toBe('JADWAL PIKET KARYAWAN')
    expect(text).toMatch(/Senin[\s|]+Rina, Dodi/)
    expect(text).toMatch(/Selasa[\s|]+Yayan, Sri/)
    expect(text).toMatch(/Jumat[\s|]+Libur/)
    expect(text).toContain('lapor')
  })

  test.each([
    ['buatkan jadwal piket senin Budi, selasa Ani', /Senin[\s|]+Budi[\s\S]*Selasa[\s|]+Ani/],
    ['bikin jadwal jaga hari Senin Rina, Selasa Dodi', /Senin[\s|]+Rina[\s\S]*Selasa[\s|]+Dodi/],
    ['jadwal piket senin Budi', /Senin[\s|]+Budi/],
  ])('DOC-04 days told right behind the name are rows, not the title: %s', (message, rows) => {
    const { title, text } = written(message)
    expect(title).toMatch(/^JADWAL (?:PIKET|JAGA)$/)
    expect(text).toMatch(rows)
  })

  test('DOC-04 the timetable that the chat gives as an example is read', () => {
    const { title, text } = written(
      'Buatkan jadwal shift toko: Senin Ani 08.00-15.00, Selasa Budi 13.00-20.00, Minggu libur',
    )
    expect(title).toBe('JADWAL SHIFT TOKO')
    expect(text).toMatch(/Senin[\s|]+08\.00[–-]15\.00[\s|]+Ani/)
    expect(text).toMatch(/Minggu[\s|]+Libur/)
  })

  test('DOC-04 a programme is told by its hours; an hour of the afternoon stays one', () => {
    const { text } = written(
      'rundown acara syukuran warung: jam 4 sore pembukaan, 4.15 tausiyah ustadz Hamid, 5 sore potong tumpeng',
    )
    expect(text).toMatch(/16\.00[\s|]+Pembukaan/)
    expect(text).toMatch(/16\.15[\s|]+Tausiyah ustadz Hamid/)
    expect(text).toMatch(/17\.00[\s|]+Potong tumpeng/)
  })

  test('DOC-04 a list of who was there has as many rows as were asked for, and nobody counts its number', () => {
    const { text } = written('daftar hadir rapat koperasi Tani Subur, kamis 26 november 2026 jam 13.00, buat 20 orang')
    expect(text).toContain('Kamis, 26 November 2026')
    expect(text).toMatch(/ 19 20$/m)
    expect(text).not.toContain('[isi nomor surat]')
  })

  test('DOC-04 what a list is for stands in one block of lines, and nobody is named twice in its title', () => {
    const { content, text } = written('daftar hadir rapat karyawan Toko Berkah hari Sabtu 28 November 2026')
    expect(text.match(/Toko Berkah/g)).toHaveLength(1)
    const lines = toRenderTree(content, '').blocks.flatMap((block) =>
      block.type === 'fields' ? [block.rows.map(({ label }) => label)] : [],
    )
    expect(lines).toEqual([['Acara', 'Jumlah peserta', 'Hari, tanggal', 'Tempat']])
    expect(itemTitle(content.letter)).toBe('Daftar Hadir Rapat Karyawan Toko Berkah')
  })

  test('DOC-04 a list that goes on over its first page counts its pages, one that ends there does not', () => {
    expect(written('daftar hadir pelatihan pemasaran 30 orang').content.page).toBeUndefined()
    expect(written('daftar hadir pelatihan pemasaran 12 orang').content.page).toEqual({ numbers: false })
  })

  test('DOC-04 a form asks what was told, a list has the columns that were told', () => {
    const { text } = written('formulir pendaftaran anggota RT 05: nama, no hp, tanda tangan')
    expect(text).toContain('FORMULIR PENDAFTARAN ANGGOTA RT 05')
    expect(text).toContain('Nomor HP')
    const list = written('daftar inventaris alat bengkel: dongkrak 2, kunci pas 3 set. kolom kondisi kosongin').text
    expect(list).toMatch(/Kunci pas[\s|]+3 set/)
    expect(list).toContain('Kondisi')
  })

  test('DOC-04 a memo says to whom, from whom, when and what', () => {
    const { title, text, letter } = written(
      'bikin memo untuk semua karyawan ya, mulai 1 desember jam buka toko maju jadi jam 7 pagi. dari saya Hendra pemilik Toko Hendra Jaya',
    )
    expect(title).toBe('MEMO')
    expect(text).toContain('Semua Karyawan Hendra, Pemilik')
    expect(letter.sender.name).toBe('Toko Hendra Jaya')
    expect(text).toContain('Mulai 1 Desember 2026 jam buka toko maju menjadi pukul 07.00.')
  })
})
