import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../read-message.ts'
import { businessNameIn } from '../reading-grammar/parties/business-names.ts'

/** Names, quantities and sums are read here, never dates: any day will do. */
const anyDay = '2026-01-01' as IsoDay

const moneyWords =
  /(?:rp\.?\s*)?\d[\d.,]*\s*(?:ribu|rebu|rb|juta|jt|k)(?![\p{L}])|rp\.?\s*\d[\d.,]*|\d{1,3}(?:\.\d{3})+/giu
const amountOf = (words: string): number | undefined => readMessage(`harga ${words}`, anyDay).amounts[0]

/** What stands once in both texts: the told one in place of the earlier one. */
const withOnly = (earlier: string, told: string, pattern: RegExp): string => {
  const before = [...earlier.matchAll(pattern)]
  const [next, ...more] = told.match(pattern) ?? []
  const [only] = before
  if (next === undefined || more.length > 0 || only === undefined || before.length !== 1) return earlier
  return `${earlier.slice(0, only.index)}${next.trim()}${earlier.slice(only.index + only[0].length)}`
}

/** A sum in place of the only one there was; several are left as they are. */
const withSum = (earlier: string, told: string): string => {
  const [next] = told.match(moneyWords) ?? []
  return next === undefined || amountOf(next) === undefined ? earlier : withOnly(earlier, told, moneyWords)
}

const labelled =
  /(\p{L}{4,})(?:\s(?:jadi|cuma|hanya))?\s+((?:rp\.?\s*)?\d[\d.,]*\s*(?:ribu|rebu|rb|juta|jt|k)(?!\p{L})|rp\.?\s*\d[\d.,]*|\d{1,3}(?:\.\d{3})+)/giu
const stemOf = (word: string): string => word.toLowerCase().replace(/nya$/, '')

/** `gaji pokoknya 1,7jt`: a sum told anew by the word before it. */
const withLabelledSums = (earlier: string, told: string): string => {
  let text = earlier
  for (const [, word = '', sum = ''] of told.matchAll(labelled)) {
    const place = [...text.matchAll(labelled)].find(([, one = '']) => stemOf(one) === stemOf(word))
    const was = place?.[2] ?? ''
    const at = place === undefined ? -1 : text.indexOf(was, place.index)
    if (at >= 0) text = `${text.slice(0, at)}${sum.trim()}${text.slice(at + was.length)}`
  }
  return text
}

/** `tapi ga ada kasbon`, `tanpa ongkir`: what does not hold for this one. */
const lacking = /(?:tanpa|(?:ga|gak|nggak|ngga|tidak)\s+(?:ada|pakai|pake|kena))\s+(\p{L}{3,})/giu
const withoutLacking = (earlier: string, told: string): string =>
  [...told.matchAll(lacking)].reduce(
    (text, [, word = '']) =>
      text
        .split(/(?<!\d),\s*|,\s+/)
        .filter((clause, at) => at === 0 || !clause.toLowerCase().includes(word.toLowerCase()))
        .join(', '),
    earlier,
  )

/** Said of the letter and not told as its matter: that something is lacking, that the rest is the same. */
export const withoutSameness = (message: string): string =>
  message.replaceAll(lacking, ' ').replace(/(?:yang|yg)\s+lain(?:nya)?\s+sama(?:\s+(?:aja|saja|semua))?/iu, ' ')

const counted = /(?<![\d.,@])(\d{1,5})\s+(\p{L}{2,})/gu
const noCount = new Set(['rb', 'ribu', 'rebu', 'jt', 'juta', 'rupiah', 'lagi', 'persen'])
const monthName = /^(?:jan|feb|mar|apr|mei|jun|jul|agu|agt|sep|okt|nov|des)/i

const countsOf = (text: string): RegExpExecArray[] =>
  [...text.matchAll(counted)].filter(([, , unit = '']) => !noCount.has(unit.toLowerCase()) && !monthName.test(unit))

/** `tapi 30 kotak`: the new count of what was counted before. */
const withCounts = (earlier: string, told: string): string => {
  let text = earlier
  for (const [, count = '', unit = ''] of countsOf(told)) {
    const place = countsOf(text).find(([, , one = '']) => one.toLowerCase() === unit.toLowerCase())
    if (place) text = `${text.slice(0, place.index)}${count}${text.slice(place.index + (place[1]?.length ?? 0))}`
  }
  return text
}

const dayWords =
  /\b\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s+(?:jan|feb|mar|apr|mei|jun|jul|agu|agt|sep|okt|nov|des)\p{L}*(?:\s+20\d\d)?\b/giu

const forWhom = /\b(?:buat|untuk|utk|bwt|ke|kepada|kpd|atas nama|a\.?n\.?)\s+(?=\p{L})/giu
const fromWhom = /\b(?:dari|dr)\s+(?=\p{L})/giu
/** `karyawan`, `staf`: what somebody is, before the name. */
const role = /^(?:(?:karyawan|pegawai|staf|staff|murid|siswa|warga|anggota|tamu|pelanggan|saudara|sdr)\s+)?/iu
const named = /^(?:\p{Lu}[\p{L}.'’]*)(?:\s+\p{Lu}[\p{L}.'’]*){0,4}/u
const titled = /^(?:pak|bu|bapak|ibu|mas|mbak|mba|kak|bang|koh|ci|om|tante|haji|hj\.?)\s+\p{L}+/iu
const lone = /^\p{L}+(?=\s*(?:[,.;!\d@]|rp|$|sebesar|sejumlah|(?:buat|untuk|utk)\s))/iu

/** Where a text names somebody behind such a cue. */
const somebodyIn = (text: string, cue: RegExp): { readonly from: number; readonly name: string } | null => {
  for (const { index, 0: said } of text.matchAll(cue)) {
    const at = index + said.length
    const from = at + (role.exec(text.slice(at))?.[0].length ?? 0)
    const rest = text.slice(from, from + 120)
    const name = (titled.exec(rest) ?? named.exec(rest) ?? lone.exec(rest))?.[0]
    const longer = name === undefined ? undefined : /^(?:\s+\p{Lu}[\p{L}.'’]*){1,3}/u.exec(rest.slice(name.length))?.[0]
    if (name !== undefined) return { from, name: `${name}${longer ?? ''}` }
  }
  return null
}

/** `dari Tika` where it was from Joni: the same cue, another name. */
const withFrom = (earlier: string, told: string): string => {
  const next = somebodyIn(told, fromWhom)
  const before = somebodyIn(earlier, fromWhom)
  if (next === null || before === null || /^(?:tadi|situ|sini|yang|yg|data)\b/i.test(next.name)) return earlier
  return `${earlier.slice(0, before.from)}${next.name}${earlier.slice(before.from + before.name.length)}`
}

/** Whom the message names, as it writes it. */
const whomOf = (message: string): string | null => {
  const at = [...message.matchAll(forWhom)].at(-1)
  if (at === undefined) return null
  const behind = message.slice(at.index + at[0].length)
  const { recipient } = readMessage(`Buatkan invoice untuk ${behind}`, anyDay)
  return recipient?.name ?? recipient?.company ?? named.exec(behind)?.[0] ?? null
}

/** Receipts name who paid behind `dari`: another one for somebody is one that he paid, unless it said for whom. */
const withPayer = (earlier: string, whom: string): string | null => {
  const payer = somebodyIn(earlier, fromWhom)
  return payer === null || somebodyIn(earlier, forWhom) !== null
    ? null
    : `${earlier.slice(0, payer.from)}${whom}${earlier.slice(payer.from + payer.name.length)}`
}

/** `slip gaji Rini bulan November`: whose it is stands right behind the paper. */
const behindPaper = (text: string): { readonly from: number; readonly name: string } | null => {
  const [whole = '', name = ''] =
    /(?:slip(?:\s+gaji)?|kuitansi|kwitansi|invoice|nota|tagihan|surat\s+\p{Ll}+)\s+(\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,3})/u.exec(
      text,
    ) ?? []
  return name === '' ? null : { from: text.indexOf(whole) + whole.length - name.length, name }
}

const withWhom = (earlier: string, whom: string): string => {
  const { recipient } = readMessage(earlier, anyDay)
  const names = [recipient?.name, recipient?.company].filter((name) => name !== undefined)
  for (const name of names) {
    // A title may be written in another way than it is read (`Bu`, `Ibu`): the name behind it is the same.
    for (const part of [name, name.split(' ').slice(1).join(' ')]) {
      const at = part === '' ? -1 : earlier.toLowerCase().indexOf(part.toLowerCase())
      if (at === -1) continue
      const title = part === name ? '' : (/\p{L}+\.?\s+$/u.exec(earlier.slice(0, at))?.[0] ?? '')
      return `${earlier.slice(0, at - title.length)}${whom}${earlier.slice(at + part.length)}`
    }
  }
  const before = somebodyIn(earlier, forWhom) ?? behindPaper(earlier)
  return before === null
    ? `${earlier} untuk ${whom}`
    : `${earlier.slice(0, before.from)}${whom}${earlier.slice(before.from + before.name.length)}`
}

/** `namanya Bersih Dua`: another business's name. */
const withBusiness = (earlier: string, told: string): string => {
  const next = /\b(?:namanya|bernama)\s/i.test(told) ? businessNameIn(told)?.name : undefined
  const before = businessNameIn(earlier)?.name
  if (next === undefined || before === undefined || earlier.includes(next)) return earlier
  const at = earlier.toLowerCase().indexOf(before.toLowerCase())
  return at === -1 ? earlier : `${earlier.slice(0, at)}${next}${earlier.slice(at + before.length)}`
}

const clauseMark = /[,;\n]|\s(?:tapi|tp|cuma|namun)\s/u
const opening =
  /^\s*(?:(?:tolong|bikin|buat)\p{L}*\s+)?.*?\b(?:lagi|sama|tadi|gitu|itu|juga)\b\s*(?=(?:buat|untuk|utk|ke)\s|$)/iu
const saying = /\d|(?<=\p{L}\s+)\p{Lu}\p{L}/u

/** What a message says besides and nothing in the order took up: `tempatnya di Aula Kecamatan`. */
const besides = (order: string, message: string): string[] => {
  const known = order.toLowerCase()
  const parts = message.split(clauseMark).map((part) => part.replace(opening, '').trim())
  return parts.filter((part) => {
    if (part === '' || !saying.test(part) || part.match(moneyWords) !== null) return false
    const telling = part.match(/\d[\d.,]*|(?<=\p{L}\s+)\p{Lu}\p{L}+/gu) ?? []
    return telling.some((word) => !known.includes(word.toLowerCase()))
  })
}

/** `tanggalnya 26`: the day of the only date, its month stays. */
const withDay = (earlier: string, told: string): string => {
  const next = /\b(?:tanggal|tgl)(?:nya)?\s+(?:(?:jadi|ganti|diganti)\s+)*(\d{1,2})(?=\s*(?:[,.;]|$))/iu.exec(told)?.[1]
  const [only, ...more] = earlier.match(dayWords) ?? []
  return next === undefined || only === undefined || more.length > 0
    ? earlier
    : earlier.replace(only, only.replace(/^\d{1,2}/u, next))
}

/** The earlier order with what the message says otherwise: for whom, how many, at what price, when, named how. */
export const orderedAgain = (earlier: string, message: string, documentType: string | null = null): string => {
  const whom = whomOf(message)
  const forHim =
    whom === null
      ? earlier
      : ((documentType === 'kuitansi' ? withPayer(earlier, whom) : null) ?? withWhom(earlier, whom))
  const renamed = withBusiness(withFrom(forHim, message), message)
  const days = withDay(withOnly(renamed, message, dayWords), message)
  const counts = withSum(withCounts(withLabelledSums(days, message), message), message)
  const kept = withoutLacking(counts, message)
  return [kept, ...besides(kept, withoutSameness(message))].join(', ')
}

/** Whether some or all words of a name were told before. */
const isKnown = (many: 'some' | 'every', name: string, earlier: string): boolean => {
  const words = name.toLowerCase().split(/\s+/)
  const long = words.filter((word) => word.length > 2)
  return long[many]((word) => earlier.toLowerCase().includes(word))
}

/** `sama tapi …`, `sewanya …`: the same thing, told otherwise. */
const variation = /(?<!\p{L})(?:sama|tapi|tp|cuma|\p{L}{3,}nya)(?!\p{L})/iu
/** What is added to goods and is none. */
const isRate = /^(?:diskon|potongan|ongkir|ongkos|dp|uang muka|ppn|harga|total|bayar|tanggal|tgl)(?!\p{L})/iu
/** `…, makeup wisuda 350rb`: one thing with its sum; `sewanya 1,2jt` and `dia bayarnya 950rb` name none. */
const thingWithSum =
  /,\s*((?!dia\s|dari\s|pak\s|bu\s|mbak\s|mas\s|kak\s|toko\s|pt\s|cv\s)\p{L}[\p{L} ]{3,40}?)\s+(?:rp\.?\s*)?\d[\d.,]*\s*(?:ribu|rb|juta|jt|k)(?!\p{L})/iu

/** Whether a message that orders once more tells goods of its own with their prices: then it is an order of its own. */
export const tellsOwnGoods = (message: string, earlier: string): boolean => {
  const one = thingWithSum.exec(message)?.[1] ?? ''
  return (
    (one !== '' && !variation.test(message) && !isRate.test(one) && !isKnown('every', one, earlier)) ||
    readMessage(message, anyDay).goods.some(
      ({ name, price, quantity }) => price !== null && quantity !== null && !isKnown('some', name, earlier),
    )
  )
}

/** `sama buat Pak Anton, 5 lusin piring 60rb`: another paper of the same kind and sender, for somebody else and of other goods; null where it is none. */
export const anotherWithOwn = (
  message: string,
  { source, documentType }: { readonly source: string; readonly documentType: string | null },
): string | null => {
  const rest =
    /^\s*(?:(?:tolong\s+)?(?:buat|bikin)(?:kan|in)?\s+)?(?:sama|satu|1|lagi|juga)(?:\s+(?:juga|lagi|satu))?\s+((?:buat|untuk|utk|bwt)\s.+)$/isu.exec(
      message,
    )?.[1]
  if (rest === undefined || documentType === null) return null
  const sender = somebodyIn(source, fromWhom)
  return `buatkan ${documentType.replaceAll('_', ' ')} ${rest}${sender === null ? '' : `, dari ${sender.name}`}`
}
