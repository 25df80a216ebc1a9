import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../../ui/display/Icon'
import { medium, narrow } from '../../ui/layout/breakpoints'

export interface ReportFrameProps {
  icon: IconName
  name: string
  /** The description of its content. */
  about?: string
  /** Facts about the report, each with its name. */
  facts: readonly (readonly [name: string, value: string])[]
  actions: ReactNode
  /** Further content below the facts. */
  children?: ReactNode
}

/** A line of the list of reports. */
export function ReportFrame({ icon, name, about, facts, actions, children }: ReportFrameProps) {
  return (
    <Line>
      <Icon name={icon} />
      <div className="capstan-report-words">
        <b>{name}</b>
        {about && <p>{about}</p>}
      </div>
      <dl>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="capstan-report-actions">{actions}</div>
      {children && <div className="capstan-report-note">{children}</div>}
    </Line>
  )
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: var(--capstan-space-3) var(--capstan-space-6);
  align-items: center;
  padding: var(--capstan-space-4) var(--capstan-space-6);
  > .capstan-icon {
    color: var(--capstan-text-muted);
  }
  b {
    font-weight: var(--capstan-font-weight-strong);
  }
  p {
    margin: 0;
    color: var(--capstan-text-muted);
  }
  > dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-2) var(--capstan-space-6);
    margin: 0;
    font-size: var(--capstan-font-size-dense);
  }
  dt {
    color: var(--capstan-text-muted);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > .capstan-report-actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-2);
  }
  > .capstan-report-note {
    grid-column: 1 / -1;
  }
  > .capstan-report-note:empty {
    display: none;
  }
  @container ${medium} {
    grid-template-columns: auto minmax(0, 1fr);
    > dl,
    > .capstan-report-actions {
      grid-column: 2;
    }
  }
  @container ${narrow} {
    padding: var(--capstan-space-4);
  }
`
