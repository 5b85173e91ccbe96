import { useQuery } from '@tanstack/react-query'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'

import { getAssistantStatus } from '../../shared/account.contract.ts'
import s from './section.module.css'
import { MemorySwitches } from './memory-switches.tsx'
import { LoadingLines, Part, Retry } from './settings-parts.tsx'

/** How the providers call themselves. */
const providers: Readonly<Record<string, string>> = {
  embedded: 'Mesin Juragan sendiri',
  openai: 'OpenAI atau layanan sejenis',
  anthropic: 'Anthropic',
  google: 'Google',
}

/** Which assistant answers, and what leaves this server for it. */
export const AssistantSection = ({ uid }: { readonly uid: string | null }) => {
  const status = useQuery({
    queryKey: ['assistant-status'],
    queryFn: async ({ signal }) => (await call(getAssistantStatus, { signal })).data,
  })
  const { data } = status
  if (data === undefined)
    return status.isError ? (
      <Retry text={errorText(toAppError(status.error).code)} onAgain={() => void status.refetch()} />
    ) : (
      <LoadingLines what="status asisten" />
    )
  const isEmbedded = data.assistant === 'embedded'
  return (
    <>
      <Part title="Yang menjawab Anda">
        <div className={s.rows}>
          <LedgerRow name="Asisten" figure={providers[data.assistant] ?? data.assistant} />
          {data.model === null ? null : <LedgerRow name="Model" figure={data.model} />}
          {isEmbedded ? null : (
            <LedgerRow name="Kalau model tidak menjawab" figure={data.fallback ? 'Mesin Juragan' : 'Pesan galat'} />
          )}
        </div>
      </Part>
      {uid === null ? null : <MemorySwitches uid={uid} />}
      <Part title="Yang dikirim keluar">
        {isEmbedded ? (
          <p className={s.words}>
            Tidak ada. Pesan Anda dibaca dan dijawab di server Juragan ini, tanpa layanan AI dari luar.
          </p>
        ) : (
          <>
            <ul className={s.points}>
              <li>Pesan yang Anda tulis, dan beberapa pesan sebelumnya dari chat yang sama.</li>
              {data.usesProfile ? (
                <li>
                  Nama, jenis, keterangan, dan alamat usaha dari profil Anda, selama profil usaha menyala di atas.
                </li>
              ) : null}
              <li>Jumlah penjualan dan nama barang, hanya kalau Anda menanyakannya dan menyala di atas.</li>
              <li>Bagian dokumen yang sedang Anda minta diubah.</li>
            </ul>
            <p className={s.words}>
              Tidak pernah dikirim: kata sandi, rekening dan NPWP dari profil, nama pelanggan kasir, dan chat lain. Poin
              dan harga selalu diputuskan server Juragan.
            </p>
          </>
        )}
      </Part>
      <Part title="Yang membuat hasilnya">
        <p className={s.words}>
          Surat, hitungan, website, dan kasir selalu disusun aturan Juragan sendiri. Fakta yang tidak Anda sebut
          ditandai kosong untuk diisi, tidak dikarang.
        </p>
      </Part>
    </>
  )
}
