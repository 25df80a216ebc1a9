import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { Icon, type IconName } from './Icon'
import { narrow } from '../layout/breakpoints'
import { ownText } from './ownText'

/** The colours of states. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  /** The colour; the word has the same meaning. */
  tone?: Tone
  /** The icon; it has the same meaning. */
  icon?: IconName
}

/** A state in a colour, a drawing and a word. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { tone = 'neutral', icon, children, className, ...rest },
  ref,
) {
  return (
    <Box {...rest} ref={ref} className={classNames('capstan-chip', className)} data-tone={tone}>
      {icon && <Icon name={icon} dense spin={icon === 'loader'} />}
      {ownText(children)}
    </Box>
  )
})

const Box = styled.span`
  display: inline-flex;
  /* Its words stand on the line of what it stands beside. */
  align-items: baseline;
  gap: var(--capstan-space-1);
  max-width: 100%;
  padding: 1px calc(8 * var(--capstan-unit)) 1px calc(5 * var(--capstan-unit));
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-active);
  color: var(--capstan-text);
  font-size: var(--capstan-font-size-dense);
  font-weight: var(--capstan-font-weight-regular);
  line-height: calc(20 * var(--capstan-unit));
  white-space: nowrap;
  print-color-adjust: exact;
  > .capstan-icon {
    align-self: center;
  }
  &:not(:has(> .capstan-icon)) {
    padding-inline: calc(8 * var(--capstan-unit));
  }
  &[data-tone='neutral'] > .capstan-icon {
    color: var(--capstan-text-muted);
  }
  &[data-tone='info'] {
    background: var(--capstan-info-soft);
    color: var(--capstan-on-info-soft);
  }
  &[data-tone='success'] {
    background: var(--capstan-success-soft);
    color: var(--capstan-on-success-soft);
  }
  &[data-tone='warning'] {
    background: var(--capstan-warning-soft);
    color: var(--capstan-on-warning-soft);
  }
  &[data-tone='danger'] {
    background: var(--capstan-danger-soft);
    color: var(--capstan-on-danger-soft);
  }
  :is([data-selected], [aria-selected='true']) & {
    background: var(--capstan-surface-raised);
  }
  /* A phone has no room for long words on one line; a table scrolls. */
  @container ${narrow} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  :is(td, th) & {
    white-space: nowrap;
    overflow-wrap: normal;
  }
  @media (prefers-contrast: more) {
    box-shadow: inset 0 0 0 1px currentColor;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
