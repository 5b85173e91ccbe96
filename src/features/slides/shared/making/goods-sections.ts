import type { DeckRequest, PricedThing } from '../deck-request.ts'
import { moneyText } from '../reading/told-figures.ts'
import { joinWords } from '../reading/told-words.ts'
import { columnsSection, inGroups, most, type Section } from './section.ts'

export const priceText = ({ price, per }: PricedThing): string =>
  per === '' ? moneyText(price) : `${moneyText(price)} per ${per}`

/** `menu baru kedai Teras Senja` is the menu. */
const groupName = (group: string): string => (/\s\p{Lu}/u.test(group) ? (group.split(' ')[0] ?? group) : group)

const goodsTitle = ({ figures, goods, purpose }: DeckRequest): string => {
  const group = goods.find((one) => one.group !== '')?.group ?? ''
  if (
    /^(?:menu|produk|daftar harga|layanan|jasa|katalog|paket|harga)/i.test(group) &&
    group.length <= 40 &&
    !/\d/.test(group)
  )
    return /harga|katalog|sponsor/i.test(group) ? group : `${groupName(group)} dan harga`
  if (goods.length > 1 && /^paket\b/i.test(goods[0]?.name ?? '')) return 'Paket dan harga'
  if (figures.some(({ label }) => /^HPP\b/.test(label))) return 'Bahan dan biaya'
  if (
    goods.every(({ name }) =>
      /^(?:biaya|spp|iuran|uang (?:pangkal|gedung|sekolah|kuliah|pendaftaran|daftar|seragam|buku|makan|bulanan))\b/i.test(
        name,
      ),
    )
  )
    return 'Biaya'
  if (/sponsor/i.test(group)) return 'Paket sponsor'
  // What sponsors give goes by the metals, and so do packages that are sold.
  if (goods.some(({ name }) => /^(?:platinum|gold|silver|bronze)\b/i.test(name)))
    return purpose === 'proposal' ? 'Paket sponsor' : 'Paket dan harga'
  if (
    goods.every(({ name }) =>
      /(?<!\p{L})(?:bonus|denda|potong\p{L}*|telat|terlambat|insentif|upah|komisi|lembur)(?!\p{L})/iu.test(name),
    )
  )
    return 'Bonus dan potongan'
  if (purpose === 'training' || purpose === 'report')
    return goods.some(({ name }) => /^(?:bonus|denda|insentif|upah|komisi)\b/i.test(name))
      ? 'Bonus dan ketentuan'
      : goods.some(({ per }) => per !== '')
        ? 'Daftar harga'
        : 'Rincian jumlah'
  return purpose === 'other' ? 'Daftar harga' : 'Produk dan harga'
}

/** Two or three packages beside each other, each with its price and what it holds; null where they are no packages. */
const packageSection = (request: DeckRequest): Section | null => {
  const { goods, purpose } = request
  const isRich = goods.length > 1 && goods.length < 4 && goods.some(({ holds = [] }) => holds.length > 1)
  if (!isRich || goods.some(({ note, holds }) => note !== '' && holds === undefined)) return null
  const title =
    purpose === 'proposal' && /sponsor/i.test(`${request.topic} ${goods[0]?.group ?? ''}`)
      ? 'Paket sponsor'
      : 'Paket dan harga'
  const columns = goods.map((one) => ({ title: one.name, lines: [priceText(one), ...(one.holds ?? [])] }))
  return {
    ...columnsSection(title, columns),
    notes: `Mulai dari ${goods[0]?.name ?? ''}, lalu sebut apa yang bertambah di paket berikutnya; tanyakan mana yang paling cocok.`,
  }
}

export const goodsSections = (request: DeckRequest): Section[] => {
  const packages = packageSection(request)
  return packages === null ? pricedSections(request) : [packages]
}

const pricedSections = (request: DeckRequest): Section[] =>
  inGroups(request.goods, most.rows).map((part): Section => ({
    title: goodsTitle(request),
    kind: 'goods',
    lines: part.map((one) => `${one.name}: ${priceText(one)}${one.note === '' ? '' : ` (${one.note})`}`),
    goods: part,
    notes: `Sebutkan ${joinWords(part.slice(0, 4).map(({ name }) => name))}${part.length > 4 ? ', dan seterusnya' : ''}, lalu beri waktu untuk bertanya.`,
  }))
