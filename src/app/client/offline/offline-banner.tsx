import CloudOff from 'lucide-react/icons/cloud-off'

import { useReachability } from '#core/http/client/reachability.ts'

import s from './offline-banner.module.css'

/** Tells how high the banner is: what hangs from the header (core/ui/client/toast.module.css) hangs lower by so much. */
const tellHeight = (banner: HTMLElement) => {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--h-banner', `${banner.offsetHeight}px`))
  watch.observe(banner)
  return () => {
    watch.disconnect()
    style.removeProperty('--h-banner')
  }
}

/** Says that the server is out of reach, what works all the same, and goes by itself. */
export const OfflineBanner = () => {
  const { isReachable } = useReachability()
  return (
    <output className={s.place}>
      {isReachable ? null : (
        <span ref={tellHeight} className={s.banner}>
          <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <b>Sedang offline.</b> Chat dan berkas terakhir bisa dibaca; ketikan aman di sini dan dikirim nanti.
          </span>
        </span>
      )}
    </output>
  )
}
