/** By what things are counted, weighed or packed, as one pattern. */
export const pieceUnits =
  'kg|kuintal|ton|liter|galon|pcs|pieces|buah|biji|unit|botol|cup|gelas|porsi|bungkus|pack|box|dus|dos|kotak|karung|ekor|butir|batang|lembar|potong|helai|pasang|keping|kaleng|bata|genteng|kaos|baju|kemeja|celana|seragam|hijab|jilbab|sandal|kemasan|eksemplar|pesanan|transaksi'
