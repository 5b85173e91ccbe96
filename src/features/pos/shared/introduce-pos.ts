import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import { rateFigure } from './charges.ts'
import { fallbackNames, type PosRequest } from './pos-request.ts'

const shown = 5

/** A name as it was written: signs that the chat would read as Markdown stay signs. */
const plain = (name: string): string => name.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&')

const firstOf = (names: readonly string[], most: number): string =>
  names.length > most ? `${names.slice(0, most).join(', ')}, dan ${names.length - most} lainnya` : names.join(', ')

const goodsLine = ({ goods }: PosRequest): string => {
  if (goods.length === 0) return 'Belum ada barang. Tambahkan di tab Produk: nama, harga, dan stok.'
  const names = goods.map(
    ({ name, price, stock }) =>
      `${plain(name)} ${formatRupiah(price)}${stock !== null && stock > 0 ? ` (stok ${formatNumber(stock)})` : ''}`,
  )
  return `**${formatNumber(goods.length)} barang** sudah masuk: ${firstOf(names, shown)}.`
}

/** A name that nobody said is told as one, so that it does not end up on receipts unnoticed. */
const namelessLine = ({ businessName }: PosRequest, title: string): string[] =>
  businessName === '' && Object.values(fallbackNames).includes(title)
    ? [`Nama usaha belum disebut, sementara saya tulis "${title}". Ganti namanya di canvas.`]
    : []

const unpricedLine = ({ unpriced }: PosRequest): string[] =>
  unpriced.length === 0
    ? []
    : [`Belum disebut harganya, jadi belum masuk: ${firstOf(unpriced.map(plain), shown)}. Isi di tab Produk.`]

/** Prices that nobody told are told with how they came about. */
const reckonedLine = ({ reckoned = [] }: PosRequest): string[] =>
  reckoned.length === 0 ? [] : [`Harga yang dihitung dari pesan Anda: ${firstOf(reckoned.map(plain), shown)}.`]

/** Whose stock a line is about: by name where they are few. */
const stockOf = (some: PosRequest['goods'], all: number): string =>
  some.length === all
    ? 'Stoknya'
    : some.length > 2
      ? `Stok ${formatNumber(some.length)} barang`
      : `Stok ${some.map(({ name }) => plain(name)).join(' dan ')}`

const emptyShelf = ({ goods }: PosRequest): string[] => {
  const empty = goods.filter(({ stock }) => stock === 0)
  if (empty.length === 0) return []
  return [`${stockOf(empty, goods.length)} masih 0. Isi dulu jumlahnya supaya bisa dijual.`]
}

/** Work and food are sold without anybody counting them; where that is so, it is told with the way to change it. */
const uncounted = ({ goods }: PosRequest): string[] => {
  const free = goods.filter(({ stock }) => stock === null)
  if (free.length === 0) return []
  return [
    `${stockOf(free, goods.length)} tidak dihitung, jadi langsung bisa dijual. Kalau mau dihitung, nyalakan **Hitung stok** di tab Produk.`,
  ]
}

/** What is added to bills is told: it changes what every buyer pays. */
const chargesLine = ({ chargeRules: rules }: PosRequest): string[] => {
  if (!rules) return []
  const added = [
    ...(rules.serviceRate > 0 ? [`layanan ${rateFigure(rules.serviceRate)}%`] : []),
    ...(rules.taxRate > 0 ? [`${rules.taxName} ${rateFigure(rules.taxRate)}%`] : []),
  ]
  return [`Setiap tagihan ditambah ${added.join(' dan ')}. Ubah di **Pengaturan kasir**, bagian Pajak dan layanan.`]
}

const waysOfRounding = { down: 'ke bawah', nearest: 'ke yang terdekat', up: 'ke atas' } as const

const roundingLine = ({ roundingRule: rule }: PosRequest): string[] =>
  rule
    ? [
        `Uang tunai dibulatkan ${waysOfRounding[rule.way]} per ${formatRupiah(rule.step)}. Ubah di **Pengaturan kasir**.`,
      ]
    : []

const receiptLine = ({ receiptNote = '' }: PosRequest): string[] =>
  receiptNote === '' ? [] : [`Di bawah setiap struk tertulis: ${plain(receiptNote)}.`]

/** A till asks everybody for one price; where others were told, it is said how they are sold at. */
const otherPricesLine = ({ otherPrices = '' }: PosRequest): string[] =>
  otherPrices === ''
    ? []
    : [`${plain(otherPrices)}: saya catat, belum dipasang otomatis. Saat menjual, ketuk barangnya lalu ubah harganya.`]

const barcodeLine = ({ hasBarcodes, goods }: PosRequest): string[] =>
  hasBarcodes === true && goods.every(({ barcode }) => barcode === undefined)
    ? ['Kasir bisa memindai barcode dengan kamera HP atau alat pemindai. Isi kode tiap barang di tab Produk.']
    : []

/** What the chat says about a till that was just made: what stands in it, and the two taps that finish it. */
export const introducePos = (request: PosRequest, title: string): string =>
  [
    `**Kasir ${plain(title)}** sudah disiapkan.`,
    [
      ...namelessLine(request, title),
      goodsLine(request),
      ...reckonedLine(request),
      ...unpricedLine(request),
      ...uncounted(request),
      ...chargesLine(request),
      ...roundingLine(request),
      ...receiptLine(request),
      ...otherPricesLine(request),
      ...barcodeLine(request),
      ...emptyShelf(request),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    'Tinggal dua ketukan di canvas: **Connect**, lalu **Selesaikan POS**. Setelah itu kasir punya alamat sendiri dan bisa dibuka di HP.',
  ].join('\n\n')
