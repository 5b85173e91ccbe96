import RotateCw from 'lucide-react/icons/rotate-cw'
import { Component, type ReactNode } from 'react'

import { Button } from './button.tsx'
import s from './error-panel.module.css'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/** Holds a broken panel back from the others (SHELL-19; texts of P1). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <div className={s.panel} role="alert">
        <h2 className={s.title}>Something went wrong</h2>
        <p className={s.text}>Please try refreshing the page</p>
        <Button icon={<RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={() => location.reload()}>
          Refresh
        </Button>
      </div>
    )
  }
}
