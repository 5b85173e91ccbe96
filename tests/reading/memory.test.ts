import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { AssistantContext, ComposedItem } from '#core/assistant/shared/port.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'
import { memoryDay, richMemory } from '#tests/support/owner-memory.ts'
import { bySoak } from '#tests/support/soak.ts'

import { loadCases } from '../../eval/case-file.ts'

const assistant = createEmbeddedAssistant({ skills: kindSkills })
const never = new AbortController().signal

interface Came {
  readonly words: string
  readonly item: ComposedItem | null
}

const ask = async (message: string, over: Partial<AssistantContext> = {}): Promise<Came> => {
  const context: AssistantContext = { today: memoryDay, timeZone: 'Asia/Jakarta', ownerName: null, turns: [], ...over }
  const understanding = await assistant.understand(message, context, never)
  if (understanding.outcome === 'revision') return { words: understanding.revision.summary, item: null }
  if (understanding.outcome === 'answer') return { words: JSON.stringify(understanding.topic), item: null }
  const { maker } = kindSkills[understanding.kind]
  const item = maker?.composeItem(understanding.request, context) ?? null
  return { words: item ? (maker?.introduce(understanding.request, item, context) ?? '') : '', item }
}

/** Of so many cases one, whichever others are there. */
const share = bySoak(24, 3)
const isTaken = (id: string): boolean =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % share, 0) === 0

const folders = ['cases', 'held-out'].map((name) => fileURLToPath(new URL(`../../eval/${name}`, import.meta.url)))

describe('what an owner’s own things do to messages', () => {
  test(
    'ASSIST-06 a message that does not ask for them comes out as without them, in a part of the cases that we judge by',
    async () => {
      const cases = (await Promise.all(folders.map(loadCases)))
        .flat()
        .filter(({ id, context }) => context.memory === undefined && isTaken(id))
      expect(cases.length).toBeGreaterThan(900 / share)
      const different: string[] = []
      for (const { id, message, turns } of cases) {
        const said = turns.map((turn) => (typeof turn === 'string' ? { sender: 'user' as const, content: turn } : turn))
        const plain = await ask(message, { turns: said })
        const knowing = await ask(message, { turns: said, memory: richMemory })
        if (JSON.stringify(plain) !== JSON.stringify(knowing)) different.push(`${id}: ${message.slice(0, 100)}`)
      }
      // A price list told a turn before, or a debt without its sum, may rightly be looked up; among few, luck has a part.
      expect(different.length <= cases.length / bySoak(100, 200) ? [] : different).toEqual([])
    },
    // The third of all cases that a soak takes is some five thousand, each made twice.
    bySoak(120_000, 900_000),
  )

  test.each([
    ['laporan penjualan minggu ini', 'laporan', 'penjualan 16–21 Nov'],
    ['LAPORAN PENJUALAN BULAN LALU', 'laporan', 'penjualan 16–21 Nov'],
    ['tolong bikinin rekap omzet 7 hari terakhir dong', 'laporan', 'penjualan 16–21 Nov'],
    ['minta laporan omset hari ini', 'laporan', 'penjualan 16–21 Nov'],
    ['buatkan laporan penjualan untuk PT Maju Jaya minggu ini', 'laporan', 'penjualan 16–21 Nov'],
    ['analisa omzet toko saya bulan ini', null, 'penjualan 16–21 Nov'],
    ['buatkan ppt omzet warung bulan ini untuk rapat', null, 'penjualan 16–21 Nov'],
    ['tagih kasbon Bu Rina', 'invoice', 'Invoice 003/SR/XI/2026'],
    ['TAGIH UTANG BU RINA DONG', 'invoice', 'Invoice 003/SR/XI/2026'],
    ['kirim tagihan ke Pak Joko', 'invoice', 'Invoice 001/SR/XI/2026'],
    ['buatkan surat penagihan untuk Bu Rina', 'surat_resmi', 'Invoice 003/SR/XI/2026'],
    ['buatkan kuitansi pelunasan Bu Rina', 'kuitansi', 'Invoice 003/SR/XI/2026'],
    ['invoice seperti yang terakhir untuk Bu Rina', 'invoice', 'Surat Ibu Rina (003/SR/XI/2026)'],
    ['buatkan penawaran seperti biasa untuk Pak Budi', 'surat_penawaran', 'Surat Bapak Budi (002/SR/XI/2026)'],
    [
      'pakai kop yang biasa, buatkan surat penawaran ke Pak Anton 10 kaos @ 50.000',
      'surat_penawaran',
      'Surat Ibu Rina (003/SR/XI/2026)',
    ],
    ['buat website dari barang di kasir saya', null, '2 barang dari kasir Warung Bu Sri'],
    [
      'buatkan surat penawaran ke PT Angin Ribut pakai harga di kasir',
      'surat_penawaran',
      '2 barang dari kasir Warung Bu Sri',
    ],
    ['invoice Bu Sari 3 nasi goreng', 'invoice', 'harga Nasi goreng dari kasir'],
    ['bikin kasir dari menu di website saya', null, '1 barang dari website Warung Bu Sri'],
  ])('ASSIST-06 %s', async (message, documentType, label) => {
    const { item } = await ask(message, { memory: richMemory })
    expect(item?.documentType ?? null).toBe(documentType)
    expect(item?.usedFacts?.map((fact) => fact.label)).toContain(label)
  })

  test.each([
    ['jangan buat laporan penjualan dulu', /tidak saya buat/],
    ['laporan penjualan minggu ini sudah saya kirim', /tidak membuat apa-apa/],
    ['apa itu laporan penjualan?', /./],
    ['berapa omzet minimal kena pajak', /PPh|pajak/i],
    ['surat perjanjian utang 4 juta pakai materai berapa?', /meterai/i],
    ['saya punya utang di 3 tempat, mana yang dibayar duluan', /bunga|cicilan/i],
    ['sertifikat halal itu syaratnya apa saja? jualan saya keripik', /halal/i],
    ['berapa omzet minggu ini?', /140\.000/],
    ['siapa saja yang belum bayar?', /170\.000/],
    ['bu rina utang berapa?', /100\.000/],
    ['stok apa yang menipis?', /Es teh \(3\)/],
    ['apa link website saya?', /warung-bu-sri/],
  ])('ASSIST-06 POINT-06 %s makes nothing', async (message, words) => {
    const came = await ask(message, { memory: richMemory })
    expect(came.item).toBeNull()
    expect(came.words).toMatch(words)
  })

  test.each([
    'laporan penjualan ',
    'tagih bu ',
    'harga barang menu di kasir ',
    'seperti kemarin kop yang biasa ',
    'stok: 12 berapa ',
    'Bu A. ke B untuk ',
    '1 sampai 2 nov ',
    'daftar harga yang saya tadi ',
    ':',
    '"',
  ])('ASSIST-06 %j again and again is read to its end', async (piece) => {
    expect((await ask(piece.repeat(Math.ceil(20_000 / piece.length)), { memory: richMemory })).words).not.toBe('')
  })

  test('ASSIST-06 a sum that the message states is never looked up instead', async () => {
    const { item } = await ask('buatkan invoice tagihan untuk Bu Rina 250rb', { memory: richMemory })
    expect(JSON.stringify(item?.content)).toContain('250000')
    expect(item?.usedFacts ?? []).toEqual([])
  })
})
