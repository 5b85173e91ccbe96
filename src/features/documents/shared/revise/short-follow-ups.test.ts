import { describe, expect, test } from 'vitest'

import { answerAboutItem } from '#core/assistant/shared/item-questions/answer-about-item.ts'
import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { understandRevision } from '#core/assistant/shared/revision/understand-revision.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { readContent } from '../content/upgrade-content.ts'
import { blockTexts } from './body-range.ts'
import { applyDocumentChanges } from './document-changes.ts'

const today = '2026-11-21' as IsoDay
const plain: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const made = (text: string, documentType: string): OpenItem => {
  const { maker } = kindSkills.document
  const item = maker?.composeItem(maker.readRequest(readMessage(text, today), documentType, plain), plain)
  return {
    id: 'item_1',
    kind: 'document',
    title: item?.title ?? '',
    documentType,
    content: item?.content,
    selection: null,
  }
}
const meant = (message: string, lastMade: OpenItem, turns: AssistantContext['turns'] = []) =>
  understandRevision(message, kindSkills, { ...plain, lastMade, turns })
const after = (message: string, item: OpenItem, turns: AssistantContext['turns'] = []) => {
  const found = meant(message, item, turns)
  const content = readContent(item.content)
  if (found?.means !== 'change' || content === null) throw new Error(`no change by: ${message}`)
  const changed = applyDocumentChanges(content, found.revision.changes)
  return {
    letter: changed.letter,
    prose: blockTexts(changed.body).join('\n').replaceAll('\u00a0', ' '),
    summary: found.revision.summary.replaceAll('\u00a0', ' '),
  }
}

const rent = made(
  'surat kontrak sewa gudang dari Haji Rahmat ke Bu Sumi, 15jt per tahun, mulai 1 Februari 2027 selama 1 tahun',
  'kontrak',
)
const report = made('laporan laba rugi September Depot Rasa: omzet 20jt, bahan 8jt, upah 4jt, listrik 500rb', 'laporan')
const offer = made('penawaran dari Mebel Asri ke Hotel Puri: kursi 40 @ 325rb, lemari 10 @ 850rb', 'surat_penawaran')
const slip = made(
  'slip gaji November untuk Sari, gaji pokok 2jt, uang makan 20 hari x 15rb, potongan bpjs 50rb',
  'laporan',
)

describe('short words about a letter that was made before', () => {
  test.each(['jadi 2 tahun', 'ganti jadi 2 tahun', 'lamanya jadi 2 tahun aja'])(
    'CHAT-15 a length of time alone is how long the contract runs, its last day follows, its yearly rate stays: %s',
    (message) => {
      const { prose, letter } = after(message, rent)
      expect(prose).toContain(
        'selama 2 tahun, terhitung mulai tanggal 1 Februari 2027 sampai dengan tanggal 31 Januari 2029',
      )
      expect(prose).toContain('Rp 15.000.000 (lima belas juta rupiah) per tahun')
      expect(prose).toContain('Rp 30.000.000 (tiga puluh juta rupiah)')
      expect(letter.lines[0]?.quantity).toBe(2)
    },
  )

  test('CHAT-15 DOC-03 the conclusion of a report follows its rows, and its profit is told, no sum of both sides', () => {
    const { prose, summary } = after('listriknya salah, 700rb', report)
    expect(prose).toContain('pengeluaran sebesar Rp 12.700.000 menghasilkan laba sebesar Rp 7.300.000')
    expect(summary).toContain('Laba jadi Rp 7.300.000')
    expect(summary).not.toContain('Total')
  })

  test('CHAT-15 a value alone takes back what was changed last', () => {
    const turns = [{ sender: 'user' as const, content: 'kursinya jadi 50' }]
    expect(after('eh balikin yang tadi, 45 aja', offer, turns).letter.lines[0]?.quantity).toBe(45)
    expect(meant('balikin kayak tadi', offer, turns)?.means).toBe('unclear')
  })

  test('CHAT-15 witnesses stand above the signatures, each one more behind the others', () => {
    expect(after('tambahin saksi Pak Darto sama Bu Wati', rent).prose).toContain('Saksi : Bapak Darto dan Ibu Wati')
    expect(after('tambah saksi pak rt', rent).prose).toContain('Saksi : Bapak RT')
  })

  test.each([
    ['kursinya warna cokelat tua ya', 'kursi warna cokelat tua', 'lemari'],
    ['lemarinya ukuran 80x80', 'kursi', 'lemari ukuran 80x80'],
    ['warna lemarinya putih aja', 'kursi', 'lemari warna putih'],
  ])('CHAT-15 a quality stands behind the name of its row: %s', (message, first, second) => {
    expect(after(message, offer).letter.lines.map(({ description }) => description)).toEqual([first, second])
  })

  test('CHAT-15 POINT-06 a wish how something shall please asks what it is to become', () => {
    expect(meant('lemarinya dibikin lebih bagus', offer)).toEqual({
      means: 'unclear',
      question: expect.stringContaining('tepatnya diganti jadi apa?') as string,
    })
  })

  test.each(['gaji bersihnya berapa?', 'yang diterima bersih berapa', 'jadi totalnya berapa'])(
    'CHAT-15 ASSIST-01 a pay slip tells the net pay: %s',
    (message) => {
      expect(answerAboutItem(message, kindSkills, { ...plain, lastMade: slip })).toContain('Rp\u00a02.250.000')
    },
  )

  test('CHAT-15 what is paid for a year is no length of time', () => {
    const { letter, prose } = after('sewanya turun jadi 12jt setahun', rent)
    expect(letter.lines[0]).toMatchObject({ quantity: 1, price: 12_000_000 })
    expect(prose).toContain('Rp 12.000.000 (dua belas juta rupiah) per tahun')
  })

  test('CHAT-15 DOC-03 what is paid ahead and what is left follow in a contract, also where both were the same', () => {
    const work = made('kontrak jasa foto antara Lumi dan Ayu, 40 foto total 6 juta, DP 50%', 'kontrak')
    const ahead = after('dp nya 30% aja', work)
    expect(ahead.prose).toContain('uang muka 30% atau sebesar Rp 1.800.000, dan sisanya sebesar Rp 4.200.000')
    const worth = after('nilainya jadi 8 juta', work)
    expect(worth.prose).toContain('uang muka 50% atau sebesar Rp 4.000.000, dan sisanya sebesar Rp 4.000.000')
    expect(worth.letter.lines[0]).toMatchObject({ quantity: 40, price: 200_000 })
  })

  test('CHAT-15 DOC-03 what a receipt of a first part leaves follows what is paid', () => {
    const receipt = made('kuitansi DP katering Bu Sari 3 juta dari total 9 juta', 'kuitansi')
    expect(after('nominalnya jadi 4 juta', receipt).prose).toContain('sisa pembayaran Rp 5.000.000')
  })

  test('CHAT-15 fewer of a row, a row that is named before it goes, a day of the matter', () => {
    const order = made(
      'surat pesanan ke UD Padi: beras 20 karung @ 640rb, minyak 10 jeriken @ 295rb, kirim 28 November',
      'surat_resmi',
    )
    expect(after('berasnya kurangin 2 karung', order).letter.lines[0]?.quantity).toBe(18)
    expect(after('kirimnya tgl 30 aja', order).prose).toContain('30 November 2026')
    const both = after('kirimnya tgl 30 aja, berasnya diganti merek Raja', order)
    expect(both.letter.recipient).toEqual(after('minyaknya jadi 12 jeriken', order).letter.recipient)
    expect(after('potongan bpjsnya udah lunas, hapus aja', slip).letter.lines).toHaveLength(2)
    expect(after('jadi 12 jeriken', order).letter.lines[1]?.quantity).toBe(12)
  })
})
