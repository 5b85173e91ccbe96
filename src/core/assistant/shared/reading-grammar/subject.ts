import { claim, endsClause, isFree, low, type Sheet, textBetween } from './sheet.ts'

const subjectCues = new Set(['perihal', 'hal', 'tentang', 'mengenai', 'subjek', 'soal'])
const subjectEnds = new Set([
  'dari',
  'kepada',
  'ke',
  'sebesar',
  'senilai',
  'seharga',
  'tanggal',
  'dengan',
  'pada',
  'total',
  'selama',
  'berlaku',
  'mulai',
  'atas-nama',
  'di',
  'oleh',
  'harga',
  'nilai',
  'nominal',
  'via',
  'lunas',
  'transfer',
  'hari',
  'jam',
])

/** Whether the count at `at` has a price: then it belongs to goods. */
const priceFollows = (sheet: Sheet, at: number): boolean => {
  let to = at
  while (sheet.claims[to] === 'quantity') to += 1
  while (to - at < 6 && sheet.claims[to] === null && !endsClause(sheet, to)) to += 1
  return sheet.claims[to] === 'money'
}

/** `untuk pelunasan gaun 5,6jt dan sewa jas 750rb`: one of several that each have a sum, and not the matter of them all. */
const isOneOfSeveral = (sheet: Sheet, at: number): boolean => {
  let to = at
  while (sheet.claims[to] === 'money') to += 1
  return to > at && ['dan', 'sama', 'serta', 'plus', '+'].includes(low(sheet, to)) && priceFollows(sheet, to + 1)
}

/** What the paper is about, where the message says so: `perihal …`, `tentang …`, `untuk pembayaran …`. */
export const readSubject = (sheet: Sheet): string | null => {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    const word = low(sheet, at)
    const pays =
      (word === 'untuk' || word === 'buat') &&
      ['pembayaran', 'bayar', 'pelunasan', 'membayar'].includes(low(sheet, at + 1))
    const pay =
      !pays && word === 'pembayaran' && !['via', 'transfer', 'cash', 'tunai', 'ke', 'di'].includes(low(sheet, at + 1))
    // `fotokopi soal 4.800 lembar @250`: questions of an examination.
    const isCounted = word === 'soal' && sheet.claims[at + 1] === 'quantity' && priceFollows(sheet, at + 1)
    const concerns = subjectCues.has(word) && !(word === 'hal' && !endsClause(sheet, at - 1)) && !isCounted
    if (!pays && !concerns && !(pay && sheet.words.has('kuitansi')) && !(pay && sheet.words.has('kwitansi'))) continue
    let from = pays ? at + 2 : at + 1
    while (from - at < 6 && [':', 'nya', 'untuk', 'atas'].includes(low(sheet, from))) from += 1
    let to = from
    const goesOn = (place: number): boolean => {
      const claimed = sheet.claims[place]
      if (claimed === null || claimed === 'label') return true
      return claimed === 'quantity' && !priceFollows(sheet, place)
    }
    while (to - from < 12 && !endsClause(sheet, to) && !subjectEnds.has(low(sheet, to)) && goesOn(to)) to += 1
    while (to > from && ['untuk', 'dan', 'yang', 'dong', 'ya'].includes(low(sheet, to - 1))) to -= 1
    if (to === from || isOneOfSeveral(sheet, to)) continue
    // `mengenai pasokan kopra 200 kg harga 11.000/kg`: what has a count and a price is one of the goods as well.
    claim(sheet, at, sheet.claims[to] === 'quantity' ? at + 1 : to, 'subject')
    const text = textBetween(sheet, from, to)
    return sheet.writing === 'upper' ? text.toLowerCase() : text
  }
  return null
}
