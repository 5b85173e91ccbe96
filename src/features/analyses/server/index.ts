/** What `app/` registers of the analyses: their words and makers for the assistant, and their store. */
export { analysisSkill as skill } from '../shared/skill.ts'
export { analysisStore as store } from './analysis-store.ts'
export { reckonedAnswer as reckon } from '../shared/reckoned-answer.ts'
export { directCallRoutes as routes } from './direct-calls.routes.ts'
