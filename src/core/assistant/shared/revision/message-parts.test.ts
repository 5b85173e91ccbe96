import { describe, expect, test } from 'vitest'

import { isGrumble, isRemark, leavesAll, mayChange, messageParts, ordersItself } from './message-parts.ts'

describe('a message piece by piece', () => {
  test.each<readonly [string, readonly string[]]>([
    ['no hp ganti 085707654321, sama totebagnya jadi 70', ['no hp ganti 085707654321', 'sama totebagnya jadi 70']],
    ['alamatnya Jl. Kartini No. 88, Jepara', ['alamatnya Jl. Kartini No. 88', 'Jepara']],
    ['Keramiknya 85 dus, bukan 80', ['Keramiknya 85 dus, bukan 80']],
    ['rekeningnya salah bang! yg bener Mandiri 136', ['rekeningnya salah bang, yg bener Mandiri 136']],
    ['penanggung jawabnya ganti ya, jadi Susan Lim', ['penanggung jawabnya ganti jadi Susan Lim']],
    ['tanggalnya jadi 5 Mei, jam sama tempatnya tetap', ['tanggalnya jadi 5 Mei']],
    ['bagus, tapi baksonya kemurahan. jadiin 17rb', ['bagus', 'tapi baksonya kemurahan, jadiin 17rb']],
    ['gordennya dikasih orang, hapus aja', ['gordennya dihapus']],
    ['alamatnya belum ada, Jl Anggrek 12', ['alamatnya jadi Jl Anggrek 12']],
    ['cuci helm belum ada, 20rb per helm', ['cuci helm lupa, 20rb per helm']],
    ['ketuanya ganti, sekarang Petrus Dhae', ['ketuanya ganti sekarang Petrus Dhae']],
    ['coto jadi 25 ribu, pisang ijonya 17. yg lain tetap', ['coto jadi 25 ribu', 'pisang ijonya 17', 'yg lain tetap']],
  ])('CHAT-15 %s', (message, parts) => {
    expect(messageParts(message)).toEqual(parts)
  })

  test('CHAT-15 what leaves all as it is, what only tells how it came about, what says that something is wrong', () => {
    for (const said of [
      'yg lain tetap',
      'totalnya ikut dibenerin',
      'ubah di analisis tadi',
      'di semua slide ganti',
      'hapus aja dr invoice',
    ])
      expect(leavesAll(said)).toBe(true)
    for (const said of ['orangnya ga jadi', 'sudah nego', 'nandang sakit']) expect(isRemark(said)).toBe(true)
    for (const said of ['hapus gula', 'pisang ijonya 17', 'diganti Marselina Bere']) expect(isRemark(said)).toBe(false)
    expect(mayChange('tahu isinya tidak usah')).toBe(true)
    expect(mayChange('orangnya tidak jadi')).toBe(false)
    expect(ordersItself('tolong diupdate analisisnya')).toBe(true)
    expect(isGrumble('Namanya kurang tepat pak')).toBe(true)
    expect(isGrumble('bukan Wisma tapi Griya')).toBe(false)
  })
})
