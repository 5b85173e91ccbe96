import { presentationSkill } from '../shared/skill.ts'
import { deckStore } from './deck-store.ts'
import { directCallRoutes } from './direct-calls.routes.ts'

export const skill = presentationSkill
export const store = deckStore
export const routes = directCallRoutes
