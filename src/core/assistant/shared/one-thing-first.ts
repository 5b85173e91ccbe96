import { anyThing } from './thing-names.ts'

const later =
  'nanti|ntar|besok|lusa|minggu depan|bulan depan|tahun depan|belakangan|kapan-kapan|menyusul|abis|habis|setelah'

/** `ppt profil … dulu ya, websitenya bulan depan aja`: what opens the message is wanted now, what follows later. */
const thisFirst = new RegExp(
  String.raw`^(\s*)((?:${anyThing})(?!\p{L})[^.,;:\n?]{0,90}?)\sdulu((?:\s(?:ya|yah|deh|dong|donk|nah|aja|saja|lah|kak|mas|mbak|min|bang)(?!\p{L})){0,3})(?=[\s.,;:]([^]{0,300}))`,
  'iu',
)
/** `ok sekarang invoicenya, buat CV …, kuitansi belakangan`: the word for now instead. */
const nowThis = new RegExp(
  String.raw`^(\s*)(?:(?:ok|oke|okay|nah|jadi|ya|yaudah)[\s,]+){0,2}(?:sekarang|skrg|skrang)\s((?:${anyThing})(?:ny[ae])?)[\s,]+(?=(?:buat|untuk|utk|ke|kepada|dari)\s([^]{0,300}))`,
  'iu',
)
const otherLater = new RegExp(
  String.raw`(?<!\p{L})(?:${anyThing})(?:ny[ae])?(?!\p{L})[^.,;\n]{0,60}?\s(?:${later})(?!\p{L})`,
  'iu',
)
const asks = /\?|(?<!\p{L})(?:atau|mana|apa|gimana|bagaimana|mending|baiknya|sebaiknya)(?!\p{L})/iu

/** What is put off, taken back or done is no order. */
const notNow =
  /(?<!\p{L})(?:nanti|ntar|besok|jangan|usah|belum|blm|tunda|batal|stop|tidak|gak|ga|nggak|sudah|udah|kemarin|tadi|salah|itu)(?!\p{L})/iu

/** `jangan bikin website ya, cukup surat komplain ke …`: behind what shall not be made stands what shall; what is written by hand is made by nobody. */
const thisWillDo = new RegExp(
  String.raw`(?<=(?:jangan|jgn|usah|perlu)\s(?:di)?(?:bikin|buat)[^.;:\n?]{0,40}[,.;]\s?(?:tapi\s)?)cukup(?:\s(?:aja|saja))?\s(?=(?:${anyThing})(?!\p{L})(?![^.,;\n]{0,40}(?:tulis\stangan|manual|lisan)))`,
  'iu',
)

/** `surat lamaran? ga jadi, bikin surat pengunduran diri aja`: what is named and taken back at once is not ordered. */
const droppedAtOnce = new RegExp(
  String.raw`^\s*(?:(?:tolong|eh|tadi|td)[\s,]+)?(?:(?:bikin|buat)\p{L}*\s)?(?:surat(?:\s\p{L}+){0,3}?|${anyThing})(?:ny[ae])?\s*[?,.!…]{0,3}\s*(?:eh\s)?(?:(?:ga|gak|nggak|ngga|tidak|ndak)\sjadi|gajadi|batal)(?:\s(?:deh|ah|aja|ya|dong|min|kak|dah))*\s*[,.!]\s*(?=(?:\S+\s){0,4}(?:surat|${anyThing})(?!\p{L}))`,
  'iu',
)

/** A message that names one thing for now and another for later, with the first one ordered in so many words; any other message unchanged. */
export const withFirstOrdered = (said: string): string => {
  const message = said.replace(droppedAtOnce, '').replace(thisWillDo, 'bikin ')
  const first = thisFirst.exec(message)
  const [whole = '', space = '', thing = '', ...rest] = first ?? nowThis.exec(message) ?? []
  const behind = rest.at(-1) ?? ''
  if (whole === '' || notNow.test(thing) || asks.test(message) || !otherLater.test(behind)) return message
  return `${space}bikin ${thing}${first === null ? ' ' : ''}${message.slice(whole.length)}`
}
