/** As many of one sign say all that it can say; an underline or a row of dots is longer. */
const mostAlike = 8
const mostDigits = 40
const mostSpaces = 4

/**
 * The message without runs that tell nothing: hundreds of spaces, of empty lines, of one sign or of digits. Whoever reads
 * it need not fear them. Linear; a message without any comes back unchanged.
 */
export const withoutLongRuns = (message: string): string =>
  message
    .replaceAll(/[^\S\n]{5,}/g, (run) => run.slice(0, mostSpaces))
    .replaceAll(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n')
    .replaceAll(/([^\s\p{N}])\1{8,}/gu, (_, sign: string) => sign.repeat(mostAlike))
    .replaceAll(/\p{N}{41,}/gu, (run) => [...run].slice(0, mostDigits).join(''))
