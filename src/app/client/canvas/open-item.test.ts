import { expect, test } from 'vitest'

import { webAddress } from './open-item.ts'

test('CHAT-19 only addresses of the web open in a new tab', () => {
  const base = 'https://juragan.example/'
  expect(webAddress('/s/toko', base)).toBe('https://juragan.example/s/toko')
  expect(webAddress('https://toko.example/a', base)).toBe('https://toko.example/a')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'http://', null])
    expect(webAddress(bad, base)).toBeNull()
})
