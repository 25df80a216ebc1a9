import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { narrow } from '../../../ui/layout/breakpoints'

export interface FactListProps {
  /** The known facts, in order; a fact without a value is left out. */
  facts: readonly { label: string; value?: ReactNode }[]
}

/** Facts side by side, each under its label. */
export function FactList({ facts }: FactListProps) {
  return (
    <Facts className="capstan-facts">
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </Facts>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(200 * var(--capstan-unit))), 1fr));
  gap: var(--capstan-space-5) var(--capstan-space-6);
  margin: 0;
  font-variant-numeric: tabular-nums lining-nums;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @container ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* With large text on a phone there is no room for two words side by side. */
  @container (max-width: 20em) {
    grid-template-columns: minmax(0, 1fr);
  }
  dt {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  dd {
    margin: 0;
  }
`
