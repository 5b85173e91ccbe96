import { plain } from './read-back.ts'

const signed = 'Hormat kami|Hormat saya|Pemberi perintah|Yang menyerahkan|Yang menyatakan|Yang membuat'

/** The lines behind a label, each with the lines that go on below it. */
const behind = (labels: string): RegExp =>
  new RegExp(`^[ \\t]*(?:\\d\\. )?(?:${labels})[ \\t]*:.*(?:\\n[ \\t]{12,}\\S.*)*`, 'gim')
/** A part of the letter from one of its words to another. */
const between = (from: string, to: string): RegExp => new RegExp(`(?:${from})[^]*?(?=${to}|$(?![^]))`, 'g')
/** A sentence with one of these words. */
const told = (words: string): RegExp => new RegExp(`^.*\\b(?:${words}).*`, 'gim')

/** In which part of a letter a role stands; a role that is not listed is not judged. */
const parts: Readonly<Record<string, readonly RegExp[]>> = {
  addressee: [
    between('Yth\\.', '\\n\\s*\\n'),
    between('Diajukan kepada:', '\\n\\s*\\n'),
    told('kami mengirimkan barang berikut kepada'),
    behind('Kepada|Penerima'),
  ],
  sender: [
    /^[^]*?(?====)/g,
    told('kami dari'),
    between(signed, '\\n-{3}'),
    behind('Pengirim'),
    // Somebody who agrees in his own name has no letterhead.
    between('di bawah ini:', 'selanjutnya disebut PIHAK PERTAMA'),
  ],
  signer: [
    between(signed, '\\n-{3}'),
    between('Yang bertanda tangan di bawah ini:', 'menerangkan|memberi|menyatakan|selanjutnya'),
  ],
  assigner: [
    behind('Pemberi tugas'),
    between('Yang bertanda tangan di bawah ini:', 'memberikan'),
    between('Pemberi perintah', '\\n-{3}'),
  ],
  assigned: [behind('Nama pegawai|Pengikut'), between('memberikan tugas kepada:', 'untuk melaksanakan')],
  office: [behind('Jabatan')],
  destination: [behind('Tempat tujuan|Tujuan|Tempat|Dikirim ke'), told('mengirimkan barang berikut kepada')],
  origin: [behind('Tempat asal')],
  duration: [behind('Lama'), told('selama')],
  transport: [behind('Alat angkut|Kendaraan')],
  purpose: [behind('Maksud|Tugas|Acara'), told('tujuan|keperluan|dalam hal')],
  driver: [behind('Pengemudi')],
  plate: [behind('Nomor polisi')],
  goods: [/^\d+ {2,}.*$/gm],
  problem: [between('menyampaikan keluhan', '(?:Untuk itu|Kami berharap|Saya berharap)')],
  demand: [between('Untuk itu', '\\n\\s*\\n(?!-)')],
  first: [between('di bawah ini:', 'selanjutnya disebut P')],
  second: [between('selanjutnya disebut P(?:IHAK PERTAMA|emberi)', 'selanjutnya disebut P(?:IHAK KEDUA|enerima)')],
  requested: [told('Dana yang|dana sebesar|Dana yang dibutuhkan')],
  head: [told('Penanggung jawab'), between(signed, '\\n-{3}')],
}

/** Whether a text stands in the part of a letter that belongs to a role; null where nobody knows that part. */
export const standsAs = (readable: string, role: string, text: string): boolean | null =>
  parts[role]?.some((part) => (readable.match(part) ?? []).some((found) => plain(found).includes(plain(text)))) ?? null
