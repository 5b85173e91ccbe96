import Plus from 'lucide-react/icons/plus'
import { type CSSProperties, useEffect, useId, useMemo, useRef } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import type { AnalysisBlock, AnalysisContent, Section } from '../shared/analysis-content.ts'
import { withBlock, withParagraph, withSectionTitle } from '../shared/edit-content.ts'
import { type ProseTokens, proseTokens } from '../shared/prose-tokens.ts'
import { showSection } from '../shared/view.ts'
import { reckonNumbers } from '../shared/reckon.ts'
import s from './section-edit.module.css'
import { BlockView } from './section-view.tsx'

interface BlockEditProps {
  readonly block: AnalysisBlock
  readonly tokens: ProseTokens
  readonly onBlock: (block: AnalysisBlock) => void
}

const TextArea = ({
  label,
  value,
  onText,
}: {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
}) => (
  <textarea
    className={s.area}
    aria-label={label}
    value={value}
    rows={Math.max(2, Math.ceil(value.length / 70) + value.split('\n').length - 1)}
    onChange={(event) => onText(event.target.value)}
  />
)

const columnsOf = (count: number): CSSProperties => ({ '--columns': count }) as CSSProperties

const TableEdit = ({
  block,
  tokens,
  onBlock,
}: BlockEditProps & { readonly block: Extract<AnalysisBlock, { type: 'table' }> }) => (
  <div className={s.cells}>
    <div className={s.columns} style={columnsOf(block.columns.length)} aria-hidden="true">
      {block.columns.map(({ label }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no identity but their place
        <span key={at}>{label}</span>
      ))}
    </div>
    {block.rows.map((row, rowAt) => (
      // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
      <fieldset key={rowAt} className={s.row} style={columnsOf(block.columns.length)}>
        <legend className="sr">Baris {rowAt + 1}</legend>
        {row.map((cell, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <label key={at} className={s.cellBox} data-text={`${tokens.toOwner(cell)}\u200b`}>
            <span className={s.cellName}>{block.columns[at]?.label || 'Kolom'}</span>
            <textarea
              className={s.cell}
              rows={1}
              aria-label={`${block.columns[at]?.label || 'Kolom'}, baris ${rowAt + 1}`}
              value={tokens.toOwner(cell)}
              onChange={(event) => {
                const typed = tokens.fromOwner(event.target.value.replaceAll(/\s*\n\s*/g, ' '))
                onBlock({ ...block, rows: block.rows.with(rowAt, row.with(at, typed)) })
              }}
            />
          </label>
        ))}
      </fieldset>
    ))}
  </div>
)

/** What can be typed of a block; null for what follows the figures by itself. */
const BlockEdit = ({ block, tokens, onBlock }: BlockEditProps) => {
  if (block.type === 'paragraph' || block.type === 'note') {
    return (
      <TextArea
        label="Paragraf"
        value={tokens.toOwner(block.text)}
        onText={(text) => onBlock({ ...block, text: tokens.fromOwner(text).slice(0, 6000) })}
      />
    )
  }
  if (block.type === 'list') {
    return (
      <TextArea
        label="Daftar, satu butir satu baris"
        value={block.items.map(tokens.toOwner).join('\n')}
        onText={(text) =>
          onBlock({
            ...block,
            items: text
              .split('\n')
              .slice(0, 200)
              .map((line) => tokens.fromOwner(line).slice(0, 6000)),
          })
        }
      />
    )
  }
  return block.type === 'table' ? <TableEdit block={block} tokens={tokens} onBlock={onBlock} /> : null
}

interface SectionEditProps {
  readonly content: AnalysisContent
  readonly section: Section
  readonly onContent: (content: AnalysisContent) => void
  readonly onFigure: (id: string, value: number | null) => void
  readonly onDone: () => void
}

/** A section while its owner rewrites it: title, paragraphs, lists and cells. Numbers stay bound: `{Laba bersih}`. */
export const SectionEdit = ({ content, section, onContent, onFigure, onDone }: SectionEditProps) => {
  const titleId = useId()
  const title = useRef<HTMLInputElement>(null)
  // The key that opened it is gone: whoever works by keyboard goes on here.
  useEffect(() => title.current?.focus(), [])
  const tokens = useMemo(() => proseTokens(content), [content])
  const shown = showSection(section, content, reckonNumbers(content))
  return (
    <section className={s.section} aria-label={`Ubah ${section.title}`}>
      <header className={s.head}>
        <label htmlFor={titleId}>Judul bagian</label>
        <input
          id={titleId}
          ref={title}
          className={s.title}
          value={tokens.toOwner(section.title)}
          onChange={(event) => onContent(withSectionTitle(content, section.id, tokens.fromOwner(event.target.value)))}
        />
        <Button look="teal" onClick={onDone}>
          Selesai
        </Button>
      </header>
      <p className={s.hint}>Kata dalam {'{ }'} adalah angka hasil hitungan; biarkan supaya tetap ikut berubah.</p>
      {section.blocks.map((block, at) => {
        const editable = ['paragraph', 'note', 'list', 'table'].includes(block.type)
        const view = shown.blocks.find((one) => one.at === at)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
          <div key={at}>
            {editable ? (
              <BlockEdit
                block={block}
                tokens={tokens}
                onBlock={(next) => onContent(withBlock(content, section.id, at, next))}
              />
            ) : view ? (
              <BlockView block={view} onFigure={onFigure} />
            ) : null}
          </div>
        )
      })}
      <Button
        icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => onContent(withParagraph(content, section.id))}
      >
        Tambah paragraf
      </Button>
    </section>
  )
}
