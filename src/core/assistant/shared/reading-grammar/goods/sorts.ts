import { wordSet } from '../words.ts'

/** Words by which a thing comes in more than one size or sort: `kecil 10rb besar 15rb`. */
export const sorts = wordSet(
  `dalam dalem luar depan belakang jantan betina putra putri laki-laki perempuan kiri kanan kecil besar sedang pendek panjang jumbo mini reguler regular biasa spesial special premium large medium small s m l xl xxl panas dingin hot ice es ori
   original dewasa anak anak-anak pria wanita cowok cewek half full single double queen king xs xxxl standar standard deluxe superior family twin suite vip vvip ekonomi eksekutif basic
   anget hangat slice potongan loyang pro lengkap polos tanggung setengah utuh pagi siang malam weekday weekend harian mingguan bulanan tahunan`,
)
