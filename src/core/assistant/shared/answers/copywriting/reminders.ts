import { namesIn } from '../../memory/named.ts'
import { amount, valueOf } from '../told-figures.ts'
import { written } from './in-writing.ts'
import { inRupiah } from '../reckon/way.ts'

const longAgo = /(?<![\p{L}\d])(\d{1,2})\s?(?:bulan|bln|minggu|mggu|hari|tahun|thn)(?![\p{L}])/iu
const units: Readonly<Record<string, string>> = { bln: 'bulan', mggu: 'minggu', thn: 'tahun' }
/** What the debt is for, where it stands right behind its verb: `belum lunasin kusen 4 pintu`. */
const forWhat =
  /(?:lunasin|melunasi|lunasi|bayar|bayarin|(utang|hutang|kasbon|bon)|tagihan|cicilan)\s(?!yg\b|yang\b|dari\b|udah\b|sudah\b|saya\b|tapi\b|biar\b|dengan\b|ke\b|pak\b|bu\b|mas\b|mbak\b|si\b|bang\b)([\p{L}]{3,15}(?:\s(?!\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)(?!\p{L})|\d{4}|\d{1,3}\.\d{3}|tiap|yg|yang|tapi|belum|udah|sudah|dari|dengan|sejak|biar|tolong|pake|pakai)[\p{L}\d]{1,12}){0,2})/iu
/** `…, kontrakan desember 2jt`: what it is for stands before its sum in a clause of its own. */
const besideSum =
  /,\s(?!jatuh|tempo|sudah|udah|belum)(\p{L}{3,15}(?:\s\p{L}{3,15}){0,2})\s(?:sebesar\s|senilai\s)?(?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)(?!\p{L})/iu
/** `bu tini` is how one speaks to her, however small it is typed. */
const titled = /^(?:pak|bapak|bpk|bu|ibu|mas|mbak|mba|kak|bang|abang|koh|ci|cik|tante|om|haji|hajah)\s\p{L}/u
const dueDay =
  /(?<!\p{L})(?:jatuh tempo|tempo)(?:nya)?\s((?:tanggal\s|tgl\s)?\d{1,2}\s\p{L}{3,10}|kemarin|hari ini|besok)/iu
const isKin = /sodara|saudara|teman|temen|tetangga|sahabat|sepupu|ipar/i

const sumIn = (text: string): number | null => {
  const found = [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .find((sum) => sum >= 1_000)
  return found ?? null
}

/** A message that reminds somebody of what is owed, of what the owner told: no sum and no day is made up. */
export const debtReminder = (message: string): string => {
  const text = message.slice(0, 400)
  // `toko langganan` is whom the owner means, not how one speaks to them.
  const named = namesIn(text).find((name) => /^\p{Lu}/u.test(name) || titled.test(name))
  const who = named?.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) ?? 'Pak/Bu [nama]'
  const sum = sumIn(text)
  const [, owed, behindVerb] = forWhat.exec(text) ?? []
  const thing = behindVerb ?? besideSum.exec(text)?.[1]
  const what = thing === undefined ? null : `${owed === undefined ? '' : 'utang '}${thing.trim()}`
  const ago =
    longAgo
      .exec(text)?.[0]
      ?.toLowerCase()
      .replace(/bln|mggu|thn/, (unit) => units[unit] ?? unit) ?? null
  const bill = /(?<!\p{L})(?:tagihan|invoice|faktur)/iu.test(text) ? 'tagihan' : 'catatan'
  const debt = `${what === null ? bill : what}${sum === null ? '' : ` sebesar ${inRupiah(sum)}`}`
  const due = dueDay.exec(text)?.[1]
  const isLate = /telat|terlambat|lewat|jatuh tempo/i.test(text)
  const since =
    due !== undefined
      ? ` yang jatuh tempo ${written(due)}`
      : ago === null
        ? ''
        : isLate
          ? `, sudah lewat ${ago} dari waktunya`
          : `, sudah ${ago} ya`
  const bond = isKin.test(text) ? ' Saya sampaikan baik-baik supaya hubungan kita tetap enak.' : ''
  return [
    'Tinggal disalin, dari yang paling halus:',
    [
      `1. *${who}, semoga sehat. Mohon maaf saya mengingatkan ${debt}${since}. Kira-kira bisa dibereskan kapan? Kalau belum bisa sekaligus, dicicil dulu juga boleh.${bond} Terima kasih banyak.*`,
      `2. *${who}, soal ${debt} yang kemarin, uangnya sedang saya perlukan untuk memutar modal. Boleh saya minta kepastian tanggalnya hari ini, sekaligus atau dicicil?*`,
      `3. *${who}, karena belum ada kabar, saya tunggu tanggal pastinya sampai [hari]. Setelah itu kita bicarakan langsung, baik-baik.*`,
    ].join('\n'),
    `Kirim yang pertama pagi hari, satu kali, tunggu dua atau tiga hari sebelum yang berikutnya. Dibaca tetapi tidak dijawab? **Telepon sebentar atau datangi** sendirian, jangan di depan orang. Setiap janji ditulis: tanggal dan jumlahnya.${sum === null ? ' Sebut jumlahnya kalau mau saya masukkan.' : ''}`,
  ].join('\n\n')
}
