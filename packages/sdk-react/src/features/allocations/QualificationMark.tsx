import type { QualificationState } from '@capstan/sdk-core/allocations'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Icon } from '../../ui/display/Icon'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { allocationsMessages } from './messages'

export interface QualificationMarkProps {
  state: QualificationState
  /** Shows the icon alone; its word is its tooltip and its name for assistive technology. */
  bare?: boolean
}

/** The icon and the word of a qualification, or of all of an investment: qualified, rejected or unknown. (ALLOC-069 to ALLOC-074) */
export function QualificationMark({ state, bare }: QualificationMarkProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const word = messages.qualification[state]

  return (
    <Mark className="capstan-qualification-mark" data-status={state} title={bare ? word : undefined}>
      <Icon name={iconOf[state]} dense />
      {bare ? <VisuallyHidden>{word}</VisuallyHidden> : <span>{word}</span>}
    </Mark>
  )
}

const iconOf = { qualified: 'check-circle', rejected: 'x-circle', unknown: 'help' } as const

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-1);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  white-space: nowrap;
  &[data-status='qualified'] {
    color: var(--capstan-success);
  }
  &[data-status='rejected'] {
    color: var(--capstan-danger);
  }
`
