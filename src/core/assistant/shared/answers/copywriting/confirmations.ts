import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { amount, valueOf } from '../told-figures.ts'
import { inRupiah } from '../reckon/way.ts'
import { clausesOf } from './clauses.ts'
import { written } from './in-writing.ts'

const counted = new RegExp(
  String.raw`(?<![\d.,@])(\d{1,5})\s?(?!rb|ribu|jt|juta)((?:\p{L}{2,12}\s){0,5}?\p{L}{2,12})?\s?(?:@|x|harga(?:nya)?|per\s\p{L}{2,10}|se(?:buah|kotak|porsi|biji)|masing-masing)\s?${amount}`,
  'iu',
)
const paid = new RegExp(
  String.raw`(?<!\p{L})(?:dp|uang muka|panjar|sudah bayar|udah bayar|sdh bayar)(?:nya)?\s(?:\p{L}{2,6}\s)?${amount}`,
  'iu',
)
const order =
  /(?:(?:tolong|tlg|coba|min|kak|bantu|minta|(?:di)?(?:buat|bikin|tulis)(?:kan|in)?|kata2|kata|kata-kata|kalimat|teks|pesan|chat|wa|whatsapp|buat|untuk|utk)\s){0,8}konfirm(?:asi)?(?:in|kan)?(?:\s(?:pesanan|pesenan|order|orderan|pemesanan|booking|jadwal)(?:nya)?)?(?:\s(?:ke|kepada|buat|untuk|utk)\s(?:pelanggan|pembeli|customer|(?:pak|bu|bapak|ibu|mas|mbak|kak|bang)\s\p{L}{2,14}))?[\s:,]{0,3}/iu
const called =
  /(?<!\p{L})((?:pak|bu|bapak|ibu|mas|mbak|mba|kak|bang|koh|ci|bunda|teh|kang|uni|uda|om|tante)\s(?!saya|kami|aku|mau|minta|pesan|pesen|order)\p{L}{2,14})/iu

/** A confirmation of an order, of what was told, with its total and what is left to pay where they follow from it. */
export const confirmationOf = (message: string): string => {
  const text = message.slice(0, 600)
  const found = order.exec(text)
  const before = found === null ? '' : text.slice(0, found.index)
  const behind = found === null ? text : text.slice(found.index + found[0].length)
  const who = called.exec(text)?.[1]?.replaceAll(/(?<!\p{L})\p{Ll}/gu, sentenceCase) ?? 'Kak [nama]'
  // What stands before the order tells who orders what; it is told once more behind it, or nowhere else.
  const told = [...(behind.split(/\s+/).length >= 4 ? [] : [before]), behind].join(', ')
  const when =
    /(?<!\p{L})(?:besok|lusa|hari ini|senin|selasa|rabu|kamis|jumat|sabtu|minggu|tanggal\s\d{1,2}|tgl\s\d{1,2})(?:\s(?:pagi|siang|sore|malam|depan))?(?:\s(?:jam|pukul)\s\d{1,2}(?:[.:]\d{2})?)?(?!\p{L})/iu
  const [at, atBehind] = [when.exec(before)?.[0], when.exec(told)?.[0]]
  const lines = [
    ...clausesOf(told).map((clause) => sentenceCase(written(clause))),
    ...(at === undefined || atBehind !== undefined ? [] : [`Untuk ${written(at)}`]),
  ]
  const goods = counted.exec(told)
  const each = valueOf(goods?.[3], goods?.[4])
  const total = each === null ? null : Number(goods?.[1]) * each
  const advance = paid.exec(told)
  const gone = valueOf(advance?.[1], advance?.[2])
  const isWhole = total !== null && total > 0 && told.match(new RegExp(counted, 'giu'))?.length === 1
  const sums =
    isWhole && gone !== null && gone < total
      ? [`Total ${inRupiah(total)}, sisa ${inRupiah(total - gone)}`]
      : isWhole
        ? [`Total ${inRupiah(total)}`]
        : []
  return [
    'Tinggal disalin:',
    [
      `*Halo ${who}, terima kasih sudah memesan. Kami konfirmasi pesanannya ya:*`,
      ...[...lines, ...sums].map((line) => `- *${line}*`),
    ].join('\n'),
    '*Kalau ada yang kurang pas, kabari kami sebelum dikerjakan. Terima kasih.*',
    'Tunggu jawaban "ya" sebelum mulai belanja bahan. Invoice atau kuitansi DP-nya bisa saya buatkan.',
  ].join('\n\n')
}
