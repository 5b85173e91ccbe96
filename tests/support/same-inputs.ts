import fc from 'fast-check'

import { isSoak } from './soak.ts'

/**
 * Property tests draw the same inputs at every run of `npm test`, so that a change is judged by itself and not by luck;
 * `npm run soak` draws new ones.
 */
if (!isSoak) fc.configureGlobal({ seed: 20_261_121 })
