import { unmadeKind } from '#core/items/server/unmade-kind.ts'

import { websiteSkill } from '../shared/skill.ts'

export const skill = websiteSkill
export const store = unmadeKind('website')
