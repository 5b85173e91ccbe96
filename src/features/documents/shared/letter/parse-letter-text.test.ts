import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { textFaults } from '#tests/support/text-faults.ts'
import * as z from 'zod/mini'

import { listBlanks } from '../content/blanks.ts'
import { letterFromInput, letterInput } from './letter-input.ts'
import { parseLetterText, typeFromTitle } from './parse-letter-text.ts'
import { toRenderTree } from '../content/to-render-tree.ts'
import { blockRuns } from '../content/tree-runs.ts'

const offer = `nama_surat: Surat Penawaran Kopi Rapat
**PT Cahaya Nusantara**
Jl. Melati No. 5, Bandung
Telp: 0812-3456-7890 | halo@cahaya.id

Nomor: 014/SP/XI/2026

Dengan hormat,`

const contract = `nama_surat: Perjanjian Sewa Kios
Nomor : 002/PKS/XI/2026

1. Nama : Hendra Wijaya
   bertindak untuk dan atas nama CV Karya Abadi, selanjutnya disebut PIHAK PERTAMA.
2. Nama : Ratna Dewi
   bertindak untuk diri sendiri, selanjutnya disebut PIHAK KEDUA.`

describe('DOC-04 written letters are read', () => {
  test('DOC-04 title line, company, address, telephone, e-mail and number', () => {
    expect(parseLetterText(offer)).toMatchObject({
      documentTitle: 'Surat Penawaran Kopi Rapat',
      documentType: 'surat_penawaran',
      letterNumber: '014/SP/XI/2026',
      isContract: false,
      parties: [],
      companyInfo: {
        name: 'PT Cahaya Nusantara',
        address: 'Jl. Melati No. 5, Bandung',
        phone: '0812-3456-7890',
        email: 'halo@cahaya.id',
      },
    })
    expect(parseLetterText(offer).content).not.toContain('nama_surat')
  })

  test('DOC-04 both parties of a contract, however the lines are written', () => {
    const { isContract, parties, letterNumber } = parseLetterText(contract)
    expect({ isContract, letterNumber }).toEqual({ isContract: true, letterNumber: '002/PKS/XI/2026' })
    expect(parties.map(({ name }) => name)).toEqual(['Hendra Wijaya', 'Ratna Dewi'])
    const short = 'KONTRAK KERJA SAMA\nPIHAK PERTAMA: PT A\n**UD Sumber Rejeki** (PIHAK KEDUA)'
    expect(parseLetterText(short).parties).toEqual([
      { role: 'PIHAK PERTAMA', name: 'PT A' },
      { role: 'PIHAK KEDUA', name: 'UD Sumber Rejeki' },
    ])
  })

  test.each([
    ['Perjanjian Kerja Sama Penawaran', 'kontrak'],
    ['KONTRAK SEWA', 'kontrak'],
    ['Surat Penawaran Harga', 'surat_penawaran'],
    ['Surat Tagihan', 'invoice'],
    ['Invoice Katering', 'invoice'],
    ['Proposal Usaha', 'proposal'],
    ['Kwitansi Sewa', 'kuitansi'],
    ['Kuitansi', 'kuitansi'],
    ['Laporan Kas', 'laporan'],
    ['Surat Perjalanan Dinas', 'surat-perjalanan-dinas'],
    ['Undangan Rapat', 'surat_resmi'],
    ['', 'surat_resmi'],
  ])('DOC-04 the title %s names the type %s', (title, type) => expect(typeFromTitle(title)).toBe(type))

  test.each(['PT Sinar Abadi', 'CV. Karya Mandiri', 'UD Tani Makmur', 'Toko Sinar Jaya'])(
    'DOC-04 the company prefix of %s ends before the sentence goes on',
    (name) => expect(parseLetterText(`Bersama ini ${name} menawarkan kaos.`).companyInfo.name).toBe(name),
  )

  test('DOC-04 any text is read without failing', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('\n', 'nama_surat:', 'PIHAK PERTAMA', 'Nama : ', 'PT A', '(', '**'),
    )
    fc.assert(
      fc.property(
        fc.array(piece).map((parts) => parts.join('')),
        (text) => {
          expect(parseLetterText(text).documentTitle.length).toBeLessThanOrEqual(text.length)
        },
      ),
    )
  })
})

const textOf = (input: Record<string, string>) =>
  toRenderTree(letterFromInput(z.parse(letterInput, input), '2026-11-21'), '')
    .blocks.flatMap(blockRuns)
    .map(({ text }) => text)
    .join('\n')

describe('DOC-02 letter generation input', () => {
  test('DOC-02 defaults: recipient, office of the signer, blanks for the business', () => {
    const text = textOf({ content: 'Satu.\n\nDua.' })
    for (const part of ['SURAT RESMI', 'Yth. Bapak/Ibu Direktur', 'Satu.', 'Dua.', 'Direktur', '21 November 2026']) {
      expect(text).toContain(part)
    }
    const blanks = listBlanks(letterFromInput(z.parse(letterInput, {}), '2026-11-21')).map(({ name }) => name)
    expect(blanks.slice(0, 5)).toEqual(['Nama usaha', 'Alamat usaha', 'Nomor telepon', 'Email usaha', 'Website usaha'])
  })

  test('DOC-02 what the input says stands in the letter', () => {
    const text = textOf({
      documentType: 'proposal',
      companyName: 'CV Karya',
      recipientName: 'Ibu Lina',
      letterNumber: '9/X',
      signerName: 'Rina',
    })
    expect(textFaults(text, ['PROPOSAL BISNIS', 'CV Karya', 'Ibu Lina', '9/X', 'Rina'])).toEqual([])
  })
})
