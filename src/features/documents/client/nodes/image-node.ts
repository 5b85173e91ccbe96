import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'

export const imageAligns = ['left', 'center', 'right'] as const
export type ImageAlign = (typeof imageAligns)[number]

/** What a picture says about itself; anything else that was stored becomes the usual. */
export interface ImageFacts {
  /** The stored picture, or one that is still being sent (uploads.ts). */
  readonly asset: string
  readonly alt: string
  /** Percent of the text's width, 10 to 100. */
  readonly width: number
  readonly align: ImageAlign
}

export const imageFacts = (attrs: Readonly<Record<string, unknown>> | undefined): ImageFacts => {
  const { asset, alt, width, align } = attrs ?? {}
  return {
    asset: typeof asset === 'string' ? asset : '',
    alt: typeof alt === 'string' ? alt : '',
    width: typeof width === 'number' && Number.isFinite(width) ? Math.min(100, Math.max(10, Math.round(width))) : 100,
    align: imageAligns.find((one) => one === align) ?? 'center',
  }
}

/** A picture between the paragraphs. In a clipping it is named by its id alone, so that no page's address is fetched. */
export const imageNode = (view: ComponentType<ReactNodeViewProps> | null) =>
  Node.create({
    name: 'image',
    group: 'part',
    atom: true,
    selectable: true,
    draggable: true,
    addAttributes: () => ({
      asset: { default: '' },
      alt: { default: '' },
      width: { default: 100 },
      align: { default: 'center' },
    }),
    parseHTML: () => [
      {
        tag: 'figure[data-asset]',
        getAttrs: ({ dataset }) => ({
          ...imageFacts({
            asset: dataset['asset'],
            alt: dataset['alt'],
            width: Number(dataset['width']),
            align: dataset['align'],
          }),
        }),
      },
    ],
    renderHTML: ({ node }) => {
      const { asset, alt, width, align } = imageFacts(node.attrs)
      return ['figure', { 'data-asset': asset, 'data-alt': alt, 'data-width': String(width), 'data-align': align }]
    },
    ...(view ? { addNodeView: () => ReactNodeViewRenderer(view, { as: 'div' }) } : {}),
  })
