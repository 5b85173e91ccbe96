import type { ItemFact } from '#core/assistant/shared/item-questions/item-fact.ts'
import type { OpenItem } from '#core/assistant/shared/port.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { readSiteContent } from './site-content.ts'

const fact = (called: string, label: string, text: string): ItemFact => ({
  called,
  says: text === '' ? `${label} belum diisi.` : `${label} **${text}**.`,
})

/** What an owner may ask of a website that is there: its prices and the number it is reached by. */
export const siteQuestions = ({ content }: Pick<OpenItem, 'content'>): readonly ItemFact[] => {
  const site = readSiteContent(content)
  if (site === null) return []
  const { whatsapp, phone } = site.businessInfo
  const offers = site.content.flatMap((block) =>
    block.type === 'Goods' || block.type === 'Services' ? block.props.items : [],
  )
  return [
    ...offers.map(({ name, price, unit }): ItemFact => ({
      called: name,
      besides: `harga tarif biaya per ${unit}`,
      says:
        price === null
          ? `${name} belum diberi harga.`
          : `${name} **${formatRupiah(price)}**${unit === '' ? '' : ` per ${unit}`}.`,
    })),
    fact('wa whatsapp nomor', 'nomor WhatsApp', whatsapp || phone),
  ]
}
