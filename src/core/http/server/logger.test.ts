import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'

import { createLogger } from './logger.ts'

test('OPS-04 a failed query is logged with its reason, without the values it carried', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  const reason = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(rina@contoh.id)',
  })
  logger.error({ err: new DrizzleQueryError('insert into users values ($1)', ['rina@contoh.id'], reason) }, 'failed')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('rina@contoh.id')
  expect(lines[0]).toContain('insert into users values ($1)')
  expect(lines[0]).toContain('23505')
  expect(lines[0]).toContain('duplicate key value')
})
