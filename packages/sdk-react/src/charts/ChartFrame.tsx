import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../ui/classNames'
import { chartRules } from './chartRules'

/** The props of every chart besides its data. */
export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The name of the chart, for assistive technology and above the table. */
  'aria-label': string
}

/** Frame of every chart: its name, colours and patterns. */
export const ChartFrame = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function ChartFrame(
  { className, ...rest },
  ref,
) {
  return <Figure {...rest} ref={ref} className={classNames('capstan-chart', className)} />
})

const Figure = styled.figure`
  ${chartRules}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--capstan-space-3);
  min-width: 0;
  font-variant-numeric: tabular-nums lining-nums;
  break-inside: avoid;
  > .capstan-chart-words {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--capstan-space-4);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > .capstan-chart-words > b {
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-strong);
  }
  > .capstan-chart-beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--capstan-space-6) var(--capstan-space-10);
  }
`
