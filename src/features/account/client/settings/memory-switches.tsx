import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { type MemorySource, memorySources } from '#core/assistant/shared/memory/owner-memory.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import { getMemory, saveMemory } from '../../shared/memory.contract.ts'
import s from './section.module.css'
import { LoadingLines, Part, Retry, SwitchRow } from './settings-parts.tsx'

const words: Readonly<Record<MemorySource, { readonly label: string; readonly note: string }>> = {
  profile: {
    label: 'Profil usaha',
    note: 'Nama, alamat, dan rekening usaha untuk kop surat, website, dan kasir.',
  },
  items: {
    label: 'Dokumen dan website lama',
    note: 'Supaya bisa diminta “invoice seperti yang terakhir” atau “tagih kasbon Bu Rina”.',
  },
  sales: {
    label: 'Penjualan di kasir',
    note: 'Untuk laporan, analisis, dan presentasi dari angka penjualan Anda sendiri.',
  },
  catalogue: {
    label: 'Barang di kasir',
    note: 'Nama, harga, dan stok barang untuk website, penawaran, dan invoice.',
  },
}

const memoryKey = (uid: string) => ['memory', uid] as const

/** What the assistant may use of the owner's own things; what is off is neither read nor sent anywhere (ASSIST-06). */
export const MemorySwitches = ({ uid }: { readonly uid: string }) => {
  const queries = useQueryClient()
  const stored = useQuery({
    queryKey: memoryKey(uid),
    queryFn: async ({ signal }) => (await call(getMemory, { signal })).data.off,
  })
  // The switch follows the finger at once; the cache would tell it a moment later, and a quick second choice
  // would be made on the list from before the first.
  const [chosen, setChosen] = useState<MemorySource[] | null>(null)
  const save = useMutation({
    // One after the other, so that the last choice is also the last one stored.
    scope: { id: `memory-${uid}` },
    mutationFn: async (off: MemorySource[]) => (await call(saveMemory, { body: { off } })).data.off,
    onSuccess: (off) => queries.setQueryData(memoryKey(uid), off),
    onSettled: (_off, _error, sent) => setChosen((newest) => (newest === sent ? null : newest)),
  })
  const off = chosen ?? stored.data
  const choose = (next: MemorySource[]): void => {
    setChosen(next)
    save.mutate(next)
  }
  return (
    <Part
      title="Yang boleh dipakai dari data Anda"
      note="Setiap jawaban menyebut apa yang dipakainya. Yang dimatikan di sini tidak dibaca dan tidak dikirim ke mana pun, di chat mana pun."
    >
      {off === undefined ? (
        stored.isError ? (
          <Retry text={errorText(toAppError(stored.error).code)} onAgain={() => void stored.refetch()} />
        ) : (
          <LoadingLines what="pilihan Anda" />
        )
      ) : (
        memorySources.map((source) => (
          <SwitchRow
            key={source}
            {...words[source]}
            isOn={!off.includes(source)}
            onChange={(isOn) => choose(isOn ? off.filter((one) => one !== source) : [...off, source])}
          />
        ))
      )}
      {save.isError ? (
        <p className={s.failure} role="alert">
          {errorText(toAppError(save.error).code)} Pilihan Anda belum berubah; coba sekali lagi.
        </p>
      ) : null}
    </Part>
  )
}
