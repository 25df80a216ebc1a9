import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface StepNoteProps {
  /** A sentence that helps, but is not the content. */
  children: ReactNode
}

/** A quiet sentence of a step. */
export function StepNote({ children }: StepNoteProps) {
  return <Paragraph>{children}</Paragraph>
}

const Paragraph = styled.p`
  max-width: 60ch;
  margin: 0;
  color: var(--capstan-text-muted);
`
