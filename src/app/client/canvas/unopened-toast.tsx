import ExternalLink from 'lucide-react/icons/external-link'

import { Toast } from '#core/ui/client/toast.tsx'

import { useUnopened } from './open-item.ts'
import s from './unopened-toast.module.css'

const lasts = 12_000
const close = (): void => useUnopened.setState({ unopened: null })

/** Says why an item did not open, with its address where there is one. */
export const UnopenedToast = () => {
  const { unopened } = useUnopened()
  if (unopened === null) return null
  return (
    <Toast title={unopened.title} lasts={lasts} onClose={close}>
      <p className={s.text}>{unopened.text}</p>
      {unopened.url === null ? null : (
        <a className={s.link} href={unopened.url} target="_blank" rel="noopener noreferrer" onClick={close}>
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
          Buka di tab baru
        </a>
      )}
    </Toast>
  )
}
