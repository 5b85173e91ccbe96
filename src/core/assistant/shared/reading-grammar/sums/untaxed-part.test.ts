import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const exemptOf = (message: string) => readMessage(message, '2026-11-21' as IsoDay).tax?.exempt

test('DOC-08 what is told to bear no PPN bears none', () => {
  expect(exemptOf('invoice toner 6 pcs @425rb kena PPN 11%, jasa servis 300rb tidak kena PPN')).toEqual(['jasa servis'])
  expect(exemptOf('invoice triplek 60 lembar @128rb, ongkos truk 700rb, PPN 11% barangnya saja')).toEqual([
    'ongkos truk',
  ])
  expect(exemptOf('invoice sewa genset 3 hari @800rb, solar 600rb, PPN 11% cuma untuk sewanya')).toEqual(['solar'])
})

test('DOC-08 a part of its name tells what bears no PPN', () => {
  const told = 'penawaran AC 1pk 6 unit @3,8jt, jasa pasang 6 unit @350rb'
  expect(exemptOf(`${told}. PPN 11% hanya untuk unitnya, jasa ga pakai PPN`)).toEqual(['jasa pasang'])
})

test('DOC-08 PPN that is told of no thing alone is on all of them', () => {
  expect(exemptOf('invoice toner 6 pcs @425rb, jasa servis 300rb, PPN 11%')).toBeUndefined()
  expect(exemptOf('invoice toner 6 pcs @425rb, jasa servis cuma 300rb, ppn 11% aja')).toBeUndefined()
})
