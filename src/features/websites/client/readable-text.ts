import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { accountLabel } from '../shared/site-accounts.ts'
import { readSiteContent, type SiteBlock } from '../shared/site-content.ts'
import { daysText, timesText } from '../shared/site-facts.ts'
import { palettes } from '../shared/site-palettes.ts'
import { typeWords } from '../shared/type-words.ts'
import { blockNames } from '../shared/block-names.ts'

const blockLines = (block: SiteBlock): string[] => {
  const { props } = block
  const own = [props.heading, props.text]
  switch (block.type) {
    case 'Goods':
    case 'Services':
      return [
        ...own,
        ...block.props.items.map(({ name, price, unit, note }) =>
          [name, price === null ? '' : formatRupiah(price), unit && `/ ${unit}`, note]
            .filter((part) => part !== '')
            .join(' '),
        ),
      ]
    case 'About':
      return [...own, ...block.props.points]
    case 'Faq':
      return [...own, ...block.props.items.flatMap(({ question, answer }) => [question, answer])]
    case 'Gallery':
      return [...own, ...block.props.pictures.map(({ alt }) => `Foto: ${alt || 'tanpa keterangan'}`)]
    default:
      return own
  }
}

/** A website as plain lines, for comparing two versions; empty for what is no website. */
export const readableText = (content: unknown): string => {
  const site = readSiteContent(content)
  if (!site) return ''
  const { businessInfo: info } = site
  const facts = [
    ['Nama', info.name],
    ['Jenis', typeWords[info.type].label],
    ['Slogan', info.tagline],
    ['Cerita', info.description],
    ['Daerah', info.area],
    ['Alamat', info.address],
    ['Telepon', info.phone],
    ['WhatsApp', info.whatsapp],
    ['Email', info.email],
    ['Instagram', info.instagram],
    ...info.accounts.map(({ place, name }) => [accountLabel(place), name] as const),
    ...info.hours.map((at) => ['Jam', `${daysText(at.days)} ${timesText(at)}`.trim()] as const),
    ['Catatan jam', info.hoursNote],
    ['Warna', palettes[site.theme.palette].name],
  ] as const
  return [
    ...facts.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`),
    ...site.content.flatMap((block) => [
      `${blockNames[block.type]}${block.props.hidden ? ' (disembunyikan)' : ''}`,
      ...blockLines(block).filter((line) => line !== ''),
    ]),
  ].join('\n')
}
