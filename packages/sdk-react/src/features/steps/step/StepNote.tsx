import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface StepNoteProps {
  /** A helpful sentence beside the content. */
  children: ReactNode
  /** The small size, for meta. */
  isDense?: boolean
}

/** A quiet sentence of a step. */
export function StepNote({ children, isDense }: StepNoteProps) {
  return <Paragraph data-dense={isDense}>{children}</Paragraph>
}

const Paragraph = styled.p`
  max-width: 60ch;
  margin: 0;
  color: var(--capstan-text-muted);
  &[data-dense] {
    font-size: var(--capstan-font-size-dense);
  }
`
