import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { clausesOf } from './clauses.ts'
import { written } from './in-writing.ts'
import { withoutOrder } from './text-orders.ts'

/** What the card is and to whom it goes: the order itself, no part of what it says. */
const ofTheCard =
  /^(?:(?:ucapan|kartu|terima kasih|terimakasih|makasih|thank you|thanks|mengucapkan|ngucapin|buat|untuk|utk|di|dalam|dlm|ditaruh|ditaro|diselipkan|diselipin|selipan|tempel|ke|para|setiap|tiap|semua|pelanggan|pembeli|customer|konsumen|langganan|reseller|kecil|yang|yg|sudah|udah|telah|belanja|beli|order|pesan|kami|saya|aku|toko|box|dus|kotak|paket|kemasan|packing|bungkusan|plastik|singkat|pendek|manis|lucu|hangat|sopan)(?!\p{L})\s{0,2})+/iu
const sold =
  /(?:paket|kemasan|packing|belanja|beli|pembeli|pelanggan|order)\s((?!(?:ajak|kasih|biar|dan|yang|yg|kami|saya|ku|tag|minta|suruh|isi|supaya|di|dari|dapat|dapet|dikasih|untuk|buat|dong|ya|online|setia|tetap|lama|baru|pertama)(?!\p{L}))\p{L}{3,12}(?:\s(?!(?:ajak|kasih|biar|dan|yang|yg|kami|saya|tag|minta|suruh|isi|supaya|di|dari|dapat|dapet|untuk|buat|dong|ya)(?!\p{L}))\p{L}{3,12})?)/iu
/** `…, bikinin ucapannya dong dari Kukis Mama Lia`: the order, wherever it stands. */
const ordersWords =
  /(?:^|[,.;]\s)(?:tolong\s|minta\s)?(?:di)?(?:buat|bikin|tulis)\p{L}*\s(?:kata|ucapan|kartu|kalimat|teks|pesan)[^,.;]*/giu
const invites = /^(?:ajak(?:\smereka|\spembeli|\spelanggan)?|suruh|minta|mohon|tolong)\s/iu
const opensFact = /\s(?=(?:ajak|minta|kasih tahu|kasih tau|kasi tau|ada)\s)/iu

const general =
  'Pilih satu, tulis tangan kalau bisa:\n\n1. Di kemasan: *Terima kasih, Kak [nama]! Pesanan Kakak dibungkus sendiri oleh [nama Anda]. Kalau ada yang kurang, kabari kami dulu ya: WA [nomor].*\n2. Lewat WA sesudah sampai: *Kak [nama], [barang]-nya sudah diterima? Terima kasih sudah belanja di tempat kecil kami. Semoga cocok.*\n3. Untuk langganan: *Bu [nama], ini pesanan yang ke-[5]. Terima kasih sudah setia; hari ini ada [bonus kecil] untuk Ibu.*\n\nSatu nama dan satu kalimat pendek lebih diingat daripada kartu cetak. Jangan menyelipkan promosi di pesan yang sama.'

/** Words of thanks to a buyer, with what the owner wants said on them. */
export const thanksWords = (message: string): string => {
  const text = withoutOrder(message.slice(0, 500))
  const thing = sold.exec(text)?.[1]?.toLowerCase() ?? null
  const told = text
    .replace(ofTheCard, '')
    .replace(thing === null ? /^$/u : new RegExp(`^${thing}`, 'iu'), '')
    .trim()
  const facts = clausesOf(told.replace(ordersWords, ''), opensFact)
    .filter((fact) => fact.split(/\s+/).length >= 2 && !/^(?:dari|toko|warung|nama)\s/iu.test(fact))
    .map((fact) =>
      sentenceCase(
        written(
          fact
            .replace(invites, '')
            .replace(/^(?:kasih|kasi) (?:tahu|tau)\s/iu, '')
            .replace(/\s(?=(?:dapet|dapat|dikasih|nanti dapat|ada)\s)/iu, ', '),
        ),
      ),
    )
  if (facts.length === 0 && thing === null) return general
  const bought = thing === null ? 'sudah berbelanja' : `sudah membeli ${thing} kami`
  const said = facts.length === 0 ? '' : ` ${facts.join('. ')}.`
  return [
    'Pilih satu, tulis tangan kalau bisa:',
    [
      `1. *Terima kasih, Kak [nama], ${bought}!${said} Salam hangat dari [nama usaha].*`,
      `2. *Kak [nama], terima kasih sudah memilih kami. Semoga cocok, ya.${said}*`,
    ].join('\n'),
    `Satu nama dan satu kalimat pendek lebih diingat daripada kartu cetak.${said === '' ? '' : ' Cek lagi syarat dan masa berlakunya sebelum dicetak.'}`,
  ].join('\n\n')
}
