import { useEffect, useId, useState } from 'react'

import { formatTime } from '#core/text/shared/dates.ts'
import { Button } from '#core/ui/client/button.tsx'
import { ModalDialog } from '#core/ui/client/modal-dialog.tsx'
import s from './conflict-dialog.module.css'
import { type ComparedLine, compareTexts } from './text-comparison.ts'

interface ConflictDialogProps {
  readonly mine: unknown
  readonly theirs: { readonly content: unknown; readonly lastModified: string }
  readonly readableText: (content: unknown) => Promise<string>
  readonly onChoose: (whose: 'mine' | 'theirs') => void
}

/** Equal lines further than this from a difference are not shown. */
const around = 2

const nearDifference = (lines: readonly ComparedLine[], at: number): boolean =>
  lines.slice(Math.max(0, at - around), at + around + 1).some(({ side }) => side !== 'both')

const labels = { mine: 'punya saya', theirs: 'yang terbaru', both: null } as const

const Comparison = ({ lines }: { readonly lines: readonly ComparedLine[] }) => (
  <ul className={s.lines} aria-label="Perbedaan kedua naskah">
    {lines.map((line, at) =>
      nearDifference(lines, at) && line.text.trim() !== '' ? (
        // A comparison never changes while it is shown, so the position names the line.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={s[line.side]}>
          {labels[line.side] ? <span className={s.side}>{labels[line.side]}</span> : null}
          <span>{line.text}</span>
        </li>
      ) : null,
    )}
  </ul>
)

/**
 * The item was changed elsewhere (409): both texts line by line, and the choice. Neither is lost: the one that is
 * not chosen becomes a version. It cannot be closed without a choice, since saving stands still until then.
 */
export const ConflictDialog = ({ mine, theirs, readableText, onChoose }: ConflictDialogProps) => {
  const titleId = useId()
  const [lines, setLines] = useState<readonly ComparedLine[] | null>(null)

  useEffect(() => {
    let current = true
    const compare = async (): Promise<void> => {
      const [left, right] = await Promise.all([readableText(mine), readableText(theirs.content)])
      if (current) setLines(compareTexts(left, right))
    }
    void compare()
    return () => {
      current = false
    }
  }, [mine, theirs, readableText])

  const isSame = lines?.every(({ side }) => side === 'both') ?? false
  return (
    <ModalDialog className={s.dialog} aria-labelledby={titleId} onClose={null}>
      <h2 id={titleId} className={s.title}>
        Dokumen ini juga diubah di tempat lain
      </h2>
      <p className={s.words}>
        Naskah terbaru di server berasal dari pukul{' '}
        <span className="num">{formatTime(new Date(theirs.lastModified))}</span>. Pilih yang mau dipakai; yang tidak
        dipilih tetap tersimpan sebagai versi.
      </p>
      {lines === null ? <p className={s.words}>Membandingkan...</p> : null}
      {lines !== null && isSame ? <p className={s.words}>Tulisannya sama; hanya gaya hurufnya yang berbeda.</p> : null}
      {lines !== null && !isSame ? <Comparison lines={lines} /> : null}
      <div className={s.keys}>
        <Button look="teal" onClick={() => onChoose('mine')}>
          Pakai punya saya
        </Button>
        <Button onClick={() => onChoose('theirs')}>Pakai yang terbaru</Button>
      </div>
    </ModalDialog>
  )
}
