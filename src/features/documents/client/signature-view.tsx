import type { Block, Run } from '#core/render/shared/render-tree.ts'
import { letterBlock } from '../shared/letter/letter-blocks.ts'
import { askedFor, Fact } from './facts.tsx'
import { useLetter } from './letter-editing.ts'
import { noCounterparty } from './recipient-view.tsx'
import { RenderedBlocks } from './rendered-blocks.tsx'
import l from './letter.module.css'
import s from './sheet.module.css'

/** A hand as the exports draw it: what stands above the name, the name, the office where one is asked for. */
interface Hand {
  readonly above: readonly Block[]
  readonly name: readonly Run[] | undefined
  readonly office: readonly Run[] | undefined
}

const runsOf = (block: Block | undefined): readonly Run[] | undefined =>
  block?.type === 'paragraph' ? block.runs : undefined

const handOf = (cell: readonly Block[]): Hand => {
  const pen = cell.findLastIndex(({ type }) => type === 'space' || type === 'box')
  return { above: cell.slice(0, pen + 1), name: runsOf(cell[pen + 1]), office: runsOf(cell[pen + 2]) }
}

interface HandViewProps {
  readonly hand: Hand
  readonly who: string
  readonly person: { readonly name: string; readonly title: string }
  readonly onChange: (key: 'name' | 'title', value: string) => void
}

const HandView = ({ hand, who, person, onChange }: HandViewProps) => (
  <div>
    <RenderedBlocks blocks={hand.above} />
    <div className={s.bold}>
      <Fact
        label={`Nama ${who}`}
        blank={askedFor(hand.name)}
        value={person.name}
        onChange={(value) => onChange('name', value)}
      />
    </div>
    <div className={hand.office ? undefined : l.spare}>
      <Fact
        label={`Jabatan ${who}`}
        blank={askedFor(hand.office)}
        hint="tambah jabatan"
        value={person.title}
        onChange={(value) => onChange('title', value)}
      />
    </div>
  </div>
)

/** Who signs. The words above the name are the exports' own; name and office are fields. */
export const Signature = () => {
  const { letter, change } = useLetter()
  const columns = letterBlock(letter, 'signature').find(({ type }) => type === 'columns')
  if (columns?.type !== 'columns') return null
  const [left = [], right = []] = columns.cells
  const isContract = letter.documentType === 'kontrak'
  const signer = (
    <HandView
      hand={handOf(isContract ? left : right)}
      who={isContract ? 'PIHAK PERTAMA' : 'penanda tangan'}
      person={letter.signer}
      onChange={(key, value) =>
        change(`signer.${key}`, (known) => ({ ...known, signer: { ...known.signer, [key]: value } }))
      }
    />
  )
  return (
    <div className={l.columns}>
      {isContract ? (
        signer
      ) : (
        <div>
          <RenderedBlocks blocks={left} />
        </div>
      )}
      {isContract ? (
        <HandView
          hand={handOf(right)}
          who="PIHAK KEDUA"
          person={letter.counterparty ?? noCounterparty}
          onChange={(key, value) =>
            change(`counterparty.${key}`, (known) => ({
              ...known,
              counterparty: { ...(known.counterparty ?? noCounterparty), [key]: value },
            }))
          }
        />
      ) : (
        signer
      )}
    </div>
  )
}
