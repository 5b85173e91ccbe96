const payers = 'orang|anggota|peserta|warga|kk|ibu|keluarga'
const sum = '(?:rp\\.?\\s?)?\\d[\\d.,]*(?:\\s?(?:rb|ribu|jt|juta))?'
const howMany = new RegExp(
  `^(?:(?:jumlah|total)\\s)?(${payers})(?:nya)?\\s(?:ada\\s)?(\\d{1,4})(?:\\s(${payers}))?$`,
  'iu',
)
const howMuch = new RegExp(
  `^(?:iuran|setoran|setor)(?:nya)?\\s(${sum}(?:\\s?(?:per\\s|\\/)\\p{L}+|\\sse(?:bulan|minggu|hari|tahun))?)$`,
  'iu',
)

/** `anggota 28 orang, iuran 50rb per bulan`, `setoran 200rb, peserta 15`: so many pay so much each, as one clause. */
export const duesJoined = (clauses: readonly string[]): string[] =>
  clauses.reduce<string[]>((joined, clause) => {
    const before = joined.at(-1) ?? ''
    const many = howMany.exec(before) ?? howMany.exec(clause)
    const much = howMuch.exec(clause) ?? howMuch.exec(before)
    return many && much
      ? [...joined.slice(0, -1), `${many[2] ?? ''} ${many[3] ?? many[1] ?? ''} iuran ${much[1] ?? ''}`]
      : [...joined, clause]
  }, [])

/** `24 orang iuran 100rb`: each of them pays it. */
export const paidByEach = new RegExp(`(?<=\\d\\s(?:${payers}))\\s(?:(?:setor|iuran|setoran|nyetor)(?:nya)?)$`, 'iu')
