import { expect, test } from 'vitest'

import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { kindSkills } from '../support/kind-skills.ts'

const assistant = createEmbeddedAssistant({ skills: kindSkills })
const context = { today: '2026-11-21' as IsoDay, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const answerTo = async (message: string): Promise<string> => {
  const { signal } = new AbortController()
  const understanding = await assistant.understand(message, context, signal)
  let text = ''
  for await (const part of assistant.compose(understanding, context, signal))
    if (part.type === 'text') text += part.text
  return text.replaceAll('\u00a0', ' ')
}

/** What is asked stands in the first line, reckoned as an analysis reckons it. */
test.each([
  ['gaji harian 75rb, 26 hari kerja, sebulannya berapa', '**Rp 1.950.000**'],
  ['upah 4 orang @80rb/hari 25 hari totalnya', '**Rp 8.000.000**'],
  ['tukang 120rb sehari 3 orang kerja 6 hari total upah berapa', '**Rp 2.160.000**'],
  ['modal awal 12 juta untung 1,5 juta sebulan kapan balik modal', '**8 bulan**'],
  ['laku 25 porsi sehari harga 15 ribu, omzet sebulannya berapa', '**Rp 11.250.000**'],
  ['kalau jual 20 cup sehari untung 5rb per cup, seminggu dapat berapa', '**Rp 700.000**'],
  ['oven 4,8 juta kira2 awet 4 tahun, sebulan nyisihin berapa', '**Rp 100.000**'],
  ['reseller ambil 50 pcs harga 18rb, jual 25rb, untungnya total berapa', '**Rp 350.000**'],
  ['bikin daster upah 15rb bahan 38rb, dijual 85rb, reseller diskon 25%, untung berapa', '**Rp 10.750**'],
  ['beli sapi 18 juta, pakan 6 bulan 4,5 juta, obat 300rb, dijual 27 juta, untungnya berapa', '**Rp 4.200.000**'],
  ['harga dari 12rb ke 13.500 pembeli turun dari 80 jadi 72, modal 8rb, lebih untung ga', '**Rp 76.000**'],
  [
    'sehari untung kotor 300rb, sewa sebulan 1,2jt listrik 300rb, sebulan bersihnya berapa buka 26 hari',
    '**Rp 6.300.000**',
  ],
  ['sehari laku 120 porsi @13rb, modal 8rb, gaji 2 org @80rb, sewa 50rb/hari. bersihnya berapa', '**Rp 390.000**'],
  ['sehari laku 40 porsi @15rb, bahan 350rb, gas 20rb, gaji 1 org 70rb. untung berapa', '**Rp 160.000**'],
  ['saya ojek, sehari dapet 180rb bensin 45rb makan 20rb, sebulan bersih berapa kalau 26 hari', '**Rp 2.990.000**'],
  ['sehari narik angkot dapat 350rb, setoran 150rb, solar 90rb, sisa berapa', '**Rp 110.000**'],
  ['kerang 40 kg laku 25rb/kg. solar 30 liter @ 6.800, ransum 60rb. bersihnya berapa', '**Rp 736.000**'],
  ['lele 1.500 ekor laku 2.500/ekor. pakan 4 karung @ 390rb, upah 300rb. untung berapa', '**Rp 1.890.000**'],
  ['upah 3 orang @ 90rb, sewa 150rb. semangka 200 buah terjual @ 12rb. sisanya berapa', '**Rp 1.980.000**'],
  ['narik dapat 200rb. bensin 60rb, setoran 180rb. bersihnya berapa', '**−Rp 40.000**'],
])('CHAT-18 %s', async (message, held) => {
  const [first = ''] = (await answerTo(message)).split('\n')
  expect(first).toContain(held)
})
