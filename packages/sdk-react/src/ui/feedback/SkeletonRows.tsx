import { styled } from 'styled-components'
import { Skeleton } from './Skeleton'

export interface SkeletonRowsProps {
  /** How many. */
  count: number
}

/** The rows of a table on their way: a thin line in each, where its words will stand. */
export function SkeletonRows({ count }: SkeletonRowsProps) {
  return (
    <Rows>
      {Array.from({ length: count }, (_, row) => (
        <div key={row}>
          <Skeleton width={`${widths[row % widths.length]}%`} />
        </div>
      ))}
    </Rows>
  )
}

const widths = [72, 84, 64, 78]

const Rows = styled.div`
  > div {
    display: flex;
    align-items: center;
    height: var(--capstan-density-compact);
    padding-inline: var(--capstan-space-4);
  }
  > div + div {
    border-top: 1px solid var(--capstan-border-subtle);
  }
`
