import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { itemKeys, itemsQuery } from '#core/items/client/items.api.ts'
import type { ItemSummary } from '#core/items/shared/item.ts'
import { pointsKey } from '#core/points/client/points.api.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { convertItem } from '../../shared/convert/convert.contract.ts'
import {
  type ConversionTarget,
  convertedFrom,
  conversionsOf,
  type PaidPart,
  targetName,
} from '../../shared/convert/conversions.ts'
import { letterTotals } from '../../shared/letter/letter-facts.ts'
import type { LetterData } from '../../shared/letter.ts'

/** One thing that the open letter may become. */
export interface Conversion {
  readonly label: string
  readonly to: ConversionTarget
  readonly part: PaidPart
}

/** What a letter may become; a receipt may also be for a part, where the letter asks for one. */
export const conversionsFor = (letter: LetterData): Conversion[] =>
  conversionsOf(letter.documentType).flatMap((to): Conversion[] => {
    if (to === 'surat_jalan' && letter.lines.every(({ quantity }) => quantity === null)) return []
    const name = targetName(to)
    const hasPart = to === 'kuitansi' && letterTotals(letter).downPayment > 0
    return hasPart
      ? [
          { label: `${name} lunas`, to, part: 'full' },
          { label: `${name} uang muka`, to, part: 'down_payment' },
          { label: `${name} pelunasan`, to, part: 'balance' },
        ]
      : [{ label: name, to, part: 'full' }]
  })

export interface Relatives {
  /** The letter that this one was made from, where it is still there. */
  readonly source: ItemSummary | null
  /** What came of this one, newest first. */
  readonly offspring: readonly ItemSummary[]
}

const sourceOf = (item: ItemSummary | undefined): string | null => {
  const parsed = convertedFrom.safeParse(item?.metadata['convertedFrom'])
  return parsed.success ? parsed.data.id : null
}

/** The other papers of the same sale, from the list of items that the sidebar reads anyway. */
export const useRelatives = (itemId: string): Relatives => {
  const { data = [] } = useQuery({ ...itemsQuery(), staleTime: 60_000 })
  const sourceId = sourceOf(data.find(({ id }) => id === itemId))
  return {
    source: data.find(({ id }) => id === sourceId) ?? null,
    offspring: data.filter((one) => sourceOf(one) === itemId),
  }
}

interface ConversionSettings {
  readonly itemId: string
  readonly flush: () => Promise<boolean>
  readonly openItem: (itemId: string) => void
  readonly onFailure: (sentence: string) => void
}

const unsaved = 'Perubahan terakhir belum tersimpan di server, jadi belum ada yang dibuat. Simpan dulu, lalu coba lagi.'

/** Makes the next paper out of the open one and opens it; pressing again after a lost answer makes and charges it once. */
export const useConversion = ({ itemId, flush, openItem, onFailure }: ConversionSettings) => {
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const attempt = useRef<{ readonly label: string; readonly key: string } | null>(null)

  const convert = async ({ label, to, part }: Conversion): Promise<void> => {
    setRunning(true)
    const key = attempt.current?.label === label ? attempt.current.key : newId('request')
    attempt.current = { label, key }
    try {
      if (!(await flush())) return onFailure(unsaved)
      const body = { documentType: to, part, resultId: key }
      const { data } = await call(convertItem, { params: { id: itemId }, body })
      attempt.current = null
      await queries.invalidateQueries({ queryKey: itemKeys.lists })
      void queries.invalidateQueries({ queryKey: pointsKey })
      openItem(data.id)
    } catch (thrown) {
      const { code, details } = toAppError(thrown)
      onFailure(errorText(code, details))
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, convert }
}
