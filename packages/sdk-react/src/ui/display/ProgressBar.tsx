import { forwardRef, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

export interface ProgressBarProps {
  /** The name of the measured quantity, for assistive technology. */
  'aria-label': string
  /** The progress, 0 to 100; without it the bar is indeterminate. */
  percent?: number
  /** Its colour. */
  tone?: 'primary' | 'success' | 'danger'
  className?: string
}

/**
 * How far something is. React Aria's would bring its parser of numbers into the first load of every page with a button,
 * for a role that the browser reads as well.
 */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { percent, tone, className, ...rest },
  ref,
) {
  const value = percent === undefined ? undefined : Math.min(100, Math.max(0, percent))
  return (
    <Bar
      {...rest}
      ref={ref}
      role="progressbar"
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('capstan-bar', className)}
      data-tone={tone}
    >
      <span style={{ '--capstan-part': `${value ?? 30}%` } as CSSProperties} />
    </Bar>
  )
})

const Bar = styled.div`
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
