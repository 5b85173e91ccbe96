import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'

import type { SaverSnapshot } from '#core/items/client/saver.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { copyText } from '#core/ui/client/copy-text.ts'
import s from './strip.module.css'

/** The four states of DOC-10 in words; 'Saved' with its time only when the server has it (resolutions 6). */
export const savingWords = (saving: SaverSnapshot | undefined): string => {
  switch (saving?.phase) {
    case 'saved':
      return `Saved ${formatTime(new Date(saving.savedAt))}`
    case 'saving':
      return 'Saving...'
    case 'unsaved':
      return 'Unsaved changes'
    case 'error':
      return 'Belum tersimpan'
    case 'conflict':
      return 'Menunggu pilihan Anda'
    case undefined:
      return ''
  }
}

/** Characters, words and lines of what is written (P2 §2.4). */
export const countDraft = (text: string): { characters: number; words: number; lines: number } => {
  const trimmed = text.trim()
  return {
    characters: text.length,
    words: trimmed === '' ? 0 : trimmed.split(/\s+/).length,
    lines: text === '' ? 0 : text.split('\n').length,
  }
}

interface DraftStripProps {
  readonly title: string
  readonly text: string
  readonly saving: SaverSnapshot | undefined
  readonly onSave: () => void
  /** Takes back what was changed since the text was opened; null where nothing was. */
  readonly onCancel: (() => void) | null
  readonly onEmpty: () => void
}

/** The manual editor's own line (P2 §2.4): what is written, how it is kept, and its keys. */
export const DraftStrip = ({ title, text, saving, onSave, onCancel, onEmpty }: DraftStripProps) => {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const { characters, words, lines } = countDraft(text)
  const isUnsaved = saving !== undefined && saving.phase !== 'saved'
  const copy = async (): Promise<void> => {
    if (text.trim() === '') return onEmpty()
    setCopied((await copyText(text)) ? 'yes' : 'refused')
    setTimeout(() => setCopied('no'), 2_500)
  }
  return (
    <div className={s.strip}>
      <h2 className={s.title}>{title}</h2>
      <p className={s.counts}>
        <span className="num">{formatNumber(characters)}</span> karakter,{' '}
        <span className="num">{formatNumber(words)}</span> kata, <span className="num">{formatNumber(lines)}</span>{' '}
        baris
      </p>
      {isUnsaved ? <output className={s.unsaved}>{savingWords(saving)}</output> : null}
      <div className={s.keys}>
        <Button icon={<Copy size={16} strokeWidth={1.9} aria-hidden />} onClick={() => void copy()}>
          {copied === 'yes' ? 'Tersalin' : copied === 'refused' ? 'Tidak bisa disalin' : 'Salin'}
        </Button>
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
        <Button look="teal" disabled={!isUnsaved} onClick={onSave}>
          Save
        </Button>
      </div>
    </div>
  )
}
