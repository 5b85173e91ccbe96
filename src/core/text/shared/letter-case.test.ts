import { expect, test } from 'vitest'
import { sentenceCase, titleCase } from './letter-case.ts'

test.each([
  ['penawaran harga kaos polo dan topi', 'Penawaran Harga Kaos Polo dan Topi'],
  ['  laundry   kiloan di Depok', 'Laundry Kiloan di Depok'],
  ['untuk warga rt 03', 'Untuk Warga RT 03'],
  ['arisan ibu-ibu pkk', 'Arisan Ibu-Ibu PKK'],
  ['sayur-mayur dan oleh-oleh', 'Sayur-mayur dan Oleh-Oleh'],
  ['pengadaan iPhone (bekas)', 'Pengadaan iPhone (bekas)'],
  ['', ''],
])('DOC-03 a title writes "%s" with the capitals of EYD', (text, title) => {
  expect(titleCase(text)).toBe(title)
})

test('DOC-03 a sentence begins with a large letter and goes on as it stands', () => {
  expect(['kue Lapis Legit', 'Élan', ''].map(sentenceCase)).toEqual(['Kue Lapis Legit', 'Élan', ''])
})
