import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { AppMark } from '#core/ui/client/marks.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { SellingScreen } from './selling-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { shopQuery, slugOf, tillKeys } from './till.api.ts'
import s from './till-page.module.css'

/** Failures that a sign-in mends. */
const signedOut: ReadonlySet<string> = new Set(['till_signed_out', 'till_ticket_used', 'till_wrong_credentials'])

/** The till of one shop (POS-06): signed in by a ticket, a cookie, or e-mail and password. */
export const TillPage = () => {
  const slug = slugOf(location.pathname)
  const queries = useQueryClient()
  const { data: shop, error, refetch, isFetching } = useQuery(shopQuery(slug))

  useEffect(() => {
    document.title = shop ? `${shop.name} · Kasir` : 'Kasir · Juragan'
  }, [shop])

  if (shop && (!error || !signedOut.has(toAppError(error).code))) return <SellingScreen shop={shop} slug={slug} />
  if (!error) {
    return (
      <main className={s.page}>
        <output className={s.wait}>
          <Spinner /> Membuka kasir…
        </output>
      </main>
    )
  }
  const { code, details } = toAppError(error)
  if (signedOut.has(code)) {
    return (
      <SignInScreen
        slug={slug}
        notice={code === 'till_ticket_used' ? errorText(code) : null}
        onSignedIn={(next) => queries.setQueryData(tillKeys.shop(slug), next)}
      />
    )
  }
  return (
    <main className={s.page}>
      <div className={s.card}>
        <AppMark size={48} />
        <h1>{code === 'not_found' ? 'Kasir tidak ditemukan' : 'Kasir belum bisa dibuka'}</h1>
        <p role="alert">
          {code === 'not_found'
            ? 'Alamat ini bukan alamat kasir yang aktif. Periksa lagi, atau buka kasir dari Juragan.'
            : errorText(code, details)}
        </p>
        <Button look="teal" touch waiting={isFetching} onClick={() => void refetch()}>
          Coba lagi
        </Button>
      </div>
    </main>
  )
}
