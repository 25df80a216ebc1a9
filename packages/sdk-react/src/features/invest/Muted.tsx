import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface MutedProps {
  /** A sentence that helps, but is not the content. */
  children: ReactNode
  /** Close under the heading of its card. */
  isLead?: boolean
  /** The small size, for meta. */
  isDense?: boolean
}

/** A quiet sentence. */
export function Muted({ children, isLead, isDense }: MutedProps) {
  return (
    <Paragraph data-lead={isLead} data-dense={isDense}>
      {children}
    </Paragraph>
  )
}

const Paragraph = styled.p`
  max-width: 60ch;
  margin: 0;
  color: var(--capstan-text-muted);
  &[data-lead] {
    margin-top: calc(-1 * var(--capstan-space-2));
  }
  &[data-dense] {
    font-size: var(--capstan-font-size-dense);
  }
`
