import { endsClause, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

const sellers = wordSet('saya aku kami kita gue gw ane penjual toko vendor supplier')
const bearing = wordSet('tanggung nanggung menanggung tanggungin bayar bayarin')
const borne = wordSet('ditanggung tanggungan dibayarin')
const fillers = wordSet('itu biar yang oleh sama pihak biar jadi kok nya saja aja')

/** Whether the words behind a sum say that the seller bears it: `ongkir 100rb saya yang tanggung`, `… ditanggung penjual`. */
export const isBorneBySeller = (sheet: Sheet, to: number): boolean => {
  const said: string[] = []
  for (let at = to; at - to < 5 && !endsClause(sheet, at); at += 1)
    if (!fillers.has(low(sheet, at))) said.push(low(sheet, at))
  const [first = '', second = ''] = said
  return (sellers.has(first) && bearing.has(second)) || (borne.has(first) && sellers.has(second))
}
