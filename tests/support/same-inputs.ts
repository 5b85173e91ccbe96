import fc from 'fast-check'

/**
 * Property tests draw the same inputs at every run of `npm test`, so that a change is judged by itself and not by luck;
 * `npm run soak` draws new ones.
 */
if (process.env['SOAK'] === undefined) fc.configureGlobal({ seed: 20_261_121 })
