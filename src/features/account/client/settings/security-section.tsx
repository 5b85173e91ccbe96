import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'

import type { User } from '#core/auth/shared/user.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'

import { endPlace, listPlaces, type SignedInPlace } from '../../shared/account.contract.ts'
import { deviceWords, isHandheld } from '../../shared/device-words.ts'
import { dayHeading } from '../ledger-words.ts'
import { PasswordPart } from './password-part.tsx'
import s from './section.module.css'
import { LoadingLines, Part, Retry } from './settings-parts.tsx'

interface SecuritySectionProps {
  readonly user: User
  readonly onLogOut: () => Promise<void>
}

const when = (iso: string): string => {
  const instant = new Date(iso)
  const day = dayHeading(instant)
  // In the middle of a sentence: 'hari ini', while the names of months keep their capital.
  return `${day.charAt(0).toLowerCase()}${day.slice(1)} ${formatTime(instant)}`
}

interface PlaceProps {
  readonly place: SignedInPlace
  readonly busy: boolean
  readonly onEnd: () => void
}

const Place = ({ place, busy, onEnd }: PlaceProps) => {
  const Icon = isHandheld(place.userAgent) ? Smartphone : Monitor
  const words = deviceWords(place.userAgent)
  return (
    <li className={s.place}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <span className={s.placeText}>
        <b>{place.isThis ? `${words}, perangkat ini` : words}</b>
        <span>
          Masuk {when(place.signedInAt)}, terakhir dipakai {when(place.lastSeenAt)}
        </span>
      </span>
      <Button disabled={busy} aria-label={`Keluar dari sini: ${words}`} onClick={onEnd}>
        Keluar dari sini
      </Button>
    </li>
  )
}

/** Somebody else may have ended it already. */
const endOne = async (id: string): Promise<void> => {
  try {
    await call(endPlace, { params: { id } })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
  }
}

/** Where the owner is signed in, and the way out of each place. */
export const SecuritySection = ({ user, onLogOut }: SecuritySectionProps) => {
  const queries = useQueryClient()
  const queryKey = ['places', user.uid]
  const places = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listPlaces, { signal })).data.sessions,
    staleTime: 0,
  })
  const ending = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await Promise.all(ids.map(endOne))
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const leaving = useMutation({ mutationFn: onLogOut })
  const failure = ending.error ?? leaving.error
  const list = places.data
  if (list === undefined)
    return places.isError ? (
      <Retry text={errorText(toAppError(places.error).code)} onAgain={() => void places.refetch()} />
    ) : (
      <LoadingLines what="daftar perangkat" />
    )
  const others = list.filter(({ isThis }) => !isThis)
  const isBusy = ending.isPending || leaving.isPending
  return (
    <>
      <Part
        title="Masuk di mana saja"
        note={`Akun ${user.email}. Ada yang tidak Anda kenal? Keluarkan dari sini; berlaku saat itu juga.`}
      >
        <ul className={s.places}>
          {list.map((place) => (
            <Place
              key={place.id}
              place={place}
              busy={isBusy}
              onEnd={() => (place.isThis ? leaving.mutate() : ending.mutate([place.id]))}
            />
          ))}
        </ul>
        {others.length === 0 ? (
          <p className={s.words}>Hanya perangkat ini yang sedang masuk.</p>
        ) : (
          <div className={s.all}>
            <Button
              look="danger"
              icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}
              waiting={ending.isPending}
              disabled={isBusy}
              onClick={() => ending.mutate(others.map(({ id }) => id))}
            >
              Keluar dari semua perangkat lain
            </Button>
          </div>
        )}
        {failure ? (
          <p className={s.failure} role="alert">
            {errorText(toAppError(failure).code)}
          </p>
        ) : null}
        {ending.isSuccess && !ending.isPending ? <output className={s.done}>Sudah dikeluarkan.</output> : null}
      </Part>
      <PasswordPart user={user} onChanged={() => void queries.invalidateQueries({ queryKey })} />
    </>
  )
}
