import ImagePlus from 'lucide-react/icons/image-plus'
import Trash from 'lucide-react/icons/trash-2'
import { useId, useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'

import s from './logo-field.module.css'
import { scaleLogo } from './scale-logo.ts'

interface LogoFieldProps {
  readonly logo: string
  readonly onChange: (logo: string) => void
}

/** The logo: chosen from the device, made small in the browser, shown as it will be kept. */
export const LogoField = ({ logo, onChange }: LogoFieldProps) => {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    setWorking(true)
    setFailure(null)
    try {
      onChange(await scaleLogo(chosen))
    } catch (error) {
      setFailure(errorText(toAppError(error).code))
    } finally {
      setWorking(false)
      if (file.current) file.current.value = ''
    }
  }

  return (
    <div className={s.logo}>
      <div className={s.preview}>
        {logo === '' ? (
          <ImagePlus size={22} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <img src={logo} alt="Logo usaha Anda" />
        )}
      </div>
      <div className={s.side}>
        <label htmlFor={id}>Logo</label>
        <input
          ref={file}
          id={id}
          className="sr"
          type="file"
          tabIndex={-1}
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-help`}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <div className={s.keys}>
          <Button waiting={isWorking} onClick={() => file.current?.click()}>
            {logo === '' ? 'Pilih gambar' : 'Ganti logo'}
          </Button>
          {logo === '' ? null : (
            <Button
              look="quiet"
              icon={<Trash size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => onChange('')}
            >
              Hapus logo
            </Button>
          )}
        </div>
        <p
          id={`${id}-help`}
          className={failure === null ? s.help : s.failure}
          role={failure === null ? undefined : 'alert'}
        >
          {failure ?? 'PNG, JPEG, atau WebP. Gambar besar dikecilkan sendiri.'}
        </p>
      </div>
    </div>
  )
}
