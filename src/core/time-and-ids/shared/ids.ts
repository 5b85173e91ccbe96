import { customAlphabet } from 'nanoid'

/** Lower-case letters and digits without look-alikes, so that an id can be read aloud and copied by hand. */
const random = customAlphabet('0123456789abcdefghjkmnpqrstvwxyz', 20)

/** Every kind of id carries its prefix, so that a stray id in a log names what it belongs to. */
export const idPrefixes = {
  item: 'itm',
  version: 'ver',
  message: 'msg',
  reply: 'rep',
  sheet: 'sht',
  hold: 'hld',
  entry: 'pts',
  request: 'req',
  server: 'srv',
  chat: 'cht',
  sending: 'snd',
  presentation: 'prs',
  slide: 'sld',
  element: 'elm',
  block: 'blk',
  product: 'prd',
  sale: 'sal',
  saleItem: 'sli',
  customer: 'cus',
  refund: 'rfd',
  shift: 'sft',
  cashMove: 'csm',
  debtPayment: 'dbp',
  pinLock: 'pin',
  device: 'dev',
  category: 'cat',
  release: 'rel',
  proposal: 'prp',
  share: 'shr',
  topUp: 'top',
  job: 'job',
  mail: 'mal',
  site: 'sit',
  build: 'bld',
  driveFile: 'drv',
  driveSave: 'dsv',
  asset: 'ast',
  location: 'loc',
  stockWork: 'stk',
} as const

export type IdKind = keyof typeof idPrefixes

/** A new id such as `itm_8f21c4…`: 100 random bits, made where the row is made, never by the database. */
export const newId = (kind: IdKind): string => `${idPrefixes[kind]}_${random()}`
