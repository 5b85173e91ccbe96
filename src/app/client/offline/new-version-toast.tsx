import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Toast } from '#core/ui/client/toast.tsx'

import { startNewVersion, useNewVersion } from './new-version.ts'

const lasts = 30_000

/** Says that a newer version is ready; it comes with the key, or by itself the next time Juragan is opened. */
export const NewVersionToast = () => {
  const { waiting } = useNewVersion()
  const [closed, setClosed] = useState<ServiceWorker | null>(null)
  const [isStarting, setStarting] = useState(false)
  if (waiting === null || waiting === closed) return null
  return (
    <Toast title="Versi baru siap." lasts={lasts} onClose={() => setClosed(waiting)}>
      <Button
        look="teal"
        waiting={isStarting}
        icon={<RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          setStarting(true)
          startNewVersion()
        }}
      >
        Muat ulang
      </Button>
    </Toast>
  )
}
