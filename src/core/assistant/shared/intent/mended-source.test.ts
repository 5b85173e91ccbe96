import { expect, test } from 'vitest'

import { mendedSource } from './mended-source.ts'

const list = 'laporan untung rugi: omzet 48jt, sewa 3jt, listrik 1,2jt'

test.each([
  ['listriknya salah, harusnya 1,5jt', 'laporan untung rugi: omzet 48jt, sewa 3jt, listrik 1,5jt'],
  ['sewanya jadi 4jt', 'laporan untung rugi: omzet 48jt, sewa 4jt, listrik 1,2jt'],
  ['tambah iklan 800rb', `${list}, iklan 800rb`],
  ['hapus yang sewa', 'laporan untung rugi: omzet 48jt, listrik 1,2jt'],
])('CHAT-16 what something is made of is what was told with its changes taken in: %s', (change, source) => {
  expect(mendedSource(list, change)).toBe(source)
})

test.each(['parkirnya jadi 50rb', 'sewanya jadi 4', 'judulnya ganti Laporan Oktober', 'hapus parkir'])(
  'CHAT-16 what names nothing of it, or a figure of another sort, is taken in nowhere: %s',
  (change) => {
    expect(mendedSource(list, change)).toBeNull()
  },
)
