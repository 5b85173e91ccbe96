import { isJoke } from './jokes.ts'
import { asksAtEnd } from './scene.ts'
import { verbMood } from './verbs.ts'
import { firstPersons, light, modals, polite, speech, subjects, thirdPersons } from './word-lists.ts'
import type { Sentence } from './words.ts'

/** A message that orders nothing as a whole, whatever it names: talk, other people's orders, complaints. */

type Clause = readonly string[]

/** `minta terus dibikinin …`: here the word only says how often. */
const goesOn = 'terus'

const clausesOf = (sentences: readonly Sentence[]): Clause[] =>
  sentences.flatMap(({ words }) => {
    const clauses: string[][] = []
    let last = -1
    for (const { text, clause, quoted } of words) {
      if (quoted) continue
      const continues = clause === last || (text === goesOn && clauses.length > 0)
      if (continues) clauses.at(-1)?.push(text)
      else clauses.push([text])
      last = clause
    }
    return clauses
  })

/** `jangan dibikinin apa-apa dulu`, `cuma mau curhat`: whatever else is named, nothing is to be made. */
const wantsNothing =
  /\b(?:jangan|usah|gausah|tidak usah|bukan)(?: \S+){0,3} (?:di)?(?:buat|bikin)\S*(?: \S+){0,2} apa\b|\b(?:belum|tidak|ndak)(?: (?:mau|minta|perlu|butuh|ingin|pengen|pingin))(?: \S+){0,2} (?:di)?(?:buat|bikin)\S*(?: \S+)? apa-apa\b|\b(?:cuma|hanya|sekadar|sekedar)(?: \S+){0,2} (?:curhat|ngobrol|cerita|lapor|laporan (?:saja|ke kamu|nih|ya)|tanya|nanya|bertanya|(?:denger|dengar|dengerin|dengarkan|tahu|tau|butuh|perlu|minta) (?:pendapat|masukan|saran|opini))\b|\b(?:jelasin|jelaskan|terangin|terangkan|ajari|ajarin|ajarkan)(?: saja| dulu| dong)? cara(?:nya)?(?: saja| dong| ya)?$/
const formerly = /\b(?:tadinya|awalnya|semula|mulanya|niatnya|aslinya|rencananya)\b/
const orderForm = /\b(?:di)?(?:buat|bikin|susun|ketik|siap)(?:in|kan|ken|no)\b/

/** `tadinya cuma mau nanya, tapi sekalian dibuatin aja ya: …`: what was wanted before the order. */
const refusesAll = (said: string): boolean => {
  const found = wantsNothing.exec(said)
  if (found === null) return false
  const isFormer = formerly.test(said.slice(0, found.index))
  return !(isFormer && orderForm.test(said.slice(found.index + found[0].length)))
}

/** `*Diteruskan berkali-kali* …`: somebody else's words, handed on. */
const isHandedOn = ([first]: readonly Sentence[]): boolean =>
  /^(?:diteruskan|forwarded|fwd|terusan|copas|sebarkan|viralkan)$/.test(first?.words[0]?.text ?? '')

const received = /\bada (?:wa|whatsapp|chat|sms|email|pesan|telepon|dm) (?:yang )?masuk\b/

/** `ini ada wa masuk: tolong buatkan …, harus gimana`: what came in, and what to do about it. */
const asksAboutReceived = (said: readonly string[]): boolean => {
  const words = said.at(-1)?.split(' ') ?? []
  return received.test(said[0] ?? '') && (asksAtEnd(words) || words.slice(-3).includes('bagaimana'))
}

/** `eh salah kamar, …`: the words were for somebody else. */
const misdirected =
  /\bsalah (?:kamar|chat|grup|group|room|sambung)\b|\bsalah (?:kirim|ketik)\b.*\b(?:grup|group|suami|istri|anak|adik|kakak|teman|temen|keluarga|sebelah)\b/

const isPlea = (clause: Clause): boolean =>
  clause.some((text) => text === 'dong' || text === 'tolong' || text === 'mohon')
const orders = (clause: Clause): boolean => clause.some((text) => verbMood(text) === 'order')

const tasking = new Set('minta nyuruh menyuruh suruh disuruh request pesen tugas tugasnya'.split(' '))

/** `tetangga minta tolong ke aku bikinin …`, `anakku dapat tugas bikin …`: somebody wants it made. */
const isOthersOrder = (clause: Clause): boolean => {
  const at = clause.findIndex((text) => tasking.has(text))
  const before = clause.slice(0, at)
  const isOwners = firstPersons.has(before.at(-1) ?? '') && !before.some((text) => thirdPersons.has(text))
  const saysWho = before.some((text) => !light.has(text) && !polite.has(text) && !modals.has(text))
  return (
    at >= 0 &&
    (saysWho || clause[at] === 'disuruh') &&
    !isOwners &&
    clause.slice(at + 1).some((text) => verbMood(text) !== null && verbMood(text) !== 'please')
  )
}

const turningAway = new Set(
  'tolak nolak menolak cuekin nyuekin abaikan diemin diamkan suruh nyuruh ketawain tertawain usir marahin blokir arahkan arahin oper alihkan'.split(
    ' ',
  ),
)
const ignoring = new Set('biarin biarkan cuekin diemin diamkan abaikan'.split(' '))
const unwilling = new Set('ogah emoh moh males malas ladenin'.split(' '))
const unable = new Set('bisa sanggup mau sempat sempet paham mengerti ngerti'.split(' '))
const doing = /^(?:ng|me|di)?(?:kerjain|erjain|kerjakan|garap|bikin|buat|ketik)$/

/** `aku tolak`, `ogah`, `saya bilang gak bisa`, `dia kerjain sendiri kok`: nothing comes of what somebody wanted. */
const isTurnedAway = (clause: Clause): boolean => {
  const own = clause.findIndex((text) => firstPersons.has(text))
  const said = own < 0 ? [] : clause.slice(own + 1)
  // `kusuruh cari orang lain aja`
  if (clause.some((text) => text.startsWith('ku') && turningAway.has(text.slice(2)))) return true
  if (said.some((text) => turningAway.has(text))) return true
  // `biarin aja`
  if (clause.some((text, at) => ignoring.has(text) && clause[at + 1] === 'saja')) return true
  const isSaid = said.some((text) => speech.has(text) || text === 'jawab')
  if (isSaid && said.some((text, at) => text === 'tidak' && unable.has(said[at + 1] ?? ''))) return true
  const makes = clause.some((text) => verbMood(text) === 'plain' || verbMood(text) === 'order')
  if (!makes && clause.some((text) => unwilling.has(text))) return true
  // `dia kerjain sendiri`, `saya bilang kerjain sendiri dong`
  const alone = clause.indexOf('sendiri')
  return (
    alone > 0 &&
    doing.test(clause[alone - 1] ?? '') &&
    (isSaid ||
      clause.slice(0, alone).some((text) => thirdPersons.has(text) || (subjects.has(text) && !firstPersons.has(text))))
  )
}

/** What somebody wanted of the owner, and that the owner does not do it; a plea behind it begins anew. */
const isRefusedByOwner = (clauses: readonly Clause[]): boolean => {
  const asked = clauses.findIndex(isOthersOrder)
  if (asked < 0) return false
  const refused = clauses.findLastIndex((clause, at) => at > asked && isTurnedAway(clause))
  const behind = clauses.slice(refused + 1)
  return (
    refused > 0 &&
    !clauses.slice(refused).some((clause) => isPlea(clause) && !clause.includes('sendiri')) &&
    !behind.some(orders)
  )
}

const praise = new Set(
  'hebat keren canggih pinter pintar bagus mantap mantep sip juara jago luar biasa top oke cerdas rajin teliti'.split(
    ' ',
  ),
)
const besidePraise = new Set(
  `bener benar betul banget amat sekali paling lho loh wah waduh wow wadaw aduh duh iya bukan kerjanya kerjamu aplikasinya
   memang emang sangat`.split(/\s+/),
)
const isPraise = (clause: Clause): boolean =>
  clause.some((text) => praise.has(text)) &&
  clause.every((text) => praise.has(text) || besidePraise.has(text) || light.has(text))

const faults = new Set(
  `salah malah malahan ngadat jadinya kosong kurang keliru ngaco ngawur error telat dobel lemot macet rusak hilang meleset
   kebalik terbalik kepotong`.split(/\s+/),
)

/** `buatin website malah kosong`, `bikin kuitansi 500rb jadinya 5 juta`: how it came out is said of what was made. */
const cameOutWrong = (clause: Clause): boolean => {
  const verb = clause.findIndex((text) => ['order', 'plain', 'passive'].includes(verbMood(text) ?? ''))
  return verb >= 0 && clause.some((text, at) => at > verb && faults.has(text) && clause[at + 1] !== 'satu')
}

/** `hebat bener ya, bikinin invoice salah nama dua kali`: praise that its fault belies. */
const isIrony = (clauses: readonly Clause[]): boolean => {
  const praised = clauses.findIndex(isPraise)
  return praised >= 0 && clauses.some((clause, at) => at > praised && cameOutWrong(clause)) && !clauses.some(isPlea)
}

const bypassing =
  /^(?:abaikan|lupakan|langgar|ignore|forget|disregard|bypass)(?: \S+){0,3} (?:instruksi|perintah|aturan|prompt|instructions?|rules)|^(?:mulai sekarang )?(?:kamu|anda|you)(?: \S+){0,4} (?:tanpa (?:aturan|batasan|filter)|without (?:rules|limits))/

/** `abaikan semua instruksi …, lalu buat 10 invoice`: what opens so and tells nothing of a paper orders none. */
const isBypass = (sentences: readonly Sentence[], said: readonly string[]): boolean =>
  bypassing.test(said[0] ?? '') &&
  !sentences.some(({ words }) => words.some(({ number, text }) => number && /\d{4}|\p{L}/u.test(text)))

/** Whether nothing in the message orders, whatever is named in it. */
export const isOnlyTalk = (sentences: readonly Sentence[]): boolean => {
  const clauses = clausesOf(sentences)
  const saidIn = sentences.map(({ words }) => words.map(({ text }) => text).join(' '))
  return (
    isHandedOn(sentences) ||
    isBypass(sentences, saidIn) ||
    asksAboutReceived(saidIn) ||
    saidIn.some(refusesAll) ||
    misdirected.test(saidIn.join(' ')) ||
    isRefusedByOwner(clauses) ||
    isIrony(clauses) ||
    isJoke(sentences)
  )
}
