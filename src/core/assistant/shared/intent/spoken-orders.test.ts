import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { inIndonesian } from '../regional-words.ts'
import { understandMessage } from './understand-message.ts'
import { verbMood } from './verbs.ts'
import { readWords } from './words.ts'

const heard = (message: string) => understandMessage(inIndonesian(message), kindSkills, { turns: [] })
const wordsOf = (message: string) => readWords(message).flatMap(({ words }) => words.map(({ text }) => text))

describe('orders that several words say together', () => {
  test.each([
    ['ko bikin sudah kasirnya, Kios Maju, pulsa 12rb', 'pos'],
    ['bekeng jo kuitansi dari Om Nes 200rb', 'document'],
    ['kas bikin dulu nota buat Mama Ros, ikan 3 ekor 40rb', 'document'],
    ['tolong kasi buat sa pu surat izin jualan dari Yance, 2 hari', 'document'],
    ['bikin mi invoicenya Bu Ratna, 3 dos @ 20rb', 'document'],
    ['gimana kalo dianalisa kak, modal 5rb jual 8rb sehari laku 40', 'analysis'],
    ['bagaimana kalau usaha laundry saya dianalisis, omzet 12jt biaya 8jt', 'analysis'],
    ['bagaimana kalau dibuatkan analisis BEP, biaya tetap 3jt harga 10rb modal 6rb', 'analysis'],
    ['gimana kalo dibikinin invoice aja buat Bu Ani 3 kue 20rb?', 'document'],
    ['untung sekarang 5,2jt sebulan. jadi sisa berapa untungnya, minta analisis', 'analysis'],
    ['please draft a contract for Cafe Senja, 5 million a year, 2jt DP', 'document'],
  ])('CHAT-16 orders: %s', (message, kind) => expect(heard(message)).toMatchObject({ outcome: 'request', kind }))

  test.each([
    'saya bikin sudah invoicenya Bu Ani 200rb',
    'dia bikin sudah kuitansinya 300rb',
    'Rini bikin sudah invoicenya Bu Ani 200rb',
    'sa su bikin nota buat Om Piet 200rb',
    'kasih buat Bu Ani 3 kue 20rb',
    'cara bikin mi ayam 15rb gimana',
    'tidak usah mi bikinkan kontrak, 10 juta',
    'bagaimana kalau analisisnya salah, modal 5rb jual 8rb?',
    'gimana kalau kontraknya dibuatkan notaris 2 juta, perlu ga',
    'bagaimana kalau invoice 300rb dibikinin pelanggan sendiri',
  ])('CHAT-16 makes nothing: %s', (message) => expect(heard(message).outcome).toBe('answer'))

  test('CHAT-16 the verb becomes one that orders; noodles and a count stay what they are', () => {
    expect(wordsOf('ko bikin sudah notanya')).toEqual(['kamu', 'buatkan', 'dong', 'notanya'])
    expect(wordsOf('bikin mi ayam')).toEqual(['bikin', 'mi', 'ayam'])
    expect(wordsOf('bikin sudah 3 kali')).toEqual(['bikin', 'sudah', '3', 'kali'])
  })
})

describe('orders in the words of the regions', () => {
  test.each([
    'Mas gawekke nota kanggo Bu Jum, tahu 12 bungkus 15 ewu',
    'nyuwun tulung dipundamelaken kuitansi saking Bu Harti 1.200.000',
    'punten pangnyieunkeun kuitansi ti Bu Imas 2 juta',
    'uda, buekkanlah surek panawaran ka Dinas Pariwisata, kotak 500 buah 12rb',
    'ding ulahakan invoice gasan Acil Ida, iwak 3 kilo 45rb',
    'tulang bikinkonlah nota ke Namboru Siregar, arsik 4 porsi 45rb',
    "tabe' kak bikinkangi nota Puskesmas Batua, snack 100 dos 12rb",
    'daeng, buatkanka nota Pak Sirajuddin 20 porsi 25rb',
    'ndi ebburekka nota, ikan 5 kilo 30rb',
    'kak buatkelah nota pempek ke Kantor Pos, 80 box 25rb',
    'bekengkan nota for Tante Mey, klapertart 6 loyang 95rb',
    'bli gaenin titiang nota Made Suarni, canang 400 biji 1.500',
    'cak tolong gabayaghi nota Bu Hatijah, tajin 10 bungkus 5rb',
    'bang tulong peugot nota bak Cut Nur, kupi 5 kilo 90rb',
    'semeton tulung piaqang nota, ayam 7 ekor 55rb',
    'gan suratkan penawarannyo ke Bank Nagari, randang 20 kotak 27rb',
  ])('CHAT-16 orders: %s', (message) => expect(heard(message)).toMatchObject({ outcome: 'request', kind: 'document' }))

  test.each([
    'ulun kada handak diulahakan website, larang 2 juta',
    'ambo alah buek kwitansi 300rb untuak Uda Jon',
    'nyanda usah beking invoice, so bayar 300rb dia',
    'nenten perlu gaenang nota, sampun mayah 100rb',
    'bek peugot surat penawaran 5 juta',
    'mboten usah didamelaken invoice, sampun lunas 450 ewu',
    "don't make the contract yet, 5 million is still negotiable",
    'I already made the invoice for 2 million yesterday',
  ])('CHAT-16 makes nothing: %s', (message) => expect(heard(message).outcome).toBe('answer'))

  test('CHAT-16 a passive stands beside each regional order', () => {
    for (const [order, passive] of [
      ['gawekno', 'digawekno'],
      ['jieunkeun', 'dijieunkeun'],
      ['ulahakan', 'diulahakan'],
      ['buekkan', 'dibuekkan'],
    ] as const) {
      expect(verbMood(order)).toBe('order')
      expect(verbMood(passive)).toBe('passive')
    }
  })

  test('CHAT-16 no word of Indonesian is mended to a regional form', () =>
    expect(heard('website yang dibuat anak magang saya kok kalo dibuka di hp tulisannya kecil').outcome).toBe('answer'))

  test('ASSIST-01 what orders is no name: it stands in Indonesian for the readers', () => {
    expect(inIndonesian("tabe' kak bikinkangi nota")).toBe("tabe' kak buatkan nota")
    expect(inIndonesian('DIULAHAKAN NOTA PUN JADI LAH DI SINI')).toContain('DIBUATKAN NOTA')
  })
})
