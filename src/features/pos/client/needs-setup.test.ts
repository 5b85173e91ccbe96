import { describe, expect, test } from 'vitest'

import { needsSetup } from './needs-setup.ts'

const item = (status: string, metadata: Record<string, unknown> = {}, url: string | null = null) => ({
  status,
  metadata,
  url,
})

describe('SIDE-11 which canvas a POS opens', () => {
  test.each([
    ['setup_required', {}, null, true],
    ['setup_required', { databaseConnected: true }, 'https://kasir.example/', true],
    ['done', {}, null, true],
    ['in_progress', {}, null, true],
    ['done', { databaseConnected: true }, null, false],
    ['active', { posUrl: '/kasir/kopi/' }, null, false],
    ['active', {}, 'https://kasir.example/', false],
    ['database_ready', { databaseConnected: true }, null, false],
    ['active', { databaseConnected: false, posUrl: '' }, '', true],
  ])('SIDE-11 %s %j %s: set-up %s', (status, metadata, url, expected) => {
    expect(needsSetup(item(status, metadata, url))).toBe(expected)
  })
})
