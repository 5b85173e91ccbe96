import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DeckContent } from '../scene/deck.ts'
import { readableText } from '../scene/readable-text.ts'
import { presentationSkill } from '../skill.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const maker = presentationSkill.maker ?? expect.unreachable()

const make = (message: string) => {
  const request = maker.readRequest(readMessage(message, today), null, context)
  const item = maker.composeItem(request, context)
  const text = readableText(item.title, item.content as DeckContent)
  return { text, words: maker.introduce(request, item, context) }
}

describe('what nobody told is filled by what is generally known', () => {
  test.each([
    ['minta ppt pelatihan cara melayani pembeli untuk pegawai toko', 'bisa melayani pembeli', 'Latihan bersama'],
    ['buat slide penyuluhan demam berdarah buat warga dusun', 'Tutup rapat', 'Ajakan'],
    ['slide pelatihan menyimpan stok gudang utk anak magang', 'lebih dulu dikeluarkan', 'Latihan bersama'],
  ])('ASSIST-01 SLIDE-06 %s', (message, held, ending) => {
    const { text, words } = make(message)
    expect(text).toContain(held)
    expect(text).toContain(ending)
    expect(text).not.toContain('[isi ')
    expect(words).toContain('berlaku umum')
  })

  test('ASSIST-01 SLIDE-06 what changes for neighbours is told, not taught', () => {
    const { text } = make('slide sosialisasi kenaikan iuran sampah ke warga, dari 10rb jadi 15rb mulai januari')
    expect(text).toContain('Rp 15.000')
    expect(text).not.toContain('Yang perlu dihindari')
  })

  test('ASSIST-01 SLIDE-06 what the owner told is taught instead, and a subject that nobody knows stays blank', () => {
    const own = make(
      'slide pelatihan cara melayani pembeli: 1. ucapkan salam adat 2. antar ke rak 3. bungkus dengan daun 4. bayar di depan',
    )
    expect(own.text).toContain('Bungkus dengan daun')
    expect(own.text).not.toContain('Tawarkan pilihan')
    expect(own.words).not.toContain('berlaku umum')
    expect(make('ppt pelatihan cara menyetem gamelan untuk sanggar').text).toContain('[isi langkah')
  })
})

describe('what belongs on the cover stands on no slide of its own', () => {
  test.each([
    [
      'buat ppt sosialisasi iuran keamanan ke warga blok C, hari sabtu 5 desember jam 7 malam di pos ronda',
      /5 Desember 2026 pukul 19\.00 di pos ronda/,
    ],
    ['mau presentasi di aula kelurahan, tentang menanam cabai di polybag', /Menanam Cabai di Polybag/],
    ['ppt penyuluhan stunting, saya kader di Puskesmas Lubuk Begalung', /\nKader di Puskesmas Lubuk Begalung/],
  ])('ASSIST-01 SLIDE-06 %s', (message, held) => {
    const [cover = '', ...others] = make(message).text.split('\n\nSlide 2')
    expect(cover).toMatch(held)
    expect(others.join('')).not.toMatch(held)
  })

  test('ASSIST-01 SLIDE-06 what the order says of itself is told once', () => {
    const { text } = make('bikin ppt sosialisasi ke warga dusun soal iuran air, tarif 2rb/m3, bayar tiap tanggal 5')
    expect(text).not.toContain('Sosialisasi ke warga')
    expect(text).toContain('Daftar harga')
  })
})
