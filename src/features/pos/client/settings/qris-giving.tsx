import ImageUp from 'lucide-react/icons/image-up'
import { type FormEvent, useRef, useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { readQrFile } from '#core/ui/client/codes/picture-codes.ts'
import { TextField } from '#core/ui/client/text-field.tsx'
import { longestQris, qrisProblems, readQris, type StaticQris } from '../../shared/qris/qris-code.ts'
import { Failure } from '../parts/failure.tsx'
import s from './settings.module.css'

const noCode =
  'Tidak ada kode QR yang terbaca di gambar ini. Foto lebih dekat dan tegak lurus dengan cahaya cukup, atau pakai gambar asli dari bank.'
const noPicture = 'Gambar ini tidak bisa dibuka. Pilih berkas JPG atau PNG.'

/** The first text that is a shop's code, or why the first of all is none. */
const firstCode = (texts: readonly string[]): ReturnType<typeof readQris> => {
  const readings = texts.map(readQris)
  return readings.find((reading) => 'code' in reading) ?? readings[0] ?? { problem: 'empty' }
}

/** A picture of the shop's code, or its text; nothing is stored before its owner has seen whose code it is. */
export const QrisGiving = ({ onFound }: { readonly onFound: (code: StaticQris) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<{ readonly of: 'picture' | 'text'; readonly text: string } | null>(null)

  const take = (reading: ReturnType<typeof readQris>, of: 'picture' | 'text'): void => {
    if ('code' in reading) onFound(reading.code)
    else setProblem({ of, text: qrisProblems[reading.problem] })
  }
  const readPicture = async (file: File): Promise<void> => {
    setProblem(null)
    setReading(true)
    try {
      const texts = await readQrFile(file)
      if (texts.length === 0) setProblem({ of: 'picture', text: noCode })
      else take(firstCode(texts), 'picture')
    } catch {
      setProblem({ of: 'picture', text: noPicture })
    } finally {
      setReading(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setProblem(null)
    take(readQris(typed), 'text')
  }
  return (
    <>
      <Button
        look="teal"
        touch
        wide
        waiting={isReading}
        icon={<ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Pilih gambar QRIS
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Gambar QRIS"
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void readPicture(file)
        }}
      />
      {problem?.of === 'picture' ? <Failure error={problem.text} /> : null}
      <form className={s.typing} noValidate onSubmit={submit}>
        <TextField
          label="Atau tempel teks kodenya"
          name="qris"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestQris}
          placeholder="000201…"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={problem?.of === 'text' ? problem.text : null}
        />
        <Button type="submit" touch>
          Periksa
        </Button>
      </form>
    </>
  )
}
