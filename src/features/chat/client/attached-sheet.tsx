import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import X from 'lucide-react/icons/x'

import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'

import type { Attachment } from './attachments.ts'
import s from './attached-sheet.module.css'

const wordsOf = (attachment: Attachment): string => {
  switch (attachment.phase) {
    case 'reading':
      return 'Membaca berkas…'
    case 'ready':
      return `${formatNumber(attachment.sheet.lines)} baris · dianalisis, ${formatNumber(prices.playbook_analysis)} poin`
    case 'failed':
      return attachment.text
  }
}

/** Above the box to write in: the file that comes with the next message, or why it cannot. */
export const AttachedSheet = ({
  attachment,
  onLetGo,
}: {
  readonly attachment: Attachment
  readonly onLetGo: () => void
}) => (
  <div className={s.sheet} data-failed={attachment.phase === 'failed' ? '' : undefined}>
    <FileSpreadsheet size={18} strokeWidth={1.75} aria-hidden="true" />
    <p role={attachment.phase === 'failed' ? 'alert' : 'status'}>
      <b className="cut">{attachment.name}</b>
      <span>{wordsOf(attachment)}</span>
    </p>
    {attachment.phase === 'failed' && attachment.again ? (
      <Button look="quiet" onClick={attachment.again}>
        Coba lagi
      </Button>
    ) : null}
    <button type="button" className={s.close} aria-label={`Lepas ${attachment.name}`} onClick={onLetGo}>
      <X size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  </div>
)
