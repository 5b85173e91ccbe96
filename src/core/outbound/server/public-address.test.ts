import { expect, test } from 'vitest'

import { addressesOf, isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::1',
  '2001:0:1::1',
  '2001:db8::1',
  'bukan-alamat',
])('SETUP-04 %s is not an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a05:d014::1'])(
  'SETUP-04 %s is an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each(['localhost', '2130706433', '0x7f.1', '127.1'])(
  'SETUP-04 %s is read as the system reads it',
  async (host) => {
    const addresses = await addressesOf(host).catch(() => [])
    expect(addresses.filter(isPublicAddress)).toEqual([])
  },
)
