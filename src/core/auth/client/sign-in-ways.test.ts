import { expect, test } from 'vitest'

import { readSignInReturn } from './sign-in-ways.ts'

test('AUTH-12 the page reads how a sign-in came back, and only words it knows', () => {
  expect(readSignInReturn('')).toBeNull()
  expect(readSignInReturn('?popup')).toBeNull()
  expect(readSignInReturn('?selesai=google&popup')).toEqual({ kind: 'done', way: 'google' })
  expect(readSignInReturn('?selesai=lain')).toBeNull()
  expect(readSignInReturn('?gagal=sign_in_late')).toEqual({ kind: 'failed', code: 'sign_in_late' })
  expect(readSignInReturn('?gagal=Hubungi+0812')).toEqual({ kind: 'failed', code: 'internal' })
})
