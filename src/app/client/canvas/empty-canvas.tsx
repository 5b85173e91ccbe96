import FileUp from 'lucide-react/icons/file-up'
import X from 'lucide-react/icons/x'

import { Button } from '#core/ui/client/button.tsx'
import { openWordFile, openWordLabel } from '#features/documents/client/index.tsx'

import s from './empty-canvas.module.css'
import { layoutNow } from '../layout/layout-store.ts'

/** A canvas that a layout shows while nothing is open: it says how to fill it (SHELL-18). */
export const EmptyCanvas = ({ onClose }: { readonly onClose: () => void }) => (
  <section className={s.canvas} aria-label="Canvas">
    <header className={s.bar}>
      <Button title="Keluar dari Canvas" icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onClose}>
        Keluar
      </Button>
    </header>
    <div className={s.middle}>
      <h1 className={s.title}>Canvas masih kosong</h1>
      <p className={s.text}>Pilih proyek dari sidebar atau buat yang baru lewat chat.</p>
      <Button
        className={s.word}
        icon={<FileUp size={16} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => void openWordFile(layoutNow().openItem)}
      >
        {openWordLabel}
      </Button>
    </div>
  </section>
)
