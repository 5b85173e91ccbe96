import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

import { introduceConversion } from './convert/introduce-conversion.ts'
import { letterConverter, type LetterConversion } from './convert/read-conversion.ts'
import { composeDocument, itemDescription, itemTitle } from './letter/compose-document.ts'
import type { DocumentRequest } from './document-request.ts'
import { documentVocabulary } from './document-vocabulary.ts'
import { introduceRemembered } from './from-memory/introduce-remembered.ts'
import { withMemory } from './from-memory/letter-memory.ts'
import { introduceDocument } from './letter/introduce-document.ts'
import { documentTeaching } from './model-prompt.ts'
import { withProfile } from './profile-facts.ts'
import { readRequest } from './reading/read-request.ts'
import { letterQuestions } from './letter-questions.ts'
import { documentReviser } from './revise/reviser.ts'

type LetterOrder = DocumentRequest | LetterConversion

const isConversion = (order: LetterOrder): order is LetterConversion => 'source' in order

/** What the documents teach the assistant: their words, and how facts become a letter. */
export const documentSkill: KindSkill<LetterOrder> = {
  kind: 'document',
  vocabulary: documentVocabulary,
  maker: {
    readRequest: (reading, documentType, context) =>
      withMemory(withProfile(readRequest(reading, documentType), context.profile), reading.text, context),
    composeItem: (request) => {
      const content = isConversion(request) ? request.content : composeDocument(request)
      return {
        kind: 'document',
        title: itemTitle(content.letter),
        description: itemDescription(content.letter),
        documentType: content.letter.documentType,
        content,
        ...(isConversion(request) ? { metadata: { convertedFrom: request.source } } : {}),
        ...(!isConversion(request) && request.remembered ? { usedFacts: request.remembered.used } : {}),
      }
    },
    introduce: (request) =>
      isConversion(request)
        ? introduceConversion(request)
        : introduceRemembered(request, () => introduceDocument(request, composeDocument(request))),
  },
  model: {
    ...documentTeaching,
    readRequest: (filled, told) =>
      withMemory(
        withProfile(documentTeaching.readRequest(filled, told), told.context.profile),
        told.reading.text,
        told.context,
      ),
  },
  reviser: documentReviser,
  facts: letterQuestions,
  converter: letterConverter,
}
