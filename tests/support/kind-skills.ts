import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'
import { withReckoner } from '#core/assistant/shared/with-reckoner.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { reckonedAnswer } from '#features/analyses/shared/reckoned-answer.ts'
import { analysisSkill } from '#features/analyses/shared/skill.ts'
import { documentSkill } from '#features/documents/shared/skill.ts'
import { posSkill } from '#features/pos/shared/skill.ts'
import { presentationSkill } from '#features/slides/shared/skill.ts'
import { websiteSkill } from '#features/websites/shared/skill.ts'

/** What the product's own kinds teach the assistant, for tests of rooms that must not know the features. */
export const kindSkills: Readonly<Record<ItemKind, KindSkill>> = {
  document: documentSkill,
  presentation: withReckoner(presentationSkill, reckonedAnswer),
  analysis: analysisSkill,
  website: websiteSkill,
  pos: posSkill,
}
