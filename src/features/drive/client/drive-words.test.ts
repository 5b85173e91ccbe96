import { expect, test } from 'vitest'

import { addressWithoutDrive, askedOfDrive } from './drive-dialog-state.ts'
import { kindWords, sizeWords } from './drive-words.ts'

const at = (path: string) => askedOfDrive(`http://127.0.0.1:3000${path}`)

test('DRIVE-02 sizes and kinds in the words of owners', () => {
  expect([0, 900, 48_000, 1_048_576, 1_300_000, 104_857_600].map(sizeWords)).toEqual([
    '0 byte',
    '900 byte',
    '47 kB',
    '1 MB',
    '1,2 MB',
    '100 MB',
  ])
  expect(['a.docx', 'b.PPTX', 'c.pdf', 'tanpa'].map(kindWords)).toEqual(['Word', 'PowerPoint', 'PDF', 'Berkas'])
})

test('DRIVE-02 a file’s link and the way back from Google open the drive once', () => {
  expect(at('/drive/drv_abc1')).toEqual({ fileId: 'drv_abc1', outcome: null })
  expect(at('/?drive=terhubung')).toEqual({ fileId: null, outcome: { isConnected: true } })
  expect(at('/?drive=gagal&sebab=drive_canceled')).toEqual({
    fileId: null,
    outcome: { isConnected: false, code: 'drive_canceled' },
  })
  expect(at('/')).toBeNull()
  expect(at('/drive/<script>')).toEqual({ fileId: null, outcome: null })
  expect(addressWithoutDrive('http://127.0.0.1:3000/drive/drv_abc1')).toBe('/')
  expect(addressWithoutDrive('http://127.0.0.1:3000/?drive=gagal&sebab=x&a=1')).toBe('/?a=1')
})
