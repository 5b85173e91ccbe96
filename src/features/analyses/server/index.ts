import { unmadeKind } from '#core/items/server/unmade-kind.ts'

import { analysisSkill } from '../shared/skill.ts'

export const skill = analysisSkill
export const store = unmadeKind('analysis')
