import type { Reviser } from '#core/assistant/shared/kind-skill.ts'
import { type EditClause, readEditMessage } from '#core/assistant/shared/revision/edit-clauses.ts'
import { findNamed } from '#core/assistant/shared/revision/find-named.ts'
import { swapsIn } from '#core/assistant/shared/revision/swap-words.ts'
import { withSum } from '#core/assistant/shared/revision/sums-in-text.ts'
import { toldPlace } from '#core/assistant/shared/revision/told-in-text.ts'
import { readMoney } from '#core/assistant/shared/revision/told-amounts.ts'
import type { ItemSelection } from '#core/assistant/shared/port.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DeckContent, DeckThemeName, Slide, SlideElement } from '../scene/deck.ts'
import { stepName } from '../scene/step-name.ts'
import { readDeck } from '../scene/upgrade-content.ts'
import { applyDeckChanges, type DeckChange, type DeckStep, followingOf } from './deck-changes.ts'
import { movedSums } from './deck-figures.ts'
import { pricedRows, readAddition } from './read-additions.ts'
import { readCompleted } from './read-completed.ts'
import { readContactChange } from './read-contact-change.ts'
import { readFigureChange } from './read-figure-change.ts'
import { readRemoval } from './read-removal.ts'
import { listed, readPoints, type ToldPoints } from './slide-points.ts'

type Read = DeckStep[] | { readonly ask: string } | null

const themeWords: readonly (readonly [RegExp, DeckThemeName])[] = [
  [/\b(?:kertas|terang|putih|polos|bersih|light)\b/i, 'kertas'],
  [/\b(?:malam|gelap|hitam|dark|elegan)\b/i, 'malam'],
  [/\b(?:pasar|ceria|cerah|warna[- ]?warni|kuning|ramai)\b/i, 'pasar'],
]
const themeNames: Readonly<Record<DeckThemeName, string>> = { kertas: 'Kertas', malam: 'Malam', pasar: 'Pasar' }

const places: Readonly<Record<string, number>> = { pertama: 1, kedua: 2, ketiga: 3, keempat: 4, kelima: 5, keenam: 6 }
const slideWord =
  /\b(?:slide|slaid|halaman|hal)(?:nya)?\s*(?:ke[- ]?|no\.?\s*|nomor\s*)?(\d{1,3}|pertama|kedua|ketiga|keempat|kelima|keenam|terakhir)\b/i

const titled = /^(?:slide|slaid|halaman)(?:nya)?\s+(?:tentang\s+|soal\s+|yang\s+|bagian\s+)?(\p{L}[\p{L} ]{2,60})$/iu

/** `slide penyebab`: the one slide of that title. */
const byTitle = (words: string, deck: DeckContent): Slide | null => {
  const said = titled.exec(words.trim())?.[1]
  if (said === undefined) return null
  const byStep = findNamed(said, deck.slides.map(stepName))
  const found =
    byStep.length === 1
      ? byStep
      : findNamed(
          said,
          deck.slides.map(({ title }) => title),
        )
  const [at] = found
  return found.length === 1 && at !== undefined ? (deck.slides[at] ?? null) : null
}

/** The slide that some words number, and the words without it. */
const slideIn = (words: string, deck: DeckContent): { readonly slide: Slide | null; readonly rest: string } => {
  const found = slideWord.exec(words)
  if (!found) return { slide: byTitle(words, deck), rest: byTitle(words, deck) ? '' : words }
  const said = (found[1] ?? '').toLowerCase()
  const number = said === 'terakhir' ? deck.slides.length : (places[said] ?? Number(said))
  const rest = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { slide: deck.slides[number - 1] ?? null, rest }
}

const numberOf = (deck: DeckContent, slide: Slide): string => `Slide ${deck.slides.indexOf(slide) + 1}`
const example = '"judul slide 2 ganti jadi Keunggulan Kami", "hapus slide 3", atau "temanya jadi gelap"'
const ask = { ask: `Slide atau tulisan yang mana? Contoh: ${example}.` }

const textsOf = (deck: DeckContent): readonly { readonly slide: Slide; readonly element: SlideElement }[] =>
  deck.slides.flatMap((slide) =>
    slide.elements.flatMap((element) => (element.type === 'text' ? [{ slide, element }] : [])),
  )

const textStep = (deck: DeckContent, slide: Slide, element: SlideElement, value: string): DeckStep => ({
  change: { op: 'text', slide: slide.id, element: element.id, before: element.content, value },
  difference: { label: numberOf(deck, slide), before: element.content, after: value },
})

const changeTitle = (clause: EditClause, slide: Slide | null, rest: string, deck: DeckContent): Read => {
  const value = (clause.value ?? rest).trim()
  const target = slide ?? deck.slides[0]
  if (value === '' || !target) return ask
  const difference = { label: `${numberOf(deck, target)}, judul`, before: target.title, after: value }
  return [{ change: { op: 'title', slide: target.id, value }, difference }]
}

const changeWords = (clause: EditClause, words: string, slide: Slide | null, deck: DeckContent): Read => {
  const from = words.replace(/^(?:kalimat|kata|tulisan|teks|poin|isi)\s+/i, '').trim()
  if (from === '') return null
  const found = textsOf(deck).filter(
    (one) => (slide === null || one.slide === slide) && one.element.content.includes(from),
  )
  const value = clause.verb === 'remove' ? '' : clause.value
  if (found.length === 0 || value === null) return null
  return found.map(({ slide: own, element }) =>
    textStep(
      deck,
      own,
      element,
      element.content
        .split(from)
        .join(value)
        .replaceAll(/\n{2,}/g, '\n')
        .trim(),
    ),
  )
}

/** `tambah slide testimoni di akhir`: what it is called stands right behind, unless a place or a number does. */
const plainTitle =
  /\b(?:slide|slaid|halaman)(?:\s+baru)?\s+(?!baru|kosong|lagi|di\b|pada|paling|setelah|sesudah|sebelum|antara|untuk|ini|itu|\d)(\p{L}.*?)(?:\s+(?:di|paling|setelah|sesudah|sebelum)\b.*|\s+(?:ya|dong|deh|lagi))?$/iu

/** What stands on a new slide begins behind it. */
const beforeList = /\s*:\s+|\s+(?:isinya|berisi)\s+/iu

/** Behind which slide a new one comes: the words of thanks stay the last ones, unless the end is told. */
const lastTold = (words: string, { slides }: DeckContent): Slide | undefined => {
  const last = slides.at(-1)
  const isEnd = /(?<!\p{L})(?:di|paling)\s(?:paling\s)?(?:akhir|belakang|ujung)(?!\p{L})/iu.test(words)
  return last?.layout === 'title' && slides.length > 2 && !isEnd ? slides.at(-2) : last
}

const changeSlides = (clause: EditClause, slide: Slide | null, deck: DeckContent, today: IsoDay): Read => {
  const { verb, target, value } = clause
  if (verb === 'add') {
    const after = slide ?? lastTold(clause.text, deck)
    const [head = '', list = ''] = clause.text.split(beforeList, 2)
    const rows = list === '' ? [] : pricedRows(list, today)
    const lines = list === '' || rows.length > 0 ? [] : listed(list)
    const titled =
      /\b(?:slide|slaid|halaman)\b.*?\b(?:tentang|ttg|tntg|judul(?:nya)?|soal|berjudul|mengenai)\s+(.+)$/i.exec(head)
    const called = titled ? undefined : plainTitle.exec(head)?.[1]
    const title = sentenceCase((titled?.[1] ?? called ?? value ?? '').trim())
    if (!after) return null
    const shown = [title || 'kosong', ...rows.map(({ name, price }) => `${name} ${formatRupiah(price)}`), ...lines]
    return [
      {
        change: {
          op: 'add',
          after: after.id,
          title,
          ...(rows.length > 0 ? { rows } : {}),
          ...(lines.length > 0 ? { lines } : {}),
        },
        difference: { label: 'Slide baru', before: '', after: shown.join(', ') },
      },
    ]
  }
  if (!slide) return verb === 'remove' ? ask : null
  if (verb === 'remove') {
    if (deck.slides.length === 1)
      return { ask: 'Ini satu-satunya slide, jadi tidak bisa dihapus. Contoh: "judulnya ganti jadi …".' }
    return [
      {
        change: { op: 'remove', slide: slide.id },
        difference: { label: numberOf(deck, slide), before: slide.title, after: '' },
      },
    ]
  }
  const to = /^(?:ke\s+)?(?:posisi|urutan|nomor|slide)?\s*(\d{1,3})$/i.exec((value ?? '').trim())?.[1]
  if (/pindah|geser/i.test(clause.text) && to !== undefined) {
    const difference = { label: slide.title, before: numberOf(deck, slide), after: `Slide ${to}` }
    return [{ change: { op: 'move', slide: slide.id, to: Number(to) - 1 }, difference }]
  }
  return /^(?:salin|gandakan|duplikat)/i.test(target)
    ? [{ change: { op: 'copy', slide: slide.id }, difference: { label: 'Slide baru', before: '', after: slide.title } }]
    : null
}

/** `slide 3 ganti jadi Keunggulan: murah, cepat`: another title, and other points below it. */
const changePoints = ({ lines, title }: ToldPoints, slide: Slide, deck: DeckContent): DeckStep[] =>
  lines.length === 0
    ? [
        {
          change: { op: 'title', slide: slide.id, value: title },
          difference: { label: `${numberOf(deck, slide)}, judul`, before: slide.title, after: title },
        },
      ]
    : [
        {
          change: { op: 'points', slide: slide.id, title, lines: [...lines] },
          difference: {
            label: numberOf(deck, slide),
            before: slide.title,
            after: [title, lines.join(', ')].filter((part) => part !== '').join(': '),
          },
        },
      ]

const shownTexts = (deck: DeckContent): readonly string[] =>
  deck.slides.flatMap(({ title, elements }) => [
    title,
    ...elements.flatMap(({ content, table }) => [content, ...(table?.rows.flat() ?? [])]),
  ])

/** `ganti 37 juta jadi 39 juta`: a sum is the same one however the slides write it. */
const changeSum = ({ target, value }: EditClause, deck: DeckContent, today: IsoDay): Read => {
  if (value === null || !/^(?:rp\.?\s*)?\d/i.test(target) || !/^(?:rp\.?\s*)?\d/i.test(value)) return null
  const [from, to] = [readMoney(target, today), readMoney(value, today)]
  if (from === null || to === null || from < 1_000) return null
  const isDrawn = deck.slides.some(({ elements }) =>
    elements.some(({ chart }) => chart?.series.some(({ values }) => values.includes(from))),
  )
  if (!isDrawn && !showsSum(deck, from)) return null
  const difference = { label: 'Angka', before: formatRupiah(from), after: formatRupiah(to) }
  return [{ change: { op: 'sum', from, to }, difference }]
}

/** `harganya jadi 9rb` where the slides tell one price: `Harga Rp 8.500 per batang`. */
const changeOnlyPrice = (clause: EditClause, deck: DeckContent, today: IsoDay): Read => {
  if (!/^harga(?:nya)?$/i.test(clause.target.trim())) return null
  const told = /(?<!\p{L})harga[^\n\d]{0,40}?(\d{1,3}(?:\.\d{3})+)/giu
  const [price, ...others] = new Set(shownTexts(deck).flatMap((text) => Array.from(text.matchAll(told), (at) => at[1])))
  return price === undefined || others.length > 0 ? null : changeSum({ ...clause, target: price }, deck, today)
}

const showsSum = (deck: DeckContent, sum: number): boolean =>
  shownTexts(deck).some((text) => withSum(text, sum, sum + 1) !== text)

/** `namanya jadi Kopi Senjakala`: the business, wherever the slides name it. */
const changeName = ({ verb, target, value }: EditClause, deck: DeckContent): Read => {
  const from = deck.footer ?? ''
  if (
    verb !== 'set' ||
    value === null ||
    from === '' ||
    !/^nama(?:nya)?(?: (?:usaha|toko|bisnis)(?:nya)?)?$/i.test(target)
  )
    return null
  return [{ change: { op: 'name', from, to: value }, difference: { label: 'Nama', before: from, after: value } }]
}

/** `ganti Fajar jadi Galang`: a name, or other words, wherever the slides say them. */
const changeNamed = ({ verb, target, value }: EditClause, deck: DeckContent): Read => {
  const old = target.trim()
  if (verb !== 'set' || value === null || old.length < 3 || !/^\p{L}/u.test(value)) return null
  const words = [...shownTexts(deck), deck.footer ?? '', ...deck.slides.map(({ notes }) => notes ?? '')]
  const swaps = [...new Map(words.flatMap((text) => [...swapsIn(text, old, value)]))]
  return swaps.length === 0
    ? null
    : swaps.map(([from, to]) => ({
        change: { op: 'name', from, to },
        difference: { label: 'Tulisan', before: from, after: to },
      }))
}

/** `ketuanya jadi Martina Dhae`: a fact that the slides tell by its name. */
const changeTold = ({ verb, target, value }: EditClause, deck: DeckContent): Read => {
  const place = verb === 'set' && value !== null ? toldPlace(shownTexts(deck), target, value) : null
  return place === null
    ? null
    : [{ change: { op: 'name', ...place }, difference: { label: 'Tulisan', before: place.from, after: place.to } }]
}

const readClause = (clause: EditClause, deck: DeckContent, today: IsoDay): Read => {
  const own =
    changeName(clause, deck) ??
    changeSum(clause, deck, today) ??
    changeOnlyPrice(clause, deck, today) ??
    readContactChange(clause, deck) ??
    readRemoval(clause, deck) ??
    readAddition(clause, deck, today) ??
    readFigureChange(clause, deck, today)
  if (own !== null) return own
  const { slide, rest } = slideIn(clause.target, deck)
  const lower = rest.toLowerCase()
  if (slideWord.test(clause.target) && slide === null)
    return { ask: `Presentasi ini punya ${deck.slides.length} slide. Contoh: ${example}.` }
  if (/^(?:tema|warna|tampilan|nuansa|latar)(?:nya)?\b/.test(lower)) {
    const words = `${rest.replace(/^\S+/, '')} ${clause.value ?? ''}`
    const theme = themeWords.find(([pattern]) => pattern.test(words))?.[1]
    if (!theme)
      return { ask: 'Tema yang tersedia: Kertas (terang), Malam (gelap), Pasar (ceria). Contoh: "temanya jadi gelap".' }
    return [
      {
        change: { op: 'theme', theme },
        difference: { label: 'Tema', before: themeNames[deck.theme], after: themeNames[theme] },
      },
    ]
  }
  if (/^(?:judul|title)(?:nya)?\b/.test(lower)) return changeTitle(clause, slide, rest.replace(/^\S+\s*/, ''), deck)
  if (/^(?:footer|kaki|catatan kaki)(?:nya)?\b/.test(lower) && clause.value !== null)
    return [
      {
        change: { op: 'footer', value: clause.value },
        difference: { label: 'Kaki slide', before: deck.footer ?? '', after: clause.value },
      },
    ]
  if (/^(?:catatan|notes?)(?:nya)?\b/.test(lower) && slide && clause.value !== null)
    return [
      {
        change: { op: 'notes', slide: slide.id, value: clause.value },
        difference: { label: `${numberOf(deck, slide)}, catatan`, before: slide.notes ?? '', after: clause.value },
      },
    ]
  const isAboutSlides = slide !== null && rest === ''
  if (isAboutSlides || (clause.verb === 'add' && /\b(?:slide|slaid|halaman)\b/i.test(clause.text))) {
    const found = changeSlides(clause, slide, deck, today)
    if (found) return found
  }
  const points = slide === null ? null : readPoints(clause, rest)
  if (slide !== null && points !== null) return changePoints(points, slide, deck)
  const isName = slide === null && /^\p{Lu}\D*$/u.test(clause.target.trim()) && /^\p{Lu}/u.test(clause.value ?? '')
  return (
    (isName ? changeNamed(clause, deck) : null) ??
    (slide === null ? changeTold(clause, deck) : null) ??
    changeWords(clause, rest, slide, deck) ??
    (slide === null ? changeNamed(clause, deck) : null)
  )
}

interface Marked {
  readonly slide: Slide
  readonly element: SlideElement
}

const markedText = (selection: ItemSelection, deck: DeckContent): Marked | null => {
  const { place } = selection
  const id = typeof place === 'object' && place !== null && 'element' in place ? place.element : null
  return textsOf(deck).find(({ element }) => element.id === id && element.content === selection.text) ?? null
}

const readMarked = (clause: EditClause, marked: Marked, deck: DeckContent): Read => {
  const pointing = /^(?:(?:bagian|kalimat|tulisan|teks)?\s*(?:ini|itu)?|nya|bagian|kalimat|tulisan|teks|isi(?:nya)?)$/i
  if (!pointing.test(clause.target.trim())) return null
  if (clause.verb === 'remove') return [textStep(deck, marked.slide, marked.element, '')]
  return clause.value === null ? null : [textStep(deck, marked.slide, marked.element, clause.value)]
}

const opens = (words: string): boolean => /^(?:judul|tema|warna|slide|slaid|halaman|catatan)(?:nya)?\b/.test(words)

const sentence = ({ label, before, after }: Difference): string =>
  after === ''
    ? `${label} dihapus`
    : before === ''
      ? `${label}: ${after}`
      : `${label} jadi ${after.replaceAll('\n', ' · ').slice(0, 80)}`

/** The steps one after the other, with all that follows from each; sums of lists that grew follow them. */
const whole = (
  deck: DeckContent,
  steps: readonly DeckStep[],
): { readonly changes: DeckChange[]; readonly differences: Difference[] } => {
  let current = deck
  const differences: Difference[] = []
  for (const { change, difference } of steps) {
    differences.push(difference, ...followingOf(current, change))
    current = applyDeckChanges(current, [change])
  }
  const sums = movedSums(deck, current).filter(({ from }) => showsSum(current, from))
  return {
    changes: [...steps.map(({ change }) => change), ...sums.map(({ from, to }) => ({ op: 'sum' as const, from, to }))],
    differences: [
      ...differences,
      ...sums.map(({ from, to }) => ({ label: 'Jumlah', before: formatRupiah(from), after: formatRupiah(to) })),
    ],
  }
}

/** What chat may change in a deck (CHAT-15). */
export const deckReviser: Reviser = {
  readAnew: readCompleted,
  readRevision: (text, item, { today }) => {
    const deck = readDeck(item.content)
    const { stance, clauses } = readEditMessage(text, opens)
    if (stance !== 'order') return null
    const marked = item.selection ? markedText(item.selection, deck) : null
    const steps: DeckStep[] = []
    for (const clause of clauses) {
      const read = (marked ? readMarked(clause, marked, deck) : null) ?? readClause(clause, deck, today)
      if (read !== null && 'ask' in read) return read
      steps.push(...(read ?? []))
    }
    if (steps.length === 0)
      return clauses.some(({ verb }) => verb !== null)
        ? { ask: `Apa yang mau diubah dari presentasi ini? Contoh: ${example}.` }
        : null
    const { differences: told, changes } = whole(deck, steps)
    const differences = told.filter(({ before, after }) => before !== after)
    if (differences.length === 0) return { ask: 'Presentasi ini sudah begitu, tidak ada yang perlu diubah.' }
    applyDeckChanges(deck, changes)
    const said = differences.map(sentence)
    const shown = said.length > 4 ? [...said.slice(0, 3), `${said.length - 3} perubahan lain`] : said
    return { changes, summary: `${shown.join('. ')}.`, differences }
  },
}
