import type { DistributionRow } from '@capstan/sdk-core/distributions'
import { styled } from 'styled-components'
import { ProgressBar } from '../../ui/display/ProgressBar'

export interface ProgressCellProps {
  distribution: Pick<
    DistributionRow,
    'stepCount' | 'stepPosition' | 'qualificationsComplete' | 'activeStepStatus'
  >
  /** The label of the bar. */
  label: string
  /** The progress as text. */
  text: string
}

/** How far an investment is: the words, and beside them a bar where there are steps to count. */
export function ProgressCell({ distribution, label, text }: ProgressCellProps) {
  const percent = percentOf(distribution)
  const tone = distribution.activeStepStatus === 'failed' ? 'danger' : percent === 100 ? 'success' : undefined

  return (
    <Gauge className="capstan-progress">
      {percent !== undefined && <ProgressBar aria-label={label} percent={percent} tone={tone} />}
      <span>{text}</span>
    </Gauge>
  )
}

/** The steps behind it; without a process, all or nothing. */
function percentOf({
  stepCount,
  stepPosition,
  qualificationsComplete,
}: ProgressCellProps['distribution']): number | undefined {
  if (stepCount === null) return qualificationsComplete ? 100 : 0
  if (stepCount === 0) return undefined
  return stepPosition === null ? 100 : ((stepPosition - 1) * 100) / stepCount
}

const Gauge = styled.span`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  /* One length, so that they can be compared. */
  > .capstan-bar {
    flex: 0 1 calc(48 * var(--capstan-unit));
    min-width: calc(32 * var(--capstan-unit));
    height: calc(5 * var(--capstan-unit));
  }
  > span {
    margin-inline-start: auto;
    color: var(--capstan-text-muted);
  }
`
