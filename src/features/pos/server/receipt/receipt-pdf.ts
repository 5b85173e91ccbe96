import type { ExportedFile } from '#core/items/server/kind-store.ts'
import { compilePdf } from '#core/render/server/pdf.ts'

import { paperHeight, paperWidth } from '../../shared/receipt/paper.ts'
import { receiptLines, type ReceiptShop } from '../../shared/receipt/receipt-text.ts'
import type { Sale } from '../../shared/sale.ts'
import template from './receipt.typ?raw'

/** A column's width in millimetres, on either paper. */
const columnWidth = 1.5

/** The receipt of a recorded sale, on a sheet as wide as its paper and as long as its lines. */
export const receiptPdf = async (sale: Sale, shop: ReceiptShop): Promise<ExportedFile> => {
  const lines = receiptLines(sale, shop)
  const columns = shop.receiptColumns
  const width = paperWidth(columns)
  const bytes = await compilePdf(template, {
    title: `Struk ${sale.number} · ${shop.name}`,
    width,
    height: paperHeight(lines.length, columns),
    margin: (width - columns * columnWidth) / 2,
    lines,
  })
  return { name: `struk-${sale.number}.pdf`, mediaType: 'application/pdf', bytes }
}
