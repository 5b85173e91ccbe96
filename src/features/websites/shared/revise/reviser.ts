import type { Reviser } from '#core/assistant/shared/kind-skill.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { type EditClause, namesNothing, readEditMessage } from '#core/assistant/shared/revision/edit-clauses.ts'
import { findNamed, meansAll } from '#core/assistant/shared/revision/find-named.ts'
import { toldPlace } from '#core/assistant/shared/revision/told-in-text.ts'
import { endValue, moneyAtEnd, readNewPrice } from '#core/assistant/shared/revision/told-amounts.ts'
import { askWhatInstead, saysManner } from '#core/assistant/shared/revision/said-manner.ts'
import { markOf } from '#core/assistant/shared/revision/anew.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readHours } from '../read-hours.ts'
import { type OpeningHours, readSiteContent, type SiteContent, type SiteFont } from '../site-content.ts'
import { paletteIn } from '../site-colours.ts'
import { palettes } from '../site-palettes.ts'
import { followers } from './follow-facts.ts'
import { readClosedDays, readOpenDays } from './read-closed-days.ts'
import { readNamedByValue } from './read-named-by-value.ts'
import { readSections } from './read-sections.ts'
import { daysText, timesText } from '../site-facts.ts'
import { applySiteChanges, offersOf, type SiteChange, type SiteFact, siteFacts, textsOf } from './site-changes.ts'

type Read = SiteChange[] | { readonly ask: string } | null

const factWords: readonly (readonly [RegExp, SiteFact, string])[] = [
  [/^(?:nomor |no\.? ?|nomer )?(?:wa|whatsapp)(?:nya)?\b/, 'whatsapp', 'WhatsApp'],
  [/^(?:nomor |no\.? ?|nomer )?(?:telepon|telpon|telp|tlp|hp|handphone)(?:nya)?\b/, 'phone', 'Telepon'],
  [/^(?:alamat )?(?:e-?mail|surel)(?:nya)?\b/, 'email', 'E-mail'],
  [/^(?:ig|instagram)(?:nya)?\b/, 'instagram', 'Instagram'],
  [/^alamat(?: (?:toko|usaha|warung))?(?:nya)?\b/, 'address', 'Alamat'],
  [/^(?:tagline|slogan|moto|motto|semboyan|jargon)(?:nya)?\b/, 'tagline', 'Tagline'],
  [
    /^(?:(?:nama|judul)(?:nya)? (?:usaha|toko|warung|website|web|situs|halaman|bisnis)|nama|judul)(?:nya)?\b/,
    'name',
    'Nama usaha',
  ],
  [/^(?:deskripsi|keterangan|penjelasan|tentang(?: kami)?)(?:nya)?\b/, 'description', 'Deskripsi'],
  [/^(?:kota|daerah|wilayah|area)(?:nya)?\b/, 'area', 'Daerah'],
]
const factNames = new Map<SiteFact, string>(factWords.map(([, fact, name]) => [fact, name]))

/** `layanan` alone is what is offered. */
const hoursWord =
  /^(?:(?:jam|waktu|hari)? ?(?:buka|operasional|kerja|praktik|tutup)|(?:jam|waktu|hari) ?layanan)(?:nya)?\b/
/** `kasih tau buka tiap hari`: that it is to be told goes without saying. */
const telling =
  /^(?:tolong\s+)?(?:kasih\s+(?:tau|tahu)|umumkan|umumin|infokan|infoin|tulis(?:kan|in)?)\s+(?:(?:kalau|kalo|bahwa|kami|kita)\s+)*(?=(?:jam\s+)?(?:buka|tutup)\b)/i
const looksWord = /^(?:warna|palet|tema|nuansa|palette)(?:nya)?\b/
const fontWord = /^(?:font|huruf|gaya huruf|tulisan)(?:nya)?\b/
const priceWord = /^(?:harga|hrg)(?:nya)?\b/

const fonts: Readonly<Record<SiteFont, RegExp>> = {
  tegas: /\b(?:tegas|tebal|modern|kuat)\b/,
  ramah: /\b(?:ramah|bulat|santai|lucu)\b/,
  anggun: /\b(?:anggun|elegan|klasik|mewah|serif)\b/,
}

const opens = (words: string): boolean =>
  [hoursWord, looksWord, fontWord, priceWord, ...factWords.map(([pattern]) => pattern)].some((word) => word.test(words))

const example = (site: SiteContent): string =>
  `"ubah harga ${offersOf(site)[0]?.name.toLowerCase() || 'kopi susu'} jadi 20.000", "jam buka 08.00-21.00", atau "ganti warna jadi hijau"`

const askWhich = (site: SiteContent): { readonly ask: string } => ({
  ask: `Yang mana? Contoh: ${example(site)}.`,
})

const changePrices = (clause: EditClause, rest: string, site: SiteContent, today: IsoDay): Read => {
  const offers = offersOf(site)
  const given = clause.value === null ? endValue(rest, moneyAtEnd) : { head: rest, value: clause.value }
  const isAll = meansAll(clause.text)
  const named = findNamed(
    isAll && !meansAll(given.head) ? `semua ${given.head}` : given.head,
    offers.map(({ name }) => name),
  )
  const places = named.length === 0 && offers.length === 1 && given.head.trim() === '' ? [0] : named
  if (given.value === '' || places.length === 0 || (places.length > 1 && !isAll)) return askWhich(site)
  const changes = places.flatMap((at): SiteChange[] => {
    const offer = offers[at]
    const price = offer ? readNewPrice(given.value, clause.verb, offer.price, today) : null
    return offer && price !== null ? [{ op: 'offer', name: offer.name, set: { price } }] : []
  })
  return changes.length > 0 ? changes : askWhich(site)
}

const oneClock =
  /^(?:(?:jadi|s?ampai|s?ampe|smp|hingga|mulai|dari)\s+)*(?:jam|pukul|pkl)?\.?\s*(\d{1,2})(?:[.:](\d{2}))?\s*(?:(pagi|siang|sore|malam|malem)|wib|wita|wit)?$/i

/** `bukanya jam 8`, `tutupnya jam 9 malam`: one end of the hours that are there. */
const moveEnd = ({ target, value }: EditClause, { businessInfo }: SiteContent): SiteChange[] | null => {
  const said = (value ?? target.replace(hoursWord, '')).trim()
  // `bukanya sampai jam 8 malam` says when it closes.
  const closes = /\b(?:tutup|s?ampai|s?ampe|smp|hingga)/i.test(`${target} ${said}`)
  const found = oneClock.exec(said)
  if (!found || businessInfo.hours.length === 0) return null
  const [, hour = '0', minute = '00', part = ''] = found
  const isLate = part !== '' ? !/pagi/i.test(part) : closes && Number(hour) < 12
  const value24 = Number(hour) + (isLate && Number(hour) < 12 ? 12 : 0)
  if (value24 > 24) return null
  const at = `${String(value24).padStart(2, '0')}.${minute}`
  const hours = businessInfo.hours.map((row) => (closes ? { ...row, closes: at } : { ...row, opens: at }))
  return [{ op: 'hours', hours, hoursNote: businessInfo.hoursNote }]
}

const changeHours = (clause: EditClause, site: SiteContent): Read => {
  const moved = moveEnd(clause, site)
  if (moved) return moved
  const { hours, note } = readHours(`buka ${clause.value ?? clause.target.replace(hoursWord, '')}`)
  if (hours.length === 0) return { ask: 'Jam bukanya jadi berapa? Contoh: "jam buka Senin-Sabtu 08.00-21.00".' }
  return [{ op: 'hours', hours: [...hours], hoursNote: note }]
}

const changeGoods = (clause: EditClause, site: SiteContent, today: IsoDay): Read => {
  const offers = offersOf(site)
  const names = offers.map(({ name }) => name)
  const { verb, target, value } = clause
  if (verb === 'add') {
    const goods = readMessage(
      `invoice ${clause.text.replace(/^\S+\s+(?:menu|produk|barang|layanan|jasa)?[\s:]*/i, '')}`,
      today,
    ).goods
    const added = goods.filter(({ name }) => name.trim() !== '')
    return added.length > 0
      ? added.map(({ name, price }) => ({
          op: 'offer-add',
          name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`.slice(0, 200),
          price,
        }))
      : { ask: 'Mau ditambah apa? Contoh: "tambah es teh 5.000".' }
  }
  if (namesNothing(clause)) return askWhich(site)
  const said = value === null && verb !== 'remove' ? endValue(target, moneyAtEnd) : { head: target, value: value ?? '' }
  const places = findNamed(said.head, names)
  if (places.length > 1 && !meansAll(said.head)) return askWhich(site)
  const [at] = places
  const name = at === undefined ? undefined : names[at]
  if (name === undefined) return verb === 'remove' ? askWhich(site) : null
  if (verb === 'remove') return places.map((place) => ({ op: 'offer-remove', name: names[place] ?? '' }))
  if (said.value === '') return null
  if (/^\D{0,4}\d/.test(said.value) || verb === 'raise' || verb === 'lower')
    return changePrices({ ...clause, value: said.value }, said.head, site, today)
  if (saysManner(said.value)) return askWhatInstead(name, said.value)
  return [{ op: 'offer', name, set: { name: said.value.slice(0, 200) } }]
}

const ownership =
  /^(?:(?:kita|kami|saya|aku|toko|usaha|yang baru|yg baru|baru)\s+(?:(?:di|itu|adalah)\s+)?|(?:di|itu|adalah)\s+)(?=\S)/i

/** A value as the page shows it: a handle or a number alone, and no word of whose it is. */
const valueOf = (fact: SiteFact, said: string): string => {
  if (fact === 'instagram') return /@[\w.]+/.exec(said)?.[0] ?? said.replace(ownership, '')
  if (fact === 'whatsapp' || fact === 'phone') return /\+?\d[\d\s().-]{6,}\d/.exec(said)?.[0] ?? said
  return said.replace(ownership, '')
}

const reached: readonly SiteFact[] = ['whatsapp', 'phone']

/** One number that stands for both, telephone and WhatsApp, changes in both places. */
const together = (fact: SiteFact, { businessInfo }: SiteContent): readonly SiteFact[] =>
  reached.includes(fact) && businessInfo.phone !== '' && businessInfo.phone === businessInfo.whatsapp ? reached : [fact]

/** `jam bertamunya jadi 9-22`: what the page tells in its sentences, by its name. */
const changeTold = ({ verb, target, value }: EditClause, site: SiteContent): Read => {
  const facts = siteFacts.map((fact) => site.businessInfo[fact])
  const place = verb === 'set' && value !== null ? toldPlace([...facts, ...textsOf(site)], target, value) : null
  if (place === null) return null
  const told = siteFacts.flatMap((fact): SiteChange[] => {
    const text = site.businessInfo[fact]
    return text.includes(place.from) ? [{ op: 'fact', fact, value: text.replace(place.from, () => place.to) }] : []
  })
  const isShown = textsOf(site).some((text) => text.includes(place.from))
  return [...told, ...(isShown ? [{ op: 'words' as const, ...place }] : [])]
}

const readClause = (clause: EditClause, site: SiteContent, today: IsoDay): Read => {
  const bare = clause.target.replace(/^(?:bagian|isi|si)\s+/i, '')
  const lower = bare.toLowerCase()
  const price = priceWord.exec(lower)
  if (price) return changePrices(clause, bare.slice(price[0].length).trim(), site, today)
  const closed = readClosedDays(clause, site) ?? readOpenDays(clause, site)
  if (closed !== null) return closed
  if (hoursWord.test(lower)) return changeHours({ ...clause, target: lower }, site)
  const words = `${lower} ${clause.value?.toLowerCase() ?? ''}`
  if (looksWord.test(lower)) {
    const palette = paletteIn(words.replace(looksWord, ''))
    const known = Object.values(palettes).map(({ name }) => name)
    return palette
      ? [{ op: 'looks', palette }]
      : { ask: `Warna yang tersedia: ${known.join(', ')}. Contoh: "ganti warna jadi hijau".` }
  }
  if (fontWord.test(lower)) {
    const font = (Object.keys(fonts) as SiteFont[]).find((one) => fonts[one].test(words))
    return font
      ? [{ op: 'looks', font }]
      : { ask: 'Gaya huruf yang tersedia: tegas, ramah, anggun. Contoh: "ganti font jadi anggun".' }
  }
  const fact = factWords.find(([pattern]) => pattern.test(lower))
  if (!fact)
    return readNamedByValue(clause, site, today) ?? changeGoods(clause, site, today) ?? changeTold(clause, site)
  const [pattern, field, label] = fact
  const rest = bare.slice(pattern.exec(lower)?.[0].length ?? 0).replace(/^[\s:]+/, '')
  const value = clause.verb === 'remove' ? '' : valueOf(field, (clause.value ?? rest).trim())
  if (value === '' && clause.verb !== 'remove')
    return { ask: `${label} mau diganti jadi apa? Contoh: "${label.toLowerCase()} ganti jadi …".` }
  return together(field, site).map((one) => ({
    op: 'fact',
    fact: one,
    value: value.slice(0, one === 'description' ? 3000 : 200),
  }))
}

const hoursText = (hours: readonly OpeningHours[], note: string): string =>
  [...hours.map((row) => `${row.days.length === 0 ? '' : daysText(row.days)} ${timesText(row)}`.trim()), note]
    .filter((part) => part !== '')
    .join('; ')

const rowsOf = (site: SiteContent): readonly (readonly [string, string])[] => [
  ...[...factNames].map(([fact, label]) => [label, site.businessInfo[fact]] as const),
  ['Jam buka', hoursText(site.businessInfo.hours, site.businessInfo.hoursNote)],
  ['Warna', palettes[site.theme.palette].name],
  ['Huruf', site.theme.font],
]

const priceText = (price: number | null): string => (price === null ? 'tanpa harga' : formatRupiah(price))

/** What the visitors of a page would see differently. */
const differencesOf = (before: SiteContent, after: SiteContent): Difference[] => {
  const now = new Map(rowsOf(after))
  const facts = rowsOf(before).flatMap(([label, text]): Difference[] =>
    text === now.get(label) ? [] : [{ label, before: text, after: now.get(label) ?? '' }],
  )
  const [old, fresh] = [offersOf(before), offersOf(after)]
  const gone = old.filter((offer) => !fresh.some(({ name }) => name === offer.name))
  const come = fresh.filter((offer) => !old.some(({ name }) => name === offer.name))
  const renamed = gone.length === 1 && come.length === 1 && old.length === fresh.length
  const goods = old.flatMap((offer): Difference[] => {
    const match = fresh.find(({ name }) => name === offer.name)
    if (match)
      return match.price === offer.price
        ? []
        : [{ label: offer.name, before: priceText(offer.price), after: priceText(match.price) }]
    return renamed
      ? [{ label: 'Nama', before: offer.name, after: come[0]?.name ?? '' }]
      : [{ label: offer.name, before: priceText(offer.price), after: '' }]
  })
  const added = renamed
    ? []
    : come.map(({ name, price }): Difference => ({ label: name, before: '', after: priceText(price) }))
  return [...facts, ...goods, ...added]
}

const sentence = ({ label, before, after }: Difference): string =>
  after === '' ? `${label} dihapus` : before === '' ? `${label}: ${after}` : `${label} jadi ${after}`

const shortly = (differences: readonly Difference[]): string => {
  const told = differences.map(sentence)
  return (told.length > 6 ? [...told.slice(0, 5), `${told.length - 5} perubahan lain`] : told).join('. ')
}

const unchanged = { ask: 'Website ini sudah begitu, tidak ada yang perlu diubah.' }

/** What chat may change in a website (CHAT-15); the page that visitors see changes with the next publishing. */
export const siteReviser: Reviser = {
  readAnew: (made, together, item) => {
    const [now, was, is] = [readSiteContent(item.content), readSiteContent(made), readSiteContent(together)]
    if (now === null || was === null || is === null) return null
    const of = markOf(now)
    if (markOf(was) !== of || markOf(is) === of) return null
    const differences = differencesOf(now, is)
    const summary = `${shortly(differences)}.`
    return differences.length === 0 ? null : { changes: [{ op: 'anew', of, content: is }], summary, differences }
  },
  readRevision: (text, item, { today }) => {
    const site = readSiteContent(item.content)
    if (site === null) return null
    const sections = readSections(text, site)
    if (sections !== null) {
      if ('ask' in sections) return sections
      return sections.differences.length === 0
        ? unchanged
        : { ...sections, summary: `${sections.differences.map(sentence).join('. ')}.` }
    }
    const { stance, clauses } = readEditMessage(text.replace(telling, ''), opens)
    if (stance !== 'order') return null
    let current = site
    const changes: SiteChange[] = []
    for (const clause of clauses) {
      const read = readClause(clause, current, today)
      if (read !== null && 'ask' in read) return read
      if (read === null) continue
      current = applySiteChanges(current, read)
      changes.push(...read)
    }
    const said = changes.flatMap((one) => (one.op === 'words' ? [one] : []))
    const following = followers(site, current)
    current = applySiteChanges(current, following)
    changes.push(...following)
    if (changes.length === 0)
      return clauses.some(({ verb }) => verb !== null)
        ? { ask: `Apa yang mau diubah dari website ini? Contoh: ${example(site)}.` }
        : null
    const rows = differencesOf(site, current)
    // What stands in sentences alone is told by its own words.
    const inWords = said.filter(({ to }) => !rows.some(({ after }) => after.includes(to)))
    const differences = [...rows, ...inWords.map(({ from, to }) => ({ label: 'Tulisan', before: from, after: to }))]
    if (differences.length === 0) return unchanged
    return { changes, summary: `${shortly(differences)}.`, differences }
  },
}
