import fc from 'fast-check'
import { expect, test } from 'vitest'

import { freeName, longestName, tidyName } from './file-names.ts'

test('DRIVE-02 a taken name gets the next number before its ending, whatever its case', () => {
  expect(freeName('Surat.docx', [])).toBe('Surat.docx')
  expect(freeName('Surat.docx', ['surat.DOCX'])).toBe('Surat (2).docx')
  expect(freeName('Surat.docx', ['Surat.docx', 'Surat (2).docx'])).toBe('Surat (3).docx')
  expect(freeName('Folder', ['Folder'])).toBe('Folder (2)')
})

test('DRIVE-02 a free name is never among the taken ones and never too long', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.nat({ max: 15 }), (given, many) => {
      const taken: string[] = []
      for (let at = 0; at < many; at += 1) taken.push(freeName(`${given}.docx`, taken))
      const name = freeName(`${given}.docx`, taken)
      expect(taken.map((one) => one.toLowerCase())).not.toContain(name.toLowerCase())
      expect([...name].length).toBeLessThanOrEqual(longestName)
    }),
  )
})

test('DRIVE-02 names hold no path and no control characters', () => {
  expect(tidyName('  ../rahasia\u0000 /x ')).toBe('rahasia x')
  expect(tidyName('Laporan: "Mei" <2026>')).toBe('Laporan Mei 2026')
  expect(tidyName(' .. ')).toBeNull()
})
