const businessHead =
  /^(?:kopi|teh|sambal|sambel|ayam|nasi|es|dawet|martabak|pempek|kerupuk|krupuk|donat|seblak|tahu|tempe|bimbel|lembaga|sanggar|klub|tim|pt|cv|ud|tb|pd|pdam|perumdam?|pln|toko|warung|kedai|rumah (?:makan|jahit|produksi|batik|kue|cantik)|restoran|resto|kafe|cafe|bengkel|salon|klinik|apotek|koperasi|yayasan|perusahaan|bumdes|dinas|kantor|sekolah|sdn?|smpn?|sman?|smkn?|mts|universitas|hotel|studio|katering|catering|konveksi|percetakan|laundry|penjahit|tailor|butik|dapur|depot|agen|grosir|distributor|pabrik|notaris|kelompok|karang taruna|panitia|paguyuban|rt|rw|dkm|masjid|gereja|pondok|perkumpulan|komunitas|sentra|galeri|pkk|posyandu|pasar|desa|kelurahan|ternak|peternakan|kebun|tani|jasa|rental|sewa|mebel|meubel|griya|omah|panti|kost|kos|puskesmas|komite|osis|remaja|pangkalan|ikatan|forum|dealer|showroom|minimarket|swalayan|les|kursus|sablon|bakso|mie|soto|sate|keripik|kripik|barbershop|fotokopi|optik|tambak|gapoktan|poktan|pokdakan|kwt|kub|lmdh|kud|musholl?a|pokdarwis|paud|tk|tpq|ponpes|roastery|roti|kue|jamu|batik|tenun|madu|majelis|pengajian|homestay|penginapan|angkringan|tenda|panglong|galangan|wo|eo|spa)\b/i

/** Trades: a name that ends in one is no person's. */
const trade =
  /\b(?:teknik|motor|elektronik|mebel|meubel|furniture|furnitur|catering|katering|bakery|cake|cookies|collection|digital|printing|print|tailor|laundry|farm|group|store|shop|craft|snack|kitchen|frozen|food|tour|travel|sound|rental|wedding|decoration|dekorasi|decor|florist|photo|foto|fotografi|photography|studio|advertising|konveksi|percetakan|kontraktor|konstruksi|las|services?|servis|computer|komputer|cell|cellular|phone|batik|konstruksi|logistik|ekspedisi|trans|transport|mart|grosir|bangunan|material|interior|garden|nursery|souvenir|aksesoris|hijab|busana|fashion|salon|spa|barbershop|coffee|kopi|resto|cafe|tani|makanan|produksi|organizer|management|consulting|konsultan|media|creative|kreatif|workshop|bengkel|entertainment|enterprise|production|productions|project|official|konstruksi|event|decorindo|express|cargo|net|tech|teknologi|solusi|solution|solutions|audio|multimedia|sablon|tenda)(?:\s\p{L}+)?$/iu

/** `Teh Neneng`: a Sundanese sister; a house of tea has more to its name. */
const sister = /^[Tt]eh \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u
const tea =
  /^teh (?:tarik|poci|manis|es|solo|jumbo|botol|kota|desa|hijau|herbal|susu|thai|original|segar|nusantara|rakyat)(?: |$)/i

const honoured =
  /^(?:bapak|ibu|saudara|saudari|h\.|hj\.|dr\.|drs\.|ir\.|kh\.|apt\.|mas|mbak)\s|,\s?(?:S|M|A)\.\s?\p{L}/iu

/** Whether a name without a word of its own for it is a business's: by its kind, or by its trade. */
export const isBusinessName = (name: string): boolean =>
  (businessHead.test(name) && (!sister.test(name) || tea.test(name))) ||
  (!honoured.test(name) && name.includes(' ') && trade.test(name))
