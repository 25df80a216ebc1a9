import { forwardRef, type CSSProperties } from 'react'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

export interface ProgressBarProps {
  /** What it measures. */
  'aria-label': string
  /** How far, 0 to 100; without it the bar only says that something is under way. */
  percent?: number
  /** Its colour. */
  tone?: 'primary' | 'success' | 'danger'
  className?: string
}

/** How far something is. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { percent, tone, className, ...rest },
  ref,
) {
  return (
    <Bar
      {...rest}
      ref={ref}
      value={percent}
      isIndeterminate={percent === undefined}
      className={classNames('capstan-bar', className)}
      data-tone={tone}
    >
      <span style={{ '--capstan-part': `${Math.min(100, Math.max(0, percent ?? 30))}%` } as CSSProperties} />
    </Bar>
  )
})

const Bar = styled(AriaProgressBar)`
  width: 100%;
  height: calc(8 * var(--capstan-unit));
  border-radius: var(--capstan-radius-round);
  background: var(--capstan-track);
  overflow: hidden;
  print-color-adjust: exact;
  > span {
    display: block;
    width: var(--capstan-part);
    height: 100%;
    background: var(--capstan-primary-edge);
    forced-color-adjust: none;
  }
  &[data-tone='success'] > span {
    background: var(--capstan-success);
  }
  &[data-tone='danger'] > span {
    background: var(--capstan-danger);
  }
`
