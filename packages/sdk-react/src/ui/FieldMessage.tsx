import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'
import { styled } from 'styled-components'
import { Icon } from './Icon'

export interface FieldMessageProps {
  /** Help. */
  description?: ReactNode
  /** What is wrong; takes the place of the help. */
  error?: ReactNode
}

/** The line under a field. It is always one line high, so that nothing moves when a message appears. */
export function FieldMessage({ description, error }: FieldMessageProps) {
  return (
    <MessageSlot className="capstan-message" data-error={error ? true : undefined}>
      {error ? <ErrorText error={error} /> : description && <Text slot="description">{description}</Text>}
    </MessageSlot>
  )
}

function ErrorText({ error }: { error: ReactNode }) {
  return (
    <>
      <Icon name="error" dense />
      <FieldError>{error}</FieldError>
    </>
  )
}

/** The place itself, for fields that wire their message themselves. */
export const MessageSlot = styled.div`
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
` as ComponentType<HTMLAttributes<HTMLDivElement> & { 'data-error'?: boolean }>
