import type { ModelTeaching } from '#core/assistant/shared/kind-skill.ts'

import { composeWrittenLetter } from './letter/compose-written-letter.ts'
import type { DocumentRequest } from './document-request.ts'
import { filledDocument, readFilledDocument } from './model-request.ts'

const prompt = `Dokumen usaha. Juragan sendiri yang menulis kalimat suratnya, menghitung total, memberi nomor, dan menandai yang kosong; Anda hanya mencatat faktanya.
- sender: yang menulis, menjual, atau menagih. recipient: yang dituju, pembeli, atau pembayar. Nama orang di "name" (dengan sapaannya, misalnya "Ibu Ratna"), nama usaha di "company".
- parties: kedua pihak kontrak, atau para peserta perjalanan dinas.
- lines: barang atau jasa; "price" adalah harga satu satuan. Bila hanya total barang yang disebut, isi quantity 1.
- charges: biaya tambahan (ongkos kirim, pasang). discount, downPayment: "percent" atau "amount". tax: hanya bila PPN diminta; "included" bila harga sudah termasuk.
- dueDate: jatuh tempo. validityDays: masa berlaku penawaran dalam hari. term: lamanya kerja sama. terms: syarat seperti yang ditulis pemilik.
- form: untuk surat_resmi saja (undangan, permohonan, dan lainnya); letterName: sebutan suratnya bila ada, misalnya "pengunduran diri".
- subject: pokok surat dalam beberapa kata pemilik sendiri.`

/** What the documents teach a language model. */
export const documentTeaching: ModelTeaching<DocumentRequest> = {
  prompt,
  requestSchema: filledDocument,
  readRequest: readFilledDocument,
  composeText: composeWrittenLetter,
}
