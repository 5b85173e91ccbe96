import type { SectionId } from './open-sections.ts'

interface Example {
  /** What the owner reads where a list is empty. */
  readonly empty: string
  /** The tappable line under it. */
  readonly text: string
  /** The sentence that a tap puts into the box; it works as it stands, and can be changed first. */
  readonly sentence: string
}

/** The empty lists of the sidebar: the words of P1 §2, and for each one example that works. */
export const emptySections: Readonly<Record<SectionId, Example>> = {
  chats: {
    empty: 'Belum ada chat. Mulai dari kotak pesan.',
    text: 'Coba: tanya cara menagih dengan sopan',
    sentence: 'Bagaimana cara menagih pelanggan yang telat bayar dengan sopan?',
  },
  documents: {
    empty: 'Belum ada dokumen tersimpan',
    text: 'Coba: invoice untuk Ibu Ratna',
    sentence: 'Buatkan invoice dari Dapur Melati untuk Ibu Ratna: 30 nasi kotak @22.000 dan 30 air mineral @4.000',
  },
  presentations: {
    empty: 'Belum ada presentasi tersimpan',
    text: 'Coba: profil usaha 6 slide',
    sentence: 'Buatkan presentasi profil usaha Dapur Melati, katering rumahan di Bandung, 6 slide',
  },
  websites: {
    empty: "Belum ada website. Tulis 'buat website' di chat.",
    text: 'Coba: buat website untuk salon',
    sentence: 'Buat website untuk Salon Melati di Cimahi, buka 09.00 sampai 19.00, WhatsApp 081234567890',
  },
  tills: {
    empty: 'Belum ada kasir tersimpan',
    text: 'Coba: buat kasir warung kopi',
    sentence: 'Buat kasir untuk Warung Kopi Pagi: kopi hitam 8.000, kopi susu 12.000, pisang goreng 10.000',
  },
}
