import { expect, test } from 'vitest'

import { blankName, blankPattern, blankText, isBlank } from './blanks.ts'

test.each(['alamat usaha', 'nama pesaing 1', 'tanggal dan waktu rapat'])(
  'DOC-08 SLIDE-02 ANALYSIS-02 the blank that asks for %s is found in a text and says what it asks for',
  (name) => {
    const blank = blankText(name)
    expect([...`Di ${blank}, pukul 10.`.matchAll(blankPattern)].map(([found]) => blankName(found))).toEqual([name])
    expect([blank, name, `${blank}.`].map(isBlank)).toEqual([true, false, false])
  },
)
