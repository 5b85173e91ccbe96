import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'

import { stampText } from '../../shared/content/document-content.ts'
import { Fact } from '../facts.tsx'
import s from './blocks.module.css'

/** The box for the duty stamp; its words are written in it. */
export const StampBoxView = ({ node, updateAttributes }: ReactNodeViewProps) => (
  <NodeViewWrapper contentEditable={false} data-stamp="">
    <div className={s.stamp}>
      <Fact
        label="Tulisan kotak meterai"
        hint={stampText}
        value={String(node.attrs['text'] ?? stampText)}
        onChange={(text) => updateAttributes({ text })}
      />
    </div>
  </NodeViewWrapper>
)
