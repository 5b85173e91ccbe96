import { bind, onlyIf, p } from '../draft.ts'
import { isHead, isTimeUnit } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const asking = words(
  '(?:bisa|dapat|dapet|jadi|sanggup|cukup|kapasitas\\p{L}*|keburu|kekejar|terkejar|maksimal|berapa|brp)',
)
const ofOthers = words('omzet|omset|untung\\p{L}*|laba|gaji|upah|modal|harga|banding\\p{L}*|vs|stok')
const once = words('sekali|tiap|setiap|per|satu|1|sekali jalan')
const ordered = words('pesanan|orderan|order|pesan|permintaan|target|harus')

const isMinutes = ({ count }: Term): boolean => count?.noun === 'menit'
const isHours = ({ count }: Term): boolean => count?.noun === 'jam'

/** So many at once in so many minutes, and the hours of a day: how many are made in it, and whether that is enough for an order. */
export const batchesADay: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message) || terms.some(({ count }) => count === null)) return null
  const pieces = terms.filter((one) => one.count !== null && !isTimeUnit(one.count.noun) && !isMinutes(one))
  const [length, moreLengths] = terms.filter(isMinutes)
  const [hours, moreHours] = terms.filter(isHours)
  const [order, moreOrders] = pieces.filter(({ entry }) => ordered.test(entry.said))
  const [batch, moreBatches] = pieces.filter((one) => one !== order)
  if (!length?.count || !hours?.count || !batch?.count || moreLengths || moreHours || moreOrders || moreBatches)
    return null
  const { noun } = batch.count
  if (!once.test(batch.entry.said) || noun === '' || isHead(noun) || (order && order.count?.noun !== noun)) return null
  if (terms.length !== pieces.length + 2 || hours.value > 24 || length.value <= 0) return null
  const book = openBook()
  const each = book.count(batch.count, 'Sekali buat')
  const minutes = book.count(length.count, 'Lama sekali buat')
  const open = book.count(hours.count, 'Waktu sehari')
  const rounds = Math.floor((open.value * 60) / minutes.value)
  const often = book.step('Kali dalam sehari', `floor(${open.id} * 60 / ${minutes.id})`, rounds, {
    unit: 'count',
    noun: 'kali',
  })
  const made = book.times('Hasil sehari', [often, each], { unit: 'count', noun, per: 'hari' })
  const wanted = order?.count ? book.count({ ...order.count, per: null, rate: null }, 'Pesanan') : null
  const gap = wanted ? book.less('Lebih atau kurang', made, [wanted], { unit: 'count', noun }) : null
  const size = gap
    ? book.step('Besarnya', `abs(${gap.id})`, Math.abs(gap.value), { unit: 'count', noun, quiet: true })
    : null
  return {
    type: 'umum',
    title: 'Analisis Kapasitas',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Sehari bisa **${bind(made.id)}**, dari ${bind(often.id)} @ ${bind(each.id)}.`),
      ...(gap && size && wanted
        ? [
            p(
              `Cukup untuk pesanan ${bind(wanted.id)}, lebih **${bind(size.id)}**.`,
              onlyIf(gap.id, 'positive', 'zero'),
            ),
            p(`Tidak cukup untuk pesanan ${bind(wanted.id)}: kurang **${bind(size.id)}**.`, onlyIf(gap.id, 'negative')),
          ]
        : []),
    ],
    key: made.id,
    shown: [made.id, often.id, ...(gap ? [gap.id] : [])],
    next: ['Waktu menyiapkan di antara dua kali buat belum dihitung: [isi waktu siap].'],
  }
}
