import { styled } from 'styled-components'
import { Icon } from '../../ui/display/Icon'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'

export interface InvestorCellProps {
  /** The investor. */
  name: string
  /** The text of the lock beside the name; without it the investment is not locked. */
  locked?: string
  /** True when the name is a button that opens the row. */
  opens: boolean
}

/** The investor of a row: a button that opens it, and a lock if the investment is locked. */
export function InvestorCell({ name, locked, opens }: InvestorCellProps) {
  return (
    <Line>
      {opens ? (
        <button type="button" className="capstan-grid-link capstan-grid-open">
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      {locked && (
        <>
          <Icon name="lock" dense />
          <VisuallyHidden>{locked}</VisuallyHidden>
        </>
      )}
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  min-width: 0;
  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > .capstan-icon {
    color: var(--capstan-text-muted);
  }
`
