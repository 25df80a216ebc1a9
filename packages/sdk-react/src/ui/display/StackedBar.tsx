import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

export interface StackedBarPart {
  /** What it is. */
  label: string
  /** Its share of the whole, 0 to 100. */
  percent: number
  /** Its figure, in words; the percentage when not given. */
  text?: string
}

export interface StackedBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The parts, the largest first; at most eight have colours of their own. */
  parts: StackedBarPart[]
  /** What the whole is. */
  'aria-label': string
}

/** The parts of a whole, in a bar and in a list that says the same. */
export const StackedBar = forwardRef<HTMLElement, StackedBarProps>(function StackedBar(
  { parts, className, 'aria-label': label, ...rest },
  ref,
) {
  return (
    <Figure
      {...rest}
      ref={ref}
      role="group"
      aria-label={label}
      className={classNames('capstan-stacked-bar', className)}
    >
      <div className="capstan-bar" aria-hidden="true">
        {parts.map((part, index) => (
          <span
            key={part.label}
            style={{ '--capstan-part': part.percent, '--capstan-fill': fill(index) } as CSSProperties}
          />
        ))}
      </div>
      <ul className="capstan-legend">
        {parts.map((part, index) => (
          <li key={part.label}>
            <span className="capstan-swatch" style={{ '--capstan-fill': fill(index) } as CSSProperties} />
            <span>{part.label}</span>
            <span>{part.text ?? `${part.percent}%`}</span>
          </li>
        ))}
      </ul>
    </Figure>
  )
})

function fill(index: number): string {
  return `var(--capstan-data-${Math.min(index, 7) + 1})`
}

const Figure = styled.figure`
  display: grid;
  gap: var(--capstan-space-3);
  margin: 0;
  > .capstan-bar {
    display: flex;
    gap: calc(2 * var(--capstan-unit));
    height: calc(20 * var(--capstan-unit));
    border-radius: var(--capstan-radius-base);
    background: var(--capstan-track);
    overflow: hidden;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  > .capstan-bar > span {
    flex: 0 1 calc(var(--capstan-part) * 1%);
    background: var(--capstan-fill);
  }
  > .capstan-legend {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(208 * var(--capstan-unit))), 1fr));
    gap: var(--capstan-space-1) var(--capstan-space-6);
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--capstan-font-size-dense);
    line-height: calc(20 * var(--capstan-unit));
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-2);
    min-width: 0;
  }
  li > :last-child {
    margin-inline-start: auto;
    color: var(--capstan-text-muted);
    font-variant-numeric: tabular-nums;
  }
  .capstan-swatch {
    flex: none;
    width: calc(10 * var(--capstan-unit));
    height: calc(10 * var(--capstan-unit));
    border-radius: calc(2 * var(--capstan-unit));
    background: var(--capstan-fill);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
`
