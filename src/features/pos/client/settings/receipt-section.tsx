import { useState } from 'react'

import type { Item } from '#core/items/shared/item.ts'
import { TextField } from '#core/ui/client/text-field.tsx'
import { posContent } from '../../shared/pos-content.ts'
import { defaultFooter, receiptColumns, paperWidth } from '../../shared/receipt/paper.ts'
import { receiptLines } from '../../shared/receipt/receipt-text.ts'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { exampleSale } from './example-sale.ts'
import { useChangeSettings } from './settings.api.ts'
import { RadioKeys } from '../parts/radio-keys.tsx'
import { SettingsForm } from './settings-form.tsx'
import s from './settings.module.css'

interface ReceiptSectionProps {
  readonly item: Item
  readonly settings: TillSettings
}

/** The receipt's paper and its last words, with a receipt to look at. */
export const ReceiptSection = ({ item, settings }: ReceiptSectionProps) => {
  const [columns, setColumns] = useState(settings.receiptColumns)
  const [footer, setFooter] = useState(settings.receiptFooter)
  const change = useChangeSettings(item.id)
  const isChanged = columns !== settings.receiptColumns || footer.trim() !== settings.receiptFooter
  const info = posContent.safeParse(item.content).data?.businessInfo
  const lines = receiptLines(exampleSale, {
    name: item.title,
    address: info?.address ?? '',
    phone: info?.phone ?? '',
    timeZone: settings.timeZone,
    receiptColumns: columns,
    receiptFooter: footer,
  })
  return (
    <SettingsForm
      title="Struk"
      saveName="Simpan struk"
      change={change}
      isChanged={isChanged}
      onSave={() => change.mutate({ receiptColumns: columns, receiptFooter: footer.trim() })}
    >
      <RadioKeys
        legend="Lebar kertas printer"
        choices={receiptColumns}
        chosen={columns}
        nameOf={(one) => `${paperWidth(one)} mm`}
        onChoose={(one) => {
          change.reset()
          setColumns(one)
        }}
      />
      <TextField
        label="Kata penutup"
        name="footer"
        autoComplete="off"
        maxLength={200}
        placeholder={defaultFooter}
        value={footer}
        onChange={(event) => {
          change.reset()
          setFooter(event.currentTarget.value)
        }}
        help={`Kosongkan untuk “${defaultFooter}”.`}
      />
      <figure className={s.example}>
        <figcaption>Contoh struk</figcaption>
        <pre data-columns={columns}>{lines.join('\n')}</pre>
      </figure>
    </SettingsForm>
  )
}
