import { describe, expect, test } from 'vitest'

import { exchanged, swapped } from './told-swaps.ts'

describe('what is put in the place of what', () => {
  test.each<readonly [string, string, string, string]>([
    ['bukan 2 lusin, 2 kodi maksudnya', '', '2 lusin', '2 kodi'],
    ['Ridwan pake D bukan Ritwan', '', 'Ritwan', 'Ridwan'],
    ['harga resellernya bukan 24 tapi 26rb', 'harga resellernya', '24', '26rb'],
    ['jabatannya bukan admin gudang, kepala gudang', 'jabatannya', 'admin gudang', 'kepala gudang'],
    ['yang bicara nanti bukan Simon, diganti anak sa Elsye Wanma', 'bicara', 'Simon', 'Elsye Wanma'],
    ['lokasinya pindah ke Lapangan Kridasana, bukan di vihara', 'lokasinya', 'vihara', 'Lapangan Kridasana'],
    ['ketuanya bukan pak Wito lagi, sudah diganti Pak Misran sejak bulan lalu', 'ketuanya', 'pak Wito', 'Pak Misran'],
    ['Fajar keluar dari tim, ganti Galang', '', 'Fajar', 'Galang'],
    ['mie kuah habis terus ganti aja jadi mie tumis 20rb', '', 'mie kuah', 'mie tumis 20rb'],
    ['Devinya tolong dilengkapin: Devi Anggraini Lubis', '', 'Devi', 'Devi Anggraini Lubis'],
  ])('CHAT-15 %s', (message, of, from, to) => {
    expect(swapped(message)).toEqual({ of, from, to })
  })

  test('CHAT-15 what is exchanged without a word of what is wrong', () => {
    expect(exchanged("kue kering ditulis 'nastar' aja")).toEqual({ of: '', from: 'kue kering', to: 'nastar' })
    expect(swapped('harganya jadi 20rb')).toBeNull()
    expect(swapped('ketuanya bukan pak Wito lagi')).toBeNull()
  })
})
