import CameraOff from 'lucide-react/icons/camera-off'
import { useState } from 'react'

import { Button } from '../button.tsx'
import { Spinner } from '../spinner.tsx'
import type { CodeKinds } from './code-reader.ts'
import s from './scan-view.module.css'
import { useScanner } from './use-scanner.ts'

interface ScanViewProps {
  readonly kinds: CodeKinds
  readonly onCode: (text: string) => void
}

interface LookProps extends ScanViewProps {
  readonly onAgain: () => void
}

const Look = ({ kinds, onCode, onAgain }: LookProps) => {
  const { video, state, problem } = useScanner(kinds, onCode)
  return (
    <>
      <div className={s.view} data-state={state}>
        <video ref={video} muted playsInline aria-label="Gambar kamera" />
        {state === 'opening' ? (
          <output className={s.wait}>
            <Spinner /> Membuka kamera…
          </output>
        ) : null}
        {state === 'looking' ? <i className={s.aim} aria-hidden="true" /> : null}
        {state === 'failed' ? <CameraOff className={s.off} size={40} strokeWidth={1.5} aria-hidden="true" /> : null}
      </div>
      {problem ? (
        <div className={s.problem} role="alert">
          <p>{problem}</p>
          <Button touch onClick={onAgain}>
            Coba lagi
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** What the camera sees, and the codes that come into its sight; a sentence where there is no camera. */
export const ScanView = (props: ScanViewProps) => {
  const [round, setRound] = useState(0)
  return <Look key={round} {...props} onAgain={() => setRound(round + 1)} />
}
