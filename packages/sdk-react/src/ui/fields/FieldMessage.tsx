import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../display/Icon'

export interface FieldMessageProps {
  /** What the field's `aria-describedby` names. React Aria's own slots look the id up in the page, and find nothing in a shadow root. */
  id: string
  /** Help. */
  description?: ReactNode
  /** What is wrong; takes the place of the help. */
  error?: ReactNode
}

/** The line under a field. It is always one line high, so that nothing moves when a message appears. */
export function FieldMessage({ id, description, error }: FieldMessageProps) {
  return (
    <MessageSlot className="capstan-message" data-error={error ? true : undefined}>
      {error && <Icon name="error" dense />}
      <span id={id}>{error || description}</span>
    </MessageSlot>
  )
}

const MessageSlot: ComponentType<HTMLAttributes<HTMLDivElement> & { 'data-error'?: boolean }> = styled.div`
  min-height: calc(32 * var(--capstan-unit));
  padding-block: calc(4 * var(--capstan-unit)) calc(10 * var(--capstan-unit));
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  line-height: calc(18 * var(--capstan-unit));
  &[data-error] {
    display: flex;
    gap: var(--capstan-space-1);
    color: var(--capstan-danger);
  }
  > .capstan-icon {
    margin-top: 1px;
  }
`
