import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { blockTexts } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'

/** Facts that letters of one person tell in a sentence: how owners call them, and the words before and behind them. */
const facts: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:posisi|jabatan yang dilamar|lowongan)(?:nya)?$/i, /\bposisi ([^.,\n]+?)(?= di |[.,])/],
  [/^(?:alasan|sebab|penyebab)(?:nya)?$/i, /\bkarena ([^.\n]+?)(?=\.)/],
]

/** A fact in the sentence that tells it: `posisi kasir di Toko Maju` -> `posisi barista di Toko Maju`; null for others. */
export const readProseFact = (
  target: string,
  value: string | null,
  { letter, body }: Pick<DocumentContent, 'letter' | 'body'>,
): DocumentChange[] | null => {
  const fact = facts.find(([said]) => said.test(target.trim()))
  if (!fact || value === null || value.trim() === '') return null
  for (const text of blockTexts(body)) {
    const found = fact[1].exec(text)
    const before = found?.[1]
    if (!found || before === undefined) continue
    const now = value.trim().replace(/[.\s]+$/, '')
    const phrase = found[0]
    const named = sentenceCase(before)
    return [
      { op: 'words', from: phrase, to: phrase.slice(0, phrase.length - before.length) + now, follows: false },
      // The subject names it too: `Lamaran Kerja sebagai Kasir`.
      ...(letter.subject.endsWith(named)
        ? [
            {
              op: 'text-of' as const,
              field: 'subject' as const,
              value: letter.subject.slice(0, -named.length) + sentenceCase(now),
            },
          ]
        : []),
    ]
  }
  return null
}
