import { Editor, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { composeDocument } from '../../shared/letter/compose-document.ts'
import type { DocumentContent } from '../../shared/content/document-content.ts'
import { readRequest } from '../../shared/reading/read-request.ts'
import { applyDocumentChanges } from '../../shared/revise/document-changes.ts'
import { documentReviser } from '../../shared/revise/reviser.ts'
import { contentOf } from '../content-of.ts'
import { documentExtensions } from '../document-schema.ts'
import { toEditor } from '../editor-json.ts'
import { proposalMarking, proposalMarkingKey } from './proposal-marking.ts'
import { proposedPlaces, wordEdits } from './proposed-places.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const letterOf = (sentence: string, type: string): DocumentContent =>
  composeDocument(readRequest(readMessage(sentence, today), type))
const offer = letterOf(
  'surat penawaran dari Toko Sinar Jaya untuk PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000',
  'surat_penawaran',
)
const contract = letterOf('kontrak dari Toko Sinar Jaya dengan PT Maju Bersama: 100 kaos polo @ 45.000', 'kontrak')
const changesOf = (text: string, content: DocumentContent): unknown => {
  const item = { id: 'i', kind: 'document', title: '', documentType: null, content, selection: null } as const
  const revision = documentReviser.readRevision(text, item, context)
  if (revision === null || 'ask' in revision) throw new Error('no change')
  return revision.changes
}
const placesOf = (text: string, content: DocumentContent) =>
  proposedPlaces(content, applyDocumentChanges(content, changesOf(text, content)))

let open: Editor | null = null
const openEditor = (content: DocumentContent): Editor => {
  open = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(null, 'blank'),
    content: toEditor(content) as JSONContent,
    injectCSS: false,
  })
  return open
}
afterEach(() => {
  open?.destroy()
  open = null
})

test('CHAT-15 the words that go and come are those that make the other text, whatever they are', () => {
  const text = fc.array(fc.constantFrom('kaos', 'topi', ' ', '  ', '.', '$&', '👕', '\n', 'é'), { maxLength: 14 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const edits = wordEdits(before, after)
      const made = edits.reduceRight(
        (written, { from, to, with: words }) => `${written.slice(0, from)}${words}${written.slice(to)}`,
        before,
      )
      expect(made).toBe(after)
    }),
    { numRuns: 600 },
  )
})

test('CHAT-15 a change of figures is shown at the table, one of names also in the sentence that repeats them', () => {
  const [table] = placesOf('ubah harga kaos jadi 50.000', offer)
  expect(table).toMatchObject({
    kind: 'facts',
    out: expect.arrayContaining([expect.stringContaining('45.000')]),
    in: expect.arrayContaining([expect.stringContaining('50.000')]),
  })
  const renamed = placesOf('ganti penerima jadi CV Abadi', offer)
  expect(renamed.map(({ kind }) => kind)).toEqual(['facts', 'words'])
  expect(renamed[1]).toMatchObject({ edits: [{ with: expect.stringContaining('CV Abadi') }] })
})

test('CHAT-15 a new article is shown where it would stand', () => {
  const places = placesOf('tambahkan pasal tentang denda', contract)
  const come = places.find(({ kind }) => kind === 'come')
  expect(come).toMatchObject({
    lines: [
      expect.stringMatching(/^Pasal \d+$/),
      'DENDA KETERLAMBATAN',
      ...Array<string>(3).fill(expect.any(String) as string),
    ],
  })
  // The article behind it only gets another number.
  expect(places.filter(({ kind }) => kind !== 'come')).toMatchObject([{ kind: 'words', edits: [{ from: 5 }] }])
  const gone = placesOf('hapus pasal tentang pajak', contract).filter(({ kind }) => kind === 'gone')
  expect(gone).toHaveLength(3)
})

test('CHAT-15 marks change nothing of the document, follow typing, and go when it no longer fits', () => {
  const editor = openEditor(offer)
  const before = JSON.stringify(contentOf(editor.state.doc))
  const host = document.createElement('div')
  editor.registerPlugin(proposalMarking(changesOf('hapus topi', offer), host))
  const count = (): number => proposalMarkingKey.getState(editor.state)?.find().length ?? 0
  expect(count()).toBeGreaterThan(2)
  expect(JSON.stringify(contentOf(editor.state.doc))).toBe(before)
  expect(editor.view.dom.contains(host)).toBe(true)
  editor.view.dispatch(editor.state.tr.insertText('Tulisan baru ', editor.state.doc.content.size - 3))
  expect(count()).toBeGreaterThan(2)
  editor.commands.undo()
  expect(JSON.stringify(contentOf(editor.state.doc))).toBe(before)
  editor.unregisterPlugin(proposalMarkingKey)
  expect(editor.view.dom.contains(host)).toBe(false)
  editor.registerPlugin(proposalMarking([{ op: 'words', from: 'tidak ada di sini', to: 'x', follows: false }], host))
  expect(count()).toBe(0)
})
