import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { ModalDialog } from '#core/ui/client/modal-dialog.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'

import type { TestedService } from './account-dialogs.ts'
import s from './service-dialog.module.css'
import { type TestResult, testService } from './service-tests.ts'

export interface ServiceDialogProps {
  readonly service: TestedService
  readonly onClose: () => void
}

const asking = { documents: 'Memeriksa layanan dokumen…', points: 'Memeriksa layanan poin…' } as const
const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The alert of Test Documents and Test Points (P1 §8). */
export const ServiceDialog = ({ service, onClose }: ServiceDialogProps) => {
  const [result, setResult] = useState<TestResult | null>(null)

  useEffect(() => {
    let isGone = false
    const ask = async (): Promise<void> => {
      const answer = await testService(service)
      if (!isGone) setResult(answer)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [service])

  return (
    <ModalDialog
      role="alertdialog"
      className={s.dialog}
      aria-labelledby="service-answer"
      closesBeside={false}
      onClose={onClose}
    >
      <div className={s.inside}>
        <div className={s.answer} data-failed={result?.works === false ? '' : undefined} role="alert">
          {result === null ? (
            <>
              <Spinner />
              <p id="service-answer">{asking[service]}</p>
            </>
          ) : (
            <>
              {result.works ? <CircleCheck {...icon} /> : <CircleAlert {...icon} />}
              <div>
                <p id="service-answer" className={s.alert}>
                  {result.alert}
                </p>
                <p className={s.seen}>{result.seen}</p>
              </div>
            </>
          )}
        </div>
        <Button look="teal" className={s.key} onClick={onClose}>
          OK
        </Button>
      </div>
    </ModalDialog>
  )
}
