import { presentationSkill } from '../shared/skill.ts'
import { deckStore } from './deck-store.ts'
import { directCallRoutes } from './direct-calls.routes.ts'

export const skill = presentationSkill
export const store = deckStore
export const routes = directCallRoutes
/** For the drive's scripting calls, which make decks as the direct calls do. */
export { composeWrittenDeck } from '../shared/scene/written-deck.ts'
