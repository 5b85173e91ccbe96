import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

interface Settling {
  readonly answer: (words: string) => void
  readonly fail: (error: Error) => void
}

/** A call that is answered, or fails, when it is told to. */
const heldCall = () => {
  let settling: Settling | undefined
  const held = new Promise<string>((answer, fail) => {
    settling = { answer, fail }
  })
  return { held, answer: (words: string) => settling?.answer(words), fail: (error: Error) => settling?.fail(error) }
}

test('SIDE-12 what is asked of one thing waits for what was asked of it before', async () => {
  const asked: string[] = []
  const rename = heldCall()
  const first = inTurn('a', () => {
    asked.push('rename')
    return rename.held
  })
  const second = inTurn('a', async () => {
    asked.push('delete')
    return 'deleted'
  })
  expect(await inTurn('b', async () => 'another thing')).toBe('another thing')
  expect(asked).toEqual(['rename'])
  rename.answer('renamed')
  expect(await Promise.all([first, second])).toEqual(['renamed', 'deleted'])
  expect(asked).toEqual(['rename', 'delete'])
})

test('SIDE-12 what failed before is the failure of whoever asked for it, and holds nothing up', async () => {
  const rename = heldCall()
  const first = inTurn('a', () => rename.held)
  const second = inTurn('a', async () => 'deleted')
  rename.fail(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  expect(await second).toBe('deleted')
})
