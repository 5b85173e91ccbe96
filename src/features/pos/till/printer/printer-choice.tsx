import { useState } from 'react'

import { ChoiceKeys } from '../parts/choice-keys.tsx'
import { keepPrintWay, possibleWays, readPrintWay, wayNames } from './print-way.ts'
import s from './printer-choice.module.css'

/** How papers of this device are printed, chosen once: closed until somebody wants another way. */
export const PrinterChoice = () => {
  const [ways] = useState(possibleWays)
  const [way, setWay] = useState(readPrintWay)
  if (ways.length < 2) return null
  return (
    <details className={s.choice}>
      <summary>
        Printer: <b>{wayNames[way]}</b>
      </summary>
      <ChoiceKeys
        legend="Cetak di printer"
        hidesLegend
        choices={ways}
        chosen={way}
        nameOf={(one) => wayNames[one]}
        onChoose={(one) => {
          keepPrintWay(one)
          setWay(one)
        }}
      />
    </details>
  )
}
