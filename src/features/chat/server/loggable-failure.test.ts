import { expect, test } from 'vitest'
import { AppError } from '#core/errors/shared/app-error.ts'
import { createLogger } from '#core/http/server/logger.ts'
import { withoutWords } from './loggable-failure.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('OPS-04 a failure is logged with its code and places, without what was said', () => {
  const parser = thrownBy(() => JSON.parse('rahasia dagang Bu Ratna'))
  const failure = new AppError('making_failed', { cause: parser, message: 'the reply broke off' })
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  logger.error({ replyId: 'rep_1', failure: withoutWords(failure) }, 'reply failed')
  logger.error({ failure: withoutWords('rahasia') }, 'reply failed')
  expect(lines.join('')).not.toContain('rahasia')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    replyId: 'rep_1',
    failure: {
      type: 'AppError',
      code: 'making_failed',
      message: 'the reply broke off',
      places: expect.arrayContaining([expect.stringContaining('loggable-failure.test.ts')]),
      cause: { type: 'SyntaxError' },
    },
  })
})
