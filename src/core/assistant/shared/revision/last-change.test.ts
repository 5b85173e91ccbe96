import { expect, test } from 'vitest'

import { ofLastChange } from './last-change.ts'

const after = (content: string, message: string): string => ofLastChange(message, [{ sender: 'user', content }])

test('CHAT-15 a value alone is of what was changed just before', () => {
  expect(after('maskernya jadi 60 box', 'eh kembaliin 50 aja')).toBe('maskernya jadi 50 aja')
  expect(after('harga oli salah harusnya 58rb', 'eh 57rb deh')).toBe('harga oli jadi 57rb deh')
  expect(after('ongkirnya jadi 60rb', 'yang tadi diganti jadi 45rb aja')).toBe('ongkirnya jadi 45rb aja')
  expect(after('maskernya jadi 60 box', 'gak jadi, balikin ke 50')).toBe('maskernya jadi 50')
})

test('CHAT-15 a value that names its thing, and one behind an order, stay as they are', () => {
  for (const message of ['sarungnya jadi 50', 'kembaliin masker jadi 50', 'eh namanya salah'])
    expect(after('maskernya jadi 60 box', message)).toBe(message)
  const order =
    'buatkan invoice untuk Bu Sari: 10 kaos @ 50.000, ongkirnya belum tahu ya nanti saya kabari lagi besok pagi'
  expect(after(order, 'eh 12 ding')).toBe('eh 12 ding')
})
