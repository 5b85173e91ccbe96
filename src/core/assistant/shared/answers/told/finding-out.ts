import type { Asked } from '../answer.ts'
import { formsOf, type QuestionForm } from '../question-forms.ts'

/** How an owner finds out what we do not know, by what is asked: each says who knows and what to look at. */
const ways: Readonly<Partial<Record<QuestionForm, string>>> = {
  whether:
    '**Cara memastikannya sebelum jalan:** tanyakan ke yang berwenang dan minta dasarnya tertulis. Izin usaha dan barang: DPMPTSP atau oss.go.id. Makanan: Dinas Kesehatan atau BPOM. Pajak: Kring Pajak 1500200. Karyawan: Dinas Tenaga Kerja. Tempat dan lingkungan: kelurahan. Selama belum jelas, jangan dulu dijual atau ditandatangani.',
  number:
    '**Cara mendapat angkanya:** tanya tiga penjual atau penyedia dengan pertanyaan yang sama, catat yang termurah, yang paling sering, dan apa saja yang sudah termasuk. Sebutkan angka-angkanya ke saya, nanti saya bandingkan dan hitungkan.',
  why: '**Cara mencari sebabnya:** tulis sejak kapan, apa yang berubah waktu itu (bahan, orang, harga, cuaca, tetangga), lalu ubah **satu hal saja** selama seminggu dan catat hasilnya. Ceritakan angkanya sebelum dan sesudah, nanti saya bantu membacanya.',
  when: '**Cara menentukan waktunya:** tandai di kalender kapan uang masuk paling besar, kapan pembeli ramai, dan tenggat dari pihak lain; mulai mundur dari situ, beri jarak satu minggu. Sebut tanggal-tanggalnya, nanti saya bantu urutkan.',
}
const asksHow = / (?:cara|bagaimana|solusi|saran|sarannya|tips|harus apa|diapakan|diapain|mulai dari mana|dari mana) /
const how =
  '**Supaya bisa saya bantu,** sebutkan tiga hal: apa yang dijual, yang sudah dicoba, dan satu angka (harga, omzet, atau jumlah pembeli). Sementara itu, coba langkah paling murah dulu pada **satu barang atau satu hari**, catat hasilnya, baru dilanjutkan.'

/** What helps on where nothing is known of what is asked; null where it is no question of a kind that has a way. */
export const wayToFindOut = ({ asks, text, line }: Asked): string | null => {
  if (!asks) return null
  const forms = formsOf(text)
  for (const form of ['whether', 'number', 'why', 'when'] as const) {
    const way = ways[form]
    if (way !== undefined && forms.has(form)) return way
  }
  return asksHow.test(line) ? how : null
}
