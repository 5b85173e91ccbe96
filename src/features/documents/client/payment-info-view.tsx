import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'

import { letterBlock } from '../shared/letter/letter-blocks.ts'
import { dayText, isPaid, validUntil } from '../shared/letter/letter-facts.ts'
import type { LetterData, LetterLine } from '../shared/letter.ts'
import { Fact, ValueFact } from './facts.tsx'
import { useLetter } from './letter-editing.ts'
import { RenderedBlocks } from './rendered-blocks.tsx'
import g from './goods.module.css'
import l from './letter.module.css'
import s from './sheet.module.css'
import { readDays, readMoney, writeDays, writeMoney } from './typed-values.ts'

type Account = LetterData['bankAccounts'][number]

const noLine: LetterLine = { description: '', quantity: null, unit: '', price: null }

const noAccount: Account = { bank: '', number: '', holder: '' }

const facts = [
  { key: 'bank', label: 'Bank', blank: 'nama bank' },
  { key: 'number', label: 'No. rekening', blank: 'nomor rekening' },
  { key: 'holder', label: 'Atas nama', blank: 'nama pemilik rekening' },
] as const

const Accounts = ({ shown }: { readonly shown: readonly Account[] }) => {
  const { change } = useLetter()
  const set = (at: number, key: keyof Account) => (value: string) =>
    change(`account.${at}.${key}`, (known) => ({
      ...known,
      bankAccounts: shown.map((account, index) => (index === at ? { ...account, [key]: value } : account)),
    }))
  const remove = (at: number) => () =>
    change(`account.${at}.remove`, (known) => ({
      ...known,
      bankAccounts: known.bankAccounts.filter((_, index) => index !== at),
    }))
  return shown.map((account, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- accounts have no identity but their place
    <div key={at} className={l.fieldsRow}>
      <dl className={l.fields}>
        {facts.map(({ key, label, blank }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Fact label={label} blank={blank} value={account[key]} onChange={set(at, key)} />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length > 1 ? (
        <button type="button" className={g.tool} aria-label={`Hapus rekening ${at + 1}`} onClick={remove(at)}>
          <Trash2 size={16} strokeWidth={1.9} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  ))
}

const AddAccount = () => {
  const { change } = useLetter()
  return (
    <div className={g.adders}>
      <button
        type="button"
        className={g.adder}
        onClick={() =>
          change('account.add', (known) => ({
            ...known,
            bankAccounts: [...(known.bankAccounts.length > 0 ? known.bankAccounts : []), noAccount],
          }))
        }
      >
        <Plus size={14} strokeWidth={2} aria-hidden="true" />
        Rekening
      </button>
    </div>
  )
}

const Validity = () => {
  const { letter, change } = useLetter()
  const last = validUntil(letter)
  const days = (
    <ValueFact
      label="Masa berlaku dalam hari"
      blank={last === null ? 'batas masa berlaku' : undefined}
      value={letter.validityDays}
      read={readDays}
      write={writeDays}
      onChange={(value) => change('validityDays', (known) => ({ ...known, validityDays: value }))}
    />
  )
  return last === null ? (
    <p>
      Penawaran ini berlaku sampai dengan {days}
      {letter.validityDays === null ? '' : ' hari'}.
    </p>
  ) : (
    <p>
      Penawaran ini berlaku selama {days} hari, yaitu sampai dengan {dayText(last)}.
    </p>
  )
}

/** The sum of a receipt: typed here where it stands for one payment, reckoned where the goods are listed. */
const ReceivedAmount = () => {
  const { letter, change } = useLetter()
  const [only = noLine, ...others] = letter.lines
  if (others.length > 0 || only.quantity !== null) {
    return <RenderedBlocks blocks={letterBlock(letter, 'paymentInfo')} />
  }
  return (
    <div className={l.box}>
      {only.price === null ? '' : 'Rp '}
      <ValueFact
        label="Jumlah uang"
        blank="jumlah uang"
        className={s.bold}
        value={only.price}
        read={readMoney}
        write={writeMoney}
        onChange={(price) =>
          change('price', (known) => ({ ...known, lines: [{ ...(known.lines[0] ?? noLine), price }] }))
        }
      />
    </div>
  )
}

/** How and until when to pay: the exports' sentences with their facts as fields. */
export const PaymentInfo = () => {
  const { letter } = useLetter()
  const blocks = letterBlock(letter, 'paymentInfo')
  const invites = blocks.filter(
    (block, at) => block.type === 'paragraph' && (at > 0 || letter.documentType === 'invoice'),
  )
  switch (letter.documentType) {
    case 'surat_penawaran':
      return (
        <>
          <Validity />
          <RenderedBlocks blocks={invites} />
          <Accounts shown={letter.bankAccounts} />
          <AddAccount />
        </>
      )
    case 'invoice':
      return (
        <>
          <RenderedBlocks blocks={invites} />
          <Accounts shown={letter.bankAccounts.length > 0 || isPaid(letter) ? letter.bankAccounts : [noAccount]} />
          {isPaid(letter) ? null : <AddAccount />}
        </>
      )
    case 'kuitansi':
      return <ReceivedAmount />
    default:
      return <Accounts shown={letter.bankAccounts} />
  }
}
