import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeDocument } from '../letter/compose-document.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { p } from '../content/nodes.ts'
import { readRequest } from '../reading/read-request.ts'
import { blockTexts } from './body-range.ts'
import { applyDocumentChanges } from './document-changes.ts'
import { documentReviser } from './reviser.ts'

const today = '2026-11-21' as IsoDay
const letterOf = (sentence: string, type: string): DocumentContent =>
  composeDocument(readRequest(readMessage(sentence, today), type))
const read = (text: string, content: DocumentContent) =>
  documentReviser.readRevision(
    text,
    {
      id: 'item_1',
      kind: 'document',
      title: 'Surat',
      documentType: content.letter.documentType,
      content,
      selection: null,
    },
    { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] },
  )
const changed = (text: string, content: DocumentContent): DocumentContent => {
  const revision = read(text, content)
  if (revision === null || 'ask' in revision) throw new Error(`no change by: ${text} → ${revision?.ask ?? 'nothing'}`)
  return applyDocumentChanges(content, revision.changes)
}
const proseOf = (content: DocumentContent): string => blockTexts(content.body).join('\n')

describe('blanks are filled by the names that the list gives them', () => {
  const report = letterOf(
    'buatkan laporan penjualan bulan Oktober: kopi 120 gelas @ 15.000, roti 80 @ 10.000',
    'laporan',
  )
  const proposal = letterOf('buat proposal bisnis kedai kopi modal 50 juta untuk Bank BRI', 'proposal')
  const loan = letterOf(
    'proposal buat ngajuin KUR BRI, usaha ternak ayam pak Jaya. butuhnya: kandang 9jt, pakan 4jt',
    'proposal',
  )
  const contract = letterOf('kontrak dari Toko Sinar Jaya dengan CV Harapan Baru: 100 kaos @ 45.000', 'kontrak')

  test.each([
    ['kesimpulannya: penjualan naik 10 persen', report, 'hasil di atas, penjualan naik 10 persen.'],
    ['isi kesimpulan jadi penjualan naik', report, 'hasil di atas, penjualan naik.'],
    ['tujuannya memperluas warung', proposal, 'Tujuannya adalah memperluas warung.'],
    ['tujuannya jadi memperluas kandang', loan, 'Tujuannya adalah memperluas kandang.'],
    ['tanggal mulai: 1 Desember 2026', contract, 'mulai tanggal 1 Desember 2026'],
  ])('CHAT-15 %s', (words, letter, prose) => expect(proseOf(changed(words, letter))).toContain(prose))

  test('CHAT-15 DOC-08 what was agreed besides joins the other terms and changes no length of the contract', () => {
    const work = letterOf(
      'surat kontrak kerja, saya Bu Wati pemilik Salon Wati, karyawannya Rina Safitri, gaji 2jt per bulan, mulai 1 Desember 2026, 1 tahun',
      'kontrak',
    )
    const after = proseOf(changed('masa percobaannya jadi 2 bulan', work))
    expect(after).toContain('Masa percobaan 2 bulan.')
    expect(after).toContain('selama 1 tahun')
    expect(proseOf(changed('tambah ketentuan: seragam dari salon', work))).toContain('Seragam dari salon.')
  })

  test('CHAT-15 a blank that stands twice is asked for; the facts of the letter come before blanks that begin alike', () => {
    const { body } = contract
    const notices = ['Teguran diberikan [isi jumlah hari] hari', 'Pemberitahuan [isi jumlah hari] hari'].map(p)
    const twice = { ...contract, body: { ...body, content: [...(body.content ?? []), ...notices] } }
    expect(read('jumlah hari: 14', twice)).toMatchObject({ ask: expect.stringContaining('lebih dari satu') })
    expect(changed('tanggalnya besok', contract).letter.date).toBe('2026-11-22')
    const after = changed('tujuannya memperluas warung', proposal)
    expect(after.letter.recipient).toEqual(proposal.letter.recipient)
  })
})

test('CHAT-15 a fact told in a sentence changes there and in the subject', () => {
  const application = letterOf(
    'buatkan surat lamaran kerja sebagai kasir di Toko Maju dari Dewi Lestari',
    'surat_resmi',
  )
  const after = changed('ganti posisi jadi barista', application)
  expect(proseOf(after)).toContain('untuk posisi barista di Toko Maju')
  expect(after.letter.subject).toBe('Lamaran Kerja sebagai Barista')
  const leave = letterOf('buatkan surat izin tidak masuk kerja besok karena sakit, dari Andi', 'surat_resmi')
  expect(proseOf(changed('ubah alasannya jadi ada acara keluarga', leave))).toContain('karena ada acara keluarga.')
  expect(changed('alamat saya Jl. Mawar 3 Solo', application).letter.sender.address).toBe('Jl. Mawar 3 Solo')
})

test("CHAT-15 the days of a travel order are its own, not the letter's", () => {
  const order = letterOf(
    'surat perjalanan dinas untuk Rudi Hartono ke Surabaya 3 hari mulai 1 Desember 2026 untuk survei pemasok',
    'surat-perjalanan-dinas',
  )
  const after = changed('ganti tanggal berangkat jadi 3 desember 2026 dan lamanya jadi 5 hari', order)
  expect(proseOf(after)).toMatch(/Lama : 5 hari\nBerangkat : 3 Desember 2026\n/)
  expect(after.letter.date).toBe(order.letter.date)
  const other = changed('nama pegawainya ganti Andi Saputra', order)
  expect(proseOf(other)).toContain('Nama pegawai : Andi Saputra')
  expect(proseOf(other)).not.toContain('Rudi Hartono')
})

test('CHAT-15 a paragraph goes by its place', () => {
  const offer = letterOf(
    'surat penawaran dari Toko Sinar Jaya untuk Bapak Budi: 100 kaos polo @ 45.000',
    'surat_penawaran',
  )
  const texts = blockTexts(offer.body)
  expect(proseOf(changed('hapus paragraf terakhir', offer))).not.toContain(texts.at(-1))
  expect(proseOf(changed('hapus paragraf ke-2', offer))).not.toContain(texts[1])
  expect(read('hapus paragraf ke-20', offer)).toMatchObject({ ask: expect.any(String) })
})
