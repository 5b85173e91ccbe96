import { type FormEvent, useId, useState } from 'react'

import type { Item } from '#core/items/shared/item.ts'
import { Button } from '#core/ui/client/button.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { posContent } from '../../shared/pos-content.ts'
import { defaultFooter, receiptColumns, paperWidth } from '../../shared/receipt/paper.ts'
import { receiptLines } from '../../shared/receipt/receipt-text.ts'
import type { TillSettings } from '../../shared/till-settings.contract.ts'
import { exampleSale } from './example-sale.ts'
import { useChangeSettings } from './settings.api.ts'
import { Failure } from '../parts/failure.tsx'
import { RadioKeys } from '../parts/radio-keys.tsx'
import s from './settings.module.css'

interface ReceiptSectionProps {
  readonly item: Item
  readonly settings: TillSettings
}

/** The receipt's paper and its last words, with a receipt to look at. */
export const ReceiptSection = ({ item, settings }: ReceiptSectionProps) => {
  const titleId = useId()
  const [columns, setColumns] = useState(settings.receiptColumns)
  const [footer, setFooter] = useState(settings.receiptFooter)
  const { mutate, isPending, isSuccess, error, reset } = useChangeSettings(item.id)
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
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    mutate({ receiptColumns: columns, receiptFooter: footer.trim() })
  }
  return (
    <section className={s.section} aria-labelledby={titleId}>
      <h3 id={titleId}>Struk</h3>
      <form className={s.receiptForm} noValidate onSubmit={submit}>
        <RadioKeys
          legend="Lebar kertas printer"
          choices={receiptColumns}
          chosen={columns}
          nameOf={(one) => `${paperWidth(one)} mm`}
          onChoose={(one) => {
            reset()
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
            reset()
            setFooter(event.currentTarget.value)
          }}
          help={`Kosongkan untuk “${defaultFooter}”.`}
        />
        <figure className={s.example}>
          <figcaption>Contoh struk</figcaption>
          <pre data-columns={columns}>{lines.join('\n')}</pre>
        </figure>
        <div className={s.keys}>
          <Button look="teal" type="submit" touch waiting={isPending} disabled={!isChanged}>
            Simpan struk
          </Button>
          <output className={s.saved}>
            {isSuccess && !isChanged ? 'Tersimpan. Kasir memakainya sebentar lagi.' : ''}
          </output>
        </div>
        {error ? <Failure error={error} /> : null}
      </form>
    </section>
  )
}
