import type { Block } from '#core/render/shared/render-tree.ts'
import { letterBlock } from '../shared/letter-blocks.ts'
import type { LetterData, LetterPerson } from '../shared/letter.ts'
import { Fact } from './facts.tsx'
import { DateFact, PlaceFact } from './field-rows.tsx'
import { useLetter } from './letter-editing.ts'
import { RenderedBlocks, Runs } from './rendered-blocks.tsx'
import s from './sheet.module.css'

type Counterparty = NonNullable<LetterData['counterparty']>

const textOf = (block: Block | undefined): string =>
  block && 'runs' in block ? block.runs.map(({ text }) => text).join('') : ''

/** The reader's lines: name, office with company, address. */
const ReaderLines = ({ lead }: { readonly lead: string }) => {
  const { letter, change } = useLetter()
  const { name, title, company, address } = letter.recipient
  const set = (key: keyof LetterPerson) => (value: string) =>
    change(`recipient.${key}`, (known) => ({ ...known, recipient: { ...known.recipient, [key]: value } }))
  // A company alone is written to its head; the exports do the same.
  const onlyCompany = name === '' && company !== ''
  return (
    <>
      <div>
        {lead}
        {onlyCompany && lead ? (
          <>
            <Fact label="Jabatan penerima" hint="Pimpinan" value={title} onChange={set('title')} />{' '}
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
        <div className={s.spare}>
          <Fact label="Nama penerima" hint="tambah nama" value={name} onChange={set('name')} />
        </div>
      ) : (
        <div className={title || company ? undefined : s.spare}>
          <span className={title ? undefined : s.spare}>
            <Fact label="Jabatan penerima" hint="tambah jabatan" value={title} onChange={set('title')} />{' '}
          </span>
          <Fact label="Perusahaan penerima" hint="tambah perusahaan" value={company} onChange={set('company')} />
        </div>
      )}
      <div className={address ? undefined : s.spare}>
        <Fact label="Alamat penerima" hint="tambah alamat" value={address} onChange={set('address')} />
      </div>
      {lead && !address ? <div>di tempat</div> : null}
    </>
  )
}

const noCounterparty: Counterparty = { name: '', title: '', company: '', address: '', role: 'PIHAK KEDUA' }

const ContractParties = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const { letter, change } = useLetter()
  const { sender, signer } = letter
  const other = letter.counterparty ?? noCounterparty
  const setOther = (key: keyof Counterparty) => (value: string) =>
    change(`counterparty.${key}`, (known) => ({
      ...known,
      counterparty: { ...(known.counterparty ?? noCounterparty), [key]: value },
    }))
  const setSigner = (key: 'name' | 'title') => (value: string) =>
    change(`signer.${key}`, (known) => ({ ...known, signer: { ...known.signer, [key]: value } }))
  const [opening = ''] = textOf(blocks[0]).split(', bertempat di ')
  const parties = blocks.filter(({ type }) => type === 'fields')
  const roles = blocks.filter((block, at) => at > 0 && block.type === 'paragraph')
  const intro = 'Pada hari ini '
  return (
    <>
      <p>
        {intro}
        <DateFact words={opening.slice(intro.length)} />, bertempat di <PlaceFact blank="kota penandatanganan" />, yang
        bertanda tangan di bawah ini:
      </p>
      <dl className={s.fields}>
        <div>
          <dt>1. Nama</dt>
          <dd>
            <Fact
              label="Nama wakil PIHAK PERTAMA"
              blank="nama wakil PIHAK PERTAMA"
              value={signer.name}
              onChange={setSigner('name')}
            />
          </dd>
        </div>
        <div>
          <dt>Jabatan</dt>
          <dd>
            <Fact
              label="Jabatan wakil PIHAK PERTAMA"
              blank={sender.name ? 'jabatan wakil PIHAK PERTAMA' : undefined}
              value={signer.title}
              onChange={setSigner('title')}
            />
          </dd>
        </div>
        <div>
          <dt>Alamat</dt>
          <dd>
            <Fact
              label="Alamat PIHAK PERTAMA"
              blank="alamat PIHAK PERTAMA"
              value={sender.address}
              onChange={(value) =>
                change('sender.address', (known) => ({ ...known, sender: { ...known.sender, address: value } }))
              }
            />
          </dd>
        </div>
      </dl>
      <RenderedBlocks blocks={roles.slice(0, 1)} />
      <dl className={s.fields}>
        <div>
          <dt>2. Nama</dt>
          <dd>
            <Fact
              label="Nama wakil PIHAK KEDUA"
              blank="nama wakil PIHAK KEDUA"
              value={other.name}
              onChange={setOther('name')}
            />
          </dd>
        </div>
        <div className={other.company ? undefined : s.spare}>
          <dt>Jabatan</dt>
          <dd>
            <Fact
              label="Jabatan wakil PIHAK KEDUA"
              blank={other.company ? 'jabatan wakil PIHAK KEDUA' : undefined}
              hint="tambah jabatan"
              value={other.title}
              onChange={setOther('title')}
            />
          </dd>
        </div>
        <div className={other.company ? undefined : s.spare}>
          <dt>Perusahaan</dt>
          <dd>
            <Fact
              label="Perusahaan PIHAK KEDUA"
              hint="tambah perusahaan"
              value={other.company}
              onChange={setOther('company')}
            />
          </dd>
        </div>
        <div>
          <dt>Alamat</dt>
          <dd>
            <Fact
              label="Alamat PIHAK KEDUA"
              blank="alamat PIHAK KEDUA"
              value={other.address}
              onChange={setOther('address')}
            />
          </dd>
        </div>
      </dl>
      {parties.length > 1 ? <RenderedBlocks blocks={roles.slice(1)} /> : null}
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
    <div className={s.reader}>
      {isHeaded ? (
        <div>
          <Runs runs={first.runs} />
        </div>
      ) : null}
      <ReaderLines lead={isHeaded ? '' : 'Yth. '} />
    </div>
  )
}
