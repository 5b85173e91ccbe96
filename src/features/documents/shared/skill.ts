import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

import { composeDocument, itemDescription, itemTitle } from './compose-document.ts'
import type { DocumentRequest } from './document-request.ts'
import { documentVocabulary } from './document-vocabulary.ts'
import { introduceDocument } from './introduce-document.ts'
import { documentTeaching } from './model-prompt.ts'
import { withProfile } from './profile-facts.ts'
import { readRequest } from './read-request.ts'
import { documentReviser } from './revise/reviser.ts'

/** What the documents teach the assistant: their words, and how facts become a letter. */
export const documentSkill: KindSkill<DocumentRequest> = {
  kind: 'document',
  vocabulary: documentVocabulary,
  maker: {
    readRequest: (reading, documentType, { profile }) => withProfile(readRequest(reading, documentType), profile),
    composeItem: (request) => {
      const content = composeDocument(request)
      return {
        kind: 'document',
        title: itemTitle(content.letter),
        description: itemDescription(content.letter),
        documentType: request.documentType,
        content,
      }
    },
    introduce: (request) => introduceDocument(request, composeDocument(request)),
  },
  model: documentTeaching,
  reviser: documentReviser,
}
