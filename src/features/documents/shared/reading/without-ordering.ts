import { canonicalWord } from '#core/assistant/shared/intent/slang.ts'
import { verbMood } from '#core/assistant/shared/intent/verbs.ts'
import { light, polite } from '#core/assistant/shared/intent/word-lists.ts'

const papers =
  /^(?:surat|invoice|inv|nota|faktur|tagihan|kuitansi|kwitansi|kontrak|perjanjian|proposal|laporan|penawaran|undangan|notulen|notulensi|slip|sppd|spd|dokumen|po|bon)(?:nya)?$/
const making =
  /^(?:di)?(?:mem)?(?:buat|bikin|siap|nota|invoice|jadi|tambah|tulis|cetak)\p{L}{0,5}$|^(?:di)?(?:nota|invoice|tagih|kuitansi|kwitansi)(?:in|kan)$/u
const calls = new Set(
  'tidak usah gausah cukup apabila kalau berkenan dibantu boleh min kak kaka kakak gan bos boss mbok mang bang bro sis admin juragan dong ya yo yah deh nih sih saja aja sekarang sekalian dulu nah oke ok wa tlg mohon di bikinin'.split(
    ' ',
  ),
)

const wordOf = (word: string): string => canonicalWord(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))

/** An order, its paper, or a word that only calls or begs. */
const isOrdering = (word: string): boolean => {
  const low = wordOf(word)
  if (low === '') return true
  const mood = verbMood(low)
  return (
    mood === 'order' ||
    mood === 'please' ||
    mood === 'passive' ||
    making.test(low) ||
    papers.test(low) ||
    polite.has(low) ||
    calls.has(low)
  )
}

const isMaking = (word: string): boolean => {
  const low = wordOf(word)
  const mood = verbMood(low)
  // `dibuat dari kayu jati` tells; `tolong dibuatkan` orders.
  return (
    mood === 'order' ||
    mood === 'please' ||
    (/^(?:di)?\p{L}{3,}(?:kan|in)$/u.test(low) && (mood === 'passive' || making.test(low)))
  )
}

const says = (word: string): boolean => {
  const low = wordOf(word)
  return /\d/.test(word) || (!isOrdering(word) && !light.has(low) && low.length > 2)
}

/** `apakah bisa dibuatkan …`, `bisa minta tolong … ga ya?`: an order that is put as a question, without the asking around it. */
export const withoutAsking = (text: string): string => {
  const asked =
    /(?<=^|[.!?\n]\s*)(?:(?:halo|hai|permisi|maaf|min|kak|pak|bu|mas|mbak|admin)[\s,]+){0,3}(?:apa(?:kah)?\s)?(?:(?:kira-kira\s)?(?:bisa|boleh|dapat)(?:kah)?)\s(?:minta\s|saya\sminta\s)?(?=(?:tolong|mohon|(?:di)?(?:buat|bikin|susun|siap)\p{L}*)\s)/iu
  return asked.test(text)
    ? text
        .replace(asked, '')
        .replaceAll(
          /\s(?:ga|gak|nggak|ngga|gk|enggak|kagak|tidak)(?:\s(?:ya|yah|yaa|kak|min|nih))?\s?(?=\?|$|\?\s)/giu,
          '',
        )
        // `… surat rekomendasi magang? buat ponakan saya …`: for whom it is goes on behind the asking.
        .replace(/\?\s+(?=(?:buat|untuk|utk|ke|kepada|kpd|dari)\s)/iu, ' ')
    : text
}

const manner = 'sopan|tegas|halus|formal|resmi|rapi|baik|bagus|singkat|jelas|lengkap|keren|enak dibaca'
const mannered = new RegExp(
  `(?:^|\\s*(?:yang|yg)\\s+)(?:agak\\s+)?(?:${manner})(?:\\s*(?:,|tapi|tetapi|tp|dan|dan juga|namun)\\s*(?:tetap\\s+)?(?:${manner}))*\\s*$`,
  'i',
)

/** `penagihan kedua yang sopan tapi tegas`: how a letter is to sound is said to its writer alone. */
export const withoutManner = (clause: string): string => clause.replace(mannered, '')

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

const plea =
  /^(?:(?:tolong|tlg|mohon|jangan lupa|jgn lupa|sekalian|juga|terus|trus|sama|ya|eh)\s+)*(?:di)?(?:(?:tulis|cantum|bilang|(?:kasih|beri|kasi)\s?(?:tau|tahu))(?:kan|in)?|(?:masuk|sebut|tambah|sampai|info|selip|tegas)(?:kan|in))\s+(?:(?:juga|aja|saja|ya|sekalian|di surat(?:nya)?)\s+)*(?:(?:kalau|kalo|klo|bahwa|bhw|apabila|jika)\s+)?(?=\S+\s\S)/iu
const greeting = /^(?:om swastiastu|om shanti.*|shalom|horas|salam sejahtera|punten|tabe'?|rahayu|ass?alam.*)$/iu

/** `jangan lupa cantumkan NIK 73…` -> `NIK 73…`: what the writer is asked to write, without the asking; a greeting is nothing. */
export const withoutPlea = (clause: string): string =>
  greeting.test(clause.trim()) ? '' : clause.trim().replace(plea, '')

/**
 * A told clause without the order that runs into it: `busi 2 lusin, buatin notanya` tells of busi; `Min tolong invoice`
 * tells nothing, and is empty. Words are cut only at the ends, and only where they order.
 */
/** `order tetap bisa lewat WA`: orders that come in are told of. */
const tellsOfOrders =
  /^(?:order(?:an)?|pesanan|bon|nota)\s(?:tetap|tetep|masih|bisa|dapat|ditutup|dibuka|masuk|sudah|mulai)(?!\p{L})/iu

export const withoutOrdering = (told: string): string => {
  if (tellsOfOrders.test(told.trim())) return told
  const clause = withoutManner(told)
  // `… belum termasuk ppn tolong tambahin ppn 11%`: a plea in mid-clause begins an order of its own.
  const plea =
    /\s(?:tolong|tlg|mohon)\s+(?:di)?(?:tambah|hitung|masuk|cantum|jadi|buat|bikin)\p{L}*(?:in|kan)(?!\p{L}).*$/iu
  // `nilai kerugiannya tolong dijumlah`: a sum is asked for, and nothing told.
  const asked =
    /^(?:[^\s\p{Lu}\d]+\s+){0,3}(?:tolong|tlg|mohon)\s+(?:di)?(?:jumlah|hitung|total)\p{L}*(?:\s\p{L}{2,9})?[.\s]*$/u
  if (asked.test(clause.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))) return ''
  const cut = wordsOf(clause.replace(plea, ''))
  const words = cut.some(says) ? cut : wordsOf(clause)
  let end = words.length
  while (end > 0 && isOrdering(words[end - 1] ?? '')) end -= 1
  // `… tolong dibuatkan surat`: only a run with a verb of making is an order.
  // `kalau sekali lagi saya keluarin`: who writes does it himself.
  if (!words.slice(end).some(isMaking) || /^(?:saya|kami|kita|aku)$/iu.test(words[end - 1] ?? '')) end = words.length
  let from = 0
  while (from < end && isOrdering(words[from] ?? '')) from += 1
  if (!words.slice(0, from).some(isMaking)) from = 0
  const rest = words.slice(from, end)
  return rest.some(says)
    ? rest.join(' ').replace(/[\s,.;:–-]+$/, '')
    : words.some(isMaking) || words.every(isOrdering)
      ? ''
      : clause
}
