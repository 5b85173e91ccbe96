import type { ChartData } from './chart-drawing.ts'

/**
 * The one intermediate tree between an item's content and its files: content -> tree -> {docx, Typst, text}.
 * It knows layout, not letters: no rule about offers or invoices stands here or in the renderers.
 */

/** Calibri, Arial and Times New Roman; where they are not installed, faces with their very widths. */
export type Font = 'Calibri' | 'Arial' | 'Times New Roman'

/** A run of text in one style. `blank` marks a fact that is still to be filled in. */
export interface Run {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly blank?: boolean
  /** Where the words lead to: http, https, mailto or tel. */
  readonly href?: string
  /** A font and a size in points of its own; absent means the document's. */
  readonly font?: Font
  readonly size?: number
}

export type Align = 'left' | 'center' | 'right' | 'justify'

export interface TableColumn {
  /** Share of the text width; all columns total 1. */
  readonly width: number
  readonly align: Align
}

/** A cell of a grid; it covers `colspan` columns and `rowspan` rows. */
export interface GridCell {
  readonly blocks: readonly Block[]
  readonly colspan: number
  readonly rowspan: number
  /** Set in the heading rows and columns. */
  readonly header: boolean
}

/** A picture as stored: its bytes are read once for each tree, by `resolvePictures`. */
export interface PictureFile {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly bytes: Uint8Array
  /** In pixels. */
  readonly width: number
  readonly height: number
}

export type Block =
  /** `logo` is the id of a stored picture that stands left of the name. */
  | {
      readonly type: 'letterhead'
      readonly name: readonly Run[]
      readonly lines: readonly (readonly Run[])[]
      readonly logo?: string
    }
  | { readonly type: 'title'; readonly runs: readonly Run[]; readonly below?: readonly Run[] }
  /** A `plain` one is as large as the text and close to what follows: an article of a contract and its name. */
  | {
      readonly type: 'heading'
      readonly level: 1 | 2 | 3
      readonly runs: readonly Run[]
      readonly align?: Align
      readonly plain?: true
    }
  | {
      readonly type: 'paragraph'
      readonly runs: readonly Run[]
      readonly align?: Align
      readonly keepWithNext?: boolean
      readonly tight?: boolean
    }
  /** `start` is the first number where it is not 1. */
  | {
      readonly type: 'list'
      readonly ordered: boolean
      readonly start?: number
      readonly items: readonly (readonly Block[])[]
    }
  /** Label : value rows, as in Nomor / Lampiran / Perihal; `aside` stands right of the first row (place and date). */
  | {
      readonly type: 'fields'
      readonly rows: readonly {
        readonly label: string
        readonly runs: readonly Run[]
        /** Where the row begins in the text that it was written in, counted in characters. */
        readonly from?: number
      }[]
      readonly aside?: readonly Run[]
    }
  | {
      readonly type: 'table'
      readonly columns: readonly TableColumn[]
      readonly header: readonly (readonly Run[])[]
      readonly rows: readonly (readonly (readonly Run[])[])[]
      /** Sums under the table; `strong` rows stand between a single and a double rule. */
      readonly sums: readonly {
        readonly label: readonly Run[]
        readonly value: readonly Run[]
        readonly strong: boolean
      }[]
    }
  /**
   * A table of the owner's own: `columns` are shares of the text width that total at most 1. Rows name only the cells that
   * begin in them, as HTML does; `layOutGrid` gives each cell its place.
   */
  | {
      readonly type: 'grid'
      readonly columns: readonly number[]
      readonly rows: readonly (readonly GridCell[])[]
    }
  /** A stored picture; `width` is its share of the text width. */
  | {
      readonly type: 'picture'
      readonly asset: string
      readonly alt: string
      readonly width: number
      readonly align: 'left' | 'center' | 'right'
    }
  /** What follows begins a page. */
  | { readonly type: 'pageBreak' }
  /** Blocks side by side with equal widths: two signatures. */
  | { readonly type: 'columns'; readonly cells: readonly (readonly Block[])[] }
  /** Empty height in points, for the pen of a signature. */
  | { readonly type: 'space'; readonly points: number }
  /** Key figures side by side: what it is, the figure, and how it came about. */
  | {
      readonly type: 'figures'
      readonly items: readonly {
        readonly label: string
        readonly value: readonly Run[]
        readonly note: string
      }[]
    }
  /** A chart; `description` says in words what it shows. */
  | { readonly type: 'chart'; readonly title: string; readonly data: ChartData; readonly description: string }
  /** A framed note such as the place for a duty stamp. */
  | { readonly type: 'box'; readonly runs: readonly Run[] }

export interface RenderTree {
  readonly title: string
  readonly author: string
  /** Font and size of the whole document; Calibri 12 where absent (P2 §9). */
  readonly font?: Font
  readonly size?: number
  /** A line of text above and below the text of every page. */
  readonly header?: string
  readonly footer?: string
  /** 'Halaman x dari y' on every page; it stands there unless this is false. */
  readonly numbers?: boolean
  readonly blocks: readonly Block[]
  /** The stored pictures that the blocks name. One that is missing here is drawn as a frame with its words. */
  readonly pictures?: ReadonlyMap<string, PictureFile>
}
