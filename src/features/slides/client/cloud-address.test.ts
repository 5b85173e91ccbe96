import { expect, test } from 'vitest'

import { cloudAddress } from './cloud-address.ts'

test('DRIVE-04 the frame shows a deck at Google Slides, by its id alone', () => {
  expect(cloudAddress('https://docs.google.com/presentation/d/1AbC_dEf-2345/edit?usp=sharing#slide=2')).toEqual({
    embed: 'https://docs.google.com/presentation/d/1AbC_dEf-2345/embed',
    open: 'https://docs.google.com/presentation/d/1AbC_dEf-2345/edit',
  })
})

test.each([
  undefined,
  null,
  5,
  '',
  'bukan alamat',
  'http://docs.google.com/presentation/d/1AbC_dEf-2345/edit',
  'https://docs.google.com.contoh.id/presentation/d/1AbC_dEf-2345',
  'https://contoh.id/?https://docs.google.com/presentation/d/1AbC_dEf-2345',
  'https://docs.google.com/document/d/1AbC_dEf-2345/edit',
  'https://docs.google.com:8443/presentation/d/1AbC_dEf-2345/edit',
  'javascript:alert(1)//docs.google.com/presentation/d/1AbC_dEf-2345',
])('DRIVE-04 %s is no deck there', (stored) => expect(cloudAddress(stored)).toBeNull())
