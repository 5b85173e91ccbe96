import { accountAndTrouble } from './account-and-trouble.ts'
import type { HelpArticle } from './article.ts'
import { firstSteps } from './first-steps.ts'
import { making } from './making.ts'
import { pointsArticles } from './points.ts'
import { selling } from './selling.ts'
import { working } from './working.ts'

/** The whole guide, in the order in which it is read. */
export const helpArticles: readonly HelpArticle[] = [
  ...firstSteps,
  ...making,
  ...working,
  ...selling,
  ...pointsArticles,
  ...accountAndTrouble,
]
