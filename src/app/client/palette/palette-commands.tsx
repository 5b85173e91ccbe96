import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Coins from 'lucide-react/icons/coins'
import HardDrive from 'lucide-react/icons/hard-drive'
import FilePlus from 'lucide-react/icons/file-plus'
import FileUp from 'lucide-react/icons/file-up'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Maximize2 from 'lucide-react/icons/maximize-2'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import SunMoon from 'lucide-react/icons/sun-moon'
import type { ReactNode } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { tellOfItem } from '#core/items/client/item-notice.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { prices } from '#core/points/shared/prices.ts'
import { foldText } from '#core/search/shared/words.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Tile } from '#core/ui/client/tile.tsx'
import { useTheme } from '#core/ui/client/theme.ts'
import {
  type Account,
  openHelp,
  openPointsHistory,
  openSettings,
  openSignIn,
  openTopUp,
} from '#features/account/client/index.tsx'
import { goToBox, putIntoBox, useChatRoom } from '#features/chat/client/index.tsx'
import { openGenerator, openWordFile, openWordLabel } from '#features/documents/client/index.tsx'
import { openDrive } from '#features/drive/client/index.tsx'

import { layoutChoices } from '../layout/layout-choices.ts'
import { layoutNow } from '../layout/layout-store.ts'
import { saveAsDocument } from '../offline/local-documents.ts'

/** Something the palette can do. */
export interface Command {
  readonly id: string
  readonly title: string
  /** Other words one may look for it by. */
  readonly words: string
  readonly icon: ReactNode
  readonly keys?: readonly string[]
  readonly run: () => void
  /** The palette stays, so that one sees what it did. */
  readonly stays?: boolean
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The beginning of a sentence for each kind; the owner finishes it. */
const beginnings: readonly { kind: ItemKind; title: string; words: string; sentence: string }[] = [
  { kind: 'document', title: 'Buat dokumen', words: 'surat invoice kuitansi kontrak', sentence: 'Buatkan surat ' },
  { kind: 'presentation', title: 'Buat presentasi', words: 'slide ppt deck', sentence: 'Buatkan presentasi tentang ' },
  { kind: 'analysis', title: 'Buat analisis', words: 'hitung laporan', sentence: 'Buatkan analisis ' },
  { kind: 'website', title: 'Buat website', words: 'situs toko online', sentence: 'Buat website untuk ' },
  { kind: 'pos', title: 'Buat kasir', words: 'pos toko jualan', sentence: 'Buat kasir untuk ' },
]

/** A sign-out that the server did not hear of is told; nothing is forgotten by it. */
const leave = async (account: Account): Promise<void> => {
  try {
    await account.logOut()
  } catch (error) {
    tellOfItem({ title: 'Belum keluar', text: errorText(toAppError(error).code) })
  }
}

/** On a phone the chat comes over an open item. */
const showChat = (): void => {
  if (layoutNow().activeItemId !== null) layoutNow().setChatOver(true)
}

/** The way out or in; neither as long as nobody knows which of them it is. */
const doorOf = (account: Account): readonly Command[] =>
  account.phase === 'loading'
    ? []
    : account.phase === 'in'
      ? [
          {
            id: 'log-out',
            title: 'Keluar dari akun',
            words: 'logout sign out',
            icon: <LogOut {...icon} />,
            run: () => void leave(account),
          },
        ]
      : [{ id: 'log-in', title: 'Masuk', words: 'login akun daftar', icon: <LogIn {...icon} />, run: openSignIn }]

interface Situation {
  readonly account: Account
  readonly isReady: (kind: ItemKind) => boolean
  readonly canMaximize: boolean
}

/** Everything that can be done from the palette in this situation. */
export const commandsOf = ({ account, isReady, canMaximize }: Situation): readonly Command[] => [
  {
    id: 'new-chat',
    title: 'Chat Baru',
    words: 'mulai percakapan',
    icon: <Plus {...icon} />,
    run: () => {
      useChatRoom.getState().startNew()
      showChat()
      // After the palette has given the focus back.
      requestAnimationFrame(goToBox)
    },
  },
  ...(canMaximize
    ? [
        {
          id: 'maximize',
          title: 'Maximize Canvas',
          words: 'perbesar layar penuh',
          icon: <Maximize2 {...icon} />,
          keys: ['Ctrl', 'M'],
          run: () => layoutNow().toggleMaximized(),
        },
        ...layoutChoices.map(({ mode, name, hint }) => ({
          id: `layout-${mode}`,
          title: `Tata letak: ${name}`,
          words: `${hint} panel tampilan lebar`,
          icon: <PanelsTopLeft {...icon} />,
          run: () => layoutNow().chooseMode(mode),
        })),
      ]
    : []),
  {
    id: 'theme',
    title: 'Ganti tema: Kertas, Malam, Pasar',
    words: 'gelap terang warna tampilan',
    icon: <SunMoon {...icon} />,
    stays: true,
    run: () => useTheme.getState().cycle(),
  },
  ...beginnings
    .filter(({ kind }) => isReady(kind))
    .map(({ kind, title, words, sentence }) => ({
      id: `make-${kind}`,
      title,
      words,
      icon: <Tile dye={kind} />,
      run: () => {
        showChat()
        putIntoBox(sentence)
      },
    })),
  ...(account.user
    ? [
        {
          id: 'settings',
          title: 'Pengaturan',
          words: 'settings profil usaha',
          icon: <Settings {...icon} />,
          run: () => openSettings(),
        },
        {
          id: 'top-up',
          title: 'Top Up',
          words: 'isi poin beli saldo',
          icon: <Coins {...icon} />,
          run: () => openTopUp(),
        },
        {
          id: 'history',
          title: 'Riwayat poin',
          words: 'mutasi saldo',
          icon: <ReceiptText {...icon} />,
          run: openPointsHistory,
        },
      ]
    : []),
  {
    id: 'generator',
    title: 'Buat dokumen dari formulir',
    words: 'generator kartu spreadsheet jenis baru',
    icon: <FilePlus {...icon} />,
    run: account.phase === 'out' ? openSignIn : openGenerator,
  },
  {
    id: 'drive',
    title: 'Drive Juragan',
    words: 'berkas file google simpan folder unduh',
    icon: <HardDrive {...icon} />,
    run: () => openDrive(),
  },
  {
    id: 'word',
    title: openWordLabel,
    words: 'docx impor import unggah file surat',
    icon: <FileUp {...icon} />,
    run: () => void openWordFile(layoutNow().openItem),
  },
  { id: 'help', title: 'Bantuan', words: 'help panduan cara', icon: <CircleHelp {...icon} />, run: () => openHelp() },
  ...doorOf(account),
]

/** The commands that a query names; all of them where nothing is typed. */
export const commandsFor = (query: string, commands: readonly Command[]): readonly Command[] => {
  const wanted = foldText(query).split(/\s+/).filter(Boolean)
  return commands.filter(({ title, words }) => {
    const known = foldText(`${title} ${words}`).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((word) => known.some((one) => one.startsWith(word)))
  })
}

/** As many words make a text of what was typed, rather than something to look for. */
const fewestWords = 4
const longestTitle = 60

/** Keeps what was typed as a document of the owner's (ITEM-05): the last line, so that it is never chosen by mistake. */
export const saveCommand = (typed: string, uid: string | null): Command | null => {
  const content = typed.trim()
  if (uid === null || content.split(/\s+/).length < fewestWords) return null
  const title = content.length > longestTitle ? `${content.slice(0, longestTitle).trimEnd()}…` : content
  return {
    id: 'save',
    title: `Simpan sebagai dokumen (${formatNumber(prices.document_create)} poin)`,
    words: '',
    icon: <FilePlus {...icon} />,
    run: () => void saveAsDocument(uid, { title, content }),
  }
}
