import type { ReactNode } from 'react'

import type { Block } from '#core/render/shared/render-tree.ts'
import { letterBlock } from '../shared/letter/letter-blocks.ts'
import type { LetterData, LetterPerson } from '../shared/letter.ts'
import { askedFor, Fact } from './facts.tsx'
import { DateFact, PlaceFact } from './field-rows.tsx'
import { useLetter } from './letter-editing.ts'
import { RenderedBlocks, Runs } from './rendered-blocks.tsx'
import l from './letter.module.css'

type Counterparty = NonNullable<LetterData['counterparty']>

const textOf = (block: Block | undefined): string =>
  block && 'runs' in block ? block.runs.map(({ text }) => text).join('') : ''

/** The reader's lines: name, office with company, address. */
const ReaderLines = ({ lead, addressed }: { readonly lead: string; readonly addressed: string }) => {
  const { letter, change } = useLetter()
  const { name, title, company, address } = letter.recipient
  const set = (key: keyof LetterPerson) => (value: string) =>
    change(`recipient.${key}`, (known) => ({ ...known, recipient: { ...known.recipient, [key]: value } }))
  // A company alone is written to its head; the exports do the same.
  const onlyCompany = name === '' && company !== ''
  const head = addressed.slice(lead.length, -company.length || undefined).trim()
  return (
    <>
      <div>
        {lead}
        {onlyCompany && lead ? (
          <>
            <Fact label="Jabatan penerima" hint={head} value={title} onChange={set('title')} />{' '}
            <Fact label="Perusahaan penerima" value={company} onChange={set('company')} />
          </>
        ) : (
          <Fact
            label="Nama penerima"
            blank={onlyCompany ? undefined : 'nama penerima'}
            hint="tambah nama"
            value={name}
            onChange={set('name')}
          />
        )}
      </div>
      {onlyCompany && lead ? (
        <div className={l.spare}>
          <Fact label="Nama penerima" hint="tambah nama" value={name} onChange={set('name')} />
        </div>
      ) : (
        <div className={title || company ? undefined : l.spare}>
          <span className={title ? undefined : l.spare}>
            <Fact label="Jabatan penerima" hint="tambah jabatan" value={title} onChange={set('title')} />{' '}
          </span>
          <Fact label="Perusahaan penerima" hint="tambah perusahaan" value={company} onChange={set('company')} />
        </div>
      )}
      <div className={address ? undefined : l.spare}>
        <Fact label="Alamat penerima" hint="tambah alamat" value={address} onChange={set('address')} />
      </div>
      {lead && !address ? <div>di tempat</div> : null}
    </>
  )
}

export const noCounterparty: Counterparty = { name: '', title: '', company: '', address: '', role: 'PIHAK KEDUA' }

interface PartyProps {
  readonly party: string
  readonly block: Block | undefined
  readonly person: { readonly name: string; readonly title: string; readonly address: string }
  readonly onChange: (key: 'name' | 'title' | 'address', value: string) => void
  readonly children?: ReactNode
}

const partyKeys = { Nama: 'name', Jabatan: 'title', Alamat: 'address' } as const

/** One party's rows as the exports have them, each a field. */
const Party = ({ party, block, person, onChange, children }: PartyProps) => (
  <dl className={l.fields}>
    {block?.type === 'fields'
      ? block.rows.map(({ label, runs }) => {
          const name = (['Nama', 'Jabatan', 'Alamat'] as const).find((known) => label.endsWith(known))
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {name ? (
                  <Fact
                    label={`${name} ${party} di pembukaan`}
                    blank={askedFor(runs)}
                    value={person[partyKeys[name]]}
                    onChange={(value) => onChange(partyKeys[name], value)}
                  />
                ) : (
                  <Runs runs={runs} />
                )}
              </dd>
            </div>
          )
        })
      : null}
    {children}
  </dl>
)

const ContractParties = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const { letter, change } = useLetter()
  const { sender, signer } = letter
  const other = letter.counterparty ?? noCounterparty
  const setOther = (key: 'name' | 'title' | 'company' | 'address', value: string): void =>
    change(`counterparty.${key}`, (known) => ({
      ...known,
      counterparty: { ...(known.counterparty ?? noCounterparty), [key]: value },
    }))
  const setFirst = (key: 'name' | 'title' | 'address', value: string): void =>
    change(`first.${key}`, (known) =>
      key === 'address'
        ? { ...known, sender: { ...known.sender, address: value } }
        : { ...known, signer: { ...known.signer, [key]: value } },
    )
  const [opening = ''] = textOf(blocks[0]).split(', bertempat di ')
  const [first, second] = blocks.filter(({ type }) => type === 'fields')
  const [role, ...others] = blocks.filter((block, at) => at > 0 && block.type === 'paragraph')
  const intro = 'Pada hari ini '
  return (
    <>
      <p>
        {intro}
        <DateFact words={opening.slice(intro.length)} blank="tanggal kontrak" />, bertempat di{' '}
        <PlaceFact blank="kota penandatanganan" />, yang bertanda tangan di bawah ini:
      </p>
      <Party party="PIHAK PERTAMA" block={first} person={{ ...signer, address: sender.address }} onChange={setFirst} />
      <RenderedBlocks blocks={role ? [role] : []} />
      <Party party="PIHAK KEDUA" block={second} person={other} onChange={setOther}>
        <div className={other.company ? undefined : l.spare}>
          <dt>{'    Usaha'}</dt>
          <dd>
            <Fact
              label="Usaha PIHAK KEDUA"
              hint="tambah nama usaha"
              value={other.company}
              onChange={(value) => setOther('company', value)}
            />
          </dd>
        </div>
      </Party>
      <RenderedBlocks blocks={others} />
    </>
  )
}

/** To whom the letter goes; in a contract both parties. */
export const Recipient = () => {
  const { letter } = useLetter()
  const blocks = letterBlock(letter, 'recipient')
  const [first] = blocks
  if (letter.documentType === 'kontrak') return <ContractParties blocks={blocks} />
  if (first?.type !== 'paragraph') return null
  const isHeaded = first.runs[0]?.bold === true
  return (
    <div className={l.reader}>
      {isHeaded ? (
        <div>
          <Runs runs={first.runs} />
        </div>
      ) : null}
      <ReaderLines lead={isHeaded ? '' : 'Yth. '} addressed={textOf(first)} />
    </div>
  )
}
