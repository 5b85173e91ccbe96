import type { LetterData } from '../shared/letter.ts'

/**
 * The letter data as an attribute of the document's root. The view compares attributes property by property and draws
 * the whole sheet anew where they differ, which would take the cursor out of the field that is being typed in. A box
 * has no property to compare: the root looks the same, and the block views follow the letter by themselves.
 */
export class LetterBox {
  readonly #letter: LetterData

  constructor(letter: LetterData) {
    this.#letter = letter
  }

  get letter(): LetterData {
    return this.#letter
  }
}
