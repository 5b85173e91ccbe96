import { useQuery, useQueryClient } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState } from 'react'

import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { ModalDialog } from '#core/ui/client/modal-dialog.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { Item } from '../shared/item.ts'
import type { KindEditor } from './editor-props.ts'
import type { Restoring } from './use-restoring.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionList } from './version-list.tsx'
import { versionQuery, versionsQuery } from './versions.api.ts'
import s from './versions-panel.module.css'

export interface VersionsPanelProps {
  /** The item as the server has it. */
  readonly item: Item
  readonly readableText: KindEditor['readableText']
  readonly restoring: Restoring
  readonly onClose: () => void
}

const Failure = ({ code, onAgain }: { readonly code: ErrorCode; readonly onAgain: () => void }) => (
  <div className={s.failure} role="alert">
    <p>{errorText(code)}</p>
    <Button onClick={onAgain}>Coba lagi</Button>
  </div>
)

const Chosen = ({
  item,
  version,
  readableText,
}: Pick<VersionsPanelProps, 'item' | 'readableText'> & { version: number }) => {
  const { data, error, refetch } = useQuery(versionQuery(item.id, version))
  if (data) return <VersionComparison now={item.content} then={data.content} readableText={readableText} />
  if (error) return <Failure code={toAppError(error).code} onAgain={() => void refetch()} />
  return (
    <p className={s.words}>
      <Spinner /> Membuka versi…
    </p>
  )
}

/** The list with the comparison; what is unsaved was saved before. */
const Versions = ({ item, readableText, restoring, onClose }: VersionsPanelProps) => {
  const { data: versions, error, refetch } = useQuery(versionsQuery(item.id))
  const [picked, setPicked] = useState<number | null>(null)
  // The one before the present is there without choosing: the most frequent wish is one press away.
  const chosen = picked ?? versions?.find(({ version }) => version < item.version)?.version ?? null
  if (versions === undefined && error) return <Failure code={toAppError(error).code} onAgain={() => void refetch()} />
  if (versions === undefined) {
    return (
      <p className={s.words}>
        <Spinner /> Membuka riwayat…
      </p>
    )
  }
  if (chosen === null) {
    return <p className={s.words}>Belum ada versi lain. Setiap perubahan yang tersimpan akan tercatat di sini.</p>
  }
  const handleRestore = async (): Promise<void> => {
    if (await restoring.restore(chosen)) onClose()
  }
  return (
    <div className={s.columns}>
      <VersionList versions={versions} current={item.version} chosen={chosen} onChoose={setPicked} />
      <div className={s.chosen}>
        {chosen === item.version ? <p className={s.words}>Ini naskah yang sekarang terbuka.</p> : null}
        {chosen === item.version ? null : <Chosen item={item} version={chosen} readableText={readableText} />}
        <div className={s.foot}>
          {restoring.failure === null ? null : (
            <p className={s.sentence} role="alert">
              {restoring.failure === 'stale_version'
                ? 'Dokumen ini baru saja berubah di tempat lain. Daftarnya sudah diperbarui; lihat dulu, lalu tekan sekali lagi.'
                : errorText(restoring.failure)}
            </p>
          )}
          <Button
            look="teal"
            icon={<History size={18} strokeWidth={1.75} aria-hidden="true" />}
            waiting={restoring.isRunning}
            disabled={chosen === item.version}
            onClick={() => void handleRestore()}
          >
            Pulihkan versi ini
          </Button>
          <span className={s.hint}>Naskah sekarang tetap tersimpan sebagai versi.</span>
        </div>
      </div>
    </div>
  )
}

/** The versions of the open item in a panel over its sheet (ITEM-08). */
export const VersionsPanel = (props: VersionsPanelProps) => {
  const { restoring, onClose } = props
  const queries = useQueryClient()
  const titleId = useId()
  const { save } = restoring
  const [saving, setSaving] = useState<'running' | 'done' | ErrorCode>('running')

  const saveFirst = async (): Promise<void> => {
    setSaving('running')
    const failure = await save()
    if (failure === 'stale_version') onClose()
    else setSaving(failure ?? 'done')
  }
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: versionsQuery(props.item.id).queryKey })
    void saveFirst()
    // Once, at the opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <ModalDialog look="plain" className={s.panel} aria-labelledby={titleId} onClose={onClose}>
      <div className={s.inside}>
        <header className={s.head}>
          <h2 id={titleId}>Riwayat versi</h2>
          <IconButton label="Tutup riwayat" onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </header>
        {saving === 'running' ? (
          <p className={s.words}>
            <Spinner /> Menyimpan perubahan terakhir dulu…
          </p>
        ) : saving === 'done' ? (
          <Versions {...props} />
        ) : (
          <Failure code={saving} onAgain={() => void saveFirst()} />
        )}
      </div>
    </ModalDialog>
  )
}
