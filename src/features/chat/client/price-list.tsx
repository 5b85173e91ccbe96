import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'

import type { ItemKind } from '#core/items/shared/kinds.ts'
import { type PaidAction, prices, welcomeBonus } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Tile } from '#core/ui/client/tile.tsx'

import s from './price-list.module.css'

interface Offer {
  readonly kind: ItemKind
  readonly action: PaidAction
  readonly name: string
  readonly example: string
  /** The whole sentence that a tap sends: it works as it stands. */
  readonly sentence: string
}

const offers: readonly Offer[] = [
  {
    kind: 'document',
    action: 'document_create',
    name: 'Buat surat penawaran',
    example: 'untuk PT Cahaya Nusantara, 60 botol es kopi susu @18.000',
    sentence:
      'Buatkan surat penawaran dari Kopi Senja untuk PT Cahaya Nusantara: 60 botol es kopi susu @18.000, berlaku 14 hari',
  },
  {
    kind: 'document',
    action: 'document_create',
    name: 'Buat invoice',
    example: 'untuk Ibu Ratna, 30 nasi kotak @22.000 dan 30 air mineral @4.000',
    sentence: 'Buatkan invoice dari Dapur Melati untuk Ibu Ratna: 30 nasi kotak @22.000 dan 30 air mineral @4.000',
  },
  {
    kind: 'website',
    action: 'website_create',
    name: 'Buat website',
    example: 'untuk Salon Melati di Cimahi, buka 09.00 sampai 19.00',
    sentence: 'Buatkan website untuk Salon Melati di Cimahi, buka 09.00 sampai 19.00',
  },
  {
    kind: 'pos',
    action: 'pos_create',
    name: 'Buat kasir',
    example: 'untuk warung kopi saya, ada 12 menu',
    sentence: 'Buatkan kasir untuk warung kopi saya, ada 12 menu',
  },
  {
    kind: 'analysis',
    action: 'playbook_analysis',
    name: 'Buat analisis',
    example: 'kenapa penjualan minggu ini turun',
    sentence: 'Buatkan analisis kenapa penjualan minggu ini turun',
  },
  {
    kind: 'presentation',
    action: 'playbook_ppt',
    name: 'Buat presentasi',
    example: 'profil usaha 8 slide untuk pengajuan KUR',
    sentence: 'Buatkan presentasi profil usaha 8 slide untuk pengajuan KUR',
  },
]

const question = 'Apa bedanya invoice sama kuitansi?'

/** The greeting of the hour, as one says it in Indonesia. */
export const greetingAt = (hour: number): string =>
  hour < 4 || hour >= 18 ? 'Selamat malam' : hour < 11 ? 'Selamat pagi' : hour < 15 ? 'Selamat siang' : 'Selamat sore'

interface PriceListProps {
  /** The kinds that can be opened already; the others stand there as coming soon. */
  readonly isReady: (kind: ItemKind) => boolean
  /** Null until it is known who is here. */
  readonly signedIn: boolean | null
  readonly onSend: (sentence: string) => void
}

/** The empty chat: what there is and what it costs, each row an order that can be sent as it stands. */
export const PriceList = ({ isReady, signedIn, onSend }: PriceListProps) => {
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  return (
    <div className={s.board}>
      <div>
        <h1 className={s.greeting}>{greeting}, Juragan.</h1>
        <p className={s.lead}>Tulis saja seperti ke karyawan sendiri. Ngobrol gratis, sepuasnya.</p>
      </div>
      <div>
        <div className={s.head}>
          <h2>Daftar menu</h2>
          <span>poin</span>
        </div>
        <ul>
          {offers.map((offer) => (
            <li key={offer.name}>
              <button
                type="button"
                className={s.row}
                disabled={!isReady(offer.kind)}
                onClick={() => onSend(offer.sentence)}
              >
                <Tile dye={offer.kind} large />
                <span className={s.words}>
                  <span className={s.line}>
                    <b>{offer.name}</b>
                    <i />
                    <b className="num">{formatNumber(prices[offer.action])}</b>
                  </span>
                  <span className={s.example}>{isReady(offer.kind) ? offer.example : 'Segera hadir'}</span>
                </span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={s.row} onClick={() => onSend(question)}>
              <span className={s.chatTile} aria-hidden="true">
                <MessageCircle size={18} strokeWidth={1.75} />
              </span>
              <span className={s.words}>
                <span className={s.line}>
                  <b>Tanya apa saja</b>
                  <i />
                  <b className={s.free}>gratis</b>
                </span>
                <span className={s.example}>{question}</span>
              </span>
            </button>
          </li>
        </ul>
        <p className={s.fine}>
          {signedIn === false ? (
            <>
              Akun baru mendapat <b className="num">{formatNumber(welcomeBonus)} poin</b>.{' '}
            </>
          ) : null}
          Poin baru dipotong setelah hasilnya jadi.
        </p>
      </div>
    </div>
  )
}
