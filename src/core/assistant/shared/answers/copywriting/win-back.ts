import { giftTold } from './remedies.ts'

/** Words to a buyer who has not come for long, with what the owner gives for it. */
export const winBackWords = (message: string): string => {
  // `lama ga order lagi` tells nothing of the next order.
  const gift = giftTold(message.slice(0, 500))?.replace(' untuk pesanan berikutnya', '') ?? null
  const present = gift === null ? '' : ` Khusus untuk Kakak ada ${gift}.`
  return [
    'Tinggal disalin, kirim satu per satu dengan namanya:',
    [
      `1. *Halo Kak [nama], lama tidak bersua. Terima kasih sudah pernah belanja di [nama usaha].${present} Mau saya siapkan yang biasa?*`,
      `2. *Kak [nama], kami masih ingat pesanan Kakak yang terakhir: [barang].${present} Kalau ada yang kurang waktu itu, kabari ya, supaya kami benahi.*`,
    ].join('\n'),
    'Sebut barang yang terakhir ia beli, satu kali saja. Yang tidak membalas jangan dikirimi lagi bulan ini.',
  ].join('\n\n')
}
