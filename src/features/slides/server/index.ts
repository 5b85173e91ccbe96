import { presentationSkill } from '../shared/skill.ts'
import { deckStore } from './deck-store.ts'

export const skill = presentationSkill
export const store = deckStore
