import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Chip } from '#core/ui/client/chip.tsx'
import { classNames } from '#core/ui/client/class-names.ts'
import { useGrowingList } from '#core/ui/client/growing-list.ts'
import { SearchField } from '#core/ui/client/search-field.tsx'
import { Stamp } from '#core/ui/client/stamp.tsx'
import { whenIdle } from '#core/ui/client/when-idle.ts'
import { isLow, isNamed, productFinder } from '../shared/find-products.ts'
import type { Product } from '../shared/store.ts'
import { type Cart, quantityOf, withOneMore } from './cart.ts'
import { CategoryTile } from './category-tile.tsx'
import s from './goods-panel.module.css'
import { ScanKey } from './scan/scan-key.tsx'
import { scannedGood } from './scan/scanned-good.ts'

interface GoodsKeyProps {
  readonly product: Product
  readonly inCart: number
  /** The place of its category among those of the shop; -1 where it has none. */
  readonly categoryAt: number
  readonly onTake: (product: Product) => void
}

const StockWords = ({ product, rest }: { readonly product: Product; readonly rest: number }) => {
  if (product.stock === null) return null
  if (product.stock === 0) return <Stamp look="err">Habis</Stamp>
  if (rest === 0) return <span className={s.low}>semua di keranjang</span>
  return (
    <span className={classNames('num', isLow(product) ? s.low : s.stock)}>
      {isLow(product) ? 'sisa' : 'stok'} {formatNumber(product.stock)}
    </span>
  )
}

/** From this price on its digits need smaller letters to stay on the key. */
const longPrice = 1_000_000_000
/** From this price on a narrow key has no room for anything beside it. */
const widePrice = 1_000_000

/** One of the goods as a key of the till: a tap puts one into the cart. */
const GoodsKey = memo(({ product, inCart, categoryAt, onTake }: GoodsKeyProps) => {
  const rest = product.stock === null ? Infinity : Math.max(0, product.stock - inCart)
  return (
    <li>
      <button
        type="button"
        className={classNames(s.key, inCart > 0 && s.inCart)}
        disabled={rest === 0}
        data-empty={product.stock === 0 || undefined}
        onClick={() => onTake(product)}
      >
        <b>{product.name}</b>
        <span>
          <span className={classNames('num', s.price, product.price >= longPrice && s.longPrice)}>
            <span className="sr">Rp </span>
            {formatNumber(product.price)}
          </span>
          <StockWords product={product} rest={rest} />
        </span>
        {product.category === null || categoryAt < 0 ? null : (
          <span className={s.tile} data-wide={product.price >= widePrice || undefined}>
            <CategoryTile name={product.category} at={categoryAt} />
          </span>
        )}
        {inCart > 0 ? (
          <span className={`num ${s.count}`}>
            {formatNumber(inCart)}
            <span className="sr"> di keranjang</span>
          </span>
        ) : null}
      </button>
    </li>
  )
})

interface GoodsKeysProps {
  readonly products: readonly Product[]
  readonly categories: readonly string[]
  /** Another search starts again from the top. */
  readonly search: string
  readonly cart: Cart
  readonly onTake: (product: Product) => void
}

/** The goods that were found, drawn as far as they are looked at. */
const GoodsKeys = memo(({ products, categories, search, cart, onTake }: GoodsKeysProps) => {
  const { shown, end } = useGrowingList(products.length, search)
  return (
    <>
      <ul className={s.keys}>
        {products.slice(0, shown).map((product) => (
          <GoodsKey
            key={product.id}
            product={product}
            inCart={quantityOf(cart, product.id)}
            categoryAt={product.category === null ? -1 : categories.indexOf(product.category)}
            onTake={onTake}
          />
        ))}
      </ul>
      <div ref={end} aria-hidden="true" />
    </>
  )
})

interface GoodsPanelProps {
  readonly products: readonly Product[]
  readonly categories: readonly string[]
  readonly cart: Cart
  readonly onCart: (change: (lines: Cart) => Cart) => void
  /** The whole panel, for whoever leads the focus here. */
  readonly panel: RefObject<HTMLElement | null>
  /** 'Bayar', where the keyboard goes on past all the goods. */
  readonly payKey: RefObject<HTMLButtonElement | null>
}

/** The goods as keys, found by name, barcode or category. Not drawn again while a sale is paid. */
export const GoodsPanel = memo(({ products, categories, cart, onCart, panel, payKey }: GoodsPanelProps) => {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const used = useMemo(() => new Set(products.map((product) => product.category)), [products])
  const shownCategories = categories.filter((name) => used.has(name))
  const find = useMemo(
    () => productFinder(category === null ? products : products.filter((product) => product.category === category)),
    [products, category],
  )
  // The first search answers as quickly as those after it: the goods are read up before, while nothing else is to do.
  useEffect(() => whenIdle(() => void find('a')), [find])
  // Drawn with the letter itself: what is found would otherwise come a frame behind it.
  const found = useMemo(() => find(search), [find, search])
  const take = useMemo(() => (product: Product) => onCart((lines) => withOneMore(lines, product)), [onCart])

  const toTop = (): void => panel.current?.scrollTo(0, 0)
  const look = (words: string): void => {
    setSearch(words)
    toTop()
  }

  /** A scanner types the barcode and ends with Enter; so does whoever knows the name. */
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || search.trim() === '') return
    const now = find(search)
    // A name may begin others, such as 'Teh' does 'Teh manis': who has typed all of it means it.
    const named = now.filter((product) => isNamed(product, search))
    const meant = named.length === 1 ? named : now
    const product = scannedGood(products, search) ?? (meant.length === 1 ? meant[0] : undefined)
    if (!product) return
    take(product)
    look('')
  }

  return (
    <section ref={panel} className={s.goods} aria-label="Barang" tabIndex={-1}>
      <div className={s.find}>
        <SearchField
          className={s.search}
          touch
          label="Cari barang"
          placeholder="Cari nama atau kode"
          autoComplete="off"
          enterKeyHint="go"
          value={search}
          onSearch={look}
          onKeyDown={handleKeyDown}
        />
        {products.length > 0 ? <ScanKey products={products} cart={cart} onTake={take} /> : null}
        {cart.length > 0 ? (
          <Button className={s.skip} touch onClick={() => payKey.current?.focus()}>
            Langsung ke Bayar
          </Button>
        ) : null}
      </div>
      {shownCategories.length > 0 ? (
        <fieldset className={s.categories} aria-label="Kategori">
          {[null, ...shownCategories].map((name) => (
            <Chip
              key={name ?? ''}
              touch
              isOn={category === name}
              onPress={() => {
                setCategory(name)
                toTop()
              }}
            >
              {name ?? 'Semua'}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      {products.length === 0 ? (
        <p className={s.none}>
          Belum ada barang. Pemilik menambahkannya di Juragan, tab Produk; di sini muncul sendiri setelah itu.
        </p>
      ) : found.length === 0 ? (
        <p className={s.none}>Tidak ada barang yang cocok{search === '' ? '' : ` dengan “${search}”`}.</p>
      ) : (
        <GoodsKeys
          products={found}
          categories={categories}
          search={`${category ?? ''}:${search}`}
          cart={cart}
          onTake={take}
        />
      )}
    </section>
  )
})
