import type { AssistantContext } from '../port.ts'
import { readMessage } from '../read-message.ts'
import type { RememberedLetter, UsedFact } from './owner-memory.ts'

const listWord = String.raw`(?:daftar(?: harga| barang| menu)?|harga|menu|barang|produk|list(?: harga)?|katalog|pricelist)(?:nya)?`
const cue = new RegExp(
  String.raw`(?<![\p{L}])${listWord}(?: \p{L}+)?(?: (?:yang|yg))?(?: (?:saya|tadi|barusan|di atas|itu|sebelumnya|kemarin|terakhir|udah|sudah|kukirim|kirim|tulis|sebut|kasih)){1,4}(?![\p{L}])`,
  'iu',
)

/** Goods with prices that were told before: in this chat, or in one of the owner's letters. */
export type EarlierList =
  | { readonly from: 'turn'; readonly text: string; readonly used: readonly UsedFact[] }
  | { readonly from: 'letter'; readonly letter: RememberedLetter; readonly used: readonly UsedFact[] }

/**
 * The list that `daftar harga tadi` means: the owner's newest turn with priced goods in it, else the newest letter with
 * some. Null where the message means none, or none is there.
 */
export const earlierList = (
  text: string,
  { turns, memory, today }: Pick<AssistantContext, 'turns' | 'memory' | 'today'>,
): EarlierList | null => {
  if (!cue.test(text)) return null
  const turn = turns.findLast(
    ({ sender, content }) =>
      sender === 'user' &&
      content !== text &&
      readMessage(content, today).goods.filter(({ price, amount }) => price !== null || amount !== null).length > 1,
  )
  if (turn) return { from: 'turn', text: turn.content, used: [] }
  const letter = memory?.letters.find(({ lines }) => lines.filter(({ price }) => price !== null).length > 1)
  if (!letter) return null
  const label = letter.number === '' ? letter.title : `${letter.title} (${letter.number})`
  return { from: 'letter', letter, used: [{ source: 'items', label }] }
}
