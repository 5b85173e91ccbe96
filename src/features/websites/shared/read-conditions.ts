import { clausesIn } from '#core/assistant/shared/told-clauses.ts'
import { oneOf, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { RequestedOffer } from './site-request.ts'

const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\d{3,8}(?![\d.,]\d)(?!\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})))(?:,-)?`
const per = String.raw`(?:\s?\/\s?\d?\s?\p{L}[\p{L}\d]{0,14}|\sper\s?\d?\s?\p{L}{1,14}(?:\sper\s\p{L}{1,14})?|\s\d{0,2}\s?se(?!kali\s)\p{L}{2,9}(?!\p{L}))?`
const priced = new RegExp(String.raw`^(.{2,90}?)\s*[=:@]?\s*${sum}(${per})\s+(?!per\s|\/)(\S.{1,60})$`, 'iu')
const money = /rp\s?\d|\d\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\d\.\d{3}|\d{5}/iu

/** `brosur mulai 450`: how a price is told is no part of the thing's name. */
const startsAt = /\s+(?:mulai|start|dari|harga|seharga|cuma|hanya)(?: dari| from)?$/iu

/** What opens a condition of a price, however long it is. */
const opens =
  /^(?:\d|min(?:imal|imum)?\b|maks(?:imal)?\b|max\b|termasuk|include|inc\b|sudah|udah|sdh|belum|blm|isi\b|free|gratis|bonus|size\b|ukuran\b|plus\b|all in|nett?\b|dapat|dapet|(?:bisa )?nego|tanpa|pakai|sekali\b|seharian\b|pp\b|pulang pergi|untuk \d)/iu
/** Words with which something else begins: an order, a way to pay or to come. */
const elsewhere =
  /(?<!\p{L})(?:dan|dll|dsb|atau|bisa|buka|tutup|pesan|order|hub|wa|di|ke|dari|yang|lewat|via|tolong|mohon|buat|bikin|web\p{L}*|saya|kami|kak|min|dong|ya|aja|saja|doang|nama\p{L}*|alamat\p{L}*|lokasi\p{L}*|cod|ongkir|diskon|potongan|sampai)(?!\p{L})/iu
/** Parts of a condition are units and figures as often as words. */
const longest = 5

const conditionIn = (behind: string, unit: string): string => {
  const words = behind
    .trim()
    .replace(/[.\s]+$/u, '')
    .split(/\s+/)
  // `65rb sekilo`, `60rb sepasang`: the unit in a word of its own.
  // `sekali jalan` is how far one goes for it.
  // `sehari jadi` is how soon one has it.
  if (
    !/^sekali(?!\p{L})|^sehari\s\p{L}/iu.test(words.slice(0, 2).join(' ')) &&
    oneOf(words[0]?.toLowerCase() ?? '') !== null
  )
    words.shift()
  const said = words.join(' ')
  if (said.length < 2 || money.test(said) || said.includes('(')) return ''
  // `150rb 1 jam`: the unit again.
  const again = /^1?\s?(\p{L}+)$/u.exec(said)?.[1]?.toLowerCase() ?? ''
  if (again !== '' && (unitOf(again) === unit || again === unit)) return ''
  if (!opens.test(said) && (words.length > longest || elsewhere.test(said))) return ''
  return elsewhere.test(said.replace(opens, '')) && !opens.test(said) ? '' : said
}

/** `15rb per bungkus 100 gr`: how much one gets. */
const measure = /^\d{1,4}\s?(?:gr|gram|g|kg|ons|ml|liter|cm|pcs|biji|butir|lembar|potong|porsi)$/iu

/** `35rb per porsi min 100 porsi`: the clause of a price without what its condition says. */
export const withoutCondition = (clause: string): string => {
  const [, , , behind = ''] = priced.exec(clause) ?? []
  // `express 12rb/kg sehari jadi`: two words or more say how it is sold, whatever they are.
  const isCondition = opens.test(behind) ? !/^\d/.test(behind) || measure.test(behind) : /^\p{L}{3,}\s\S/u.test(behind)
  const said = isCondition ? conditionIn(behind, '') : ''
  return said === '' ? clause : clause.slice(0, clause.length - behind.length).trimEnd()
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/**
 * What stands right behind a price belongs to that thing: `kiloan 6rb/kg 2 hari`, `prasmanan 35rb per porsi min 100 porsi`.
 * The offers with it as their note.
 */
export const withConditions = (offers: readonly RequestedOffer[], text: string): RequestedOffer[] => {
  const told = new Map<number, string>()
  for (const { text: clause } of clausesIn(text)) {
    const [, before = '', , behind = ''] = priced.exec(clause.trim()) ?? []
    if (behind === '') continue
    const at = offers.findIndex(
      ({ name }, place) => !told.has(place) && plain(before.replace(startsAt, '')).endsWith(plain(name)),
    )
    const condition = at < 0 ? '' : conditionIn(behind, offers[at]?.unit ?? '')
    if (condition !== '') told.set(at, condition)
  }
  return offers.map((offer, at) => {
    const condition = told.get(at)
    if (condition === undefined) return offer
    const named = plain(`${offer.name} ${offer.note}`)
    if (named.includes(plain(condition))) return offer
    // `400rb 1 jam 20 foto`: the hour is a part of what one gets, not what the price is for.
    const isPart = /^1\s?(\p{L}+)\s+\S/u.exec(condition)?.[1]
    return {
      ...offer,
      unit: isPart !== undefined && unitOf(isPart.toLowerCase()) === offer.unit ? '' : offer.unit,
      note: [offer.note, condition].filter((part) => part !== '').join('; '),
    }
  })
}
