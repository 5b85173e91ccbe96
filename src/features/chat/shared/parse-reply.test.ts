import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseReply } from './parse-reply.ts'

describe('parseReply', () => {
  test.each([
    ['tukang_web', 'website'],
    ['Siap @tukang_web@ sekarang', 'website'],
    ['@pos_system@', 'pos'],
    ['tukang_bikin_pos', 'pos'],
    ['nama_ppt: Rencana Usaha', 'presentation'],
    ['nama_surat: PPT Rencana Usaha', 'presentation'],
    ['Slide 1: Pembuka\nSlide 2: Isi', 'presentation'],
    ['nama_surat: Penawaran', 'document'],
    ['nama_analisis = Penjualan', 'analysis'],
    ['nama_research: Pasar', 'analysis'],
    ['@tukang_web@ nama_surat: A nama_ppt: B', 'website'],
    ['pos_system nama_ppt: B', 'pos'],
    ['nama_surat: A\nnama_ppt: B', 'presentation'],
    ['nama_analisis: C\nnama_surat: A', 'document'],
    ['Halo, saya bisa membuat surat, website dan kasir.', null],
    ['Kolomnya bernama_surat_lama', null],
    ['', null],
  ])('CHAT-07 %j is of kind %s', (reply, kind) => expect(parseReply(reply).kind).toBe(kind))

  test('CHAT-07 markers are removed from the shown text', () => {
    expect(parseReply('nama_surat: Surat Penawaran\n\nSuratnya **sudah jadi**.').text).toBe('Suratnya **sudah jadi**.')
    expect(parseReply('Baik.\n\n**nama_ppt**: "Rencana"\n\nSilakan dilihat.').text).toBe('Baik.\n\nSilakan dilihat.')
    expect(parseReply('Siap @tukang_web@').text).toBe('Siap')
    expect(parseReply('Slide 1: Pembuka').text).toBe('Slide 1: Pembuka')
  })

  test('CHAT-07 nothing left but markers gives the default text with the title', () => {
    expect(parseReply('nama_surat: "Surat Penawaran"').text).toBe('Surat Penawaran berhasil dibuat! Membuka editor...')
    expect(parseReply('@tukang_web@', 'Toko Sinar').text).toBe('Toko Sinar berhasil dibuat! Membuka editor...')
    expect(parseReply('pos_system').text).toBe('POS System berhasil dibuat! Membuka editor...')
    expect(parseReply('nama_research').text).toBe('Analisis berhasil dibuat! Membuka editor...')
  })

  test('CHAT-07 text without markers stays as it is, and no marker survives', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('nama_surat', 'nama_ppt', 'tukang_web'),
        (text, marker) => {
          fc.pre(!/slide 1:/i.test(text))
          expect(parseReply(text)).toEqual({ kind: null, title: null, text })
          expect(parseReply(`${text} ${marker}`).text).not.toContain(marker)
        },
      ),
    )
  })
})
