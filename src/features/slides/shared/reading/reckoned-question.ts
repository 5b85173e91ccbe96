import { countPattern } from '../deck-vocabulary.ts'
import { clausesOf, sentencesOf } from './split-message.ts'

/** What figures come to, as it is called where it is wanted. */
const results =
  /(?<!\p{L})(?:total|jumlah|laba|rugi|untung|keuntungan|profit|selisih|sisa|kurang|kekurangan|rata|rata-rata|persen|persentase|kenaikan|penurunan|pertumbuhan|margin|pendapatan|pemasukan|penghasilan|omzet|omset|hasil|cicilan|angsuran|capaian|pencapaian|balik modal|bep|titik impas|potensi|terkumpul|hpp|bagian|harga setelah|biaya|nilai|iuran|setoran|jatah|harga (?:jual|grosir|akhir|baru|promo)|saldo\p{L}*|tabungan|tagihan|gaji|bonus|komisi|kembalian)(?:nya)?(?!\p{L})/iu
const showing =
  /(?<!\p{L})(?:(?:tolong|mohon|coba|dan|lalu|terus|juga|sekalian|biar|supaya)\s+)*(?:di|ng|me[mn]?)?(?:tampil|tunjuk|jelas|muncul|masuk|cantum|sebut|tulis|terang|papar|taruh|kasih lihat|lihat|hitung|itung)(?:kan|in|ken|an)?(?:lah)?(?:\s(?:juga|jg|ya|dong|ke slide|di slide|di slidenya|di ppt))*(?!\p{L})/giu

const toSee = /(?<!\p{L})(?:di)?(?:tampil|tunjuk|muncul|cantum|lihat)(?:kan|in|ken)|(?<!\p{L})(?:berapa|brp)(?!\p{L})/iu

const asking = 'hitung'

/** A clause without the words that have it shown; null where it has none, or asks for nothing that is reckoned. */
const shownResult = (clause: string): string | null => {
  const bare = clause.replaceAll(showing, ' ').replaceAll(/ {2,}/g, ' ').trim()
  return bare === clause.trim() || !results.test(bare) ? null : bare
}

/** A told sum is no question: `biaya kirim dijelaskan 25rb`. */
const tellsSum = /(?!(?:19|20)\d\d(?!\d))(?<!\d)\d{4}|\d(?:\.\d{3})+|\d\s?(?:rb|ribu|jt|juta|k)(?!\p{L})/iu

/** What is wanted where it is only named: `total dan rata-ratanya`, `terus dibagi rata berempat`. */
const named =
  /(?<!\p{L})(?:berapa|brp|hitung\p{L}*|total\p{L}*|jumlah(?:nya|kan|in|no)|keseluruhan\p{L}*|laba\p{L}*|rugi|untung(?:nya)?|keuntungan\p{L}*|profit|selisih\p{L}*|beda(?:nya)|sisa\p{L}*|kekurangan\p{L}*|kurang(?:nya)|rata|rata-rata\p{L}*|persen\p{L}*|margin\p{L}*|bep|impas|balik modal|cicilan\p{L}*|shu|saldo akhir|dibagi\p{L}*|pembagian\p{L}*|perbandingan\p{L}*|(?:setelah|stlh) diskon\p{L}*|naik(?:nya)|kenaikan\p{L}*|pertumbuhan\p{L}*|rupiahnya|hpp)(?!\p{L})/iu

/** Where the last number of a clause ends: `… 67.200.000 tolong dihitung untungnya` is told without a comma. */
const behindSums = (clause: string): number => (/^.*\d\S*/su.exec(clause)?.[0] ?? '').length

const wishes = (text: string): string[] =>
  sentencesOf(text)
    .flatMap(clausesOf)
    .map((clause) => (tellsSum.test(clause) ? clause.slice(behindSums(clause)) : clause))
    .flatMap((clause) => {
      return shownResult(clause) ?? (named.test(clause) ? clause : [])
    })

/** Whether a line only wants something to be shown that is reckoned from others. */
export const asksResult = (line: string): boolean => !tellsSum.test(line) && shownResult(line) !== null

/** Whether a message wants to see a result: `sebut total` and `hitung modal` are what others do. */
export const asksToShow = (text: string): boolean =>
  sentencesOf(text)
    .flatMap(clausesOf)
    .some((clause) => toSee.test(clause) && results.test(clause))

/** Whether a slide's name is one of the results that `question` wants. */
export const isWished = (name: string, question: string): boolean =>
  !tellsSum.test(name) &&
  results.test(name) &&
  question.toLowerCase().includes(name.toLowerCase().split(' ').slice(0, 2).join(' '))

/** What a message wants to have reckoned, in its own words; empty where it only tells. */
export const wishedResults = (text: string): string => wishes(text).join(', ')

/**
 * A deck's message as an owner would ask who wants no deck: what shall be shown shall be reckoned. Null where nothing
 * is to be shown.
 */
export const reckonedQuestion = (text: string): string | null => {
  const plain = text.replace(countPattern, ' ')
  const asked = sentencesOf(plain)
    .flatMap(clausesOf)
    .reduce((whole, clause) => {
      const wanted = tellsSum.test(clause) ? null : shownResult(clause)
      return wanted === null ? whole : whole.replace(clause, `${asking} ${wanted}`)
    }, plain)
  return asked === plain ? null : asked
}
