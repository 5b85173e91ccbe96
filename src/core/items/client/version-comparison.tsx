import { useEffect, useMemo, useRef, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import marks from './change-marks.module.css'
import s from './versions-panel.module.css'
import { compareWords, type ComparedWords } from './word-comparison.ts'

type ReadableText = (content: unknown) => Promise<string>

/** Both contents as text; null until they were read, 'failed' where that could not be loaded. */
const useLines = (now: unknown, then: unknown, readableText: ReadableText) => {
  const [lines, setLines] = useState<readonly ComparedWords[] | null | 'failed'>(null)
  useEffect(() => {
    let current = true
    const read = async (): Promise<void> => {
      setLines(null)
      try {
        const [from, to] = await Promise.all([readableText(now), readableText(then)])
        if (current) setLines(compareWords(from, to))
      } catch {
        if (current) setLines('failed')
      }
    }
    void read()
    return () => {
      current = false
    }
  }, [now, then, readableText])
  return lines
}

const Sheet = ({ lines, label }: { readonly lines: readonly ComparedWords[]; readonly label: string }) => {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = sheet.current
    const first = box?.querySelector<HTMLElement>('ins, del')
    // Not scrollIntoView, which would also move what lies around the sheet.
    if (box && first) box.scrollTop = Math.max(0, first.offsetTop - box.clientHeight / 3)
  }, [])
  return (
    // It has nothing to press, yet the keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={sheet} className={classNames(s.sheet, marks.marks)} tabIndex={0} aria-label={label}>
      {lines.map((parts, at) => (
        // A comparison is never changed while it is shown: the position names the line, and the part.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at}>
          {parts.map(({ side, text }, part) => {
            const Part = side === 'in' ? 'ins' : side === 'out' ? 'del' : 'span'
            // oxlint-disable-next-line react/no-array-index-key
            return <Part key={part}>{text}</Part>
          })}
        </p>
      ))}
    </section>
  )
}

interface VersionComparisonProps {
  /** The content of today. */
  readonly now: unknown
  /** The content of the version. */
  readonly then: unknown
  readonly readableText: ReadableText
}

interface ReadProps extends VersionComparisonProps {
  readonly onAgain: () => void
}

const Read = ({ now, then, readableText, onAgain }: ReadProps) => {
  const lines = useLines(now, then, readableText)
  const isSame = useMemo(() => Array.isArray(lines) && lines.flat().every(({ side }) => side === 'both'), [lines])
  if (lines === null) {
    return (
      <p className={s.words}>
        <Spinner /> Membandingkan…
      </p>
    )
  }
  if (lines === 'failed') {
    return (
      <div className={s.failure} role="alert">
        <p>Perbandingan belum bisa dibuka. Periksa koneksi, lalu coba lagi.</p>
        <Button onClick={onAgain}>Coba lagi</Button>
      </div>
    )
  }
  return (
    <>
      {isSame ? (
        <p className={s.legend}>Tulisannya sama dengan naskah sekarang.</p>
      ) : (
        <p className={classNames(s.legend, marks.marks)}>
          Bila dipulihkan: <ins>yang ini kembali</ins>, <del>yang ini hilang</del>.
        </p>
      )}
      <Sheet lines={lines} label="Perbandingan dengan naskah sekarang" />
    </>
  )
}

/** What restoring a version would change in the present text, read-only. */
export const VersionComparison = (props: VersionComparisonProps) => {
  const [tries, setTries] = useState(0)
  return <Read key={tries} {...props} onAgain={() => setTries(tries + 1)} />
}
