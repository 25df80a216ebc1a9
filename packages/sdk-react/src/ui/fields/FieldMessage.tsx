import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../display/Icon'
import { errorId } from './describedBy'

export interface FieldMessageProps {
  /**
   * The id for the field's `aria-describedby`. React Aria's own slots look ids up in the document and find none in a shadow root.
   */
  id: string
  /** Help. It stays when something is wrong: that is when it is needed. */
  description?: ReactNode
  /** The validation error; shown above the help. */
  error?: ReactNode
}

/** Help and error below a field. It is at least one line high, so that the layout does not shift when the first line appears. */
export function FieldMessage({ id, description, error }: FieldMessageProps) {
  return (
    <MessageSlot className="capstan-message">
      {error && (
        <div className="capstan-message-error">
          <Icon name="error" dense />
          <span id={errorId(id)}>{error}</span>
        </div>
      )}
      {description && <span id={id}>{description}</span>}
    </MessageSlot>
  )
}

const MessageSlot: ComponentType<HTMLAttributes<HTMLDivElement>> = styled.div`
  min-height: calc(32 * var(--capstan-unit));
  padding-block: calc(4 * var(--capstan-unit)) calc(10 * var(--capstan-unit));
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  line-height: calc(18 * var(--capstan-unit));
  overflow-wrap: anywhere;
  > .capstan-message-error {
    display: flex;
    gap: var(--capstan-space-1);
    color: var(--capstan-danger);
  }
  > .capstan-message-error > .capstan-icon {
    margin-top: 1px;
  }
`
