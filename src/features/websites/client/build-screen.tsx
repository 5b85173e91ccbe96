import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { type BuildStep, buildSteps, type SiteState } from '../shared/websites.contract.ts'
import b from './build-screen.module.css'

const stepNames: Readonly<Record<BuildStep, string>> = {
  compose: 'Isi halaman disusun',
  render: 'Halaman ditata',
  check: 'Diperiksa di layar ponsel',
  publish: 'Rilis disimpan',
  live: 'Website ditayangkan',
}

const StepSign = ({ done, running }: { readonly done: boolean; readonly running: boolean }) =>
  done ? (
    <Check size={18} strokeWidth={2} aria-hidden="true" />
  ) : running ? (
    <Spinner />
  ) : (
    <Circle size={18} strokeWidth={1.75} aria-hidden="true" />
  )

/** The steps of a build, done, running and to come. */
export const BuildScreen = ({ state }: { readonly state: SiteState }) => {
  const done = state.done.length
  const running = state.running ?? buildSteps[done] ?? null
  return (
    <div className={b.card}>
      <h3>Website sedang dibangun</h3>
      <p>Biasanya selesai dalam beberapa detik. Canvas boleh ditutup; pembuatannya jalan terus.</p>
      <ol className={b.steps} aria-label="Langkah pembuatan">
        {buildSteps.map((step) => {
          const isDone = state.done.includes(step)
          const isRunning = step === running && !isDone
          return (
            <li
              key={step}
              className={classNames(b.step, isDone && b.done, isRunning && b.running)}
              aria-current={isRunning ? 'step' : undefined}
            >
              <StepSign done={isDone} running={isRunning} />
              {stepNames[step]}
              <span className="sr">{isDone ? ', selesai' : isRunning ? ', sedang dikerjakan' : ', menunggu'}</span>
            </li>
          )
        })}
      </ol>
      <progress className={b.bar} aria-label="Kemajuan pembuatan website" max={buildSteps.length} value={done} />
    </div>
  )
}

interface NoticeScreenProps {
  readonly title: string
  readonly children: ReactNode
  readonly keyLabel: string
  readonly waiting: boolean
  readonly onKey: () => void
}

/** A build that ended badly, or whose end nobody knows yet, with what to do next. */
export const NoticeScreen = ({ title, children, keyLabel, waiting, onKey }: NoticeScreenProps) => (
  <div className={b.card} role="alert">
    <h3>{title}</h3>
    {children}
    <Button look="primary" touch waiting={waiting} icon={<RefreshCw size={18} aria-hidden="true" />} onClick={onKey}>
      {keyLabel}
    </Button>
  </div>
)

/** Until it is known how the site stands: it may well be live. */
export const OpeningScreen = () => (
  <output className={b.opening}>
    <Spinner /> Membuka website…
  </output>
)
