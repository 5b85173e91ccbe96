/** What `app/` registers of the documents: their words and composer for the assistant, and their store. */
export { documentSkill as skill } from '../shared/skill.ts'
export { documentMemory as memory } from './document-memory.ts'
export { documentStore as store } from './document-store.ts'
export { directCallRoutes as routes } from './direct-calls.routes.ts'
export { convertRoutes } from './convert.routes.ts'
/** For the drive's scripting calls, which make documents as the direct calls do. */
export { composeWrittenLetter } from '../shared/letter/compose-written-letter.ts'
export { documentTypeFor } from '../shared/generator-types.ts'
export { letterNumberRoutes } from './letter-numbers.routes.ts'
export { documentData } from './document-data.ts'
