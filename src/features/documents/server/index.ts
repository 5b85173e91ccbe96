/** What `app/` registers of the documents: their words and composer for the assistant, and their store. */
export { documentSkill as skill } from '../shared/skill.ts'
export { documentMemory as memory } from './document-memory.ts'
export { documentStore as store } from './document-store.ts'
export { directCallRoutes as routes } from './direct-calls.routes.ts'
export { convertRoutes } from './convert.routes.ts'
