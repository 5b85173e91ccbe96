import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'

import { Button, IconButton } from '#core/ui/client/button.tsx'
import type { BlockOf, SiteBlock } from '../shared/site-content.ts'
import f from './fields.module.css'
import { TextArea, TextInput } from './fields.tsx'
import { GalleryForm } from './gallery-form.tsx'
import { OffersForm } from './offers-form.tsx'
import { changedAt, withoutAt } from './site-editing.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface BlockFormProps<B extends SiteBlock = SiteBlock> {
  readonly block: B
  /** The heading that stands where the owner gives none. */
  readonly usualHeading: string
  readonly onChange: (props: Partial<B['props']>, field: string) => void
}

const PointsForm = ({ block, onChange }: BlockFormProps<BlockOf<'About'>>) => {
  const { points } = block.props
  return (
    <>
      {points.map((point, place) => (
        // The points have no names; their place is what is edited.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={f.entryKeys}>
          <TextInput
            label={`Keistimewaan ${place + 1}`}
            value={point}
            onChange={(value) =>
              onChange({ points: points.map((known, index) => (index === place ? value : known)) }, `point-${place}`)
            }
          />
          <IconButton
            label={`Hapus keistimewaan ${place + 1}`}
            onClick={() => onChange({ points: withoutAt(points, place) }, '')}
          >
            <Trash2 {...icon} />
          </IconButton>
        </div>
      ))}
      <Button
        icon={<Plus {...icon} />}
        touch
        wide
        disabled={points.length >= 30}
        onClick={() => onChange({ points: [...points, ''] }, '')}
      >
        Tambah keistimewaan
      </Button>
    </>
  )
}

const QuestionsForm = ({ block, onChange }: BlockFormProps<BlockOf<'Faq'>>) => {
  const { items } = block.props
  return (
    <>
      {items.map((item, place) => (
        // The questions have no names; their place is what is edited.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={f.entry}>
          <TextInput
            label={`Pertanyaan ${place + 1}`}
            value={item.question}
            onChange={(question) => onChange({ items: changedAt(items, place, { question }) }, `question-${place}`)}
          />
          <TextArea
            label="Jawaban"
            value={item.answer}
            onChange={(answer) => onChange({ items: changedAt(items, place, { answer }) }, `answer-${place}`)}
          />
          <Button
            look="quiet"
            icon={<Trash2 {...icon} />}
            onClick={() => onChange({ items: withoutAt(items, place) }, '')}
          >
            Hapus pertanyaan {place + 1}
          </Button>
        </div>
      ))}
      <Button
        icon={<Plus {...icon} />}
        touch
        wide
        disabled={items.length >= 40}
        onClick={() => onChange({ items: [...items, { question: '', answer: '' }] }, '')}
      >
        Tambah pertanyaan
      </Button>
    </>
  )
}

const ActionField = ({ block, onChange }: BlockFormProps<BlockOf<'Hero'> | BlockOf<'Call'>>) => (
  <TextInput
    label="Tulisan tombol"
    value={block.props.action}
    maxLength={60}
    onChange={(action) => onChange({ action }, 'action')}
  />
)

/** The texts of one block, and what it lists. */
export const BlockForm = ({ block, usualHeading, onChange }: BlockFormProps) => (
  <>
    {block.type === 'Hero' ? (
      <TextInput
        label="Baris kecil di atas judul"
        value={block.props.kicker}
        onChange={(kicker) => onChange({ kicker }, 'kicker')}
      />
    ) : null}
    <TextInput
      label="Judul"
      value={block.props.heading}
      placeholder={usualHeading}
      onChange={(heading) => onChange({ heading }, 'heading')}
    />
    <TextArea label="Kalimat" value={block.props.text} onChange={(text) => onChange({ text }, 'text')} />
    {block.type === 'Hero' || block.type === 'Call' ? (
      <ActionField block={block} usualHeading={usualHeading} onChange={onChange} />
    ) : null}
    {block.type === 'About' ? <PointsForm block={block} usualHeading={usualHeading} onChange={onChange} /> : null}
    {block.type === 'Faq' ? <QuestionsForm block={block} usualHeading={usualHeading} onChange={onChange} /> : null}
    {block.type === 'Goods' || block.type === 'Services' ? (
      <OffersForm items={block.props.items} onChange={(items, field) => onChange({ items }, field)} />
    ) : null}
    {block.type === 'Gallery' ? (
      <GalleryForm pictures={block.props.pictures} onChange={(pictures, field) => onChange({ pictures }, field)} />
    ) : null}
  </>
)
