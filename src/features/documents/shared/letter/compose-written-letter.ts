import * as z from 'zod/mini'

import type { AssistantContext, ComposedItem } from '#core/assistant/shared/port.ts'

import type { DocumentNode, LetterBlock } from '../content/document-content.ts'
import { letterFromInput, letterInput } from './letter-input.ts'
import { documentNames } from './letter-facts.ts'
import { parseLetterText } from './parse-letter-text.ts'
import { itemDescription } from './compose-document.ts'

/** Parts that a written letter usually brings itself; ours would stand there twice. */
const ownParts: readonly (readonly [LetterBlock, RegExp])[] = [
  ['letterInfo', /^[ \t*]*(?:nomor|no\.?|perihal|hal|lampiran)[ \t*]*:/im],
  ['recipient', /^[ \t*]*(?:kepada\b|yth\b|yang terhormat)/im],
  ['signature', /^[ \t*]*(?:hormat (?:kami|saya)|yang membuat|tertanda|pihak pertama[ \t*]+pihak kedua)/im],
]

const words = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Writers often repeat the title as the first line; the document's own title already says it. */
const withoutTitle = (content: string, title: string): string => {
  const [first = '', ...rest] = content.split('\n')
  return words(first) === words(title) ? rest.join('\n').trim() : content
}

/** A document around a letter that a model wrote as text (P1 §4.5, DOC-04): its text is the body, word for word. */
export const composeWrittenLetter = (text: string, context: AssistantContext): ComposedItem => {
  const parsed = parseLetterText(text)
  const { companyInfo } = parsed
  const { profile } = context
  const isOurs = profile !== undefined && profile.name !== '' && ['', profile.name].includes(companyInfo.name)
  const ours = isOurs ? profile : null
  const input = z.parse(letterInput, {
    documentType: parsed.documentType,
    companyName: ours?.name ?? companyInfo.name,
    companyAddress: companyInfo.address || ours?.address,
    companyPhone: companyInfo.phone || ours?.phone,
    companyEmail: companyInfo.email || ours?.email,
    content: withoutTitle(parsed.content, parsed.documentTitle),
    letterNumber: parsed.letterNumber,
    recipientName: '',
    signerName: ours?.signerName,
    signerTitle: ours?.signerTitle,
  })
  const content = letterFromInput(input, context.today)
  const brings = new Set<string>(ownParts.filter(([, sign]) => sign.test(parsed.content)).map(([block]) => block))
  const body: DocumentNode = {
    ...content.body,
    content: (content.body.content ?? []).filter(({ type }) => !brings.has(type)),
  }
  const title = (parsed.documentTitle || documentNames[parsed.documentType]).slice(0, 120)
  const letter = { ...content.letter, title: title.toUpperCase() }
  return {
    kind: 'document',
    title,
    description: itemDescription({ ...content.letter, recipient: { ...content.letter.recipient, name: '' } }),
    documentType: parsed.documentType,
    content: { ...content, letter, body },
  }
}
