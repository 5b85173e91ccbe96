import type { Block } from '#core/render/shared/render-tree.ts'
import { askedFor, DayFact, Fact } from './facts.tsx'
import { useLetter } from './letter-editing.ts'
import { Runs } from './rendered-blocks.tsx'
import l from './letter.module.css'
import s from './sheet.module.css'

/** The letter's number; the server allots one when the letter is made. */
export const NumberFact = () => {
  const { letter, change } = useLetter()
  return (
    <Fact
      label="Nomor surat"
      blank="nomor surat"
      value={letter.letterNumber}
      onChange={(value) => change('letterNumber', (known) => ({ ...known, letterNumber: value }))}
    />
  )
}

/** The letter's day. */
export const DateFact = ({ words, blank = 'tanggal surat' }: { readonly words?: string; readonly blank?: string }) => {
  const { letter, change } = useLetter()
  return (
    <DayFact
      label="Tanggal surat"
      blank={blank}
      value={letter.date}
      {...(words === undefined ? {} : { words })}
      onChange={(day) => change('date', (known) => ({ ...known, date: day }))}
    />
  )
}

/** The town before the date. */
export const PlaceFact = ({ blank }: { readonly blank?: string }) => {
  const { letter, change } = useLetter()
  return (
    <Fact
      label="Kota"
      blank={blank}
      hint="kota"
      value={letter.place}
      onChange={(value) => change('place', (known) => ({ ...known, place: value }))}
    />
  )
}

/** `Bandung, 21 November 2026`, both parts editable. */
export const PlaceAndDate = () => {
  const { letter } = useLetter()
  return (
    <>
      <span className={letter.place ? undefined : l.spare}>
        <PlaceFact />,{' '}
      </span>
      <DateFact />
    </>
  )
}

const SubjectFact = ({ blank, bold }: { readonly blank: string | undefined; readonly bold: boolean }) => {
  const { letter, change } = useLetter()
  return (
    <Fact
      label="Perihal"
      blank={blank}
      value={letter.subject}
      className={bold ? s.bold : undefined}
      onChange={(value) => change('subject', (known) => ({ ...known, subject: value }))}
    />
  )
}

const AttachmentFact = () => {
  const { letter, change } = useLetter()
  return (
    <Fact
      label="Lampiran"
      hint="tambah lampiran"
      value={letter.attachment}
      onChange={(value) => change('attachment', (known) => ({ ...known, attachment: value }))}
    />
  )
}

const StatusFact = () => {
  const { letter, change } = useLetter()
  return (
    <Fact
      label="Status pembayaran"
      hint="misalnya Lunas"
      value={letter.status ?? ''}
      className={s.bold}
      onChange={(value) => change('status', (known) => ({ ...known, status: value }))}
    />
  )
}

const DueDateFact = () => {
  const { letter, change } = useLetter()
  return (
    <DayFact
      label="Tanggal jatuh tempo"
      blank="tanggal jatuh tempo"
      value={letter.dueDate}
      onChange={(day) => change('dueDate', (known) => ({ ...known, dueDate: day }))}
    />
  )
}

const PayerFact = ({ blank }: { readonly blank: string | undefined }) => {
  const { letter, change } = useLetter()
  const { name, company } = letter.recipient
  const setRecipient = (key: 'name' | 'company') => (value: string) =>
    change(`recipient.${key}`, (known) => ({ ...known, recipient: { ...known.recipient, [key]: value } }))
  return (
    <>
      <Fact label="Nama pembayar" blank={blank} hint="tambah nama" value={name} onChange={setRecipient('name')} />
      <span className={company ? undefined : l.spare}>
        {name && company ? ', ' : ' '}
        <Fact label="Perusahaan pembayar" hint="tambah perusahaan" value={company} onChange={setRecipient('company')} />
      </span>
    </>
  )
}

type Row = Extract<Block, { type: 'fields' }>['rows'][number]

/** The field that belongs to a label of the exports; what is reckoned stays text. */
const FieldOf = ({ label, runs }: Row) => {
  const blank = askedFor(runs)
  switch (label) {
    case 'Nomor':
      return <NumberFact />
    case 'Tanggal':
      return <DateFact />
    case 'Jatuh tempo':
      return <DueDateFact />
    case 'Status':
      return <StatusFact />
    case 'Lampiran':
      return <AttachmentFact />
    case 'Perihal':
    case 'Untuk':
      return <SubjectFact blank={blank} bold={label === 'Perihal'} />
    case 'Diterima dari':
      return <PayerFact blank={blank} />
    default:
      return <Runs runs={runs} />
  }
}

/** The rows of a letter's head as the exports lay them out, each fact a field; what is reckoned stays text. */
export const FieldRows = ({ block }: { readonly block: Extract<Block, { type: 'fields' }> }) => {
  const { letter } = useLetter()
  const mayBePaid = letter.documentType === 'invoice' && !letter.status
  const isCorrespondence = block.aside !== undefined
  const hasAttachment = block.rows.some(({ label }) => label === 'Lampiran')
  return (
    <div className={l.fieldsRow}>
      <dl className={l.fields}>
        {block.rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              <FieldOf {...row} />
            </dd>
          </div>
        ))}
        {mayBePaid ? (
          <div className={l.spare}>
            <dt>Status</dt>
            <dd>
              <StatusFact />
            </dd>
          </div>
        ) : null}
        {isCorrespondence && !hasAttachment ? (
          <div className={l.spare}>
            <dt>Lampiran</dt>
            <dd>
              <AttachmentFact />
            </dd>
          </div>
        ) : null}
      </dl>
      {isCorrespondence ? (
        <div className={l.aside}>
          <PlaceAndDate />
        </div>
      ) : null}
    </div>
  )
}
