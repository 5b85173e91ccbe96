import { unmadeKind } from '#core/items/server/unmade-kind.ts'

import { presentationSkill } from '../shared/skill.ts'

export const skill = presentationSkill
export const store = unmadeKind('presentation')
