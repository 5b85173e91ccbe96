import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import PenLine from 'lucide-react/icons/pen-line'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { IconButton } from '#core/ui/client/button.tsx'
import { headingOf } from '../shared/blocks-view.ts'
import { viewOf } from '../shared/page-view.ts'
import { listSiteBlanks, type SiteBlank } from '../shared/site-blanks.ts'
import type { SiteBlock, SiteContent } from '../shared/site-content.ts'
import { BlockForm } from './block-form.tsx'
import { blockNames } from '../shared/block-names.ts'
import { BusinessForm, ContactForm, PlaceForm, SearchForm } from './fact-forms.tsx'
import f from './fields.module.css'
import { HoursForm } from './hours-form.tsx'
import { LooksForm } from './looks-form.tsx'
import { changeBlock, changeInfo, changeRoot, changeTheme, moveBlock } from './site-editing.ts'
import p from './site-panel.module.css'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What stands open in the panel: its first page, one of the facts, or one block by its id. */
export type PanelPlace = 'home' | 'business' | 'contact' | 'place' | 'hours' | 'looks' | 'search' | `block:${string}`

const factNames = {
  business: 'Usaha',
  contact: 'Kontak',
  place: 'Alamat',
  hours: 'Jam buka',
  looks: 'Tampilan',
  search: 'Hasil pencarian',
} as const
type FactPlace = keyof typeof factNames
const factPlaces = Object.keys(factNames) as FactPlace[]

/** Where a missing fact is filled in. */
export const placeOfBlank = ({ field }: SiteBlank, content: SiteContent): PanelPlace => {
  switch (field) {
    case 'name':
    case 'description':
      return 'business'
    case 'whatsapp':
    case 'contact':
      return 'contact'
    case 'address':
      return 'place'
    case 'hours':
      return 'hours'
    case 'offers':
    case 'prices': {
      const list = content.content.find(({ type }) => type === 'Goods' || type === 'Services')
      return list ? `block:${list.props.id}` : 'home'
    }
    case 'answers': {
      const asked = content.content.find(({ type }) => type === 'Faq')
      return asked ? `block:${asked.props.id}` : 'home'
    }
  }
}

const nameOf = (block: SiteBlock, content: SiteContent): string =>
  block.type === 'Hero' ? blockNames.Hero : headingOf(block, viewOf(content, true)) || blockNames[block.type]

interface SitePanelProps {
  readonly content: SiteContent
  readonly place: PanelPlace
  readonly onPlace: (place: PanelPlace) => void
  readonly onChange: (content: SiteContent, field: string) => void
  readonly onGo: (blank: SiteBlank) => void
  readonly onClose: () => void
}

const Blanks = ({ content, onGo }: Pick<SitePanelProps, 'content' | 'onGo'>) => {
  const blanks = listSiteBlanks(content)
  if (blanks.length === 0) return null
  return (
    <section className={p.blanks} aria-labelledby="belum-diisi">
      <h3 id="belum-diisi">
        <PenLine size={16} strokeWidth={1.9} aria-hidden="true" />
        Belum diisi <span className="num">{blanks.length}</span>
      </h3>
      <p>Tidak tampil di halaman sampai Anda mengisinya.</p>
      <ul>
        {blanks.map((blank) => (
          <li key={blank.field}>
            <button type="button" onClick={() => onGo(blank)}>
              {sentenceCase(blank.name)}
              <ChevronRight {...icon} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const BlockRows = ({ content, onPlace, onChange }: SitePanelProps) => (
  <ul className={p.rows} aria-label="Bagian halaman">
    {content.content.map((block, place) => {
      const { id, hidden } = block.props
      const name = nameOf(block, content)
      const isFirst = block.type === 'Hero'
      return (
        <li key={id} className={p.row} data-hidden={hidden || undefined}>
          <button type="button" className={p.open} onClick={() => onPlace(`block:${id}`)}>
            {name}
            {hidden ? <span className={p.off}>disembunyikan</span> : null}
          </button>
          {isFirst ? null : (
            <>
              <IconButton
                label={`Naikkan bagian ${name}`}
                disabled={place === 0 || content.content[place - 1]?.type === 'Hero'}
                onClick={() => onChange(moveBlock(content, id, -1), '')}
              >
                <ArrowUp {...icon} />
              </IconButton>
              <IconButton
                label={`Turunkan bagian ${name}`}
                disabled={place === content.content.length - 1}
                onClick={() => onChange(moveBlock(content, id, 1), '')}
              >
                <ArrowDown {...icon} />
              </IconButton>
              <IconButton
                label={hidden ? `Tampilkan bagian ${name}` : `Sembunyikan bagian ${name}`}
                onClick={() => onChange(changeBlock(content, block, { hidden: !hidden }), '')}
              >
                {hidden ? <EyeOff {...icon} /> : <Eye {...icon} />}
              </IconButton>
            </>
          )}
        </li>
      )
    })}
  </ul>
)

const Home = (props: SitePanelProps) => (
  <>
    <Blanks content={props.content} onGo={props.onGo} />
    <h3 className={p.group}>Tentang usaha</h3>
    <ul className={p.rows} aria-label="Tentang usaha">
      {factPlaces.map((place) => (
        <li key={place} className={p.row}>
          <button type="button" className={p.open} onClick={() => props.onPlace(place)}>
            {factNames[place]}
            <ChevronRight {...icon} />
          </button>
        </li>
      ))}
    </ul>
    <h3 className={p.group}>Bagian halaman</h3>
    <BlockRows {...props} />
  </>
)

const FactPage = ({ place, content, onChange }: SitePanelProps & { readonly place: FactPlace }) => {
  const facts = {
    info: content.businessInfo,
    onChange: (change: Partial<SiteContent['businessInfo']>, field: string) =>
      onChange(changeInfo(content, change), field),
  }
  switch (place) {
    case 'business':
      return <BusinessForm {...facts} />
    case 'contact':
      return <ContactForm {...facts} />
    case 'place':
      return <PlaceForm {...facts} />
    case 'hours':
      return <HoursForm {...facts} />
    case 'looks':
      return <LooksForm theme={content.theme} onChange={(change) => onChange(changeTheme(content, change), '')} />
    case 'search':
      return (
        <SearchForm
          root={content.root.props}
          onChange={(change, field) => onChange(changeRoot(content, change), field)}
        />
      )
  }
}

const isFact = (place: PanelPlace): place is FactPlace => place in factNames

/** 'Isi website': the facts, the parts of the page and their order; one thing is open at a time. */
export const SitePanel = (props: SitePanelProps) => {
  const { content, place, onPlace, onChange, onClose } = props
  const back = useRef<HTMLButtonElement>(null)
  const block = place.startsWith('block:')
    ? content.content.find(({ props: { id } }) => id === place.slice('block:'.length))
    : undefined
  const shown: PanelPlace = block || isFact(place) ? place : 'home'
  const before = useRef(shown)
  useEffect(() => {
    // What was pressed is gone with its page: the keyboard goes on from the new page's first key.
    if (before.current !== shown && document.activeElement === document.body) back.current?.focus()
    before.current = shown
  }, [shown])
  const title = block ? nameOf(block, content) : isFact(shown) ? factNames[shown] : 'Isi website'
  return (
    <section className={p.panel} aria-label="Isi website" data-canvas-side="wide">
      <header className={p.head}>
        {shown === 'home' ? null : (
          <IconButton ref={back} label="Kembali ke Isi website" onClick={() => onPlace('home')}>
            <ArrowLeft {...icon} />
          </IconButton>
        )}
        <h2>{title}</h2>
        <IconButton label="Tutup Isi website" onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </header>
      <div className={p.body}>
        <div className={f.group}>
          {block ? (
            <BlockForm
              key={block.props.id}
              block={block}
              usualHeading={headingOf(
                { ...block, props: { ...block.props, heading: '' } } as SiteBlock,
                viewOf(content, true),
              )}
              onChange={(change, field) =>
                onChange(changeBlock(content, block, change), field === '' ? '' : `${block.props.id}-${field}`)
              }
            />
          ) : isFact(shown) ? (
            <FactPage {...props} place={shown} />
          ) : (
            <Home {...props} />
          )}
        </div>
      </div>
    </section>
  )
}
