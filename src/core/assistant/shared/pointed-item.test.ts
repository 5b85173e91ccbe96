import { expect, test } from 'vitest'

import { pointedAt, pointingHere, pointsToItem, withoutPointer } from './pointed-item.ts'

const bill = (title: string) => ({ kind: 'document' as const, title, documentType: 'invoice' })
const made = [
  bill('Invoice Bapak Anton'),
  { kind: 'website' as const, title: 'Kedai Senja', documentType: null },
  bill('Invoice Ibu Ratih'),
]

test.each([
  ['yang invoice pertama diskonnya 10%', 0],
  ['invoice kedua jatuh temponya besok', 2],
  ['total invoice sebelumnya berapa?', 0],
  ['websitenya yang pertama ganti warna hijau', 1],
  ['invoice pak anton tambah ongkir 20rb', 0],
  ['bikin kuitansi dari invoice Bu Ratih', 2],
  ['diskonnya 10%', null],
  ['eh yg website tadi warnanya hijau', 1],
  ['bikin kuitansi dari invoice barusan', 2],
  ['yang pak anton tambahin 2 hari lagi', 0],
  ['yang pak slamet tambahin 2 hari lagi', null],
  ['invoice kelima dihapus', null],
  ['invoice pak slamet jadi 3 hari', null],
  ['bikin invoice buat Pak Anton, sewa 500rb', null],
  ['slide pertama ganti judulnya', null],
])('CHAT-15 an older thing of the same chat is meant where it is named: %s', (message, at) => {
  expect(pointedAt(message, made)).toBe(at)
})

test('CHAT-15 words that only point are no part of what shall change', () => {
  const [anton = bill('')] = made
  expect(withoutPointer('yang invoice pertama mobilnya jadi 4 hari', anton)).toBe('mobilnya jadi 4 hari')
  expect(withoutPointer('tambah sopir 150rb di invoice pak anton', anton)).toBe('tambah sopir 150rb')
  expect(withoutPointer('eh yg invoice tadi mobilnya jadi 4 hari', anton)).toBe('mobilnya jadi 4 hari')
  expect(withoutPointer('yang pak anton mobilnya jadi 4 hari', anton)).toBe('mobilnya jadi 4 hari')
  expect(pointingHere('bikin kuitansi dari invoice Pak Anton ya', anton)).toBe('bikin kuitansi dari invoice ini ya')
  expect(pointingHere('invoice pak slamet jadi 3 hari', anton)).toBe('invoice pak slamet jadi 3 hari')
  expect(pointsToItem('terima kasih')).toBe(false)
})
