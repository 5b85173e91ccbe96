import type { Block } from '#core/render/shared/render-tree.ts'
import { letterBlock } from '../shared/letter-blocks.ts'
import { Fact } from './facts.tsx'
import { useLetter } from './letter-editing.ts'
import { RenderedBlocks } from './rendered-blocks.tsx'
import s from './sheet.module.css'

/** What stands above the name: the words, the place for the pen, the duty stamp. */
const aboveName = (cell: readonly Block[]): Block[] => {
  const pen = cell.findLastIndex(({ type }) => type === 'space' || type === 'box')
  return cell.slice(0, pen + 1)
}

const SignerFacts = ({ nameBlank, titleBlank }: { readonly nameBlank: string; readonly titleBlank?: string }) => {
  const { letter, change } = useLetter()
  const set = (key: 'name' | 'title') => (value: string) =>
    change(`signer.${key}`, (known) => ({ ...known, signer: { ...known.signer, [key]: value } }))
  return (
    <>
      <div className={s.bold}>
        <Fact label="Nama penanda tangan" blank={nameBlank} value={letter.signer.name} onChange={set('name')} />
      </div>
      <div className={titleBlank || letter.signer.title ? undefined : s.spare}>
        <Fact
          label="Jabatan penanda tangan"
          blank={titleBlank}
          hint="tambah jabatan"
          value={letter.signer.title}
          onChange={set('title')}
        />
      </div>
    </>
  )
}

const CounterpartyFacts = () => {
  const { letter, change } = useLetter()
  const other = letter.counterparty ?? { name: '', title: '', company: '', address: '', role: 'PIHAK KEDUA' }
  const set = (key: 'name' | 'title') => (value: string) =>
    change(`counterparty.${key}`, (known) => ({
      ...known,
      counterparty: { ...(known.counterparty ?? other), [key]: value },
    }))
  return (
    <>
      <div className={s.bold}>
        <Fact label="Nama PIHAK KEDUA" blank="nama PIHAK KEDUA" value={other.name} onChange={set('name')} />
      </div>
      {other.company || other.title ? (
        <Fact
          label="Jabatan PIHAK KEDUA"
          blank={other.company ? 'jabatan PIHAK KEDUA' : undefined}
          value={other.title}
          onChange={set('title')}
        />
      ) : null}
    </>
  )
}

/** Who signs. The words above the name are the exports' own; name and office are fields. */
export const Signature = () => {
  const { letter } = useLetter()
  const columns = letterBlock(letter, 'signature').find(({ type }) => type === 'columns')
  if (columns?.type !== 'columns') return null
  const [left = [], right = []] = columns.cells
  const isReceipt = letter.documentType === 'kuitansi'
  const blanks = isReceipt
    ? { nameBlank: 'nama penerima uang' }
    : { nameBlank: 'nama penanda tangan', titleBlank: 'jabatan penanda tangan' }
  return letter.documentType === 'kontrak' ? (
    <div className={s.columns}>
      <div>
        <RenderedBlocks blocks={aboveName(left)} />
        <SignerFacts {...blanks} />
      </div>
      <div>
        <RenderedBlocks blocks={aboveName(right)} />
        <CounterpartyFacts />
      </div>
    </div>
  ) : (
    <div className={s.columns}>
      <div />
      <div>
        <RenderedBlocks blocks={aboveName(right)} />
        <SignerFacts {...blanks} />
      </div>
    </div>
  )
}
