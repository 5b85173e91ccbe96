import type { ItemKind } from '#core/items/shared/kinds.ts'

import type { AssistantContext } from '../port.ts'

/** What is said of a thing as a whole is short. */
const longest = 80

const opening =
  '^(?:(?:sip|oke|ok|okay|mantap|eh|oh|nah|terus|trus|tolong|coba|bisa|makasih|thanks|ya|yaudah)[\\s,]+){0,3}'
const ending = '(?:\\s+(?:ya|dong|deh|aja|saja|kak|min|dulu|bos|gan|pak|bu))*\\s*[.!?]*$'
const person = '(?:pak|bu|bapak|ibu|mas|mbak|kak|bang|ko|ci)\\s+\\p{L}[\\p{L} ]{1,30}'
const sent = '(?:kirim|share|bagi|forward|terus)(?:kan|in)?'

/** `kirim ke WA dong`, `sip, kirimin ke WA Pak Rahmat ya`, `share ke Bu Ani`. */
const sending = new RegExp(
  `${opening}(?:langsung\\s+)?(?:di)?${sent}(?:\\s+(?:ini|itu|aja|langsung|suratnya|invoicenya|notanya|kuitansinya|penawarannya|filenya|pdfnya|slidenya|webnya|linknya)){0,2}\\s+(?:(?:ke|lewat|via|pakai|pake)\\s+)?(?:(?:wa|whatsapp|email|e-mail|gmail|telegram)(?:nya)?(?:\\s+${person}?)?|(?:ke|kepada)\\s+${person}?)${ending}`,
  'iu',
)
/** `batal`, `ga jadi deh`. */
const takingBack = new RegExp(
  `${opening}(?:batal(?:in|kan)?|dibatalin|cancel|(?:ga|gak|nggak|ngga|tidak)\\s?jadi)(?:\\s+(?:itu|ini|yang tadi|semua))?${ending}`,
  'i',
)
/** `jadiin bahasa Inggris dong`, `terjemahkan ke bahasa Jawa`, `bikin versi English`. */
const translating = new RegExp(
  `${opening}(?:di)?(?:jadi|bikin|buat|ubah|ganti|terjemah|translate)(?:kan|in)?\\s+(?:ini\\s+|suratnya\\s+|slidenya\\s+|webnya\\s+)?(?:ke|jadi|dalam|dlm|versi|pakai|pake|ke dalam)?\\s*(?:bahasa|bhs|b\\.|versi)?\\s*(?:inggris|english|jawa|sunda|arab|mandarin|korea|melayu)(?:nya)?${ending}`,
  'i',
)

const shared =
  'Yang menekan kirim tetap Anda; saya tidak mengirim pesan atas nama siapa pun. Dua cara, gratis:\n\n1. Tekan **Bagikan** di atas canvas, salin tautannya, lalu tempel di WhatsApp atau email.\n2. **Unduh PDF**, lalu lampirkan.'
const handing: Readonly<Record<ItemKind, string | null>> = {
  document: shared,
  presentation: shared,
  analysis: shared,
  website:
    'Yang menekan kirim tetap Anda. Begitu website tayang, tekan **Salin alamat** di canvas, lalu tempel di WhatsApp.',
  pos: null,
}

/**
 * What is answered to words about the item at hand as a whole that neither change it nor order another: that it be sent,
 * taken back or translated. Null for other words. Free, and nothing is made.
 */
export const answerSaidOfItem = (
  message: string,
  { openItem, lastMade }: Pick<AssistantContext, 'openItem' | 'lastMade'>,
): string | null => {
  const item = openItem ?? lastMade
  if (item === undefined || message.length > longest) return null
  const said = message.trim()
  if (sending.test(said)) return handing[item.kind]
  if (takingBack.test(said))
    return `Baik, Juragan. Usulan yang belum Anda terima cukup ditekan **Tolak**, tanpa biaya. **${item.title}** sendiri tetap ada; kalau mau seperti sebelumnya, tekan **Riwayat** di atas canvas, pilih versinya, lalu *Pulihkan versi ini*.`
  return translating.test(said)
    ? `Menerjemahkan belum bisa: yang saya tulis selalu berbahasa Indonesia. **${item.title}** tetap seperti sekarang, dan tidak ada poin yang dipotong.`
    : null
}
