import { styled } from 'styled-components'
import { Icon } from '../../ui/display/Icon'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'

export interface InvestorCellProps {
  /** Who invested. */
  name: string
  /** What the lock beside the name says. */
  locked: string
}

/** Who invested, where the investment is locked. */
export function InvestorCell({ name, locked }: InvestorCellProps) {
  return (
    <Line>
      <span>{name}</span>
      <Icon name="lock" dense />
      <VisuallyHidden>{locked}</VisuallyHidden>
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > .capstan-icon {
    color: var(--capstan-text-muted);
  }
`
