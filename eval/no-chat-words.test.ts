import { join } from 'node:path'

import { expect, test } from 'vitest'

import { plainMessage } from '#core/assistant/shared/plain-message.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { composeDocument } from '#features/documents/shared/letter/compose-document.ts'
import { readRequest } from '#features/documents/shared/reading/read-request.ts'
import { toRenderTree } from '#features/documents/shared/content/to-render-tree.ts'
import { fillers } from '#features/documents/shared/reading/without-chat.ts'
import { renderText } from '#core/render/server/text.ts'

import { evalDay } from './ask.ts'
import { loadCases } from './case-file.ts'

const filler = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${fillers.join('|')})(?![\p{L}\p{N}-]|\s\p{Lu})`, 'u')

test('DOC-04 no letter of any case holds a word that was said to whoever writes it', async () => {
  const cases = await loadCases(join(import.meta.dirname, 'cases'))
  // Only who talks so can leave such a word behind.
  const talking = cases.filter(({ expect: { kind }, message }) => kind === 'document' && filler.test(message))
  expect(talking.length).toBeGreaterThan(200)
  const left = talking.flatMap(({ id, message, expect: { documentType } }) => {
    const content = composeDocument(readRequest(readMessage(plainMessage(message), evalDay), documentType))
    const word = filler.exec(renderText(toRenderTree(content, '')))?.[0]
    return word === undefined ? [] : [`${id}: ${word}`]
  })
  expect(left).toEqual([])
}, 240_000)
