import type { Asked } from '../answer.ts'
import { type Trade, tradeOf } from '../copywriting/offer.ts'
import { buyersOfPlace } from './buyers-of-a-place.ts'

const side = String.raw`((?:[\p{L}\d-]{2,15}\s){0,3}[\p{L}\d-]{2,15})`
const or = String.raw`\s(?:sama|atau|ato|apa|vs|versus|dibanding(?:kan|in)?|dan|ama|karo|jeung)\s`
const better = String.raw`(?:mending(?:an)?|enak(?:an)?|bagus(?:an)?|untung(?:an)?|cocok(?:an)?|pilih|baik(?:nya|an)?|lebih\s\p{L}{3,10})`
const whichFirst = new RegExp(
  String.raw`(?<!\p{L})${better}(?:\s(?:yang|yg))?(?:\smana)?(?:\s?[,:?])?\s${side}${or}${side}`,
  'iu',
)
const whichLast = new RegExp(String.raw`${side}${or}${side}\s(?:itu\s)?${better}(?:\s(?:yang|yg))?\s(?:mana|ya)`, 'iu')
const whichAfter = new RegExp(
  String.raw`${side}${or}${side}\s?,?\s(?:yang|yg|mana)\s(?:mana|yang|yg)?\s?${better}`,
  'iu',
)

const whichOfPlans = new RegExp(
  String.raw`(?:buka|jual|jualan)\s([\p{L}-]{3,15})[^.?]{1,40}?(?:buka|jual|jualan)\s([\p{L}-]{3,15})[^?]{0,60}(?:pilih|mending|bagusan|enakan|untungan)`,
  'iu',
)

/** Words around a side that are not part of it. */
const before =
  /^(?:(?:mas|mbak|bu|pak|bang|kak|min|halo|mau|saya|aku|jualan|jual|buka|usaha|dagang|bisnis|bikin|beli|pakai|pake|lebih|antara|kalau|kalo|enak|bagus|mending|yang|yg|mana|bingung|pilih)\s)+/
const behind =
  /\s(?:buat|untuk|utk|di|dekat|deket|ya|yah|dong|kak|bang|sih|modal|lokasi|kalau|kalo|biar|mending|mana|yang|yg|itu|lebih|buka|jualan)(?:\s.*)?$/

const trimmed = (words: string): string => words.toLowerCase().replace(before, '').replace(behind, '').trim()

/** The two between which a message chooses; null where it names no two. */
const sidesIn = (text: string): readonly [string, string] | null => {
  const lower = text.toLowerCase().slice(0, 300)
  const found = whichLast.exec(lower) ?? whichAfter.exec(lower) ?? whichFirst.exec(lower) ?? whichOfPlans.exec(lower)
  const [one, other] = [trimmed(found?.[1] ?? ''), trimmed(found?.[2] ?? '')]
  return one.length < 3 || other.length < 3 || one === other ? null : [one, other]
}

const table = (one: string, other: string, rows: readonly string[]): string =>
  [`| | ${one} | ${other} |`, '|---|---|---|', ...rows.map((row) => `| ${row} | | |`)].join('\n')

const ofGoods = [
  'modal satu porsi atau barang',
  'harga yang mau dibayar pembeli',
  'laku sehari (coba 3 hari)',
  'yang terbuang atau sisa',
  'alat yang harus dibeli',
]
const served: ReadonlySet<Trade> = new Set<Trade>(['laundry', 'repair', 'beauty', 'service'])
const ofServices = [
  'modal alat dan tempat',
  'tarif sekali layanan',
  'bahan sekali layanan',
  'pelanggan sehari (tanya 10 orang sekitar)',
  'siapa yang sudah bisa mengerjakan',
]
const ofAnything = [
  'biaya sampai jalan',
  'biaya tiap bulan',
  'tambahan untung sebulan',
  'kalau ternyata salah, bisa berhenti atau dijual?',
  'siapa yang mengerjakan',
]

/**
 * Where two things are weighed of which nothing special is known: how they are compared with the owner's own figures, and
 * what the place that was told asks for.
 */
export const answerBetween = ({ text, asks }: Asked): { readonly name: string; readonly text: string } | null => {
  const sides = asks ? sidesIn(text) : null
  if (sides === null) return null
  const [one, other] = sides
  const isGoods = sides.every((thing) => tradeOf(thing) !== 'other')
  const isService = sides.some((thing) => served.has(tradeOf(thing)))
  return {
    name: 'between_two',
    text: [
      isGoods
        ? `Antara **${one}** dan **${other}**, yang menang bukan yang lebih ramai, tetapi yang **untung seharinya lebih besar** di tempat Anda setelah yang terbuang dihitung. Isi dulu:`
        : `Antara **${one}** dan **${other}** tidak ada jawaban yang sama untuk semua usaha. Bandingkan dengan keadaan Anda sendiri; isi dulu:`,
      table(one, other, isService ? ofServices : isGoods ? ofGoods : ofAnything),
      isGoods
        ? 'Untung sehari = (harga − modal) × laku − yang terbuang.'
        : 'Pilih yang **untungnya sebulan menutup biayanya** paling cepat. Kalau hampir sama, ambil yang lebih murah dan mudah dibatalkan.',
      buyersOfPlace(text),
      isGoods
        ? 'Kalau alatnya hampir sama, mulai dari yang paling Anda kuasai, lalu uji yang satunya dua hari seminggu. Sebut angkanya, nanti saya hitungkan mana yang menang.'
        : 'Sebut angka dan keadaannya, nanti saya bandingkan.',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}
