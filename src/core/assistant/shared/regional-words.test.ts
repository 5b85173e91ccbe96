import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { inIndonesian } from './regional-words.ts'

describe('regional words', () => {
  test.each([
    ['gawekno kasir kanggo warung Lik Min, sego 3 ewu', 'buatkan kasir untuk warung Lik Min, sego 3 ribu'],
    ['Gawekno surat karo Pak Darmo', 'buatkan surat dengan Pak Darmo'],
    ['pang jieunkeun surat ka Pak Asep', 'buatkan surat ke Pak Asep'],
    ['Jieunkeun surat ti abdi, teu tiasa lebet damel', 'buatkan surat dari saya, tidak bisa masuk kerja'],
    ['ulah akan nota gasan Bu Ida', 'buatkan nota untuk Bu Ida'],
    ['buekan ambo nota untuak Uda Jon jo Uni Ka', 'buatkan saya nota untuk Uda Jon dan Uni Ka'],
    ["buekkan kasir untuak 'Lamak Raso', samba 5 ribu", "buatkan kasir untuk 'Lamak Raso', samba 5 ribu"],
    ['gawekno web "Omah Kidul", jeneng e apik', 'buatkan web "Omah Kidul", namanya apik'],
    [
      'buekkan web restoran awak, namonyo Lamak Raso, di Solok',
      'buatkan web restoran awak, namanya Lamak Raso, di Solok',
    ],
    ['web bengkel bang, name e Jaya Motor', 'web bengkel bang, namanya Jaya Motor'],
    ['ulahakan nota, kain 2 lusin, sabutingnya 110rb', 'buatkan nota, kain 2 lusin, sebuahnya 110rb'],
    [
      'buekkan nota, kain 8 lambar, salambarnyo 185rb, mukena 5 salai',
      'buatkan nota, kain 8 lembar, selembarnya 185rb, mukena 5 helai',
    ],
    ['gaenang web salon tiange, adanne Ayu Aba', 'buatkan web salon saya, namanya Ayu Aba'],
    ['analisiskeun, supados untung 5jt kedah ngical sabaraha', 'analisiskan, supaya untung 5jt harus jual berapa'],
    ['uda, tolong lah buekkan nota', 'uda, tolong lah buatkan nota'],
    [
      'buekkan nota talua itiak, 25 rak isi 30 butia, 2.700 sabutia',
      'buatkan nota talua itik, 25 rak isi 30 butir, 2.700 sebutir',
    ],
    [
      "gabayaghi nota ka Pak Mat, piso 4 lusin argana 22.500 sabigghi', 2 dus",
      'buatkan nota ke Pak Mat, piso 4 lusin harganya 22.500 sebiji, 2 dus',
    ],
    ['keripik 4 lusin, siji bungkuse 9rb', 'keripik 4 lusin, siji bungkusnya 9rb'],
    [
      'pang-analisis-keun: ayeuna ngical 12rb pajeng 900, modalna 7rb',
      'analisiskan: sekarang jual 12rb laku 900, modalnya 7rb',
    ],
  ])('ASSIST-01 %s', (message, expected) => expect(inIndonesian(message)).toBe(expected))

  test.each([
    'kak Ning pesan kue oleh-oleh, karo saya ya',
    'minuman serat untuk ti mart',
    'invoice Ibu Ka, 3 kue @ 5.000',
    'pang, kirim ke Abdi',
  ])('ASSIST-01 Indonesian stays as it is: %s', (message) => expect(inIndonesian(message)).toBe(message))

  test('ASSIST-01 what is Indonesian already does not change again', () => {
    const word = fc.constantFrom('gawekno', 'kanggo', 'ewu', 'ka', 'ti', 'Ning', 'untuak', 'jo', 'kopi', '12', 'abdi,')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const once = inIndonesian(words.join(' '))
        expect(once).not.toMatch(/\b(?:gawekno|kanggo|ewu|untuak)\b/)
        expect(inIndonesian(once)).toBe(once)
      }),
    )
  })
})
