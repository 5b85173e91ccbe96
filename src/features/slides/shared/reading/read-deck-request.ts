import { withoutWishes } from '#core/assistant/shared/derived/asked-prices.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { comparedPrices } from './accounts/compared-prices.ts'
import { plannedSums } from './accounts/planned-sums.ts'
import { takeInstalments } from './accounts/instalments.ts'
import { takeReturns } from './accounts/returns.ts'
import { isAnswered, settleAccounts } from './accounts/settle-accounts.ts'
import { shareOut } from './accounts/shared-out.ts'
import { withCover, withPlaceOnCover } from './cover-facts.ts'
import { withYears } from './dated-words.ts'
import { derivedInDeck, withoutTelling } from './derived-prices.ts'
import { determinedFigures } from './determined-totals.ts'
import { isLoan } from './deck-purpose.ts'
import type { DeckRequest } from '../deck-request.ts'
import { calledSo, partiesIn, taughtIn, whatForAlone } from './deck-headline.ts'
import { countAfterPattern, countPattern } from '../deck-vocabulary.ts'
import { countIn, isForeignIn, themeIn, themeWords } from './deck-wishes.ts'
import { isOffer, namedGoods, takeUnitGain } from './offered-goods.ts'
import { clausesOf, labelled, listLine, namesJoined, sentencesOf } from './split-message.ts'
import type { Draft } from './figure-draft.ts'
import { percentAccounts } from './asked-percent.ts'
import { gatherSeries } from './gather-series.ts'
import { contactsOf } from './deck-contacts.ts'
import { readDeckHead } from './read-deck-head.ts'
import { repeatsCover } from './cover-repeats.ts'
import { ofHour } from './told-events.ts'
import { tidyMessage, calmed } from './tidy-message.ts'
import { clausesMarked } from './unpunctuated.ts'
import { askedSum } from './asked-sum.ts'
import { comparedIn } from './compared-parts.ts'
import { takeListed, topicOf, workTitle } from './listed-topics.ts'
import { figuresIn } from './told-figures.ts'
import { reckonedOf, withReckoned } from './reckoned-answer.ts'
import { besides, shownIn } from '../making/told-besides.ts'
import { asksBack, asksWhich, directive, isAnsweredWish } from './maker-words.ts'
import { escaped, trimmed } from './told-words.ts'
import { equalParts } from './reckoned-wholes.ts'
import { takeCounted, takeNoWares, takeShares, withoutFragments } from './settle-facts.ts'
import { readClauses, readSentence, splitClauses, takeTopics, talk, topicLabel } from './read-sentences.ts'
import { asRead, onceEach } from './audience-words.ts'
import { headedLists } from './headed-lists.ts'

/** `… modal 65 juta: renovasi 20jt, …`: the sum whose parts follow the colon. */
const askedBefore =
  /(?<!\p{L})((?:modal|dana|biaya|anggaran|kebutuhan|budget)(?:nya)?\s+(?:total\s+)?(?:rp\.?\s*)?\d[\d.,]*\s*\p{L}*)$/iu

/** Nothing but the words: a fact that says only that something is pitched, as the title does, stands on no slide. */
const pitching = /^pitch(?:ing)?\s/iu
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')

/** `saya guru SMK`: who writes, without a name. */
const aboutMe = /^(?:[Ss]aya|[Aa]ku|[Kk]ami|[Gg]ue|gw)\s(?!.*\p{Lu}\p{Ll})/u

const ledBy =
  /^(?:[Kk]etua(?: [Pp]anitia| [Uu]mum)?|[Dd]irektur(?: [Uu]tama)?|[Pp]impinan|[Kk]oordinator|[Kk]epala [Ss]ekolah)(?:nya)?\s+\p{Lu}[\p{L}.'’]*(?:\s\p{Lu}[\p{L}.'’]*){0,3}\s?(?:,\s*\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)*\s?)?$/u
const reckoning =
  /\b(?:harga (?:setelah|sesudah) diskon|persentase (?:kenaikan|pertumbuhan)|(?:pendapatan|omzet|hasil|laba|komisi|iuran|dp|bagian)\p{L}* (?:tiap|setiap|masing\S*|per)|hpp|harga pokok|potensi pendapatan|potensi omzet|balik modal|kekurangan|konversi|(?:growth|pertumbuhan|kenaikan) ?(?:nya)? (?:brp|berapa) persen)\b/iu

/** Whoever lives together is told and sold nothing. */
const neighbours =
  /(?<!\p{L})(?:warga|masyarakat|jamaah|jemaah|rt|rw|dusun|kampung|kader|wali murid|orang tua murid|pkk|posyandu|dasawisma|karang taruna|arisan|majelis taklim)(?!\p{L})/iu

/** Where something is shown has no price. */
const isContest = /^(?:lomba|tugas|acara|rapat|sidang|ujian)(?!\p{L})/iu

/** `cari investor Keripik Jaya Klaten`: what the deck is made for is no fact about who shows it. */
const seeking =
  /^(?:(?:buat|untuk)\s+)?(?:cari|nyari|mencari|menarik)\s+(?:investor|pemodal|modal|dana|pendanaan|mitra|reseller)\s+(?=\S+\s)/i

/** `mau ketemu buyer hari Rabu`: when and whom it is for stands on the cover. */
const toMeet =
  /^(?:(?:saya|kami|aku)\s)?(?:(?:mau|akan|ada|bakal|rencana)\s)(?:ketemu(?:an)?|bertemu|meeting|pertemuan|presentasi|pitching)(?=\s)/iu

/** `mau diliatin ke mertua`: whom it is for stands on the cover. */
const toShow =
  /^(?:(?:yang\s)?(?:mau|akan|bakal|untuk|buat|rencananya)\s)*(?:di)?(?:liat|lihat|tunjuk|perlihat|tonton|presentasi|papar|tampil)(?:in|kan|i)?\s(?:ke|kepada|sama|buat|untuk|di depan)\s/iu

const sought = /\s+ke\s+(?:para\s+|calon\s+)?(?:investor|pemodal|bank(?:\s+\p{L}+)?|mitra)$/iu

/** A line of a list that holds neither a label nor a price. */
const isLine = (sentence: string): boolean => {
  const listed = listLine(sentence)
  return listed !== null && labelled(listed) === null && figuresIn(listed).every(({ kind }) => kind === 'count')
}

/** Everything that a message says about a presentation, clause by clause: nothing that was said gets lost. */
export const readDeckRequest = (reading: Reading, context: AssistantContext): DeckRequest => {
  const text = clausesMarked(calmed(reading.text))
  const { before, body } = tidyMessage(text)
  const after = body
    .replace(countPattern, ' ')
    .replace(countAfterPattern, ' ')
    .replaceAll(themeWords, ' ')
    .replace(/^[\s:,]+/, '')
    .replaceAll(/ {2,}/g, ' ')
  const {
    first,
    head,
    headline,
    plainHead,
    field,
    restClauses,
    others,
    purpose,
    both,
    audience,
    about,
    taught,
    topic,
    announced,
    isShown,
    isGroup,
    isAnnounced,
    quoted,
    subject,
    business,
    presenter,
  } = readDeckHead({ text, after }, reading, context)
  const draft: Draft = {
    goods: [],
    loose: [],
    series: [],
    figures: [],
    asks: [],
    uses: [],
    parts: [],
    topics: [],
    facts: [],
    contacts: [],
    statedTotal: null,
    against: [],
    measured: [],
    sources: [],
  }
  const isTopic = head !== null && topicLabel.test(head.label)

  if (field !== '') draft.facts.push(sentenceCase(field))
  if (isAnnounced && calledSo.test(announced)) draft.facts.push(sentenceCase(announced.replace(calledSo, '')))
  // A headline may hold figures itself: 'pitching ke investor butuh 150jt'.
  const asked = head === null ? '' : (askedBefore.exec(headline)?.[1] ?? '')
  if (figuresIn(headline).length > 0 && asked === '') {
    const untold = headline.toLowerCase().startsWith(topic.toLowerCase()) ? headline.slice(topic.length) : headline
    // `pengajuan pinjaman ke koperasi 40 juta`: whom it is asked of is no name of the sum.
    const named = (figuresIn(untold)[0]?.before ?? '').replace(
      new RegExp(`^(?:ke|kepada|di|untuk|buat)\\s+${escaped(audience)}$`, 'i'),
      '',
    )
    const isNamed = named !== ''
    const asking = (isNamed ? untold : headline).replace(
      /^.*?\b(?=(?:butuh|perlu|pinjaman|pendanaan|kur|kredit|pembiayaan|cari (?:dana|modal))\b)/i,
      '',
    )
    const said = readClauses(splitClauses(asking), '', purpose, draft)
    draft.facts.push(
      ...said.filter(
        (fact) =>
          ![topic, about.occasion].some((told) => told !== '' && fact.toLowerCase().includes(told.toLowerCase())),
      ),
    )
  }
  const rest = head ? splitClauses(head.rest) : namesJoined(restClauses).flatMap(splitClauses)
  const told = isGroup ? [] : isAnnounced ? rest.slice(1) : rest
  // Steps of work may hold sums: `hitung modal laci 500rb`.
  const isProcedure =
    /\b(?:sop|prosedur|tata cara)\b/i.test(about.topic) && told.length > 3 && !/@|\bharga\b/i.test(told.join(' '))
  // `buka kasir hitung modal laci 300rb, scan barang, …`: what trainees do, told with a sum or two.
  const sums = told.filter((clause) => figuresIn(clause).some(({ kind }) => kind === 'money')).length
  const isWork =
    purpose === 'training' &&
    head !== null &&
    told.length > 3 &&
    sums > 0 &&
    sums * 2 < told.length &&
    told.every((clause) => labelled(clause) === null && !talk.test(clause) && !/@|\bharga\b|\bbiaya\b/i.test(clause))
  const isList =
    head !== null &&
    ['training', 'other'].includes(purpose) &&
    told.length > 1 &&
    told.filter((clause) => ofHour.test(clause)).length < 2 &&
    (isProcedure ||
      told.every((clause) => figuresIn(clause).length === 0 && labelled(clause) === null && !talk.test(clause)))
  if (head && isTopic) takeTopics(rest, purpose, draft)
  else if (isWork && !isProcedure)
    draft.parts.push({ title: workTitle, lines: told.map(sentenceCase), isOrdered: true })
  else if (isList)
    takeListed(
      told.filter((clause) => !directive.test(clause) || /^salam$/i.test(clause)).map(topicOf),
      false,
      about,
      purpose,
      draft,
    )
  else readSentence(asked === '' ? told : [`butuh ${asked}`, ...told], head ? plainHead : headline, purpose, draft)

  const listed = others.filter(isLine)
  takeListed(
    listed.map((one) => listLine(one) ?? one),
    listed.every((one) => /^\(?\d/.test(one)),
    about,
    purpose,
    draft,
  )
  const { parts: compared, rest: untold } = comparedIn(
    headline,
    others.filter((one) => !isLine(one)),
  )
  draft.parts.push(...compared)
  for (const sentence of untold) {
    const line = listLine(sentence)
    const isUnderHead =
      (line !== null && head === null) || (head !== null && (head.rest === '' || figuresIn(first).length > 0))
    readSentence(splitClauses(line ?? sentence), isUnderHead ? headline : '', purpose, draft)
  }
  takeUnitGain(draft)
  takeNoWares(draft)
  const sum = isProcedure ? [] : askedSum(reading)
  const { accounts, isSummed } = settleAccounts(draft, purpose, after, sum)
  const instalments = isLoan({ topic, audience }) ? takeInstalments(draft) : []
  const returns = purpose === 'pitch' ? takeReturns(draft) : null
  gatherSeries(draft, topic)
  takeShares(draft)
  takeCounted(draft, purpose)
  accounts.push(...shareOut(draft, accounts))
  const spokenBefore = sentencesOf(before)
    .flatMap(clausesOf)
    .map(trimmed)
    .filter((clause) => !directive.test(clause) && clause.split(' ').length > 2 && !aboutMe.test(clause))
    .concat(draft.facts.filter((fact) => toMeet.test(fact)))
    .map((clause) => sentenceCase(clause.replace(toMeet, 'bertemu')))
  draft.facts = draft.facts.filter((fact) => !toMeet.test(fact) && !(audience !== '' && toShow.test(fact)))
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
    (said.series.length > 0 && asksWhich.test(line)) ||
    (determined.length > 0 && reckoning.test(line))
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
      compared.length > 0 || prices !== null
        ? 'other'
        : purpose === 'other' && !neighbours.test(`${audience} ${topic}`) && isOffer(after, topic, goods)
          ? 'promotion'
          : purpose,
    goods:
      prices !== null
        ? []
        : namedGoods(goods, business !== '' && isContest.test(subject) ? business : subject, quoted !== undefined),
    // A chart of the lines without those that are multiplied would tell another sum beside the whole one.
    series: said.series.filter(({ points }) => {
      const untold = sum.slice(0, -1).filter(({ label }) => !points.some((one) => one.label === label))
      const isPart = untold.length > 0 && points.length + untold.length === sum.length - 1
      return isSummed || !isPart || !untold.every(({ label }) => label.includes(' × '))
    }),
    facts: lists.rest.filter(
      (fact) => fact !== leader && isNew(fact) && !isSettled(fact) && !(taught && taughtIn(fact)),
    ),
    uses,
    topic,
    subject,
    business,
    presenter: leader ?? presenter,
    // `daftar ke Bu Rahma 08…`: whom one turns to is not whom it is shown to.
    audience: isContact ? '' : audience,
    occasion: [about.occasion, ...spokenBefore].filter((one) => one !== '').join(', '),
    slideCount: countIn(text),
    theme: themeIn(text),
    ...(isForeignIn(text) ? { isForeign: true } : {}),
    contacts: contactsOf(reading, context, isOwn, contacts),
    accounts: [...accounts, ...percentAccounts(said.series, text)],
    instalments,
    returns,
    sum: isSummed ? [] : sum,
  }
  // `profil usaha Salsabila Hijab di Solo`: the cover holds the name alone.
  const place = /\sdi\s+(\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,2})/u.exec(headline)?.[1] ?? ''
  const dated = { ...request, facts: onceEach(request.facts.map((fact) => withYears(fact, reading))) }
  const shown = shownIn(dated, context)
  const isLost = isShown && place !== '' && request.business !== '' && !shown.includes(place)
  const where = isLost ? [`Berada di ${place}`] : []
  const lost = besides(`${before}\n${after}`, [shown, ...where].join('\n')).map((fact) => withYears(fact, reading))
  const left = lost
    .filter(
      (fact) =>
        !aboutMe.test(fact) &&
        partiesIn(fact) === null &&
        isNew(fact) &&
        !isSettled(fact) &&
        !(taught && taughtIn(fact)),
    )
    .map((fact) => sentenceCase(whatForAlone(fact.replace(seeking, '').replace(sought, ''), business)))
  const isTitle = (fact: string): boolean => pitching.test(fact) && wordsOf(fact) === wordsOf(topic)
  const lines = withoutFragments(onceEach([...dated.facts, ...where, ...left]))
    .filter((fact) => !isTitle(fact) && (both === null || partiesIn(fact) === null))
    .map((fact) => (business !== '' && fact.endsWith(business) ? fact.replace(calledSo, '') : fact))
  // How it is paid back may come among what no other rule took.
  const late = { asks: [...dated.asks], facts: lines, figures: [...dated.figures] }
  const terms = instalments.length === 0 && isLoan({ topic, audience }) ? takeInstalments(late) : instalments
  const whole = withPlaceOnCover({ ...dated, figures: late.figures, facts: late.facts, instalments: terms })
  return withCover(
    asRead(
      withReckoned(whole, reckonedOf(reading, context, whole.purpose), { shown: shownIn(whole, context), text }),
      reading,
    ),
  )
}
