import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { ClosedScreen, UnsentCard } from './closed-screen.tsx'
import { SellingScreen } from './selling-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { shopQuery, slugOf, tillKeys } from './till.api.ts'
import s from './till-page.module.css'
import { type OpenedTill, useOpenedDevice } from './use-opened-device.ts'

/** Failures that a sign-in mends. */
const signedOut: ReadonlySet<string> = new Set(['till_signed_out', 'till_ticket_used', 'till_wrong_credentials'])

const Opening = () => (
  <main className={s.page}>
    <output className={s.wait}>
      <Spinner /> Membuka kasir…
    </output>
  </main>
)

/** The till of one shop: signed in by a ticket, a cookie, or e-mail and password; without a network as it was left. */
const OpenedPage = ({ place, found }: OpenedTill) => {
  const { slug, device } = place
  const queries = useQueryClient()
  const { data: shop, error, refetch, isFetching } = useQuery(shopQuery(place, found.shop))
  const code = error ? toAppError(error).code : null

  useEffect(() => {
    document.title = shop ? `${shop.name} · Kasir` : 'Kasir · Juragan'
    // A full device asks the server for it at the next opening; sales say themselves what they cannot write.
    if (shop) void device?.keepShop(shop).catch(() => undefined)
  }, [shop, device])

  if (shop && (code === null || (code !== 'not_found' && !signedOut.has(code))))
    return <SellingScreen shop={shop} place={place} found={found.goods} />
  if (code === null) return <Opening />
  const timeZone = shop?.timeZone ?? defaultTimeZone()
  if (signedOut.has(code)) {
    return (
      <SignInScreen
        place={place}
        notice={code === 'till_ticket_used' ? errorText(code) : null}
        onSignedIn={(next) => queries.setQueryData(tillKeys.shop(slug), next)}
        unsent={
          device ? (
            <UnsentCard
              device={device}
              slug={slug}
              timeZone={timeZone}
              advice="Masuk lagi, lalu semuanya terkirim sendiri."
            />
          ) : null
        }
      />
    )
  }
  const isGone = code === 'not_found'
  return (
    <ClosedScreen
      title={isGone ? 'Kasir tidak ditemukan' : 'Kasir belum bisa dibuka'}
      text={
        isGone
          ? 'Alamat ini bukan alamat kasir yang aktif. Periksa lagi, atau buka kasir dari Juragan.'
          : errorText(code, error ? toAppError(error).details : {})
      }
      waiting={isFetching}
      onAgain={() => void refetch()}
      unsent={
        device
          ? {
              device,
              slug,
              timeZone,
              advice: isGone
                ? 'Unduh catatannya dan serahkan ke pemilik: kasir yang sudah dihapus bisa dikembalikan, lalu semuanya terkirim.'
                : 'Terkirim sendiri begitu kasir terbuka lagi.',
            }
          : null
      }
    />
  )
}

/** The page of a till (POS-06, POS-07). */
export const TillPage = () => {
  const slug = slugOf(location.pathname)
  const opened = useOpenedDevice(slug)
  return opened ? <OpenedPage {...opened} /> : <Opening />
}
