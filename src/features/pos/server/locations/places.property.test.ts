import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { expectPlacesBalanced, openPlaces } from '#tests/support/pos-places.ts'
import { createPosServer, type PosServer } from '#tests/support/pos-server.ts'
import { bySoak } from '#tests/support/soak.ts'

const testDatabase = useTestDatabase()
let server: PosServer
let owner: string
beforeAll(() => {
  server = createPosServer(testDatabase.database)
})
beforeEach(async () => {
  owner = await addUser(testDatabase.database)
})

const some = fc.integer({ min: 1, max: 4 })
const which = fc.integer({ min: 0, max: 2 })
const step = fc.oneof(
  fc.record({ do: fc.constant('sell' as const), good: which, place: which, pieces: some }),
  fc.record({ do: fc.constant('hand-over' as const), good: which, place: which, pieces: some }),
  fc.record({ do: fc.constant('move' as const), good: which, place: which, to: which, pieces: some }),
  fc.record({ do: fc.constant('in' as const), good: which, place: which, pieces: some }),
  fc.record({ do: fc.constant('lost' as const), good: which, place: which, pieces: some }),
  fc.record({ do: fc.constant('count' as const), good: which, place: which, pieces: some, expected: some }),
  fc.record({ do: fc.constant('set' as const), good: which, place: which, pieces: some }),
  fc.record({ do: fc.constant('uncount' as const), good: which }),
  fc.record({ do: fc.constant('remove' as const), place: which, to: which }),
  fc.record({ do: fc.constant('add' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

describe('POS-06 places and stock', () => {
  test('POS-06 whatever is sold, carried, counted, set and closed at once: the places add up to the stock, the moves to the places, nothing is below none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const shop = await openPlaces(server, owner, [
          { name: 'Kopi', price: 8_000, stock: 9 },
          { name: 'Teh', price: 5_000, stock: 3 },
          { name: 'Cukur', price: 20_000, stock: null },
        ])
        await shop.addPlace('Cabang Dua')
        const places = await shop.addPlace('Cabang Tiga')
        const at = (index: number) => places[index]?.id
        const good = (index: number) => shop.ids[index]
        const take = (one: Step): Promise<{ status: number }> => {
          switch (one.do) {
            case 'sell':
              return shop.sell(good(one.good), one.pieces, at(one.place))
            case 'hand-over':
              return shop.handOver(good(one.good), one.pieces, at(one.place))
            case 'move':
              return shop.transfer(good(one.good), one.pieces, at(one.place), at(one.to))
            case 'in':
            case 'lost':
              return shop.work(one.do, good(one.good), one.pieces, at(one.place))
            case 'count':
              return shop.count(good(one.good), one.pieces, one.expected, at(one.place))
            case 'set':
              return shop.set(good(one.good), one.pieces, at(one.place))
            case 'uncount':
              return shop.set(good(one.good), null)
            case 'remove':
              return shop.removePlace(at(one.place), at(one.to))
            case 'add':
              return shop.call('POST', '/locations', { name: newId('location') })
          }
        }
        const answers = await Promise.all(steps.map(take))
        for (const { status } of answers) expect(status).toBeLessThan(500)
        await expectPlacesBalanced(testDatabase.database, shop.id)
      }),
      { numRuns: bySoak(8, 25) },
    )
  })

  test('POS-06 a shop gets its places while it sells: not one piece is lost or doubled', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const shop = await openPlaces(server, owner, [{ name: 'Kopi', price: 8_000, stock: 40 }], `Warung ${round}`)
      const sales = Array.from({ length: 12 }, (_, at) =>
        at % 2 === 0 ? shop.sell(shop.ids[0], 1) : shop.handOver(shop.ids[0], 1),
      )
      const opening = shop.call('POST', '/locations', { name: 'Cabang Dua' })
      const more = Array.from({ length: 8 }, () => shop.sell(shop.ids[0], 1))
      const answers = await Promise.all([...sales, opening, ...more])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const { products, locations } = await shop.store()
      expect([products[0].stock, products[0].stockAt]).toEqual([20, { [locations[0].id]: 20 }])
      await expectPlacesBalanced(testDatabase.database, shop.id)
    }
  })
})
