import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { type ActKind, actKinds } from '../../shared/guard/money-acts.ts'
import { Failure } from '../parts/failure.tsx'
import { Nothing } from '../parts/nothing.tsx'
import { RadioKeys } from '../parts/radio-keys.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { Unread } from '../parts/unread.tsx'
import { actLine } from './act-words.ts'
import { moneyActsQuery } from './money-acts.api.ts'

const choices = ['all', ...actKinds] as const
type Choice = (typeof choices)[number]

const names: Readonly<Record<Choice, string>> = {
  all: 'Semua',
  void: 'Batal',
  refund: 'Kembali',
  price: 'Harga',
  discount: 'Diskon',
  debt: 'Kasbon',
  pin: 'PIN salah',
} satisfies Record<ActKind | 'all', string>

export interface MoneyActsDialogProps {
  readonly itemId: string
  readonly onClose: () => void
}

/** What tills did with money besides selling by the price list: who, where, when, how much. Nobody can change it. */
export const MoneyActsDialog = ({ itemId, onClose }: MoneyActsDialogProps) => {
  const [choice, setChoice] = useState<Choice>('all')
  const kind = choice === 'all' ? undefined : choice
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    moneyActsQuery(itemId, kind),
  )
  const acts = data?.pages.flatMap((page) => page.acts)
  const [first] = data?.pages ?? []
  return (
    <DialogShell title="Jejak kasir" size="narrow" onClose={onClose}>
      <DialogBody aria-busy={isFetching}>
        <RadioKeys
          legend="Yang ditampilkan"
          hidesLegend
          choices={choices}
          chosen={choice}
          nameOf={(one) => names[one]}
          onChoose={setChoice}
        />
        {first && !first.hasPin ? (
          <p>Kasir belum meminta PIN untuk hal-hal ini. Pasang di Pengaturan kasir, bagian PIN pemilik.</p>
        ) : null}
        {data && error ? <Failure error={error} isFetching={isFetching} onAgain={() => void refetch()} /> : null}
        {acts && first ? (
          acts.length === 0 ? (
            <Nothing>
              {kind === undefined
                ? 'Belum ada. Pembatalan, pengembalian, harga yang diubah, diskon besar, dan kasbon lewat batas muncul di sini.'
                : 'Belum ada yang seperti ini.'}
            </Nothing>
          ) : (
            <RecordList label="Jejak kasir" lines={acts.map((act) => actLine(act, first.timeZone))} />
          )
        ) : (
          <Unread
            error={error}
            isFetching={isFetching}
            waitText="Membuka jejak kasir…"
            onAgain={() => void refetch()}
          />
        )}
        {hasNextPage ? (
          <Button touch wide waiting={isFetching} onClick={() => void fetchNextPage()}>
            Lihat yang lebih lama
          </Button>
        ) : null}
      </DialogBody>
    </DialogShell>
  )
}
