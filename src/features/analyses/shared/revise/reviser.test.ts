import { describe, expect, test } from 'vitest'

import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AnalysisContent } from '../analysis-content.ts'
import { analysisText } from '../analysis-text.ts'
import { composeAnalysis } from '../compose-analysis.ts'
import { readRequest } from '../read-request.ts'
import { reckonNumbers } from '../reckon.ts'
import { analysisReviser, applyAnalysisChanges } from './reviser.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const content = composeAnalysis(
  readRequest(
    readMessage(
      'hitung bep usaha bakso saya: biaya tetap 4,5jt per bulan, harga jual 15rb, hpp 9rb per porsi, jual 40 porsi sehari',
      today,
    ),
    context,
  ),
)
const item: OpenItem = { id: 'item_1', kind: 'analysis', title: 'BEP', documentType: null, content, selection: null }
const read = (message: string) => analysisReviser.readRevision(message, item, context)
const changed = (message: string): AnalysisContent => {
  const revision = read(message)
  if (revision === null || 'ask' in revision)
    throw new Error(`no change by: ${message} → ${revision?.ask ?? 'nothing'}`)
  return applyAnalysisChanges(content, revision.changes)
}
const bep = (made: AnalysisContent): string => reckonNumbers(made).text('bep').replaceAll('\u00a0', ' ')

describe('what chat changes in an analysis', () => {
  test('CHAT-15 ANALYSIS-02 a changed figure is reckoned through: 4.500.000 / (18.000 - 9.000) = 500', () => {
    expect(bep(content)).toBe('750 porsi')
    expect(bep(changed('ubah harga jual jadi 18.000'))).toBe('500 porsi')
    expect(bep(changed('harga jual naikin 3 ribu'))).toBe('500 porsi')
    expect(bep(changed('biaya tetap jadi 6 juta'))).toBe('1.000 porsi')
    expect(read('ubah harga jual jadi 18.000')).toMatchObject({
      differences: expect.arrayContaining([
        {
          label: expect.stringMatching(/harga jual/i),
          before: expect.stringContaining('15.000'),
          after: expect.stringContaining('18.000'),
        },
        expect.objectContaining({ before: '750\u00a0porsi', after: '500\u00a0porsi' }),
      ]),
    })
  })

  test('CHAT-15 titles', () => {
    expect(changed('judulnya ganti jadi Rencana Bakso').title).toBe('Rencana Bakso')
    expect(changed('ganti judul bagian 1 jadi Inti Hitungan').sections[0]?.title).toBe('Inti Hitungan')
  })

  test.each(['kapan balik modal?', 'jangan diubah', 'kalau harga jual jadi 20rb bep berapa?', 'terima kasih'])(
    'CHAT-15 proposes nothing to: %s',
    (sentence) => {
      expect(read(sentence)).toBeNull()
    },
  )

  test('CHAT-15 asks back', () => {
    expect(read('ubah dong')).toMatchObject({ ask: expect.stringContaining('Contoh') })
  })
})

const of = (message: string): AnalysisContent => composeAnalysis(readRequest(readMessage(message, today), context))
const after = (made: AnalysisContent, message: string): string => {
  const revision = analysisReviser.readRevision(message, { ...item, content: made }, context)
  if (revision === null || 'ask' in revision) throw new Error(`no change by: ${message}`)
  return analysisText(applyAnalysisChanges(made, revision.changes)).replaceAll('\u00a0', ' ')
}

describe('figures that come and go', () => {
  const cash = of('analisa arus kas: pemasukan 22jt, bahan baku 9,5jt, gaji 5jt, sewa 2jt')
  const profit = of('analisa untung rugi jualan es teh: penjualan 9jt, bahan 3,2jt, gaji 2jt, sewa 1jt')

  test('CHAT-15 ANALYSIS-02 one more cost joins every sum and table', () => {
    const text = after(cash, 'tambah cicilan mesin 1,4jt sebulan')
    expect(text).toMatch(/Cicilan mesin\s+Rp 1\.400\.000/)
    expect(text).toContain('Rp 17.900.000')
    expect(text).toContain('Rp 4.100.000')
  })

  test('CHAT-15 ANALYSIS-02 one more cost joins a sum that names its parts', () => {
    const text = after(profit, 'tambah listrik 300rb')
    expect(text).toContain('Rp 6.500.000')
    expect(text).toContain('Rp 2.500.000')
  })

  test('CHAT-15 ANALYSIS-02 costs that are taken out leave every sum', () => {
    const text = after(profit, 'hapus gaji')
    expect(text).toContain('Rp 4.800.000')
    expect(text).not.toMatch(/Gaji|2\.800\.000/)
  })

  test('CHAT-15 a figure is meant by a part of its name, by what was told of it and by its value', () => {
    expect(bep(changed('harganya dinaikin jadi 18rb'))).toBe('500 porsi')
    expect(bep(changed('ganti 15rb jadi 18rb'))).toBe('500 porsi')
    expect(after(profit, 'penjualannya jadi 10jt')).toContain('Rp 10.000.000')
  })

  test('CHAT-15 the quoted words of the owner do not say the old sum', () => {
    const quoted = of('analisis BEP dong: biaya tetap 4,5jt sebulan, jual 15rb per porsi, modal 9rb per porsi')
    expect(after(quoted, 'biaya tetap jadi 5,4jt')).not.toContain('4,5jt')
  })

  test('CHAT-15 a figure of one sort is not taken as one of another', () => {
    expect(read('harga jual jadi 4 orang')).toEqual({ ask: expect.stringContaining('bagian yang mana') })
  })
})
