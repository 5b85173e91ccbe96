import { strToU8, zipSync } from 'fflate'

import { storableText } from '#core/text/shared/storable-text.ts'

import { columnName, firstSheetRow, type PlainSheet, type Sheet, type SheetCell } from '../shared/sheet.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Words as XML text; control characters that XML has no way to write are left out. */
const xml = (text: string): string =>
  storableText(text)
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Positions in `cellXfs` of the styles below. */
const style = { title: 1, header: 2, text: 3, general: 4, rupiah: 5, label: 6, amount: 7, strong: 8, total: 9 } as const

const thin = (side: string): string => `<${side} style="thin"><color rgb="FFBFBFBF"/></${side}>`
const xf = (font: number, fill: number, border: number, format: number, align = ''): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyNumberFormat="1"${
    align ? ` applyAlignment="1"><alignment ${align}/></xf>` : '/>'
  }`
const font = (bold: boolean, size: number): string =>
  `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><color rgb="FF000000"/><name val="Calibri"/><family val="2"/></font>`

/** Number format 3 is `#,##0`: the spreadsheet writes it with the owner's own separators. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="3">${font(false, 12)}${font(true, 12)}${font(true, 16)}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDCEAE4"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border><border>${thin('left')}${thin('right')}${thin('top')}${thin('bottom')}<diagonal/></border><border><left/><right/><top style="thin"><color rgb="FF262626"/></top><bottom style="double"><color rgb="FF262626"/></bottom><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="10">${[
  xf(0, 0, 0, 0),
  xf(2, 0, 0, 0),
  xf(1, 2, 1, 0, 'horizontal="center" vertical="center" wrapText="1"'),
  xf(0, 0, 1, 0, 'vertical="top" wrapText="1"'),
  xf(0, 0, 1, 0, 'vertical="top"'),
  xf(0, 0, 1, 3, 'vertical="top"'),
  xf(0, 0, 0, 0, 'horizontal="right"'),
  xf(0, 0, 0, 3),
  xf(1, 0, 2, 0, 'horizontal="right"'),
  xf(1, 0, 2, 3),
].join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** Words stand as words: what begins with `=` is shown, never reckoned. */
const cell = (at: string, value: SheetCell, styleId: number): string => {
  if (value === null || value === '') return `<c r="${at}" s="${styleId}"/>`
  if (typeof value === 'string')
    return `<c r="${at}" s="${styleId}" t="inlineStr"><is><t xml:space="preserve">${xml(value)}</t></is></c>`
  if (typeof value === 'number') return `<c r="${at}" s="${styleId}"><v>${value}</v></c>`
  return `<c r="${at}" s="${styleId}"><f>${xml(value.formula)}</f><v>${value.value}</v></c>`
}

const row = (number: number, cells: string): string => `<row r="${number}">${cells}</row>`

const worksheet = (sheet: Sheet): string => {
  const { columns, rows, sums } = sheet
  const last = columns.length - 1
  const headRow = firstSheetRow - 1
  const afterRows = firstSheetRow + rows.length
  const lines = [
    row(1, cell('A1', sheet.title, style.title)),
    row(headRow, columns.map(({ label }, at) => cell(`${columnName(at)}${headRow}`, label, style.header)).join('')),
    ...rows.map((cells, index) => {
      const number = firstSheetRow + index
      return row(
        number,
        columns.map(({ format }, at) => cell(`${columnName(at)}${number}`, cells[at] ?? null, style[format])).join(''),
      )
    }),
    ...sums.map(({ label, value, strong }, index) => {
      const number = afterRows + index
      const words = cell(`${columnName(last - 1)}${number}`, label, strong ? style.strong : style.label)
      return row(number, words + cell(`${columnName(last)}${number}`, value, strong ? style.total : style.amount))
    }),
  ]
  const widths = columns
    .map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${headRow}" topLeftCell="A${firstSheetRow}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="16"/><cols>${widths}</cols><sheetData>${lines.join('')}</sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait" fitToHeight="0"/></worksheet>`
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`

const plainWorksheet = ({ widths, rows, headerRows, merged }: PlainSheet): string => {
  const styleOf = (value: SheetCell, at: number): number =>
    at < headerRows
      ? style.header
      : typeof value !== 'number'
        ? style.text
        : Number.isInteger(value)
          ? style.rupiah
          : style.general
  const lines = rows.map((cells, at) =>
    row(
      at + 1,
      widths
        .map((_, column) => {
          const value = cells[column] ?? null
          return cell(`${columnName(column)}${at + 1}`, value, styleOf(value, at))
        })
        .join(''),
    ),
  )
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  const ranges = merged.map(
    (one) =>
      `<mergeCell ref="${columnName(one.column)}${one.row + 1}:${columnName(one.column + one.columns - 1)}${one.row + one.rows}"/>`,
  )
  const merges = ranges.length > 0 ? `<mergeCells count="${ranges.length}">${ranges.join('')}</mergeCells>` : ''
  return `${head}<worksheet xmlns="${main}"><sheetFormatPr defaultRowHeight="16"/><cols>${columns}</cols><sheetData>${lines.join('')}</sheetData>${merges}<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait" fitToHeight="0"/></worksheet>`
}

/**
 * One table as an XLSX workbook: words as words, numbers as numbers, sums as formulas with their reckoned values, so that
 * it is right in viewers that do not reckon and goes on reckoning in those that do.
 */
export const renderXlsx = (sheet: Sheet): Uint8Array => workbook(sheet, [{ name: 'Tabel', xml: worksheet(sheet) }])

/** The table of goods, where there is one, and each table of the document on a sheet of its own. */
export const renderTables = (
  facts: { readonly title: string; readonly author: string },
  sheet: Sheet | null,
  tables: readonly PlainSheet[],
): Uint8Array =>
  workbook(facts, [
    ...(sheet ? [{ name: 'Tabel', xml: worksheet(sheet) }] : []),
    ...tables.map((table) => ({ name: table.name, xml: plainWorksheet(table) })),
  ])

const workbook = (
  sheet: { readonly title: string; readonly author: string },
  sheets: readonly { readonly name: string; readonly xml: string }[],
): Uint8Array => {
  const numbered = sheets.map(({ name, xml: text }, at) => ({ name, text, number: at + 1 }))
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}">${relation('rId1', `${office}/officeDocument`, 'xl/workbook.xml')}${relation('rId2', 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml')}</Relationships>`,
    'docProps/core.xml': `${head}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xml(sheet.title)}</dc:title><dc:creator>${xml(sheet.author)}</dc:creator><dc:language>id-ID</dc:language></cp:coreProperties>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${xml(name)}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets><calcPr calcId="0" fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}">${numbered.map(({ number }) => relation(`rId${number}`, `${office}/worksheet`, `worksheets/sheet${number}.xml`)).join('')}${relation(`rId${numbered.length + 1}`, `${office}/styles`, 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
    ...Object.fromEntries(numbered.map(({ number, text }) => [`xl/worksheets/sheet${number}.xml`, text])),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}
