import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Account, PricedThing } from '../../deck-request.ts'
import { moneyText } from '../told-figures.ts'
import { added } from './told-sums.ts'

/** Words over what is planned: its sums are budgets. */
export const ofPlan =
  /^(?:rencana|program|agenda)\s(?:kerja|kegiatan|anggaran|belanja|pengembangan|renovasi|pembangunan|pengadaan|pembelian|tahun)|^(?:anggaran|rab|rencana anggaran)(?!\p{L})/iu
const times =
  /^(?:q[1-4]|(?:kuartal|triwulan|semester|bulan|minggu|tahap|tahun)\s\S+|\p{L}{3,9}(?:\s20\d\d)?|20\d\d)$/iu
const most = 12
/** `rencana beli polybag 300rb, bibit 250rb`: what neighbours mean to buy. */
const toBuy = /^rencana(?:nya)?\s+(?:mau\s+)?(beli|belanja|sewa|bikin|bangun|renovasi)\s+(?=\p{L})/iu
const ofBuying = /^rencana (?:belanja|sewa|bikin|bangun|renovasi)$/iu

/**
 * `rencana kerja 2027: beli cold storage 250jt (Q1), pelatihan 30jt (Q2)`: what is planned has a budget, no price; with
 * when it shall be, and what all of it comes to. Null where things are offered.
 */
export const plannedSums = (topic: string, goods: readonly PricedThing[]): Account | null => {
  const [first] = goods
  const lead = toBuy.exec(first?.name ?? '')
  if (first && lead)
    return plannedSums(
      `Rencana ${lead[1]?.toLowerCase() === 'beli' ? 'belanja' : (lead[1] ?? '').toLowerCase()}`,
      goods.map((one) => (one === first ? { ...one, name: sentenceCase(one.name.replace(toBuy, '')) } : one)),
    )
  const isPlan = (ofPlan.test(topic) || ofBuying.test(topic)) && goods.length > 1 && goods.length <= most
  if (!isPlan || goods.some(({ name, per }) => per !== '' || name === '')) return null
  const hasNotes = goods.some(({ note }) => note !== '')
  const areTimes = goods.every(({ note }) => note === '' || times.test(note))
  const total = moneyText(added(goods.map(({ price }) => ({ value: price }))))
  return {
    title: sentenceCase(topic.replace(/\s+(?:untuk|buat|di)\s.*$/iu, '')),
    rows: [
      ['Kegiatan', ...(hasNotes ? [areTimes ? 'Waktu' : 'Keterangan'] : []), 'Anggaran'],
      ...goods.map(({ name, note, price }) => [
        sentenceCase(name),
        ...(hasNotes ? [sentenceCase(note)] : []),
        moneyText(price),
      ]),
      ['Total', ...(hasNotes ? [''] : []), total],
    ],
    results: [{ label: 'Total anggaran', value: total }],
    chart: null,
  }
}
