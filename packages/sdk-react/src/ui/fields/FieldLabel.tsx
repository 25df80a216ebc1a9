import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { styled } from 'styled-components'
import { optionalId } from './describedBy'
import { FieldExplanation } from './FieldExplanation'
import { useUiMessages } from '../uiMessages'

export interface FieldLabelProps {
  /** The id of the field's message, from which the id of `Optional` is made. */
  id: string
  /** The text of the label. */
  children: ReactNode
  /** Says that it may stay empty. */
  optional?: boolean
  /** The explanation of the label, which a button beside it opens. */
  explanation?: ReactNode
}

/** The words above a field. The mark for optional fields is a description; the name is the label alone. */
export function FieldLabel({ id, children, optional, explanation }: FieldLabelProps) {
  const messages = useUiMessages()

  return (
    <Words className="capstan-label">
      <Label>{children}</Label>
      {optional && (
        <span id={optionalId(id)} className="capstan-optional">
          {messages.optional}
        </span>
      )}
      {explanation && <FieldExplanation label={children}>{explanation}</FieldExplanation>}
    </Words>
  )
}

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--capstan-space-2);
  margin-bottom: var(--capstan-space-1);
  padding: 0;
  color: var(--capstan-text);
  font-weight: var(--capstan-font-weight-strong);
  > :first-child {
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
  }
  > .capstan-optional {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
  }
`
