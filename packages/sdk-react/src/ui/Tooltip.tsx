import type { ReactElement, ReactNode, Ref } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { styled } from 'styled-components'
import { classNames } from './classNames'

export interface TooltipProps {
  /** What it says. */
  text: ReactNode
  /** What it explains: a `Button` or anything else that takes focus. */
  children: ReactElement
  className?: string
  /** The tooltip element. */
  ref?: Ref<HTMLDivElement>
}

/** More about something, after 800 ms of hover or at once on focus. */
export function Tooltip({ text, children, className, ...rest }: TooltipProps) {
  return (
    <TooltipTrigger delay={800} closeDelay={0}>
      {children}
      <Bubble {...rest} offset={6} className={classNames('capstan-tooltip', className)}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
}

const Bubble = styled(AriaTooltip)`
  max-width: 280px;
  padding: 6px 10px;
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-inverse);
  color: var(--capstan-on-inverse);
  font-size: var(--capstan-font-size-dense);
  line-height: 18px;
  box-shadow: var(--capstan-shadow-popover);
  outline: 0;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
