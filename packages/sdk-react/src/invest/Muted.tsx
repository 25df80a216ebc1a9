import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface MutedProps {
  /** A sentence that helps, but is not the content. */
  children: ReactNode
}

/** A quiet sentence. */
export function Muted({ children }: MutedProps) {
  return <Paragraph>{children}</Paragraph>
}

const Paragraph = styled.p`
  max-width: 60ch;
  margin: 0;
  color: var(--capstan-text-muted);
`
