import { expect, test } from 'vitest'

import type { TillShop } from '../../shared/till.contract.ts'
import { isElsewhere } from './elsewhere.ts'

const [usual, second] = ['loc_a', 'loc_b'].map((id) => ({ id, name: id, address: '', phone: '' }))
const shop = (over: Partial<TillShop>): TillShop => over as TillShop

test('POS-06 a till asks about its shop again when the server reckons with another place than it knows', () => {
  const two = { locations: [usual!, second!] }
  expect(isElsewhere(shop({}), null)).toBe(false)
  expect(isElsewhere(shop({}), 'loc_a')).toBe(true)
  expect(isElsewhere(shop({ ...two, location: null }), 'loc_a')).toBe(false)
  expect(isElsewhere(shop({ ...two, location: second! }), 'loc_b')).toBe(false)
  expect(isElsewhere(shop({ ...two, location: second! }), 'loc_a')).toBe(true)
  expect(isElsewhere(shop({ ...two, location: null }), null)).toBe(true)
})
