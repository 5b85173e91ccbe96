import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { written } from './in-writing.ts'
import { inSums } from './offer.ts'
import { debtReminder } from './reminders.ts'

/** What buyers ask by chat, and what is answered where the owner told nothing of it. */
const kinds: readonly (readonly [RegExp, string, string])[] = [
  [
    /mahal|sebelah|murah/,
    'Punya kami [bahan atau ukuran], jadi [kelebihannya].',
    'Mau saya kirim foto detailnya supaya bisa dibandingkan, Kak?',
  ],
  [
    /warna|ukuran|size|varian|rasa|model|motif/,
    'Yang ready: [pilihan yang ada].',
    'Mau yang mana, Kak? Saya simpankan dulu.',
  ],
  [
    /ongkir|ongkos kirim|kirim ke/,
    'Boleh kirim kecamatan dan kotanya, Kak? Ongkirnya saya cek sekarang, biasanya [perkiraan].',
    'Barangnya mau berapa, Kak?',
  ],
  [
    /jam berapa|buka|tutup/,
    'Kami buka [hari], jam [buka] sampai [tutup].',
    'Mau datang hari ini, Kak? Biar saya siapkan.',
  ],
  [
    /di ?mana|lokasi|alamat/,
    'Kami di [alamat], patokannya [patokan]. Saya kirim titik petanya ya.',
    'Mau datang jam berapa, Kak?',
  ],
  [/berapa|harga|price|pl\b/, 'Harganya [harga] untuk [isi atau ukuran].', 'Mau ambil berapa, Kak?'],
  [/ready|ada|stok|masih/, 'Masih ada, Kak.', 'Mau saya simpankan berapa?'],
]
const other: readonly [string, string] = ['[jawabannya dalam satu kalimat].', 'Ada lagi yang mau ditanyakan, Kak?']

const asked = /(?::|")\s{0,3}([^:"(]{4,160})/
const told =
  /\(([^)]{4,200})\)|(?:saya|aku|kami|kita)\s(?:jual|jualan|punya|ready)\s([^.?!]{4,160})|jawab(?:an)?(?:nya)?\s([^.?!]{4,160})/i
const aroundTold = /^(?:saya|aku|kami|kita)\s(?:jual|jualan|punya|ada)\s|(?<!\p{L})(?:kak|ka|min)\s/giu

const replies =
  /^(?:(?:tolong|tlg|min|kak|minta|bantu|coba|dong)[,\s]+){0,3}(?:di)?(?:balas|bales|jawab)(?:in|kan)?(?!\p{L})/iu
const answered = /(?<!\p{L})jawaban(?:nya)?\s[^.?!]{4,160}/iu

const quotedQuestion = /["“‘«]([^"”’»]{6,240})["”’»]|(?<![\p{L}\d])'([^']{6,240})'(?![\p{L}\d])/u
const ofTheReply =
  /^(?:[,.:;\s]|(?:yang|yg)\s(?:sopan|halus|ramah|singkat|baik)\p{L}*|dong|donk|ya|kak|min|tolong|gimana|bagaimana|bilang(?:in)?(?:\s(?:aja|saja))?|jawab(?:annya)?|kalau|kalo|bahwa|sebenarnya|padahal|soalnya)+(?!\p{L})\s?/iu
const complains = /(?<!\p{L})(?:kok|belum|blm|lama|kapan|mana|salah|rusak|kurang|kecewa|telat)(?!\p{L})/iu
/** So many words at least are an answer. */
const leastWords = 4

/** `balas chat: 'kok belum dikirim?' kurirnya libur, besok dikirim`: a reply of what is told behind the question. */
const replyBehindQuote = (message: string): string | null => {
  const text = message.slice(0, 600)
  const found = quotedQuestion.exec(text)
  if (found === null) return null
  const told = text
    .slice(found.index + found[0].length)
    .replace(ofTheReply, '')
    .trim()
  if (told.split(/\s+/).length < leastWords || /(?<!\p{L})(?:bintang|review|ulasan)(?!\p{L})/iu.test(text)) return null
  const answer = written(told)
  const isComplaint = complains.test(found[1] ?? found[2] ?? '')
  return [
    'Tinggal disalin:',
    [
      `1. *Halo Kak, ${isComplaint ? 'mohon maaf sudah membuat menunggu' : 'terima kasih sudah bertanya'}. ${sentenceCase(answer)}. ${isComplaint ? 'Nanti saya kabari lagi ya.' : 'Ada lagi yang mau ditanyakan, Kak?'}*`,
      `2. *${isComplaint ? 'Maaf ya, Kak' : 'Siap, Kak'}: ${answer}. Terima kasih${isComplaint ? ' sudah sabar' : ''}.*`,
    ].join('\n'),
    'Isinya kata-kata Anda sendiri; cek dulu sebelum dikirim, dan tepati yang dijanjikan.',
  ].join('\n\n')
}

/** `tolong jawabin: ada yang nanya …, jawabannya 3 bulan`: a reply whose very answer is told; null where it is not. */
export const replyAsTold = (message: string): string | null => {
  if (!replies.test(message.trim())) return null
  return answered.test(message.slice(0, 500)) ? replyToQuestion(message) : replyBehindQuote(message)
}

/** Answers to a buyer's question that the owner passes on, of what the owner told; blanks stand for the rest. */
export const replyToQuestion = (message: string): string => {
  const question = asked.exec(message)?.[1]?.toLowerCase() ?? message.toLowerCase()
  const found = told.exec(message.slice(0, 500))
  const fact = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim().replaceAll(aroundTold, '').replace(/[.,]$/, '')
  const [, blank, next] = kinds.find(([heard]) => heard.test(question)) ?? ['', ...other]
  const isDear = /mahal|sebelah|murah/.test(question)
  const answer = fact === '' ? blank : isDear ? `Punya kami ${inSums(fact)}.` : `${sentenceCase(inSums(fact))}.`
  return [
    'Tinggal disalin:',
    [
      `1. *Halo Kak, terima kasih sudah bertanya. ${answer} ${next}*`,
      `2. *Siap, Kak. ${answer} Kalau jadi hari ini, saya siapkan sekarang dan fotonya saya kirim dulu ya.*`,
    ].join('\n'),
    fact === ''
      ? 'Isi yang di dalam kurung. Sebut jawabannya di sini kalau mau saya masukkan.'
      : 'Balas dalam lima menit kalau bisa, dan selalu tutup dengan satu pertanyaan supaya percakapannya jalan.',
  ].join('\n\n')
}

const quoted = /["'“‘«]([^"'”’»]{4,240})["'”’»]/u
const behindColon = /:\s{0,3}([^:]{4,240})$/
const ofDebts = /bayar|lunas|utang|hutang|tagih|bon\b/i

/** Whether an owner's own words are polite, and how the same is said more gently. */
export const gentler = (message: string): string => {
  const own = (quoted.exec(message)?.[1] ?? behindColon.exec(message)?.[1] ?? '').trim()
  if (ofDebts.test(own))
    return `Isinya jelas, tetapi terbaca seperti menyuruh. Yang lebih halus:\n\n${debtReminder(own)}`
  const core = own
    .replace(/^(?:pak|bu|mas|mbak|kak|bang)\s/i, '')
    .replaceAll(/\b(?:tolong|dong|ya|donk|sih|woi)\b/gi, '')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/[.!?]+$/, '')
    .trim()
  return [
    own === ''
      ? 'Tulis kalimatnya di antara tanda kutip, nanti saya haluskan. Sementara itu, ukurannya empat:'
      : 'Maksudnya jelas. Supaya terasa meminta, bukan menyuruh, lengkapi empat hal:',
    '1. **sapaan** dan nama, 2. **sebab** singkat, 3. permintaan sebagai **pertanyaan** dengan tanggal, 4. **terima kasih**',
    own === ''
      ? '*Selamat siang, Bu [nama]. Mohon maaf mengganggu, [sebab]. Kira-kira bisa [permintaan] sebelum [tanggal]? Terima kasih banyak.*'
      : `*Selamat siang, Pak/Bu [nama]. Mohon maaf mengganggu. Soal ini: ${core.charAt(0).toLowerCase()}${core.slice(1)}. Kira-kira bisa dibantu sebelum [tanggal], Pak/Bu? Kalau ada kendala, kabari saja. Terima kasih banyak.*`,
    'Hindari huruf besar semua, tanda seru, dan kata *kok*, *terus*, *padahal*; dibaca, bukan didengar, semuanya terasa lebih keras.',
  ].join('\n\n')
}
