/** A fact of an item as its owner may ask for it. */
export interface ItemFact {
  /** What it is called, in all words by which it is asked for. */
  readonly called: string
  /** Words that go with its name and choose nothing: `harga`, `per kg`. */
  readonly besides?: string
  /** The answer: Markdown that can stand in a list. */
  readonly says: string
  /** The asking word that means it where nothing else is named: `jadinya berapa?`. */
  readonly asked?: 'berapa' | 'siapa' | 'kapan'
}
