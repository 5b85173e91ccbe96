import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { figuresIn } from './told-figures.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DeckRequest } from '../deck-request.ts'
import { coverOf } from '../making/deck-titles.ts'
import { besides, shownIn } from '../making/told-besides.ts'
import { takeInstalments } from './accounts/instalments.ts'
import { onceEach } from './audience-words.ts'
import { withPlaceOnCover } from './cover-facts.ts'
import { withYears } from './dated-words.ts'
import { calledSo, partiesIn, taughtIn, whatForAlone } from './deck-headline.ts'
import { isLoan } from './deck-purpose.ts'
import type { DeckHead } from './read-deck-head.ts'
import { withoutFragments } from './settle-facts.ts'
import type { Settled } from './settle-request.ts'
import { aboutMe, escaped } from './told-words.ts'

/** Words by which a deck says what it does: they tell nothing of its matter. */
const doing =
  /^(?:(?:mem|me|nge?|men|meng|di)?(?:kenal|kenalin|jelas|cerita|bahas|papar|tampil|tunjuk|sampai|presentasi)(?:kan|in)?|(?:per|pe)(?:kenalan|ngenalan)|pitch(?:ing)?|ada|baru|tentang|soal|mengenai|kepada|untuk|buat|para|yang|dan|dari|ini|kami|kita|saya)$/u
/** `nyari investor`: what the deck is made for. */
const soughtAlone =
  /^(?:(?:kami|saya)\s)?(?:(?:mau|lagi|sedang|ingin)\s)*(?:cari|nyari|mencari|butuh|menarik)\s(?:calon\s)?(?:investor|pemodal|mitra|reseller|modal)$/iu
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')

/** `cari investor Keripik Jaya Klaten`: what the deck is made for is no fact about who shows it. */
const seeking =
  /^(?:(?:buat|untuk)\s+)?(?:cari|nyari|mencari|menarik)\s+(?:investor|pemodal|modal|dana|pendanaan|mitra|reseller)\s+(?=\S+\s)/i

/** `sisanya untung`: what the figures say. */
const restAlone = /^sisa(?:nya)?\s(?:(?:jadi|itu|adalah)\s)?(?:untung|keuntungan|laba|rugi)(?:nya)?$/iu

/** `investor ayam geprek Pak Kumis 3 cabang`: what is counted behind the name that the cover holds. */
const behindName = (fact: string, business: string): string =>
  business === '' ? fact : fact.replace(new RegExp(`^(?:\\p{L}+\\s){0,3}${escaped(business)}\\s(?=\\d)`, 'iu'), '')

const sought = /\s+ke\s+(?:para\s+|calon\s+)?(?:investor|pemodal|bank(?:\s+\p{L}+)?|mitra)$/iu

/** A request with what was told and no rule found a place for: nothing that was said gets lost. */
export const withUntold = (
  { isTold, request }: Settled,
  { audience, both, business, headline, isShown, taught, topic }: DeckHead,
  said: string,
  reading: Reading,
  context: AssistantContext,
): DeckRequest => {
  const { instalments = [] } = request
  // `profil usaha Salsabila Hijab di Solo`: the cover holds the name alone.
  const place = /\sdi\s+(\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,2})/u.exec(headline)?.[1] ?? ''
  const dated = { ...request, facts: onceEach(request.facts.map((fact) => withYears(fact, reading))) }
  const shown = shownIn(dated, context)
  const isLost = isShown && place !== '' && request.business !== '' && !shown.includes(place)
  const where = isLost ? [`Berada di ${place}`] : []
  const lost = besides(said, [shown, ...where].join('\n')).map((fact) => withYears(fact, reading))
  const left = lost
    .filter((fact) => !aboutMe.test(fact) && partiesIn(fact) === null && !isTold(fact) && !(taught && taughtIn(fact)))
    .map((fact) =>
      sentenceCase(whatForAlone(behindName(fact.replace(seeking, '').replace(sought, ''), business), business)),
    )
  // What is asked for stands in its sum already, and what is left has been reckoned.
  const isReckoned = (fact: string): boolean =>
    request.asks.some(
      ({ amount, label }) =>
        figuresIn(fact)[0]?.value === amount && wordsOf(figuresIn(fact)[0]?.before ?? '') === wordsOf(label),
    ) ||
    (restAlone.test(fact) && [...request.figures, ...request.accounts.flatMap(({ results }) => results)].length > 0)
  const listed = request.parts.flatMap((part) => part.lines).map(wordsOf)
  const isListed = (fact: string): boolean =>
    fact.split(' ').length > 1 && listed.some((line) => ` ${line} `.includes(` ${wordsOf(fact)} `))
  const { lines: under, title } = coverOf(dated)
  const cover = new Set(wordsOf([title, ...under].join(' ')).split(' '))
  // `menjelaskan SOP baru gudang kepada staf`, as the cover does.
  const isTitle = (fact: string): boolean =>
    !/\d/.test(fact) &&
    wordsOf(fact)
      .split(' ')
      .every((word) => cover.has(word) || doing.test(word))
  const lines = withoutFragments(onceEach([...dated.facts, ...where, ...left]))
    .filter(
      (fact) =>
        !isTitle(fact) &&
        !(isShown && soughtAlone.test(fact)) &&
        !isListed(fact) &&
        !isReckoned(fact) &&
        (both === null || partiesIn(fact) === null),
    )
    .map((fact) => (business !== '' && fact.endsWith(business) ? fact.replace(calledSo, '') : fact))
  // How it is paid back may come among what no other rule took.
  const late = { asks: [...dated.asks], facts: lines, figures: [...dated.figures] }
  const terms =
    instalments.length === 0 && isLoan({ topic, audience }) ? takeInstalments(late, request.accounts) : instalments
  return withPlaceOnCover({ ...dated, figures: late.figures, facts: late.facts, instalments: terms })
}
