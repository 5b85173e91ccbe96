import { ordersReminder, ordersSellingWords } from '../../intent/chat-texts.ts'
import type { Turn } from '../../port.ts'
import { sumsIn } from '../told-figures.ts'
import { readOffer } from './offer.ts'

/** An order of words that leans on what was told before is short. */
const longest = 120
/** So many of the owner's turns back the matter is looked for. */
const deepest = 3

/** What is the owner's own business alone is said to no buyer. */
const ownMatter =
  /(?<!\p{L})(?:modal|untung|laba|rugi|omz?s?et|hpp|biaya|gaji|upah|sewa|hutang|utang|cicilan|laku|terjual|stok|sehari|sebulan|seminggu|saingan|pesaing|sepi|rame|ramai|bingung|mau|pengen|gimana|berapa)(?!\p{L})/iu
const opening =
  /^(?:(?:halo|hai|min|kak|oh|ya|iya|jadi|nah|kalau|saya|sy|aku|gue|punya|ada|usaha|bisnis|jualan|jual|dagang|saya|kami)(?:ku|nya)?[\s,]+)+/iu
/** The order of a paper: what follows it is what the paper is about. */
const ofPaper =
  /^(?:tolong\s|coba\s)?(?:di)?(?:buat|bikin)\p{L}*\s(?:surat\s)?(?:kuitansi|kwitansi|invoice|tagihan|nota|penawaran|kontrak|perjanjian)(?:nya)?\s/iu
const ofItem = /(?<!\p{L})(?:proposal|invoice|kuitansi|kwitansi|kontrak|surat|nota|slip|laporan)(?!\p{L})/iu
/** `buatkan kasir Warung Soto …`, `analisis SWOT warung pecel lele …`: what is ordered, before what it is of. */
const ofOrder =
  /^(?:tolong\s|coba\s|mau\s|minta\s)?(?:(?:di)?(?:buat|bikin)\p{L}*\s)?(?:ppt|presentasi|slide|website|web|kasir|pos|analisis|analisa)(?:nya)?\s(?:swot\s|pasar\s|bep\s|promosi\s|profil\s)?(?:(?:dong|ya|untuk|utk|buat|usaha|jualan)\s)*/iu

/** `bikinin chatnya yang sopan`, `balasin dong chatnya`: what the words are about was told before. */
const wordsAlone =
  /^(?:(?:tolong|tlg|coba|bisa|minta|oke|ok|ya|nah)\s)*(?:(?:di)?(?:bikin|buat|tulis|balas|bales|jawab|susun)(?:in|kan)?|contoh(?:nya|in)?|kasih|minta)\s(?:(?:dong|ya|contoh|isi)\s)*(?:chat|pesan|wa|kata[- ]?kata|kalimat|teks|balasan|jawaban)(?:nya|an)?(?:\s(?:yang\s|yg\s)?(?:lebih\s|agak\s)?\p{L}{3,10})?(?:\s(?:dong|ya|deh|aja|kak|min))*[.!]?$/iu

const clauses = (turn: string): string[] =>
  turn.split(/(?:(?<!\d),|,(?!\d)|[;\n])+\s*|\.(?=\s|$)\s*/).map((one) => one.trim())

/** `50 bungkus @8rb`: of what is sold in a day the price alone is for the buyers. */
const forBuyers = (clause: string): string => {
  const price = /@\s?(\d[\d.,]*\s?(?:rb|ribu|k)?)/iu.exec(clause)?.[1]
  return ownMatter.test(clause) ? (price === undefined ? '' : `harga ${price}`) : clause
}

const toldOfGoods = (turn: string): string =>
  turn.includes('?') || ofItem.test(turn)
    ? ''
    : clauses(turn)
        .map((clause, at) => forBuyers(at === 0 ? clause.replace(ofOrder, '').replace(opening, '') : clause))
        .filter((clause) => clause !== '')
        .join(', ')

/**
 * An order of words with what they are about, where that was told in the turns before it: `bikinin caption buat ig nya`
 * behind `saya jual keripik tempe di Ngawi, @8rb`. Every other message stays as it is.
 */
export const withMatterTold = (message: string, turns: readonly Turn[]): string => {
  if (message.length > longest || sumsIn(message).length > 0) return message
  const own = turns
    .filter(({ sender }) => sender === 'user')
    .map(({ content }) => content)
    .slice(-deepest)
    .toReversed()
  if (ordersReminder(message)) {
    const owed = own.find((turn) => sumsIn(turn).length > 0 && !turn.includes('?'))
    return owed === undefined ? message : `${message}, ${owed.replace(ofPaper, '')}`
  }
  if (wordsAlone.test(message.trim())) {
    const matter = own.find((turn) => !wordsAlone.test(turn.trim()))
    return matter === undefined ? message : `${matter}. ${message}`
  }
  if (!ordersSellingWords(message) || readOffer(message.replace(/\s?nya(?=[\s.!]|$)/giu, '')) !== null) return message
  const goods = own.map(toldOfGoods).find((told) => readOffer(told) !== null)
  return goods === undefined ? message : `${message.replace(/\s?nya(?=[\s.!]|$)/giu, '')} ${goods}`
}
