import { NodeViewWrapper } from '@tiptap/react'
import type { ComponentType, ReactNode } from 'react'

import type { LetterBlock } from '../shared/content/document-content.ts'
import { documentTitles, letterTitle, numberStandsBelowTitle } from '../shared/letter/letter-facts.ts'
import { letterBlock } from '../shared/letter/letter-blocks.ts'
import type { LetterData } from '../shared/letter.ts'
import { Fact } from './facts.tsx'
import { Logo } from './letterhead-logo.tsx'
import { FieldRows, NumberFact } from './field-rows.tsx'
import { GoodsTable } from './goods-table-view.tsx'
import { useLetter } from './letter-editing.ts'
import { PaymentInfo } from './payment-info-view.tsx'
import { Recipient } from './recipient-view.tsx'
import { RenderedBlocks } from './rendered-blocks.tsx'
import l from './letter.module.css'
import { Signature } from './signature-view.tsx'

const Letterhead = () => {
  const { letter, change } = useLetter()
  const { sender } = letter
  const set = (name: keyof typeof sender) => (value: string) =>
    change(`sender.${name}`, (known) => ({ ...known, sender: { ...known.sender, [name]: value } }))
  return (
    <div className={l.letterhead}>
      <Logo />
      <p className={l.business}>
        <Fact label="Nama usaha" blank="nama usaha" value={sender.name} onChange={set('name')} />
      </p>
      <div>
        <Fact label="Alamat usaha" blank="alamat usaha" value={sender.address} onChange={set('address')} />
      </div>
      <div className={l.contact}>
        <span>
          {sender.phone ? 'Telp. ' : ''}
          <Fact label="Nomor telepon" blank="nomor telepon" value={sender.phone} onChange={set('phone')} />
        </span>
        <span className={sender.email ? undefined : l.spare}>
          <Fact label="Email usaha" hint="tambah email" value={sender.email} onChange={set('email')} />
        </span>
        <span className={sender.website ? undefined : l.spare}>
          <Fact label="Situs web usaha" hint="tambah situs web" value={sender.website} onChange={set('website')} />
        </span>
      </div>
      {sender.npwp || letter.tax ? (
        <div>
          {sender.npwp ? 'NPWP ' : ''}
          <Fact label="NPWP usaha" blank="NPWP" value={sender.npwp} onChange={set('npwp')} />
        </div>
      ) : null}
    </div>
  )
}

/** The type's own title is not stored as one of the letter. */
const withTitle = (letter: LetterData, title: string): LetterData => {
  const { title: _, ...rest } = letter
  return title === documentTitles[letter.documentType] ? rest : { ...rest, title }
}

const LetterTitle = () => {
  const { letter, change } = useLetter()
  const isBooklet = (letter.documentType === 'proposal' || letter.documentType === 'laporan') && !letter.title
  const subject = (className?: string) => (
    <Fact
      label="Perihal"
      hint="tambah perihal"
      value={letter.subject}
      className={className}
      onChange={(value) => change('subject', (known) => ({ ...known, subject: value }))}
    />
  )
  return (
    <>
      <div className={l.title}>
        <h2>
          <Fact
            label="Judul surat"
            value={letterTitle(letter)}
            onChange={(value) => change('title', (known) => withTitle(known, value))}
          />
        </h2>
        {numberStandsBelowTitle(letter) ? (
          <div>
            Nomor: <NumberFact />
          </div>
        ) : null}
        {isBooklet ? <div className={letter.subject ? undefined : l.spare}>{subject()}</div> : null}
      </div>
      {letter.documentType === 'kontrak' ? (
        <div className={letter.subject ? l.about : l.spare}>
          <p className={l.tight}>tentang</p>
          <p>{subject(l.upper)}</p>
        </div>
      ) : null}
    </>
  )
}

const LetterInfo = () => {
  const { letter } = useLetter()
  return letterBlock(letter, 'letterInfo').map((block, at) =>
    block.type === 'fields' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the type of the letter fixes these blocks
      <FieldRows key={at} block={block} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <RenderedBlocks key={at} blocks={[block]} />
    ),
  )
}

const inSheet = (View: () => ReactNode, name: LetterBlock): ComponentType => {
  const LetterBlockView = () => (
    <NodeViewWrapper className={l.block} data-letter-block={name} contentEditable={false}>
      <View />
    </NodeViewWrapper>
  )
  return LetterBlockView
}

/** How each letter block is drawn and edited in place. */
export const letterViews = {
  letterhead: inSheet(Letterhead, 'letterhead'),
  letterTitle: inSheet(LetterTitle, 'letterTitle'),
  letterInfo: inSheet(LetterInfo, 'letterInfo'),
  recipient: inSheet(Recipient, 'recipient'),
  goodsTable: inSheet(GoodsTable, 'goodsTable'),
  paymentInfo: inSheet(PaymentInfo, 'paymentInfo'),
  signature: inSheet(Signature, 'signature'),
} as const satisfies Record<LetterBlock, ComponentType>
