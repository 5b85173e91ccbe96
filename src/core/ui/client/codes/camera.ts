/** Why there is no picture of a camera. */
export type CameraProblem = 'insecure' | 'missing' | 'refused' | 'busy'

export const cameraProblems: Readonly<Record<CameraProblem, string>> = {
  insecure:
    'Kamera hanya bisa dipakai lewat alamat https. Buka halaman ini dengan https, atau pakai pemindai barcode USB atau Bluetooth.',
  missing: 'Kamera tidak ditemukan di perangkat ini. Ketik kodenya, atau pakai pemindai barcode USB atau Bluetooth.',
  refused: 'Kamera belum diizinkan. Izinkan kamera untuk halaman ini di pengaturan browser, lalu coba lagi.',
  busy: 'Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu coba lagi.',
}

const problemNames: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** The camera at the back where there are two, or why there is none. It runs until its tracks are stopped. */
export const openCamera = async (): Promise<MediaStream | CameraProblem> => {
  // Browsers give a camera to secure pages only; the others do not even have the call.
  if (!isSecureContext || !('mediaDevices' in navigator)) return 'insecure'
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    return problemNames[error instanceof Error ? error.name : ''] ?? 'busy'
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}
