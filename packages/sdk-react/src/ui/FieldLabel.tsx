import type { ReactNode } from 'react'
import { Label } from 'react-aria-components'
import { styled } from 'styled-components'
import { useUiMessages } from './uiMessages'

export interface FieldLabelProps {
  /** What the field asks for. */
  children: ReactNode
  /** Says that it may stay empty. */
  optional?: boolean
}

/** The words above a field. */
export function FieldLabel({ children, optional }: FieldLabelProps) {
  const messages = useUiMessages()

  return (
    <Words className="capstan-label">
      <span>{children}</span>
      {optional && <span className="capstan-optional">{messages.optional}</span>}
    </Words>
  )
}

const Words = styled(Label)`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--capstan-space-2);
  margin-bottom: var(--capstan-space-1);
  padding: 0;
  color: var(--capstan-text);
  font-weight: var(--capstan-font-weight-strong);
  > .capstan-optional {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
  }
`
