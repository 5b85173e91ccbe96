import { createCorrector } from '../intent/edit-distance.ts'
import { realWords } from '../intent/word-lists.ts'

/**
 * What is to be done with a part of an open item: `set` puts a value in its place, `use` switches something on
 * (`kasih diskon`), `raise` and `lower` count from the value that is there.
 */
export type EditVerb = 'set' | 'add' | 'use' | 'remove' | 'raise' | 'lower'

const listed: Readonly<Record<EditVerb, string>> = {
  set: `ubah ubahkan ubahin diubah mengubah ngubah rubah rubahin dirubah merubah ganti gantikan gantiin diganti digantikan
    mengganti edit diedit editkan koreksi dikoreksi revisi direvisi perbaiki perbaikin diperbaiki betulkan betulin
    benerin benarkan set diset atur diatur jadikan jadiin dijadikan update diupdate tukar tukarkan ditukar pindah
    pindahkan dipindah ubh ubha uabh gnti gati gant gnt ganty robah robahin obah gantien sesuaikan balikin balikkan
    kembaliin kembalikan dikembalikan dibalikin`,
  add: `tambah tambahkan tambahin tambahi ditambah ditambahkan ditambahin menambah nambah masukkan masukin dimasukkan
    dimasukin sisipkan sisipin selipkan selipin add tmbah tambh tambhin tmbh tmbhin imbuhi imbuhkan tulisin tuliskan`,
  use: `kasih kasi kasihkan dikasih beri berikan diberi pakai pake pakein pakaikan dipakai dipake gunakan digunakan pasang
    pasangkan pasangin dipasang terapkan kasihin ksih ksh`,
  remove: `hapus hapuskan hapusin dihapus dihapuskan menghapus apus buang buangin dibuang hilangkan hilangin ilangin
    ilangkan dihilangkan delete cabut dicabut copot coret dicoret hps hpus hapuss hapsu keluarin diapus apusin`,
  raise: `naikkan naikin naikan naik dinaikkan dinaikin dinaikan menaikkan tinggikan`,
  lower: `turunkan turunin turun diturunkan diturunin menurunkan kurangi kurangin kurangkan dikurangi dikurangin
    kecilkan murahin`,
}

const verbs: ReadonlyMap<string, EditVerb> = new Map(
  (Object.entries(listed) as [EditVerb, string][]).flatMap(([verb, words]) =>
    words.split(/\s+/).map((word): [string, EditVerb] => [word, verb]),
  ),
)

const mend = createCorrector(verbs.keys(), realWords)

/** What a lower-case word orders, misspelt ones included; null for all others. */
export const editVerb = (word: string): EditVerb | null => verbs.get(word) ?? verbs.get(mend(word)) ?? null
