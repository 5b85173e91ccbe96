import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Chip } from '#core/ui/client/chip.tsx'
import { useGrowingList } from '#core/ui/client/growing-list.ts'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { SearchField } from '#core/ui/client/search-field.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import { isLow, productFinder } from '../shared/find-products.ts'
import type { PosIntent } from '../shared/pos-content.ts'
import { asksForStock } from '../shared/stock-counting.ts'
import type { OwnProduct } from '../shared/store.ts'
import type { CategoriesDialogProps } from './goods/categories-dialog.tsx'
import type { EditProductDialogProps } from './goods/edit-product-dialog.tsx'
import { GoodsFileKeys } from './import/goods-file-keys.tsx'
import { ProductForm } from './product-form.tsx'
import { ProductRow } from './product-row.tsx'
import s from './products-tab.module.css'
import t from './products-table.module.css'
import { useSteady } from './use-steady.ts'
import type { Shop } from './use-shop.ts'

const editDialog = lazyPart<EditProductDialogProps>(
  async () => (await import('./goods/edit-product-dialog.tsx')).EditProductDialog,
  (module) => module['EditProductDialog'],
)
const categoriesDialog = lazyPart<CategoriesDialogProps>(
  async () => (await import('./goods/categories-dialog.tsx')).CategoriesDialog,
  (module) => module['CategoriesDialog'],
)

/** So many goods have each category. */
const countsOf = (products: readonly OwnProduct[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { category } of products) if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}

interface ProductsTabProps {
  readonly itemId: string
  readonly posIntent: PosIntent | null
  readonly shop: Shop
  /** The ways into the stock work, which counts the goods of every place. */
  readonly stockKeys: ReactNode
  readonly lowOnly: boolean
  readonly onLowOnly: (lowOnly: boolean) => void
}

/** The goods: the form that adds one, and the list in which stock and price are changed. */
export const ProductsTab = ({ itemId, posIntent, shop, stockKeys, lowOnly, onLowOnly }: ProductsTabProps) => {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const [edited, setEdited] = useState<OwnProduct | null>(null)
  const [isSorting, setSorting] = useState(false)
  const { products, categories } = shop.store
  const isPhone = useWidthClass() === 'mobile'
  /** On a phone the form would push goods that are there below the screen. */
  const [adding, setAdding] = useState<'at hand' | 'behind its key' | 'asked for'>(
    isPhone && products.length > 0 ? 'behind its key' : 'at hand',
  )
  const countsUsually = asksForStock(posIntent, products)
  const change = useSteady(shop.change)
  const remove = useSteady(shop.remove)
  const lowCount = useMemo(() => products.filter(isLow).length, [products])
  const find = useMemo(() => productFinder(lowOnly ? products.filter(isLow) : products), [products, lowOnly])
  const found = useMemo(() => find(wanted), [find, wanted])
  const { shown, end } = useGrowingList(found.length, `${wanted}:${String(lowOnly)}`)
  return (
    <div className={s.tab}>
      {adding === 'behind its key' ? (
        <Button
          look="teal"
          touch
          wide
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setAdding('asked for')}
        >
          Tambah produk
        </Button>
      ) : (
        <ProductForm
          countsUsually={countsUsually}
          isEmpty={products.length === 0}
          categories={categories}
          takesFocus={adding === 'asked for'}
          onAdd={shop.add}
        />
      )}
      <GoodsFileKeys itemId={itemId} isEmpty={products.length === 0}>
        {stockKeys}
      </GoodsFileKeys>
      {products.length === 0 ? null : (
        <section className={s.list} aria-label="Daftar produk">
          <div className={s.find}>
            <SearchField
              className={s.search}
              label="Cari produk"
              placeholder="Cari nama atau barcode"
              value={search}
              onSearch={setSearch}
            />
            {lowCount > 0 || lowOnly ? (
              <Chip isOn={lowOnly} onPress={() => onLowOnly(!lowOnly)}>
                Hampir habis <span className="num">{formatNumber(lowCount)}</span>
              </Chip>
            ) : null}
            <Button onPointerEnter={categoriesDialog.prefetch} onClick={() => setSorting(true)}>
              Kategori
            </Button>
          </div>
          {found.length === 0 ? (
            <p className={s.none}>
              {wanted === ''
                ? 'Tidak ada produk yang hampir habis.'
                : `Tidak ada produk yang cocok dengan “${wanted}”.`}
            </p>
          ) : (
            <table aria-label="Produk" aria-rowcount={found.length + 1} className={t.table}>
              <thead>
                <tr className={t.head}>
                  <th scope="col">Produk</th>
                  <th scope="col" className={t.right}>
                    Harga
                  </th>
                  <th scope="col" className={t.center}>
                    Hitung stok
                  </th>
                  <th scope="col" className={t.center}>
                    Stok
                  </th>
                  <th scope="col">
                    <span className="sr">Hapus</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.slice(0, shown).map((product) => (
                  <ProductRow
                    key={product.id}
                    product={product}
                    onChange={change}
                    onEdit={setEdited}
                    onRemove={remove}
                  />
                ))}
              </tbody>
            </table>
          )}
          <div ref={end} aria-hidden="true" />
        </section>
      )}
      {edited ? (
        <editDialog.Place
          itemId={itemId}
          product={edited}
          categories={categories}
          onClose={() => setEdited(null)}
          fallback={<Spinner />}
        />
      ) : null}
      {isSorting ? (
        <categoriesDialog.Place
          itemId={itemId}
          categories={categories}
          counts={countsOf(products)}
          onClose={() => setSorting(false)}
          fallback={<Spinner />}
        />
      ) : null}
    </div>
  )
}
