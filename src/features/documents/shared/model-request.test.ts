import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeWrittenLetter } from './letter/compose-written-letter.ts'
import { documentContent } from './content/document-content.ts'
import { filledDocument, readFilledDocument } from './model-request.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const read = (text: string, filled: unknown, documentType = 'invoice') =>
  readFilledDocument(filled, { text, reading: readMessage(text, today), documentType, context })

describe('a document’s request from a model', () => {
  const message = 'Buatkan invoice untuk Bu Ratna, 12 keranjang rotan @ 85.000, ongkir 50rb, rek BCA 1234567890'

  test('ASSIST-04 facts of the owner’s words are taken', () => {
    const request = read(message, {
      recipient: { name: 'Ibu Ratna' },
      lines: [{ description: 'Keranjang rotan', quantity: 12, price: 85_000 }],
      charges: [{ label: 'Ongkos kirim', amount: 50_000 }],
      bankAccounts: [{ bank: 'BCA', number: '1234567890' }],
    })
    expect(request).toMatchObject({
      documentType: 'invoice',
      recipient: { name: 'Ibu Ratna' },
      lines: [{ description: 'Keranjang rotan', quantity: 12, price: 85_000 }],
      charges: [{ amount: 50_000 }],
      bankAccounts: [{ bank: 'BCA', number: '1234567890', holder: '' }],
    })
  })

  test('ASSIST-04 what the owner did not say is nobody’s to state: it stays a blank', () => {
    const request = read('Buatkan invoice untuk Bu Ratna, keranjang rotan', {
      sender: { company: 'PT Karangan Bebas', phone: '0812 3456 7890', email: 'a@karangan.example' },
      recipient: { name: 'Ibu Ratna Kusumawardani', address: 'Jalan Kenanga 5, Malang' },
      lines: [
        { description: 'Keranjang rotan', quantity: 12, price: 85_000 },
        { description: 'Biaya administrasi', price: 10_000 },
      ],
      discount: { percent: 10 },
      tax: { percent: 11 },
      bankAccounts: [{ bank: 'BCA', number: '9876543210' }],
      dueDate: '2027-03-09',
    })
    expect(JSON.stringify(request)).not.toMatch(/Karangan|0812|Kusumawardani|Kenanga|85000|10000|98765|2027/i)
    expect(request).toMatchObject({ discount: null, tax: null, dueDate: '' })
    expect(request.lines.map(({ description, price }) => [description, price])).toEqual([['Keranjang rotan', null]])
  })

  test('ASSIST-04 figures in words and in millions are known', () => {
    const request = read('tagih Pak Anwar jasa desain dua paket 2,5 juta', {
      lines: [{ description: 'Jasa desain', quantity: 2, unit: 'paket', price: 2_500_000 }],
    })
    expect(request.lines).toEqual([{ description: 'Jasa desain', quantity: 2, unit: 'paket', price: 2_500_000 }])
  })

  test('ASSIST-04 an empty request is what the embedded engine read', () => {
    expect(read(message, {})).toMatchObject({
      recipient: { name: 'Ibu Ratna' },
      lines: [{ quantity: 12, price: 85_000 }],
    })
  })

  test('ASSIST-04 the schema can be shown to a model', () => {
    const schema = JSON.stringify(z.toJSONSchema(filledDocument, { io: 'input' }))
    expect(schema).toContain('bankAccounts')
    expect(schema).not.toContain('required":["sender')
  })
})

describe('a letter that a model wrote as text', () => {
  const text = `nama_surat: Surat Penawaran Kopi
**SURAT PENAWARAN KOPI**
Nomor: 12/SP/2026
Toko Kopi Senja
Kepada Yth. Bapak Darmawan

Kami menawarkan **kopi bubuk** pilihan.

Hormat kami,
Toko Kopi Senja`

  test('ASSIST-02 DOC-04 its text is the body and nothing stands there twice', () => {
    const item = composeWrittenLetter(text, context)
    const content = z.parse(documentContent, item.content)
    expect(item).toMatchObject({ kind: 'document', title: 'Surat Penawaran Kopi', documentType: 'surat_penawaran' })
    expect(content.letter).toMatchObject({ letterNumber: '12/SP/2026', title: 'SURAT PENAWARAN KOPI' })
    const types = content.body.content?.map(({ type }) => type)
    expect(types?.filter((type) => type !== 'paragraph')).toEqual(['letterhead', 'letterTitle'])
    const body = JSON.stringify(content.body)
    expect(body).toContain('kopi bubuk')
    expect(body).not.toMatch(/nama_surat|SURAT PENAWARAN KOPI/)
  })
})
