import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { inSeries } from '#core/text/shared/series.ts'

import { fallbackName, viewOf } from './page-view.ts'
import type { AskedPage } from './read-page-wishes.ts'
import { listSiteBlanks } from './site-blanks.ts'
import type { SiteContent } from './site-content.ts'
import { daysText, timesText } from './site-facts.ts'
import { typeWords } from './type-words.ts'

const bold = (some: readonly AskedPage[]): string => inSeries(some.map(({ name }) => `**${name}**`))

/** Pages that were asked for are parts of one page here: which ones visitors find, and which wait for something. */
const pagesSentence = (content: SiteContent, pages: readonly AskedPage[]): string => {
  if (pages.length === 0) return ''
  const { shown } = viewOf(content, false)
  const isShown = ({ block }: AskedPage): boolean =>
    shown.some(({ type }) => type === block || (block === 'Offers' && (type === 'Goods' || type === 'Services')))
  const there = pages.filter(isShown)
  const waiting = pages.filter((page) => page.block !== null && !isShown(page))
  const unknown = pages.filter(({ block }) => block === null)
  return [
    there.length > 0 &&
      `Semuanya saya susun dalam satu halaman: ${bold(there)} jadi bagiannya, dan menu di atas langsung melompat ke sana.`,
    waiting.length > 0 && `${bold(waiting)} baru tampil setelah isinya Anda lengkapi.`,
    unknown.length > 0 && `${bold(unknown)} belum bisa dijadikan bagian tersendiri.`,
  ]
    .filter((part) => part !== false)
    .join(' ')
}

/** An address that others have already is not given twice. */
const addressSentence = ({ root }: SiteContent): string =>
  root.props.address === undefined
    ? ''
    : `Alamat webnya saya mulai dengan **${root.props.address}**. Kalau sudah dipakai usaha lain atau tidak boleh dipakai, alamat terdekat yang kosong dipasang; yang berlaku terlihat di canvas.`

/** What the chat says while the site is being built: what went in, and what is left to fill in. */
export const introduceSite = (content: SiteContent, pages: readonly AskedPage[] = []): string => {
  const info = content.businessInfo
  const words = typeWords[info.type]
  const items = content.content.flatMap((block) =>
    block.type === 'Goods' || block.type === 'Services' ? block.props.items : [],
  )
  const priced = items.filter(({ price }) => price !== null)
  const named = info.name === fallbackName ? '' : ` **${info.name}**`
  const first = priced[0]
  const facts = [
    items.length > 0 &&
      `${words.offersHeading}: ${formatNumber(items.length)} ${items.length === 1 && first?.price ? `(${first.name}, ${formatRupiah(first.price)})` : 'pilihan'}${
        priced.length > 0 && items.length > 1 ? `, ${formatNumber(priced.length)} dengan harga` : ''
      }.`,
    info.hours.length > 0 &&
      `${words.hoursHeading}: ${info.hours.map((at) => `${daysText(at.days)} ${timesText(at)}`.trim()).join('; ')}.`,
    info.address !== '' && `Alamat: ${info.address}, dengan tombol Lihat peta.`,
    info.whatsapp !== '' && `Tombol WhatsApp ke ${info.whatsapp}.`,
  ].filter((fact) => fact !== false)
  const blanks = listSiteBlanks(content).map(({ name }) => name)
  const kind = info.type === 'umum' ? '' : ` ${words.called}`
  return [
    `Website${named || kind} sedang dibangun.`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    pagesSentence(content, pages),
    addressSentence(content),
    blanks.length > 0
      ? `Yang belum Anda sebut tidak saya karang dan tidak tampil di halaman: ${inSeries(blanks)}. Tinggal diisi lewat **Isi website**.`
      : '',
    'Pembuatannya terbuka di canvas; begitu tayang, alamatnya bisa langsung dibagikan.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
