import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { useCapstanContext } from '../useCapstan'

export interface StyleTargetProps {
  /** The root that the style element goes into; by default the head of the page. */
  target?: ShadowRoot
  children: ReactNode
}

/** Puts the styles where they belong, with the page's nonce. */
export function StyleTarget({ target, children }: StyleTargetProps) {
  const { nonce } = useCapstanContext()

  return (
    <StyleSheetManager target={target} nonce={nonce}>
      {children}
    </StyleSheetManager>
  )
}
