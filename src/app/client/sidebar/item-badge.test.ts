import { expect, test } from 'vitest'

import type { ItemSummary } from '#core/items/shared/item.ts'
import { summaryOf } from '#tests/support/item-fixtures.ts'

import { addressAfterDeletion, badgeOf, businessTypeOf } from './item-badge.ts'

const item = (facts: Partial<ItemSummary>): ItemSummary => summaryOf({ kind: 'website', type: 'website', ...facts })
const word = (facts: Partial<ItemSummary>): string | undefined => badgeOf(item(facts))?.word

test('SIDE-04 a website says Live with an address, else what becomes of it, else Draft', () => {
  const metadata = { websiteUrl: 'http://salon.contoh.test/' }
  expect(word({ metadata })).toBe('Live')
  expect(word({ metadata, status: 'in_progress' })).toBe('Live')
  expect(word({ metadata, status: 'failed' })).toBe('Live')
  expect(word({ status: 'in_progress' })).toBe('Dibangun')
  expect(word({ status: 'failed' })).toBe('Gagal')
  expect(word({ status: 'done', metadata: { websiteUrl: '  ' } })).toBe('Draft')
})

test('SIDE-05 a till says its status in Indonesian, and the type of its business wherever that was stored', () => {
  const statuses = ['setup_required', 'connecting', 'database_ready', 'active', 'done', 'apa saja']
  expect(statuses.map((status) => word({ kind: 'pos', status }))).toEqual([
    'Perlu diatur',
    'Menyambung',
    'Hampir siap',
    'Aktif',
    'Siap',
    'Perlu diatur',
  ])
  expect(businessTypeOf(item({ metadata: { businessType: 'Kedai kopi' } }))).toBe('Kedai kopi')
  expect(businessTypeOf(item({ metadata: { businessInfo: { type: 'Salon' } } }))).toBe('Salon')
  expect(businessTypeOf(item({ description: 'Kasir warung, 3 barang' }))).toBe('warung')
  expect(businessTypeOf(item({ metadata: { businessInfo: 7 } }))).toBe('Jenis usaha belum diisi')
  expect(badgeOf(item({ kind: 'document' }))).toBeNull()
})

test('SIDE-12 what becomes of an address is told before it is gone', () => {
  const websiteUrl = 'http://salon.contoh.test/'
  expect(addressAfterDeletion(item({}))).toBeNull()
  expect(addressAfterDeletion(item({ kind: 'document', url: '/api/x' }))).toBeNull()
  expect(addressAfterDeletion(item({ metadata: { websiteUrl, platform: 'embedded' } }))?.isClosed).toBe(true)
  expect(addressAfterDeletion(item({ metadata: { websiteUrl, platform: 'netlify' } }))).toMatchObject({
    isClosed: false,
    text: expect.stringContaining('netlify') as unknown,
  })
  expect(addressAfterDeletion(item({ kind: 'pos', metadata: { posUrl: '/kasir/a/' } }))?.isClosed).toBe(true)
})
