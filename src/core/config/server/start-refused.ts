/**
 * The product cannot start and the reason lies outside of it: a wrong setting, a data folder in use, no permission.
 * `message` is the English line for the log, `sentence` the Indonesian one that the person who started it reads.
 */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  readonly sentence: string

  constructor(message: string, sentence: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.sentence = sentence
  }
}
