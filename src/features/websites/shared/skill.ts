import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

import { withOwnTurns } from '#core/assistant/shared/own-turns.ts'

import { composeSite } from './compose-site.ts'
import { type SiteOrder, withMemory } from './from-memory/site-memory.ts'
import { introduceSite } from './introduce-site.ts'
import { siteTeaching } from './model-request.ts'
import { readSiteRequest } from './read-site-request.ts'
import { siteQuestions } from './site-questions.ts'
import { siteReviser } from './revise/reviser.ts'
import { typeWords } from './type-words.ts'

/** What the websites teach the assistant: their words (P1 §5), and how facts become a page. */
export const websiteSkill: KindSkill<SiteOrder> = {
  kind: 'website',
  vocabulary: {
    nouns: [
      'website',
      'web',
      'web site',
      'webpage',
      'situs web',
      'laman',
      'laman web',
      'laman resmi',
      'halaman web',
      'halaman di internet',
      'halaman sendiri di internet',
      'laman di internet',
      'landing page',
      'landingpage',
      'homepage',
      'toko online',
      'toko daring',
      'online shop',
      'web profil',
      'company profile online',
      'company profile website',
      'company profile web',
      'company profile berbentuk website',
      'compro website',
      'compro web',
      'website company profile',
      'web company profile',
      'web compro',
      'web portofolio',
      'desain website',
      'desain web',
    ],
    orderedNouns: ['portofolio', 'portfolio'],
    types: {},
    tokens: ['tukang_web', '@tukang_web@'],
  },
  maker: {
    readRequest: (order, _, context) => {
      const reading = withOwnTurns(order, context)
      return withMemory(readSiteRequest(reading, context), reading.text, context)
    },
    composeItem: (request) => {
      const content = composeSite(request)
      const { name, type } = content.businessInfo
      return {
        kind: 'website',
        // P1 §3: the business's name, else 'Website'.
        title: name || 'Website',
        description: `Website ${typeWords[type].called}`,
        documentType: null,
        content,
        ...(request.remembered ? { usedFacts: request.remembered.used } : {}),
      }
    },
    introduce: (request) =>
      [introduceSite(composeSite(request), request.pages), ...(request.remembered?.notes ?? [])].join('\n\n'),
  },
  model: {
    ...siteTeaching,
    readRequest: (filled, told) => {
      const reading = withOwnTurns(told.reading, told.context)
      return withMemory(siteTeaching.readRequest(filled, { ...told, reading }), reading.text, told.context)
    },
  },
  reviser: siteReviser,
  facts: siteQuestions,
}
