import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** The name of the group for assistive technology. */
  'aria-label': string
}

/** Joined buttons for one choice; `aria-pressed` marks the chosen one. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(
  { className, ...rest },
  ref,
) {
  return <Group role="group" {...rest} ref={ref} className={classNames('capstan-button-group', className)} />
})

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  > .capstan-button {
    border-radius: 0;
  }
  > .capstan-button:not(:first-child) {
    margin-inline-start: -1px;
  }
  > .capstan-button:first-child {
    border-start-start-radius: var(--capstan-radius-base);
    border-end-start-radius: var(--capstan-radius-base);
  }
  > .capstan-button:last-child {
    border-start-end-radius: var(--capstan-radius-base);
    border-end-end-radius: var(--capstan-radius-base);
  }
  /* Its border lies over its neighbours'. */
  > .capstan-button[aria-pressed='true'] {
    z-index: 1;
    border-color: var(--capstan-primary-edge);
    background: var(--capstan-primary-soft);
    color: var(--capstan-on-primary-soft);
  }
  @media (forced-colors: active) {
    > .capstan-button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    display: none;
  }
`
