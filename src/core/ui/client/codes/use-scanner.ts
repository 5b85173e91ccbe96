import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { cameraProblems, closeCamera, openCamera } from './camera.ts'
import { createCodeGate } from './code-gate.ts'
import { type CodeKinds, type CodeReader, openCodeReader } from './code-reader.ts'

/** Between the end of one look and the next, in milliseconds: a phone stays cool and its page quick. */
const lookEvery = 120
/** The wider edge of what is looked at, in pixels: bars of a bottle are still apart there. */
const edge = 960

const unloaded =
  'Pemindai belum ada di perangkat ini. Sambungkan internet sekali saja, lalu coba lagi; setelah itu bisa tanpa internet.'

/** The camera's picture of now; null before there is one. */
const pictureOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null => {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = Math.min(1, edge / Math.max(videoWidth, videoHeight))
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}

/** Looks again and again until `isOver`. Throws where the reader cannot be loaded. */
const lookOn = async (
  video: HTMLVideoElement,
  reader: CodeReader,
  { kinds, isOver, onCode }: { kinds: CodeKinds; isOver: () => boolean; onCode: (text: string) => void },
): Promise<void> => {
  const gate = createCodeGate()
  const canvas = document.createElement('canvas')
  while (!isOver()) {
    const picture = pictureOf(video, canvas)
    const texts = picture ? await reader.read(picture, kinds) : []
    if (!isOver()) for (const text of gate.pass(texts, performance.now())) onCode(text)
    await new Promise((rested) => setTimeout(rested, lookEvery))
  }
}

export interface Scanner {
  /** Where the camera is shown. */
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: 'opening' | 'looking' | 'failed'
  /** Why it does not look; null while it does. */
  readonly problem: string | null
}

/**
 * Shows the camera and tells each code that comes into its sight. The camera runs as long as the component is there.
 */
export const useScanner = (kinds: CodeKinds, onCode: (text: string) => void): Scanner => {
  const video = useRef<HTMLVideoElement>(null)
  const [told, setTold] = useState<Omit<Scanner, 'video'>>({ state: 'opening', problem: null })
  const tell = useEffectEvent(onCode)

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    const reader = openCodeReader()
    const fail = (problem: string): void => {
      if (!isOver) setTold({ state: 'failed', problem })
    }
    const run = async (): Promise<void> => {
      const opened = await openCamera()
      if (typeof opened === 'string') return fail(cameraProblems[opened])
      const { current } = video
      if (isOver || !current) return closeCamera(opened)
      stream = opened
      current.srcObject = opened
      await current.play()
      setTold({ state: 'looking', problem: null })
      try {
        await lookOn(current, reader, { kinds, isOver: () => isOver, onCode: (text) => tell(text) })
      } catch {
        closeCamera(opened)
        fail(unloaded)
      }
    }
    // A page that goes away in the middle stops what was to be played.
    run().catch(() => fail(cameraProblems.busy))
    return () => {
      isOver = true
      reader.close()
      if (stream) closeCamera(stream)
    }
  }, [kinds])

  return { video, ...told }
}
