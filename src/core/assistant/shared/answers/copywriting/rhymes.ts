import { sentenceOf } from './offer.ts'

/** Four lines for a shop's window, a-b-a-b; what is sold stands within them. */
export const rhymesFor = (thing: string): string =>
  [
    'Silakan, tinggal ditempel:',
    `1. *Pergi ke pasar membeli ikan,\npulangnya mampir ke rumah bibi.\nPerut lapar jangan ditahan,\n${thing} kami sudah menanti.*`,
    `2. *Jalan sore ke tepi kali,\nmelihat anak bermain layang.\n${sentenceOf(thing)} enak sekali,\nsekali coba pasti terbayang.*`,
    `3. *Buah mangga di atas peti,\nburung dara di atas pagar.\nBeli ${thing} bayarnya pasti,\nutang lama tolong dibayar.*`,
    'Pilih satu saja, tulis besar, pasang setinggi mata. Mau yang menyindir tukang utang atau yang manis untuk pelanggan setia? Bilang saja.',
  ].join('\n\n')
