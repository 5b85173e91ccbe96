import { dialled } from '#core/text/shared/phone-number.ts'

import { businessTypes } from '../shared/business-types.ts'
import { type AccountPlace, accountLabel, accountPlaces } from '../shared/site-accounts.ts'
import type { BusinessInfo, SiteContent } from '../shared/site-content.ts'
import { typeWords } from '../shared/type-words.ts'
import { Select, TextArea, TextInput } from './fields.tsx'

export interface FactFormProps {
  readonly info: BusinessInfo
  readonly onChange: (change: Partial<BusinessInfo>, field: string) => void
}

const typeOptions = businessTypes.map((type) => [type, typeWords[type].label] as const)

export const BusinessForm = ({ info, onChange }: FactFormProps) => (
  <>
    <TextInput label="Nama usaha" field="name" value={info.name} onChange={(name) => onChange({ name }, 'name')} />
    <Select
      label="Jenis usaha"
      value={info.type}
      options={typeOptions}
      onChange={(type) => onChange({ type }, 'type')}
    />
    <TextInput
      label="Slogan"
      value={info.tagline}
      onChange={(tagline) => onChange({ tagline }, 'tagline')}
      help="Kosongkan bila tidak punya."
    />
    <TextArea
      label="Cerita singkat"
      field="description"
      value={info.description}
      onChange={(description) => onChange({ description }, 'description')}
      help="Dipakai mesin pencari. Kalimat di halaman diubah di bagian Pembuka dan Tentang."
    />
  </>
)

const withAccount = ({ accounts }: BusinessInfo, place: AccountPlace, name: string): BusinessInfo['accounts'] => [
  ...accounts.filter((one) => one.place !== place),
  ...(name.trim() === '' ? [] : [{ place, name }]),
]

export const ContactForm = ({ info, onChange }: FactFormProps) => {
  const isOdd = info.whatsapp.trim() !== '' && dialled(info.whatsapp) === ''
  return (
    <>
      <TextInput
        label="Nomor WhatsApp"
        type="tel"
        field="whatsapp"
        value={info.whatsapp}
        placeholder="0812 3456 7890"
        onChange={(whatsapp) => onChange({ whatsapp }, 'whatsapp')}
        {...(isOdd ? { help: 'Nomor ini belum bisa dihubungi; tulis seperti 0812 3456 7890.' } : {})}
      />
      <TextInput
        label="Telepon"
        type="tel"
        field="contact"
        value={info.phone}
        onChange={(phone) => onChange({ phone }, 'phone')}
      />
      <TextInput label="Email" type="email" value={info.email} onChange={(email) => onChange({ email }, 'email')} />
      <TextInput
        label="Instagram"
        value={info.instagram}
        placeholder="@namausaha"
        onChange={(instagram) => onChange({ instagram }, 'instagram')}
      />
      {accountPlaces.map((place) => (
        <TextInput
          key={place}
          label={accountLabel(place)}
          maxLength={80}
          value={info.accounts.find((one) => one.place === place)?.name ?? ''}
          onChange={(name) => onChange({ accounts: withAccount(info, place, name) }, place)}
        />
      ))}
    </>
  )
}

export const PlaceForm = ({ info, onChange }: FactFormProps) => (
  <>
    <TextInput
      label="Alamat"
      field="address"
      value={info.address}
      onChange={(address) => onChange({ address }, 'address')}
    />
    <TextInput label="Kota atau daerah" value={info.area} onChange={(area) => onChange({ area }, 'area')} />
    <TextInput
      label="Tautan peta"
      type="url"
      maxLength={500}
      value={info.mapsUrl}
      onChange={(mapsUrl) => onChange({ mapsUrl }, 'mapsUrl')}
      help="Kosongkan: tombol Lihat peta mencari alamat di atas."
    />
  </>
)

interface SearchFormProps {
  readonly root: SiteContent['root']['props']
  readonly onChange: (change: Partial<SiteContent['root']['props']>, field: string) => void
}

/** How the page stands in search results and where it is shared. */
export const SearchForm = ({ root, onChange }: SearchFormProps) => (
  <>
    <TextInput
      label="Judul di hasil pencarian"
      value={root.title}
      maxLength={60}
      onChange={(title) => onChange({ title }, 'root-title')}
      help="Kosongkan: nama usaha dan daerahnya."
    />
    <TextArea
      label="Keterangan di hasil pencarian"
      value={root.description}
      maxLength={155}
      onChange={(description) => onChange({ description }, 'root-description')}
    />
  </>
)
