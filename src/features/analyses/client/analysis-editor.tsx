import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PenLine from 'lucide-react/icons/pen-line'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { downloadFailure, downloadItem, unsavedDownload } from '#core/items/client/download-item.ts'
import type { EditorProps } from '#core/items/client/editor-props.ts'
import { UnreadableItem } from '#core/items/client/unreadable-item.tsx'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { PrintedAlone } from '#core/ui/client/printed-alone.tsx'
import { copyText } from '#core/ui/client/copy-text.ts'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import type { AnalysisContent } from '../shared/analysis-content.ts'
import { analysisText, countText, sectionText } from '../shared/analysis-text.ts'
import { withFigure, withoutEmpty } from '../shared/edit-content.ts'
import { readContent } from '../shared/upgrade-content.ts'
import { showAnalysis } from '../shared/view.ts'
import s from './analysis-editor.module.css'
import { ChartWidth } from './chart-view.tsx'
import { type KeysProps, PhoneKeys, WideKeys } from './analysis-keys.tsx'
import type { DownloadFormat } from './download-formats.ts'
import { SectionEdit } from './section-edit.tsx'
import { SectionView } from './section-view.tsx'

interface Notice {
  readonly text: string
  readonly failed: boolean
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Between the margins of a printed A4 sheet, in pixels. */
const printedWidth = 601

const notSaved =
  'Perubahan terakhir belum tersimpan di server; ketikan Anda tetap di perangkat ini. Coba lagi sebentar.'

const OpenAnalysis = ({
  item,
  content: opened,
  onContentChange,
  onCounted,
  flush,
  barSlot,
  toolbarEnd,
}: EditorProps & { readonly content: AnalysisContent }) => {
  const [content, setContent] = useState(opened)
  const [at, setAt] = useState(0)
  const [full, setFull] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [running, setRunning] = useState<DownloadFormat | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const phone = useWidthClass() === 'mobile'
  const page = useRef<HTMLElement>(null)
  const editKey = useRef<HTMLButtonElement>(null)
  const shown = useMemo(() => showAnalysis(content), [content])
  const place = Math.min(at, Math.max(0, shown.length - 1))

  // Told once for what was opened; later counts travel with each change.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => onCounted({ ...item.metadata, ...countText(opened) }), [])
  useEffect(() => {
    page.current?.scrollTo({ top: 0 })
  }, [place, full])

  const change = (next: AnalysisContent): void => {
    setContent(next)
    onContentChange(next, { ...item.metadata, ...countText(next) })
  }
  const onFigure = (id: string, value: number | null): void => change(withFigure(content, id, value))
  const finishEditing = (): void => {
    if (editing !== null) {
      const tidy = withoutEmpty(content, editing)
      if (tidy.sections.some((section, index) => section !== content.sections[index])) change(tidy)
    }
    setEditing(null)
  }
  const go = (to: number): void => {
    finishEditing()
    setAt(Math.max(0, Math.min(shown.length - 1, to)))
  }
  const section = shown[place]
  const stored = content.sections[place]

  const save = async (): Promise<void> => {
    setSaving(true)
    const saved = await flush()
    setSaving(false)
    setNotice(saved ? { text: 'Analisis tersimpan.', failed: false } : { text: notSaved, failed: true })
  }
  const keys: KeysProps = {
    full,
    onFull: () => {
      finishEditing()
      setFull(!full)
    },
    onCopy: () => {
      const text = full || !section ? analysisText(content) : sectionText(section)
      const done = full ? 'Analisis tersalin.' : 'Bagian ini tersalin.'
      const run = async (): Promise<void> => {
        const copied = await copyText(text)
        setNotice(
          copied
            ? { text: done, failed: false }
            : { text: 'Browser menolak menyalin. Blok teksnya, lalu salin dari menu browser.', failed: true },
        )
      }
      void run()
    },
    saving,
    onSave: () => void save(),
    running,
    onDownload: (format) => {
      setRunning(format)
      const run = async (): Promise<void> => {
        try {
          if (await flush()) await downloadItem(item.id, format)
          else setNotice({ text: unsavedDownload, failed: true })
        } catch (thrown) {
          setNotice({ text: downloadFailure(thrown), failed: true })
        } finally {
          setRunning(null)
        }
      }
      void run()
    },
  }

  return (
    <div className={classNames(s.editor, phone && s.phone)}>
      <div className={s.toolbar} role="toolbar" aria-label="Analisis">
        <Button
          className={s.key}
          icon={<ChevronLeft {...icon} />}
          disabled={full || place === 0}
          onClick={() => go(place - 1)}
        >
          <span className={s.word}>Sebelumnya</span>
        </Button>
        <span className={classNames('num', s.place)} aria-live="polite">
          {full ? `${shown.length} bagian` : `${place + 1} dari ${shown.length}`}
        </span>
        <Button className={s.key} disabled={full || place >= shown.length - 1} onClick={() => go(place + 1)}>
          <span className={s.word}>Berikutnya</span>
          <ChevronRight {...icon} />
        </Button>
        {phone ? (
          <span className={s.end}>{toolbarEnd}</span>
        ) : (
          <span className={s.end}>
            <WideKeys {...keys} />
          </span>
        )}
      </div>
      {phone ? <PhoneKeys {...keys} barSlot={barSlot} /> : null}
      {notice ? (
        <div className={classNames(s.notice, notice.failed && s.failed)} role={notice.failed ? 'alert' : 'status'}>
          {notice.text}
          <Button look="quiet" onClick={() => setNotice(null)}>
            Tutup
          </Button>
        </div>
      ) : null}
      {full ? null : (
        <label className={s.chooser}>
          <span className="sr">Pilih bagian</span>
          <select value={place} onChange={(event) => go(Number(event.target.value))}>
            {shown.map(({ id, title }, index) => (
              <option key={id} value={index}>
                {index + 1}. {title}
              </option>
            ))}
          </select>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </label>
      )}
      <div className={s.body}>
        {full ? null : (
          <nav className={s.list} aria-label="Bagian analisis">
            <ol>
              {shown.map(({ id, title }, index) => (
                <li key={id}>
                  <button type="button" aria-current={index === place ? 'true' : undefined} onClick={() => go(index)}>
                    <span className="num">{index + 1}</span>
                    {title}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <section
          className={s.page}
          ref={page}
          aria-label={full ? 'Seluruh analisis' : 'Isi bagian'}
          // What scrolls must be reached by the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {full ? shown.map((one) => <SectionView key={one.id} section={one} onFigure={onFigure} />) : null}
          {!full && stored && editing === stored.id ? (
            <SectionEdit
              content={content}
              section={stored}
              onContent={change}
              onFigure={onFigure}
              onDone={() => {
                flushSync(finishEditing)
                editKey.current?.focus()
              }}
            />
          ) : null}
          {!full && section && editing !== section.id ? (
            <SectionView section={section} onFigure={onFigure}>
              <Button ref={editKey} look="quiet" icon={<PenLine {...icon} />} onClick={() => setEditing(section.id)}>
                Ubah teks
              </Button>
            </SectionView>
          ) : null}
          {shown.length === 0 ? (
            <p className={s.nothing}>
              Analisis ini belum punya bagian. Minta lagi lewat chat dengan angka-angka usaha Anda.
            </p>
          ) : null}
        </section>
      </div>
      <PrintedAlone paper="sheet">
        {() => (
          <ChartWidth value={printedWidth}>
            <div className={s.printed}>
              <h1>{item.title}</h1>
              {shown.map((one) => (
                <SectionView key={one.id} section={one} onFigure={onFigure} />
              ))}
            </div>
          </ChartWidth>
        )}
      </PrintedAlone>
    </div>
  )
}

/** The analysis viewer (P2 §2.12): sections one by one or all at once, figures that can be changed, files. */
export const AnalysisEditor = (props: EditorProps) => {
  const [content] = useState(() => readContent(props.item.content))
  if (content === null) return <UnreadableItem />
  return <OpenAnalysis {...props} content={content} />
}
