import { type Editor, useEditorState } from '@tiptap/react'

import { documentFonts, documentSizes } from '../../shared/content/document-content.ts'
import { hasMarkedText, lookAt, setLook } from '../text-look.ts'
import { ToolSelect } from './tool-select.tsx'

/** Font and size: of the selection, or of the whole document where nothing is selected. */
export const FontSelects = ({ editor, disabled }: { readonly editor: Editor; readonly disabled: boolean }) => {
  const { font, size, whole } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({ ...lookAt(current), whole: !hasMarkedText(current) }),
  })
  const of = whole ? 'seluruh dokumen' : 'teks yang dipilih'
  return (
    <>
      <ToolSelect
        label="Huruf"
        hint={`Huruf ${of}`}
        value={font}
        disabled={disabled}
        onChange={(value) => {
          const next = documentFonts.find((one) => one === value)
          if (next) setLook(editor, { font: next })
        }}
      >
        {documentFonts.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </ToolSelect>
      <ToolSelect
        label="Ukuran huruf"
        hint={`Ukuran huruf ${of}`}
        value={String(size)}
        disabled={disabled}
        onChange={(value) => {
          const next = documentSizes.find((one) => String(one) === value)
          if (next) setLook(editor, { size: next })
        }}
      >
        {documentSizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </ToolSelect>
    </>
  )
}
