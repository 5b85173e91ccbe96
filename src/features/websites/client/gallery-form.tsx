import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import type { Picture } from '../shared/site-content.ts'
import f from './fields.module.css'
import { TextInput } from './fields.tsx'
import { pictureTypes, shrinkPicture } from './shrink-picture.ts'
import { changedAt, withoutAt } from './site-editing.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const most = 12

interface GalleryFormProps {
  readonly pictures: readonly Picture[]
  readonly onChange: (pictures: Picture[], field: string) => void
}

/** The owner's own pictures. There are no others. */
export const GalleryForm = ({ pictures, onChange }: GalleryFormProps) => {
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (files: readonly File[]): Promise<void> => {
    const room = files.slice(0, most - pictures.length)
    const read = await Promise.allSettled(room.map((file) => shrinkPicture(file)))
    const added = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const failed = room.length - added.length
    const dropped = files.length - room.length
    setProblem(
      failed > 0
        ? `${failed} berkas tidak bisa dibaca sebagai gambar. Pilih foto PNG, JPEG, atau WebP.`
        : dropped > 0
          ? `Paling banyak ${most} foto; ${dropped} tidak dimasukkan.`
          : null,
    )
    if (added.length > 0) onChange([...pictures, ...added], '')
  }
  return (
    <>
      {pictures.map((picture, place) => (
        <div key={picture.src.slice(-64)} className={f.photo}>
          <img src={picture.src} alt="" />
          <div className={f.entryKeys}>
            <TextInput
              label={`Keterangan foto ${place + 1}`}
              value={picture.alt}
              onChange={(alt) => onChange(changedAt(pictures, place, { alt }), `alt-${place}`)}
            />
            <IconButton label={`Hapus foto ${place + 1}`} onClick={() => onChange(withoutAt(pictures, place), '')}>
              <Trash2 {...icon} />
            </IconButton>
          </div>
        </div>
      ))}
      {problem ? (
        <p className={f.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <label className={f.file}>
        <ImagePlus {...icon} />
        Tambah foto
        <input
          type="file"
          accept={pictureTypes}
          multiple
          disabled={pictures.length >= most}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            event.target.value = ''
            void add(files)
          }}
        />
      </label>
      <p className={f.help}>Foto dikecilkan di perangkat ini sebelum disimpan.</p>
    </>
  )
}
