import { expect, test } from 'vitest'

import { driveLinkOf } from './drive-link.ts'

const link = (item: { url?: string; metadata?: Record<string, unknown> }) =>
  driveLinkOf({ url: null, metadata: {}, ...item })

test('SIDE-03 only addresses of the drive are links to a copy', () => {
  const copy = 'https://docs.google.com/document/d/1'
  expect(link({ metadata: { googleDriveUrl: copy } })).toEqual({ drive: 'google', href: copy })
  const file = 'https://drive.google.com/file/d/2'
  expect(link({ url: file })).toEqual({ drive: 'google', href: file })
  const own = 'http://127.0.0.1:4000/drive/drv_a1'
  expect(link({ metadata: { googleDriveUrl: own } })).toEqual({ drive: 'embedded', href: '/drive/drv_a1' })
  for (const url of [
    'http://docs.google.com/x',
    'https://docs.google.com.jahat.test/x',
    'javascript:alert(1)',
    'javascript://x/drive/drv_a1',
    'https://jahat.test/drive/drv_a1/../../x',
    '/api/x',
  ])
    expect(link({ url })).toBeNull()
})
