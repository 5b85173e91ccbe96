import { nearness, wordsOf } from '#core/search/shared/words.ts'

import type { HelpArticle, HelpBlock } from './article.ts'

/** Words of questions that say nothing about what is looked for. */
const empty = new Set(
  'apa apakah bagaimana gimana cara caranya saya aku yang dan di ke dari untuk itu ini bisa mau ada adalah atau dengan kok sih dong ya kenapa mengapa kalau tidak'.split(
    ' ',
  ),
)

/** The text of a block as it is read. */
export const blockText = (block: HelpBlock): string => {
  if (typeof block === 'string') return block
  if ('steps' in block) return block.steps.join(' ')
  if ('list' in block) return block.list.join(' ')
  if ('rows' in block) return block.rows.flat().join(' ')
  return block.try
}

interface Indexed {
  readonly article: HelpArticle
  readonly fields: readonly { readonly weight: number; readonly words: readonly string[] }[]
}

const indexed = (article: HelpArticle): Indexed => ({
  article,
  fields: [
    { weight: 8, words: wordsOf(article.title) },
    { weight: 5, words: wordsOf(article.keywords) },
    { weight: 1, words: wordsOf(article.body.map(blockText).join(' ')) },
  ],
})

/** How well an article answers one word: the best of its words, those of the title before those of the text. */
const worthOf = (wanted: string, { fields }: Indexed): number => {
  let best = 0
  for (const { weight, words } of fields)
    for (const known of words) best = Math.max(best, weight * nearness(wanted, known))
  return best
}

/**
 * The articles that answer a search, the best first; one typing mistake in a word does not matter. Without any word that says
 * something all articles come in their own order. Articles with all words come alone; where none has all, those with some.
 */
export const searchHelp = (query: string, articles: readonly HelpArticle[]): readonly HelpArticle[] => {
  const all = wordsOf(query)
  const telling = all.filter((word) => !empty.has(word))
  const wanted = telling.length > 0 ? telling : all
  if (wanted.length === 0) return articles
  const rated = articles.map((article, place) => {
    const index = indexed(article)
    const worths = wanted.map((word) => worthOf(word, index))
    return {
      article,
      place,
      found: worths.filter((worth) => worth > 0).length,
      worth: worths.reduce((sum, worth) => sum + worth, 0),
    }
  })
  const most = Math.max(...rated.map(({ found }) => found))
  if (most === 0) return []
  return rated
    .filter(({ found }) => found === most)
    .sort((one, other) => other.worth - one.worth || one.place - other.place)
    .map(({ article }) => article)
}
