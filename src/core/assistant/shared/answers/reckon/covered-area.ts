import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const times = String.raw`\s?(?:x|×|kali)\s?`
const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
const valueIn = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
const square = String.raw`(?:m2|m²|meter\s?persegi|meter\s?kuadrat|meter2)`
/** `6 x 9 meter`, `54 m2`: what is to be covered. */
const sides = new RegExp(
  String.raw`(?<![\d.,])${number}\s?(?:m|meter)?${times}${number}\s?(?:m|meter|mtr)(?!\p{L}|2)`,
  'iu',
)
const whole = new RegExp(String.raw`(?<![\d.,])${number}\s?${square}`, 'iu')
const packs = 'dus|kardus|box|kaleng|galon|pail|ember|rol|roll|sak|karung|pak|lembar|liter|kg|kilo'
/** `keramik 60x60`: one piece, in centimetres. */
const piece = new RegExp(String.raw`(?<![\d.,])${number}${times}${number}(?:\s?cm)?(?!\s?(?:m|meter)(?!\p{L}))`, 'iu')
const piecesIn = /(?<!\p{L})isi(?:nya)?\s(\d{1,3})\s?(?:keping|lembar|biji|buah|pcs|potong)?/iu
/** `1 kaleng cukup buat 12 m2`: what one pack covers. */
const covers = new RegExp(
  String.raw`(?<!\p{L})(?:1\s?|satu\s|se|per\s?|tiap\s)(${packs})\s(?:\d{1,3}\s?(?:kg|kilo|liter)\s)?(?:\p{L}{2,12}\s){0,4}?${number}\s?${square}`,
  'iu',
)
const spare =
  /(?:lebih\p{L}*|cadangan|tambah\p{L}*|sisa\p{L}*|waste|buat jaga\p{L}*)\s(?:\p{L}+\s){0,2}(\d{1,2})\s?(?:%|persen)/u
const asked = new RegExp(String.raw`(?:berapa|brp|piro)\s(${packs}|keping)(?!\p{L})`, 'iu')
const priced = new RegExp(
  String.raw`(?:harga(?:nya)?|se(?:${packs})|per\s?(?:${packs}))\s(?:\p{L}{2,8}\s)?${amount}|${amount}\s?(?:per\s?|se|/\s?)(?:${packs})(?!\p{L})`,
  'iu',
)
const sidesTold = /(?<![\d.,])(\d{1,2}|dua|tiga|empat)\s(?:sisi|dinding|tembok|kamar|ruang\p{L}*|petak)(?!\p{L})/u
const coats = /(?<![\d.,])(\d|dua|tiga)\s?(?:x\s|kali\s)?(?:lapis|polesan|ulas\p{L}*)(?!\p{L})/u
const spelledCounts: Readonly<Record<string, number>> = { dua: 2, tiga: 3, empat: 4 }
const countIn = (found: RegExpExecArray | null): number =>
  found === null ? 1 : (spelledCounts[found[1] ?? ''] ?? Number(found[1]))
const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** `lantai 6 x 9 meter, keramik 60x60 isi 4 sedus, dilebihin 10%, berapa dus`: packs that cover an area. */
export const coveredArea = (message: string): Reckoned | null => {
  let rest = message.toLowerCase()
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest)
    if (found !== null) rest = rest.replace(found[0], ' ; ')
    return found
  }
  if (!/berapa|brp|piro/.test(rest)) return null
  const unit = asked.exec(rest)?.[1]
  const cover = take(covers)
  const area = take(sides)
  const told = area === null ? take(whole) : null
  const [tile, inPack, more, price] = [cover === null ? take(piece) : null, take(piecesIn), take(spare), take(priced)]
  const [walls, layers] = [countIn(take(sidesTold)), countIn(take(coats))]
  const ofOne = area === null ? valueIn(told?.[1]) : valueIn(area[1]) * valueIn(area[2])
  const all = ofOne * walls * layers
  const ofPiece = (valueIn(tile?.[1]) * valueIn(tile?.[2])) / 10_000
  const count = Number(inPack?.[1] ?? 1)
  const ofPack = cover === null ? ofPiece * count : valueIn(cover[2])
  // One pack that is named with its size changes nothing.
  if (/\d/.test(rest.replace(new RegExp(String.raw`(?<!\d)1\s(?:${packs})`, 'u'), ' ')) || !(all > 0) || !(ofPack > 0))
    return null
  const pack = cover?.[1] ?? unit ?? (inPack === null ? 'keping' : 'dus')
  const share = Number(more?.[1] ?? 0)
  const needed = all * (1 + share / 100)
  const packsNeeded = Math.ceil(Math.round((needed / ofPack) * 1e6) / 1e6)
  const each = valueOf(price?.[1] ?? price?.[3], price?.[2] ?? price?.[4])
  return {
    name: 'covered_area',
    text: paragraphs(
      `Butuh **${formatNumber(packsNeeded)} ${pack}**${each === null ? '' : `, ${formatNumber(packsNeeded)} × ${inRupiah(each)} = **${inRupiah(packsNeeded * each)}**`}.`,
      listed([
        area === null
          ? `luas ${exact.format(ofOne)} m²`
          : `luas: ${exact.format(valueIn(area[1]))} × ${exact.format(valueIn(area[2]))} = ${exact.format(ofOne)} m²`,
        ...(walls * layers > 1
          ? [
              `${exact.format(ofOne)} m²${walls > 1 ? ` × ${walls} sisi` : ''}${layers > 1 ? ` × ${layers} lapis` : ''} = ${exact.format(all)} m²`,
            ]
          : []),
        ...(share > 0 ? [`ditambah ${share}%: ${exact.format(needed)} m²`] : []),
        ...(tile === null
          ? [`1 ${pack}: ${exact.format(ofPack)} m²`]
          : [
              `1 keping: ${tile[1] ?? ''} × ${tile[2] ?? ''} cm = ${exact.format(ofPiece)} m²${inPack === null ? '' : `, 1 ${pack} isi ${count}: ${exact.format(ofPack)} m²`}`,
            ]),
        `${exact.format(needed)} ÷ ${exact.format(ofPack)} = ${exact.format(needed / ofPack)}, dibulatkan ke atas`,
      ]),
      share > 0 ? '' : 'Tambahkan 5 sampai 10% untuk potongan dan yang pecah.',
    ),
  }
}
