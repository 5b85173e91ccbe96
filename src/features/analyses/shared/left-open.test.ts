import { describe, expect, test } from 'vitest'

import { writtenAnalysis } from '#tests/support/written-analysis.ts'

import { analysisText } from './analysis-text.ts'
import { introduceAnalysis } from './introduce-analysis.ts'

/** Messages whose analysis leaves something out, with what it must tell before its results. */
const open: readonly (readonly [string, string])[] = [
  [
    'analisis: jual online 30rb untung 8rb laku 90, jual offline 28rb untung 10rb laku 60, mana yang lebih oke',
    '“laku 90”',
  ],
  ['pengen tau BEP kedai jus: alat 6jt, sewa 1jt, jus jual 10rb modal 4.200. hitungin yaa', '“alat 6jt”'],
]

test('ANALYSIS-02 a loss beyond all takings is no result: the numbers are shown as told', () => {
  const content = writtenAnalysis(
    'analisain usaha sablon kaos gw dong. tiap desain keluar biaya film 300rb sekali, kaos polos 32rb, tinta 5rb, upah sablon 8rb per kaos, jual 60rb. 1) minimal brp kaos per desain biar impas 2) klo ada order 100 kaos 1 desain HPP per kaos jd brp & untungnya brp',
  )
  expect(analysisText(content)).toContain('[isi hasil]')
  expect(analysisText(content)).not.toContain('Margin')
  expect(content.key).toBe('')
})

/** Messages whose every number is reckoned with, in whatever unit it was told. */
const whole: readonly string[] = [
  'bikinkan analisis dong, jual lele 3 kuintal 21rb per kg. pakan 3,1jt bibit 850rb listrik 240rb. untung berapa',
  'analisis bep: biaya tetap perbulan 2,4jt (sewa 900rb + gaji 1,5jt), satu pack jual 30rb hpp 18rb',
  'analisis arus kas. masuk: jualan 12jt, titipan 1jt. keluar: belanja 8jt, gaji 2jt. saldo awal 1jt',
  'analisis target: mau untung bersih 5jt sebulan, untung per cup 6rb, biaya tetap 2,5jt, buka 26 hari',
  'analisis bagi hasil angkringan: untung 4,8jt, pemodal 40% pengelola 60%',
]

describe('ANALYSIS-02 a number that no result is reckoned from', () => {
  test.each(open)('%s', (message, told) => {
    const content = writtenAnalysis(message)
    expect(analysisText(content)).toContain(told)
    // It stands before every result, and in the chat.
    expect(content.sections[0]?.blocks[0]?.type).toBe('note')
    expect(introduceAnalysis(content)).toContain(told)
  })
  test.each(whole)('none is left out: %s', (message) => {
    expect(analysisText(writtenAnalysis(message))).not.toMatch(/Belum (?:ikut dihitung|terjawab)/)
  })
})

describe('ANALYSIS-02 numbers without a sure place', () => {
  const unsure: readonly (readonly [string, string])[] = [
    [
      'panen cabe 380 kg. grade A 240 kg dijual 45rb, grade B 100 kg dijual 30rb, sisanya busuk. biaya tanam 5,2jt. analisis bersihnya',
      'Rp 17.100.000',
    ],
    [
      'laundry omset sehari 400rb dr harga 8rb per kg. deterjen 2rb per kg, gaji 2 org @ 1,4jt, sewa 900rb. analisis penjualan sama laba sebulan',
      'Gaji, terjual',
    ],
    [
      'kolam patin: bibit 2.000 ekor @ 400, pakan 20 karung @ 300rb, panen 5 ekor per kilo, harga 26rb per kg. analisis untung ruginya',
      'Modal per ekor',
    ],
  ]
  test.each(unsure)('ANALYSIS-02 are shown as told, and nothing is reckoned of them: %s', (message, wrong) => {
    const text = analysisText(writtenAnalysis(message))
    expect(text).toContain('[isi hasil]')
    expect(text).not.toContain(wrong)
  })
})
