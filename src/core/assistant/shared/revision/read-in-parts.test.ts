import { describe, expect, test } from 'vitest'

import { orderJoint } from './edit-clauses.ts'
import { readInParts } from './read-in-parts.ts'
import { readCorrection } from './told-corrections.ts'

/** A reviser that knows two goods, and tells each order that it took. */
const read = (text: string) => {
  const orders = text.split(orderJoint)
  const known = orders.filter((order) => /^(?:hapus (?:kaos|topi)|(?:kaos|topi)(?:nya)? jadi \d.*)$/i.test(order))
  return known.length === orders.length
    ? {
        changes: orders,
        summary: orders.join(),
        differences: orders.map((label) => ({ label, before: '', after: '' })),
      }
    : null
}
const orders = (message: string) => readInParts(message, readCorrection, read)?.revision.changes ?? null

describe('several corrections in one breath', () => {
  test('CHAT-15 each piece is read for itself; remarks are left aside', () => {
    expect(orders('kaosnya sekarang 50rb, orangnya nawar terus. topinya ga jadi, yg lain tetap')).toEqual([
      'kaosnya jadi 50rb',
      'hapus topi',
    ])
  })

  test('CHAT-15 what is told as one list is taken out one by one', () => {
    expect(orders('kaos sama topi dihapus')).toEqual(['hapus kaos', 'hapus topi'])
  })

  test('CHAT-15 a question changes nothing, unless the change is ordered with it', () => {
    expect(orders('kalau kaosnya jadi 50rb?')).toBeNull()
    expect(orders('kalau kaosnya jadi 50rb? ubah di invoice tadi')).toEqual(['kaosnya jadi 50rb'])
  })

  test('CHAT-15 what could not be placed is told, and not passed over', () => {
    const found = readInParts('kaosnya jadi 50rb, jaketnya jadi 90rb', readCorrection, read)
    expect(found?.revision.summary).toContain('belum jelas: "jaketnya jadi 90rb"')
    expect(readInParts('kaosnya jadi 50rb, makasih ya kak', readCorrection, read)?.revision.summary).not.toContain(
      'jelas',
    )
  })

  test('CHAT-15 what names nothing of the item changes nothing', () => {
    expect(orders('jaketnya jadi 50rb, celananya dihapus')).toBeNull()
  })
})
