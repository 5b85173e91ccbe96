import { describe, expect, test } from 'vitest'

import { withReckoner } from '#core/assistant/shared/with-reckoner.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { ReckonedAnswer } from '#core/assistant/shared/reckoned-answer.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { presentationSkill } from '../skill.ts'

const context: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}

const deckOf = (message: string, told: ReckonedAnswer | null = null): string => {
  const { maker } = withReckoner(presentationSkill, () => told)
  if (!maker) return ''
  const request = maker.readRequest(readMessage(message, context.today as IsoDay), null, context)
  return JSON.stringify(maker.composeItem(request, context).content).replaceAll('\u00a0', ' ')
}

const savings =
  'bikin presentasi tabungan Bank Sampah Melati per RT:\nRT 01 = 2.150.000\nRT 02 = 1.785.000\nRT 03 = 2.410.000\nJumlah seluruhnya ditampilkan juga ya'

describe('ASSIST-01 what many brought together is a report', () => {
  test('ASSIST-01 savings are told with their sum, not offered for sale', () => {
    const deck = deckOf(savings)
    expect(deck).toContain('Rp 6.345.000')
    expect(
      textFaults(
        deck,
        [],
        ['Produk dan harga', 'Cara memesan', 'Promosi', 'isi hasil utama', 'isi sebab naik atau turun'],
      ),
    ).toEqual([])
  })

  test('ASSIST-01 a share that nobody asked for gets no slide beside the sum', () => {
    const results = [
      { label: 'Jumlah tabungan', value: 'Rp 6.345.000' },
      { label: 'Bagian yang terbesar', value: '38%' },
    ]
    expect(deckOf(savings, { title: 'Biaya', results, chart: null })).not.toContain('Hasil hitungan')
    expect(deckOf(`${savings}, berapa persen masing2`, { title: 'Biaya', results, chart: null })).toContain('38%')
  })

  test('ASSIST-01 a long name of what is measured is cut before whose it is', () => {
    expect(
      deckOf(
        'slide setoran sampah per dusun Bank Sampah Asri. Dusun Krajan Rp 640.000, Dusun Pandan Rp 515.000, Dusun Lor Rp 720.000. pakai total ya',
      ),
    ).toContain('"Setoran sampah"')
  })

  test('ASSIST-01 months that something goes on are no address, and what is shown as asked waits on no slide', () => {
    const arisan = deckOf('bikin slide laporan arisan PKK: anggota 28 orang, sudah jalan 7 bulan, sudah 7 orang dapat')
    expect(arisan).not.toContain('Alamat')
    const shares = deckOf(
      'presentasi pembagian SHU koperasi: SHU 64jt, jasa modal 25%, cadangan 75%. rupiahnya masing-masing ditampilkan',
      { title: 'Pembagian', results: [{ label: 'Jatah Jasa modal', value: 'Rp 16.000.000' }], chart: null },
    )
    expect(shares).toContain('Rp 16.000.000')
    expect(shares).not.toContain('masing-masing ditampilkan')
  })

  test('ASSIST-05 the average that is asked for is no line of a sum, and a comparison asks nobody for money', () => {
    expect(
      deckOf(
        'bikin ppt laporan infak masjid: Jumat 1 1.240.000, Jumat 2 985.000, Jumat 4 1.105.000. total dan rata-ratanya',
      ),
    ).not.toContain('276.250')
    expect(
      deckOf('ppt perbandingan beli motor cash 19,5jt atau kredit DP 3jt, 24 x 950rb. tampilkan selisihnya'),
    ).not.toContain('calon investor')
  })
})
