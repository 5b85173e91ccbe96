import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { sendDraft } from './kept-sender.ts'
import type { Draft, Sending } from './save-machine.ts'

/** A server that stores as ours does: on the newest version only, and each key once. */
const createServer = () => {
  const stored: Sending[] = []
  const keys = new Map<string, number>()
  return {
    stored,
    store: (sending: Sending): { version: number } => {
      const known = keys.get(sending.saveKey)
      if (known !== undefined) return { version: known }
      if (sending.baseVersion !== stored.length + 1) throw new AppError('stale_version')
      stored.push(sending)
      keys.set(sending.saveKey, stored.length + 1)
      return { version: stored.length + 1 }
    },
  }
}

const written = (saveKey: string) => ({ content: saveKey, metadata: {}, saveKey })

const draft: Draft = {
  baseVersion: 1,
  sending: { ...written('a'), baseVersion: 1, aside: false },
  aside: [written('b'), written('c')],
  text: written('d'),
}

describe('sending kept work', () => {
  test('ITEM-05 every text of a draft becomes a version, in the order in which a canvas would send them', async () => {
    const { stored, store } = createServer()
    await sendDraft(draft, async (sending) => store(sending))
    expect(stored.map(({ content, aside }) => [content, aside])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['d', false],
    ])
  })

  test('ITEM-05 however often the line breaks before or after the server stored, every text is stored once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('lost', 'unanswered', 'fine'), { maxLength: 20 }), async (fates) => {
        const { stored, store } = createServer()
        const coming = [...fates]
        const send = async (sending: Sending): Promise<{ version: number }> => {
          const fate = coming.shift() ?? 'fine'
          if (fate === 'lost') throw new AppError('offline')
          const answer = store(sending)
          if (fate === 'unanswered') throw new AppError('offline')
          return answer
        }
        const attempt = (): Promise<boolean> =>
          sendDraft(draft, send).then(
            () => true,
            () => false,
          )
        while (!(await attempt()));
        expect(stored.map(({ content }) => content)).toEqual(['a', 'b', 'c', 'd'])
      }),
    )
  })

  test('ITEM-05 a canvas and the sender at the same time store nothing twice', async () => {
    const { stored, store } = createServer()
    const send = async (sending: Sending): Promise<{ version: number }> => store(sending)
    await Promise.all([sendDraft(draft, send), sendDraft(draft, send)])
    expect(stored.map(({ content }) => content)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('ITEM-08 where somebody else has saved, nothing is written over: it waits for the owner', async () => {
    const { stored, store } = createServer()
    store({ ...written('lain'), baseVersion: 1, aside: false })
    await expect(sendDraft(draft, async (sending) => store(sending))).rejects.toMatchObject({ code: 'stale_version' })
    expect(stored.map(({ content }) => content)).toEqual(['lain'])
  })
})
