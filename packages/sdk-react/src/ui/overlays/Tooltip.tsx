import { forwardRef, type ReactElement, type ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

export interface TooltipProps {
  /** The text of the tooltip. */
  text: ReactNode
  /** The trigger: a `Button` or any other focusable element. */
  children: ReactElement
  /** Open at first. */
  defaultOpen?: boolean
  className?: string
}

/** Tooltip that opens after 800 ms of hover, or at once on focus. Escape closes it; it stays open while the pointer is on it. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { text, children, defaultOpen, className, ...rest },
  ref,
) {
  return (
    <TooltipTrigger defaultOpen={defaultOpen} delay={800} closeDelay={300}>
      {children}
      <Bubble {...rest} ref={ref} offset={6} className={classNames('capstan-tooltip', className)}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
})

const Bubble = styled(AriaTooltip)`
  max-width: calc(280 * var(--capstan-unit));
  padding: calc(6 * var(--capstan-unit)) calc(10 * var(--capstan-unit));
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-inverse);
  color: var(--capstan-on-inverse);
  font-size: var(--capstan-font-size-dense);
  line-height: calc(18 * var(--capstan-unit));
  box-shadow: var(--capstan-shadow-popover);
  outline: 0;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
