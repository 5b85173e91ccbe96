import { describe, expect, test } from 'vitest'

import type { Block } from '#core/render/shared/render-tree.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

import { letterTotals } from '../../letter/letter-facts.ts'
import { announcementOf } from '../announcements.ts'
import { isOfDebt } from '../sums/debt-declared.ts'
import { applicantRows, asPurpose, doctorsNote, identityOf, purposeOfPaper } from './person-facts.ts'
import { signatureBlock } from '../../letter/signature-block.ts'
import { addresseeOf } from './told-people.ts'
import { blockRuns } from '../../content/tree-runs.ts'

const openingLines = (hand: readonly Block[]): number =>
  hand
    .slice(
      0,
      hand.findLastIndex(({ type }) => type === 'space' || type === 'box'),
    )
    .filter(({ type }) => type === 'paragraph').length

describe('what is told of a person', () => {
  test('DOC-08 the number of an identity card belongs to the name before it', () => {
    const text = 'dari saya Tarmizi NIK 3209123456780001 kepada Yusuf Effendi no KTP 3209123456780002'
    expect(identityOf('Tarmizi', text)).toBe('3209123456780001')
    expect(identityOf('Yusuf Effendi', text)).toBe('3209123456780002')
    expect(identityOf('Yusuf', 'Yusuf dan Tarmizi NIK 3209123456780001')).toBe('')
    expect(identityOf('Yusuf', 'Yusuf hp 081234567890')).toBe('')
  })

  test('DOC-08 an applicant’s age, school, work and skills stand in rows', () => {
    const told =
      'surat lamaran sebagai barista di Kopi Senja, saya Reza Maulana umur 22 lulusan SMK tata boga, pernah kerja 1 tahun di kafe, bisa latte art'
    expect(applicantRows(told)).toEqual([
      ['Usia', '22 tahun'],
      ['Pendidikan', 'SMK tata boga'],
      ['Pengalaman', '1 tahun di kafe'],
      ['Keahlian', 'Latte art'],
    ])
    expect(writtenLetter(told).text).not.toContain('hal-hal berikut')
    expect(applicantRows('bisa kerja malam, bisa mulai besok')).toEqual([])
  })

  test('DOC-08 for what a paper is needed stands in its last sentence', () => {
    expect(purposeOfPaper('suket kerja Nurul buat syarat ngajuin KPR. ttd Hj. Maesaroh')).toBe('pengajuan KPR')
    expect(purposeOfPaper('untuk ngurus paspor')).toBe('pengurusan paspor')
    expect(purposeOfPaper('surat keterangan untuk Nurul')).toBe('')
    expect(asPurpose('syarat ngajuin KPR')).toBe('pengajuan KPR')
    const { text } = writtenLetter(
      'surat keterangan kerja utk Nurul Hidayah di Konveksi Rapi, buat syarat ngajuin KPR. ttd pemilik Hj. Maesaroh',
    )
    expect(text).toContain('sebagai kelengkapan pengajuan KPR.')
    expect(text).not.toContain('ngajuin')
  })

  test('DOC-08 a doctor’s note goes with a letter of leave', () => {
    expect(doctorsNote('surat dokter nyusul')).toContain('susulkan')
    expect(doctorsNote('surat dokter ada')).toContain('lampirkan')
    expect(doctorsNote('sakit demam')).toBe('')
  })
})

describe('to whom a letter goes', () => {
  test.each([
    ['mau izin ke atasan Bu Lusi HRD PT Sinar Terang, saya Andi', 'Bu Lusi', 'HRD', 'PT Sinar Terang'],
    ['teguran buat penyewa kios no 12 Pak Marno, nunggak', 'Pak Marno', 'Penyewa kios no 12', ''],
    ['surat resign ke Bu Wati manajer, saya Rini', 'Bu Wati', 'manajer', ''],
  ])('DOC-08 ASSIST-01 a person behind what he is: %s', (message, name, title, company) => {
    expect(addresseeOf(message)).toEqual({ name, title, company })
  })

  test('DOC-08 nobody is found where nobody is named', () => {
    expect(addresseeOf('ke pelanggan kalau tutup')).toBeNull()
    expect(addresseeOf('untuk toko saya Pak Budi')).toBeNull()
  })
})

describe('letters that say one thing', () => {
  test('DOC-08 a notice says it in its first sentence, in an office’s words', () => {
    const { letter, text } = writtenLetter(
      'surat pemberitahuan ke pelanggan kalau harga galon naik dari 5rb jadi 6rb mulai 1 desember gara2 listrik naik. Depot Air Segar Tirta',
    )
    expect(text).toContain(
      'bahwa harga galon naik dari Rp 5.000 menjadi Rp 6.000 mulai 1 Desember 2026 karena listrik naik.',
    )
    expect(text).not.toMatch(/apabila|Mulai:/)
    expect(letter.subject).toBe('Pemberitahuan Kenaikan Harga Galon')
    expect(letter.recipient.name).toBe('Para Pelanggan')
    expect(announcementOf('surat pemberitahuan libur, kalau ada pesanan hubungi saya')).toBe('')
  })

  test('DOC-08 a warning about money asks for the sum, one about work for better work', () => {
    const debt = writtenLetter(
      'surat teguran kedua buat penyewa kios no 12 Pak Marno, nunggak sewa 3 bulan @600rb, sampai 30 november. dari pengelola Bu Ningsih',
    )
    expect(debt.title).toBe('SURAT TEGURAN KEDUA')
    expect(letterTotals(debt.letter).total).toBe(1_800_000)
    expect(debt.text).toContain('paling lambat 30 November 2026')
    expect(debt.text).not.toMatch(/kinerja|pelanggaran/)
    expect(isOfDebt('bolos 4 hari tanpa kabar')).toBe(false)
    expect(writtenLetter('surat peringatan kedua buat Toni, bolos 4 hari. dari Minimarket Berkah').text).toContain(
      'kinerja',
    )
  })

  test('DOC-08 a power of attorney is signed by both, level with each other', () => {
    const { letter } = writtenLetter('surat kuasa ambil BPKB di Adira dari saya Tarmizi kepada adik saya Yusuf Effendi')
    const columns = signatureBlock(letter).find(({ type }) => type === 'columns')
    const texts =
      columns?.type === 'columns' ? columns.cells.map((cell) => cell.flatMap(blockRuns).map(({ text }) => text)) : []
    expect(texts[0]).toEqual(['Penerima kuasa,', 'Yusuf Effendi'])
    expect(texts[1]).toContain('Pemberi kuasa,')
  })

  test('DOC-03 the names below a contract stand level, also where only one hand has a house above it', () => {
    const { letter } = writtenLetter('surat izin sakit saya Rini ke HRD PT Sinar Terang')
    const columns = signatureBlock({
      ...letter,
      documentType: 'kontrak',
      sender: { ...letter.sender, name: '' },
      counterparty: { name: 'Budi Santoso', title: 'Direktur', company: 'PT Maju Bersama', address: '', role: '' },
    }).find(({ type }) => type === 'columns')
    const [first = [], second = []] = columns?.type === 'columns' ? columns.cells : []
    expect([openingLines(first), openingLines(second)]).toEqual([1, 2])
    expect(first[1]).toEqual({ type: 'space', points: 15 })
    expect(second[2]).toEqual({ type: 'space', points: 74 })
  })
})
