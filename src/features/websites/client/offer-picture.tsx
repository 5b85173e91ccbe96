import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import type { Picture } from '../shared/site-content.ts'
import f from './fields.module.css'
import { TextInput } from './fields.tsx'
import { forOffer, pictureTypes, shrinkPicture } from './shrink-picture.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface OfferPictureProps {
  readonly picture: Picture | undefined
  /** What it shows: stands in the names of the keys. */
  readonly name: string
  /** The page has as many pictures of goods as it takes. */
  readonly isFull: boolean
  readonly onChange: (picture: Picture | undefined, field: string) => void
}

/** The picture of one thing on the price list: choose, describe, take away. */
export const OfferPicture = ({ picture, name, isFull, onChange }: OfferPictureProps) => {
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (file: File): Promise<void> => {
    try {
      onChange(await shrinkPicture(file, forOffer), '')
      setProblem(null)
    } catch {
      // Whatever the browser says of the file, the owner has to choose another one.
      setProblem('Berkas ini tidak bisa dibaca sebagai gambar. Pilih foto PNG, JPEG, atau WebP.')
    }
  }
  if (picture)
    return (
      <div className={f.photo}>
        <img src={picture.src} alt="" />
        <div className={f.entryKeys}>
          <TextInput
            label="Keterangan foto"
            value={picture.alt}
            placeholder={name}
            onChange={(alt) => onChange({ ...picture, alt }, 'alt')}
          />
          <IconButton label={`Hapus foto ${name}`} onClick={() => onChange(undefined, '')}>
            <Trash2 {...icon} />
          </IconButton>
        </div>
      </div>
    )
  return (
    <>
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
          aria-label={`Tambah foto ${name}`}
          disabled={isFull}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void choose(file)
          }}
        />
      </label>
    </>
  )
}
