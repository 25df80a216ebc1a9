import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface StackProps {
  /** Things one below the other. */
  children: ReactNode
}

/** Related groups, one below the other. */
export function Stack({ children }: StackProps) {
  return <Column>{children}</Column>
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--capstan-space-4);
  min-width: 0;
`
