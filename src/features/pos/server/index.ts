import { unmadeKind } from '#core/items/server/unmade-kind.ts'

import { posSkill } from '../shared/skill.ts'

export const skill = posSkill
export const store = unmadeKind('pos')
