import { withoutWishes } from '#core/assistant/shared/derived/asked-prices.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { anyMonth } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DeckRequest } from '../deck-request.ts'
import { comparedPrices } from './accounts/compared-prices.ts'
import { takeInstalments } from './accounts/instalments.ts'
import { plannedSums } from './accounts/planned-sums.ts'
import { takeReturns } from './accounts/returns.ts'
import { isAnswered, settleAccounts } from './accounts/settle-accounts.ts'
import { shareOut } from './accounts/shared-out.ts'
import { percentAccounts } from './asked-percent.ts'
import { askedSum } from './asked-sum.ts'
import { lasting } from './cover-facts.ts'
import { repeatsCover } from './cover-repeats.ts'
import { contactsOf } from './deck-contacts.ts'
import { taughtIn } from './deck-headline.ts'
import { isLoan } from './deck-purpose.ts'
import { countIn, foreignIn, themeIn } from './deck-wishes.ts'
import { derivedInDeck, withoutTelling } from './derived-prices.ts'
import { determinedFigures } from './determined-totals.ts'
import type { Filled } from './fill-draft.ts'
import { gatherSeries } from './gather-series.ts'
import { headedLists } from './headed-lists.ts'
import { asksBack, directive, isAnsweredWish } from './maker-words.ts'
import { isOffer, namedGoods, takeUnitGain } from './offered-goods.ts'
import type { DeckHead } from './read-deck-head.ts'
import { equalParts } from './reckoned-wholes.ts'
import { takeCounted, takeNoWares, takePlainCounts, takeShares } from './settle-facts.ts'
import { clausesOf, sentencesOf } from './split-message.ts'
import { aboutMe, trimmed } from './told-words.ts'

const ofDay = new RegExp(`(?<!\\d)\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?\\s(?:${anyMonth})(?!\\p{L})`, 'iu')
const isTimed = (topic: string): boolean => lasting.test(topic) || ofDay.test(topic)
const ledBy =
  /^(?:[Kk]etua(?: [Pp]anitia| [Uu]mum)?|[Dd]irektur(?: [Uu]tama)?|[Pp]impinan|[Kk]oordinator|[Kk]epala [Ss]ekolah)(?:nya)?\s+\p{Lu}[\p{L}.'’]*(?:\s\p{Lu}[\p{L}.'’]*){0,3}\s?(?:,\s*\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)*\s?)?$/u
const reckoning =
  /\b(?:harga (?:setelah|sesudah) diskon|persentase (?:kenaikan|pertumbuhan)|(?:pendapatan|omzet|hasil|laba|komisi|iuran|dp|bagian)\p{L}* (?:tiap|setiap|masing\S*|per)|hpp|harga pokok|potensi pendapatan|potensi omzet|balik modal|kekurangan|konversi|(?:growth|pertumbuhan|kenaikan) ?(?:nya)? (?:brp|berapa) persen)\b/iu

/** `uangnya mau dipakai nambah 8 kolam`, `untuk beli mobil box`: what the money is spent on. */
const spentOn =
  /^(?:(?:uang|dana|modal|duit|pinjaman)(?:nya)?\s(?:(?:itu|ini|tersebut|nanti|mau|akan|rencananya)\s)*(?:dipakai|digunakan|dipake|buat|untuk)\s(?:untuk\s|buat\s)?|(?:untuk|buat)\s(?=(?:mem|me|nge?)?(?:beli|nambah|tambah|renov|bangun|sewa|ganti)\p{L}*\s))(.+)$/iu

/** Whoever lives together is told and sold nothing. */
const neighbours =
  /(?<!\p{L})(?:warga|masyarakat|jamaah|jemaah|rt|rw|dusun|kampung|kader|wali murid|orang tua murid|pkk|posyandu|dasawisma|karang taruna|arisan|majelis taklim)(?!\p{L})/iu

/** Where something is shown has no price. */
const isContest = /^(?:lomba|tugas|acara|rapat|sidang|ujian)(?!\p{L})/iu

/** `mau ketemu buyer hari Rabu`, `besok meeting sama tim sales`: when and whom it is for stands on the cover. */
const toMeet =
  /^(?=.*(?:^|\s)(?:mau|akan|ada|bakal|disuruh|diminta|rencana|besok|lusa|depan|nanti)\s)(?:((?:besok|lusa|nanti|(?:minggu|bulan)\sdepan)(?:\s(?:pagi|siang|sore|malam))?)\s)?(?:(?:saya|kami|aku)\s)?(?:(?:mau|akan|ada|bakal|rencana|disuruh|diminta)\s)?(?:ketemu(?:an)?|bertemu|meeting|pertemuan|presentasi|pitching)(?=\s)/iu

/** Such a clause for the cover: when it is, and with whom where the cover does not say so. */
const meetingIn = (clause: string, audience: string): string => {
  const when = toMeet.exec(clause)?.[1]
  const at = audience === '' ? -1 : clause.toLowerCase().indexOf(audience.toLowerCase())
  if (at >= 0) return trimmed(`${when ?? ''} ${clause.slice(at + audience.length)}`)
  return clause.replace(toMeet, when === undefined ? 'bertemu' : `${when} bertemu`)
}

/** `mau diliatin ke mertua`, `mau nunjukin paket-paket saya`: whom it is for stands on the cover, what is shown on the slides. */
const toShow =
  /^(?:(?:yang\s)?(?:mau|akan|bakal|untuk|buat|rencananya)\s)*(?:di)?(?:liat|lihat|tunjuk|perlihat|tonton|presentasi|papar|tampil)(?:in|kan|i)?\s(?:ke|kepada|sama|buat|untuk|di depan)\s|^(?:(?:kami|saya)\s)?(?:mau|ingin|akan)\s(?:nunjuk|menunjuk|ngenal|mengenal|nawar|menawar|ngejelas|menjelas|jelas)(?:in|kan)\s[^\d]+$/iu

/** The message in its parts: all of it, what stands before the order, and what behind it. */
interface SaidText {
  readonly text: string
  readonly before: string
  readonly after: string
}

/** A request as far as its rules took it. */
export interface Settled {
  readonly request: DeckRequest
  /** Whether a line says no more than what was reckoned or stands on the cover. */
  readonly isTold: (line: string) => boolean
}

/** What was read as a request: sums in their accounts, what is reckoned, who speaks, and nothing twice. */
export const settleRequest = (
  read: DeckHead,
  { draft, isCompared, isProcedure }: Filled,
  { after, before, text }: SaidText,
  reading: Reading,
  context: AssistantContext,
): Settled => {
  const { about, audience, business, isShown, presenter, purpose, quoted, subject, taught, topic } = read
  takeUnitGain(draft)
  takeNoWares(draft)
  // How long somebody speaks, and what is done on which day, is taught to nobody.
  draft.facts.push(...draft.topics.filter(isTimed))
  draft.topics = draft.topics.filter((one) => !isTimed(one))
  const sum = isProcedure ? [] : askedSum(reading)
  const { accounts, isSummed } = settleAccounts(draft, purpose, after, sum)
  const instalments = isLoan({ topic, audience }) ? takeInstalments(draft, accounts) : []
  const returns = purpose === 'pitch' ? takeReturns(draft) : null
  gatherSeries(draft, topic)
  takeShares(draft)
  takeCounted(draft, purpose)
  if (purpose !== 'training') takePlainCounts(draft)
  accounts.push(...shareOut(draft, accounts))
  if (draft.asks.length > 0) {
    draft.uses.push(...draft.facts.flatMap((fact) => spentOn.exec(fact)?.[1] ?? []).map(sentenceCase))
    draft.facts = draft.facts.filter((fact) => !spentOn.test(fact))
  }
  const spokenBefore = sentencesOf(before)
    .flatMap(clausesOf)
    .map(trimmed)
    .filter((clause) => !directive.test(clause) && clause.split(' ').length > 2 && !aboutMe.test(clause))
    .concat(draft.facts.filter((fact) => toMeet.test(fact)))
    .map((clause) => sentenceCase(toMeet.test(clause) ? meetingIn(clause, audience) : clause))
  draft.facts = draft.facts.filter((fact) => !toMeet.test(fact) && !toShow.test(fact))
  const isContact = draft.contacts.some(({ label, value }) => label === 'Narahubung' && value === audience)
  const isOwn = business === '' || business === context.profile?.name
  const { against: _, loose: __, measured: ___, contacts, facts, goods, uses, ...said } = draft
  const isNew = (fact: string): boolean => !repeatsCover(fact, { business, presenter, audience })
  const lists = isShown ? headedLists(facts) : { parts: [], rest: facts }
  // `Ketua H. Mulyadi, S.E.` speaks for it: that stands on the cover, not on a slide of its own.
  const leader =
    ['report', 'proposal', 'other'].includes(purpose) && presenter === ''
      ? facts.find((fact) => ledBy.test(fact))
      : undefined
  const toldFigures = [...determinedFigures({ ...said, goods }, after), ...equalParts(sum, after)]
  const prices = comparedPrices(topic, goods) ?? plannedSums(topic, goods)
  if (prices) accounts.push(prices)
  const derived = derivedInDeck(after, goods, toldFigures)
  accounts.push(...derived.accounts)
  const determined = [...toldFigures, ...derived.figures]
  const isReckoned = determined.length + sum.length + accounts.length > 0
  const isSettled = (line: string): boolean =>
    (derived.accounts.length > 0 && withoutWishes(line).trim() === '') ||
    (isReckoned && isAnsweredWish(line, purpose)) ||
    (determined.length > 0 && reckoning.test(line))
  const foreign = foreignIn(text)
  const request: DeckRequest = {
    ...said,
    parts: [...said.parts, ...lists.parts]
      .map((part) => ({ ...part, lines: part.lines.filter((line) => !isSettled(line)) }))
      .filter(({ lines }) => lines.length > 0),
    // What stands in a sum stands nowhere else.
    figures: [
      ...said.figures.filter(
        (one) =>
          !(isReckoned && asksBack.test(one.label)) &&
          (isSummed || !sum.some(({ label, value }) => label === one.label && value === one.value)),
      ),
      ...determined,
    ].map((one) => (derived.figures.length === 0 ? one : { ...one, label: withoutTelling(one.label) })),
    // What was asked to be reckoned is reckoned: no slide waits for it.
    topics: said.topics.filter(
      (one) =>
        !isSettled(one) &&
        !(isReckoned && /^(?:total|jumlah)\p{L}*(?:\s|$)/iu.test(one)) &&
        !isAnswered(one, accounts) &&
        !accounts.some(({ results }) => results.some(({ label }) => label.toLowerCase() === one.toLowerCase())),
    ),
    // Things with prices and nothing else in view: they are offered.
    purpose:
      isCompared || prices !== null
        ? 'other'
        : purpose === 'other' && !neighbours.test(`${audience} ${topic}`) && isOffer(after, topic, goods)
          ? 'promotion'
          : purpose,
    goods:
      prices !== null
        ? []
        : namedGoods(goods, business !== '' && isContest.test(subject) ? business : subject, quoted !== undefined),
    facts: lists.rest.filter(
      (fact) => fact !== leader && isNew(fact) && !isSettled(fact) && !(taught && taughtIn(fact)),
    ),
    uses,
    topic,
    subject,
    // Whoever is compared with others is not the house that compares.
    business: prices !== null && goods.some(({ name }) => name === business) ? '' : business,
    presenter: leader ?? presenter,
    // `daftar ke Bu Rahma 08…`: whom one turns to is not whom it is shown to.
    audience: isContact ? '' : audience,
    occasion: [about.occasion, ...spokenBefore].filter((one) => one !== '').join(', '),
    slideCount: countIn(text),
    theme: themeIn(text),
    ...(foreign === null ? {} : { isForeign: foreign }),
    contacts: contactsOf(reading, context, isOwn, contacts),
    accounts: [...accounts, ...percentAccounts(said.series, text)],
    instalments,
    returns,
    sum: isSummed ? [] : sum,
  }
  return { request, isTold: (line) => !isNew(line) || isSettled(line) }
}
