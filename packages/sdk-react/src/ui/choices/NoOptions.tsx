import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Text of an empty list of options. */
export function NoOptions({ children }: { children: ReactNode }) {
  return <Words className="capstan-no-options">{children}</Words>
}

const Words = styled.div`
  padding: calc(6 * var(--capstan-unit)) var(--capstan-space-2);
  color: var(--capstan-text-muted);
`
