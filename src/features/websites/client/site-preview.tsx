import { useLayoutEffect, useRef, useState } from 'react'

import s from './website-editor.module.css'

/** The widths of the three devices, in pixels of the page. */
export const devices = {
  desktop: { name: 'Desktop', width: 1280 },
  tablet: { name: 'Tablet', width: 820 },
  mobile: { name: 'Mobile', width: 390 },
} as const
export type Device = keyof typeof devices

interface SitePreviewProps {
  readonly url: string
  readonly device: Device
  /** A new number loads the page again. */
  readonly revision: number
  /** The part of the page that is being edited; the fresh page opens there. */
  readonly anchor: string
}

/**
 * The draft as visitors will see it, in a frame without any rights, as wide as the device and scaled to fit. A fresh
 * page is loaded behind the old one and takes its place when it is there, so that nothing flickers while typing.
 */
export const SitePreview = ({ url, device, revision, anchor }: SitePreviewProps) => {
  const well = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  // The address of a frame stays the one it was opened with: another anchor must not load it again.
  const fresh = { number: revision, src: `${url}?v=${revision}${anchor === '' ? '' : `#${anchor}`}` }
  const [frames, setFrames] = useState([fresh])
  if (frames.at(-1)?.number !== revision) setFrames([...frames.slice(0, 1), fresh])
  useLayoutEffect(() => {
    const element = well.current
    if (!element) return
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const width = device === 'desktop' ? Math.max(devices.desktop.width, room.width) : devices[device].width
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width)
  const style = {
    width,
    height: room.height === 0 ? '100%' : room.height / scale,
    transform: scale === 1 ? undefined : `scale(${scale})`,
  }
  return (
    <div className={s.well} ref={well} data-device={device}>
      <div className={s.screen} style={{ width: width * scale }}>
        {frames.map(({ number, src }, place) => (
          <iframe
            key={number}
            className={s.frame}
            title={place === 0 ? 'Pratinjau website' : 'Pratinjau berikutnya'}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src={src}
            style={style}
            data-waiting={place === 0 ? undefined : true}
            aria-hidden={place === 0 ? undefined : true}
            tabIndex={place === 0 ? undefined : -1}
            onLoad={() => setFrames((known) => known.filter((frame) => frame.number >= number))}
          />
        ))}
      </div>
    </div>
  )
}
