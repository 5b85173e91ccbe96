import ExternalLink from 'lucide-react/icons/external-link'
import Globe from 'lucide-react/icons/globe'
import Monitor from 'lucide-react/icons/monitor'
import PanelRight from 'lucide-react/icons/panel-right'
import Redo2 from 'lucide-react/icons/redo-2'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rocket from 'lucide-react/icons/rocket'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'

import { Button, IconButton } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import pressed from '#core/ui/client/pressed.module.css'
import { Segment } from '#core/ui/client/segment.tsx'
import { type Device, devices } from './site-preview.tsx'
import s from './website-editor.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const deviceIcons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone } as const

interface SiteToolbarProps {
  readonly title: string
  readonly below: string
  /** False while there is nothing to look at yet. */
  readonly enabled: boolean
  readonly phone: boolean
  readonly device: Device
  readonly onDevice: (device: Device) => void
  readonly onRefresh: () => void
  readonly previewUrl: string
  readonly websiteUrl: string | null
  readonly panelOpen: boolean
  readonly onPanel: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly canPublish: boolean
  readonly publishing: boolean
  readonly onPublish: () => void
}

const DeviceSegment = ({ device, onDevice }: Pick<SiteToolbarProps, 'device' | 'onDevice'>) => (
  <Segment
    legend="Perangkat"
    views={(Object.keys(devices) as Device[]).map((view) => {
      const Icon = deviceIcons[view]
      return { view, name: devices[view].name, icon: <Icon {...icon} /> }
    })}
    chosen={device}
    className={s.segment}
    onChoose={onDevice}
  />
)

const Links = ({ previewUrl, onRefresh, phone }: Pick<SiteToolbarProps, 'previewUrl' | 'onRefresh' | 'phone'>) => (
  <>
    <IconButton label="Muat ulang pratinjau" onClick={onRefresh}>
      <RefreshCw {...icon} />
    </IconButton>
    {phone ? null : (
      <a
        className={s.iconLink}
        href={previewUrl}
        target="_blank"
        rel="noreferrer"
        aria-label="Buka di tab baru"
        title="Buka di tab baru"
      >
        <ExternalLink {...icon} />
      </a>
    )}
  </>
)

type WorkKeys = Pick<SiteToolbarProps, 'enabled' | 'panelOpen' | 'onPanel' | 'canPublish' | 'publishing' | 'onPublish'>

const PanelKey = ({ panelOpen, onPanel }: WorkKeys) => (
  <Button
    className={classNames(s.panelKey, panelOpen && pressed.pressed)}
    icon={<PanelRight {...icon} />}
    aria-expanded={panelOpen}
    onClick={onPanel}
  >
    Isi website
  </Button>
)

const PublishKey = ({ canPublish, publishing, onPublish }: WorkKeys) =>
  canPublish ? (
    <Button className={s.publish} look="primary" icon={<Rocket {...icon} />} waiting={publishing} onClick={onPublish}>
      Terbitkan
    </Button>
  ) : null

/** The lower edge of a phone, where the thumb is: changing the site, publishing it, asking for something. */
export const SitePhoneBar = ({ children, ...keys }: WorkKeys & { readonly children: ReactNode }) => (
  <div className={s.thumbBar}>
    {keys.enabled ? (
      <>
        <PanelKey {...keys} />
        <PublishKey {...keys} />
      </>
    ) : null}
    <span className={s.thumbEnd}>{children}</span>
  </div>
)

/** The head of the builder (P2 §2.11): what is shown, on which device, and the ways out to visitors. */
export const SiteToolbar = (props: SiteToolbarProps) => {
  const { enabled, phone, websiteUrl, canPublish } = props
  return (
    <div className={s.toolbar}>
      <div className={s.names}>
        <h2>{props.title}</h2>
        <p>{props.below}</p>
      </div>
      {enabled ? (
        <div className={s.keys}>
          <IconButton label="Urungkan" disabled={!props.canUndo} onClick={props.onUndo}>
            <Undo2 {...icon} />
          </IconButton>
          <IconButton label="Ulangi" disabled={!props.canRedo} onClick={props.onRedo}>
            <Redo2 {...icon} />
          </IconButton>
          <DeviceSegment device={props.device} onDevice={props.onDevice} />
          <Links previewUrl={props.previewUrl} onRefresh={props.onRefresh} phone={phone} />
          {phone ? null : <PanelKey {...props} />}
        </div>
      ) : null}
      {enabled && !phone ? <PublishKey {...props} /> : null}
      {websiteUrl === null ? null : (
        <a className={classNames(s.link, !canPublish && s.linkMain)} href={websiteUrl} target="_blank" rel="noreferrer">
          <Globe {...icon} />
          Buka Web
        </a>
      )}
    </div>
  )
}
