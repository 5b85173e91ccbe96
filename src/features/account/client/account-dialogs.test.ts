import { beforeEach, expect, test } from 'vitest'

import {
  addressWithoutDialog,
  closeAccountDialog,
  dialogOfAddress,
  openFromAddress,
  openHelp,
  openSettings,
  openTopUp,
  useAccountDialogs,
} from './account-dialogs.ts'

beforeEach(closeAccountDialog)
const dialogNow = () => useAccountDialogs.getState().dialog

test('SIDE-10 each dialog opens at what was asked for', () => {
  openSettings('keamanan')
  expect(dialogNow()).toEqual({ name: 'settings', section: 'keamanan' })
  openHelp('poin')
  expect(dialogNow()).toEqual({ name: 'help', articleId: 'poin' })
  openTopUp()
  expect(dialogNow()).toEqual({ name: 'topUp', topUpId: null })
  closeAccountDialog()
  expect(dialogNow()).toBeNull()
})

test.each([
  ['?topUp=top_1', { name: 'topUp', topUpId: 'top_1' }],
  ['?bantuan=poin', { name: 'help', articleId: 'poin' }],
  ['?bantuan', { name: 'help', articleId: null }],
  ['?pengaturan=data', { name: 'settings', section: 'data' }],
  ['?pengaturan=lain', { name: 'settings', section: null }],
  ['?topUp=', null],
  ['', null],
])('POINT-12, SIDE-10 the address %s opens %o', (search, dialog) => {
  expect(dialogOfAddress(search)).toEqual(dialog)
})

test('POINT-12 the address forgets what it asked for, and nothing else', () => {
  expect(addressWithoutDialog('https://toko.example/?topUp=top_1&x=1#y')).toBe('/?x=1#y')
  history.replaceState(null, '', '/?topUp=top_9')
  openFromAddress()
  expect(dialogNow()).toEqual({ name: 'topUp', topUpId: 'top_9' })
  expect(location.search).toBe('')
  closeAccountDialog()
  openFromAddress()
  expect(dialogNow()).toBeNull()
})
